// Which seats of a reviewed game belong to this browser, so that the page can say "you".
const KEY = "chocolatier.reviews";
const MOST = 300;

export interface Reviewed {
  seats: number[];
  at: number; // when the review was first asked for, in seconds since 1970; 0 if not known
}

/** All reviews of own games, the oldest first. */
export function reviewedGames(): Record<string, Reviewed> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<
      string,
      Reviewed | number[] // as earlier versions kept them
    >;
    return Object.fromEntries(
      Object.entries(kept).map(([digest, one]) => [
        digest,
        Array.isArray(one) ? { seats: one, at: 0 } : one,
      ]),
    );
  } catch {
    return {};
  }
}

export function keepReviewed(games: Record<string, Reviewed>): void {
  const kept = Object.entries(games).sort(([, one], [, two]) => one.at - two.at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
  } catch {
    // No storage: the page names the player.
  }
}

export function rememberSeats(digest: string, seats: number[]): void {
  const games = reviewedGames();
  const at = games[digest]?.at ?? Math.floor(Date.now() / 1000);
  keepReviewed({ ...games, [digest]: { seats, at } });
}

export const seatsOfReview = (digest: string): number[] => reviewedGames()[digest]?.seats ?? [];
