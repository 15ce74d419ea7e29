// A newer server no longer has the chunks of an older page. Reload the page then, but only once.
const KEY = "chocolatier.renewed"; // in the session's storage: when the page was last reloaded
const PAUSE = 10_000; // milliseconds before another reload may help

export function reloadWhenStale(): void {
  addEventListener("vite:preloadError", (event) => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // without storage a page that keeps failing would reload forever
    }
    event.preventDefault();
    location.reload();
  });
}
