// Notices that the user has been looking at something else for a while, and that they are back.
const LONG = 60_000; // milliseconds

export interface Looking {
  readonly away: boolean;
  stop(): void;
}

/** Call `change` whenever the user goes away for long, or comes back. */
export function watchLooking(change: (away: boolean) => void): Looking {
  let away = false;
  let timer = 0;

  function set(now: boolean): void {
    if (away === now) return;
    away = now;
    change(now);
  }

  function look(): void {
    clearTimeout(timer);
    if (document.hidden) timer = window.setTimeout(() => set(true), LONG);
    else set(false);
  }

  look();
  document.addEventListener("visibilitychange", look);
  return {
    get away() {
      return away;
    },
    stop() {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    },
  };
}
