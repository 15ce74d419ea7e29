// Calls somebody back to the table: title, icon, sound and, when the page is hidden, a notification.
import { preferences } from "./preferences.svelte";
import { sound } from "./sounds";
import { say } from "./words.svelte";

export function title(text: string | null): void {
  document.title = text ? say("title", { page: text }) : say("app-name");
}

/** The icon with a dot while it is one's turn. */
export function dot(on: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = on ? "/favicon-turn.svg" : "/favicon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

export function callBack(text: string): void {
  sound("turn");
  if (!document.hidden || !preferences.notify || !mayNotify()) return;
  try {
    const notification = new Notification(say("app-name"), {
      body: text,
      icon: "/favicon.svg",
      tag: "chocolatier-turn",
    });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // phones allow notifications only through a service worker
  }
}

export function mayNotify(): boolean {
  return "Notification" in window && Notification.permission === "granted";
}

/** Asks for permission; whether it was given. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
