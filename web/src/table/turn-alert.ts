// Decides when a call is worth it: after a long wait, or while the page is hidden.
const LONG = 4000; // milliseconds

/**
 * Return a function to call at every change. It returns true if a state has just become true and
 * the user may have stopped watching. `initially`: the state when the page opens, which is no news.
 */
export function turnAlert(initially: boolean): (now: boolean) => boolean {
  let before = initially;
  let since = performance.now();
  return (now) => {
    if (now === before) return false;
    before = now;
    const waited = performance.now() - since;
    since = performance.now();
    return now && (document.hidden || waited > LONG);
  };
}
