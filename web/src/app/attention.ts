// Calls a player back to the table: page title, icon, sound and, on a hidden page, a notification.
import { preferences } from "./memory/preferences.svelte";
import { sound } from "./sounds";
import { say } from "./language/words.svelte";

export function title(text: string | null): void {
  document.title = text ? say("title", { page: text }) : say("app-name");
}

/** Show a dot on the page's icon while it is the user's turn. */
export function dot(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function callBack(text: string): void {
  sound("turn");
  if (!document.hidden || !preferences.notify || !mayNotify()) return;
  notify(text).catch(() => undefined); // the sound has called already
}

/** A friend is waiting: call as for a turn, and let a phone tremble. */
export function nudge(text: string): void {
  callBack(text);
  const quiet = !preferences.sound && !preferences.notify;
  if (!quiet && "vibrate" in navigator) navigator.vibrate([60, 90, 60]);
}

/** Phones allow notifications only through a service worker. */
async function notify(text: string): Promise<void> {
  const title = say("app-name");
  const options = { body: text, icon: "/icons/192.png", tag: "chocolatier-turn" };
  // Without https there is no service worker at all.
  const registration =
    "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  const worker = registration?.active;
  if (worker) {
    worker.postMessage({ title, options, path: location.pathname });
    return;
  }
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}

export function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Ask for permission; resolve with whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
