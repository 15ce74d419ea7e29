// When is a call worth it? When somebody waited a while, or looks elsewhere.
const WHILE = 4000; // milliseconds

/** A watcher: tells for every change whether one's turn has just come after a while. */
export function wakes(opened: boolean): (mine: boolean) => boolean {
  let before = opened; // a page that opens with one's turn calls nobody
  let since = performance.now();
  return (mine) => {
    if (mine === before) return false;
    before = mine;
    const waited = performance.now() - since;
    since = performance.now();
    return mine && (document.hidden || waited > WHILE);
  };
}
