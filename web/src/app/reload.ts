// A newer server no longer has the parts of an older page: load the page anew, once.
const KEY = "chocolatier.renewed";
const PAUSE = 10_000; // milliseconds

export function renewWhenStale(): void {
  addEventListener("vite:preloadError", (event) => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return; // without storage a reload could go round in circles
    }
    event.preventDefault();
    location.reload();
  });
}
