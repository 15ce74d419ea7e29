// The page without a network: worker/worker.ts keeps it, this file sees to the worker.
let old = false;

/** A newer version has taken over from the one that this page was loaded with. */
export function outdated(): boolean {
  return old;
}

export function keepForOffline(): void {
  // a page that came over plain http from another machine may have no worker
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  let first = !workers.controller;
  workers.addEventListener("controllerchange", () => {
    old ||= !first;
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
