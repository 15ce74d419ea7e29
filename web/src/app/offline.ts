// Registers the service worker (worker/worker.ts), which keeps the page for use without a network.
let outOfDate = false;

/** Whether a newer version has taken over from the one that this page was loaded with. */
export function outdated(): boolean {
  return outOfDate;
}

export function keepForOffline(): void {
  // Browsers offer no worker to a page that came over plain http from another machine.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  let first = !workers.controller; // the first worker belongs to this page and outdates nothing
  workers.addEventListener("controllerchange", () => {
    outOfDate ||= !first;
    first = false;
  });
  const register = async () => {
    const registration = await workers.register("/sw.js");
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) registration.update().catch(() => undefined);
    });
  };
  const start = () => void register().catch(() => undefined); // the page works without it
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
