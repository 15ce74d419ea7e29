// Which seats of a reviewed game belong to this browser, so that the page can say "you".
const KEY = "chocolatier.reviews";
const MOST = 100;

function all(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number[]>;
  } catch {
    return {};
  }
}

export function rememberSeats(digest: string, seats: number[]): void {
  const kept = Object.entries(all()).filter(([other]) => other !== digest);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...kept, [digest, seats]].slice(-MOST))),
    );
  } catch {
    // No storage: the page names the player.
  }
}

export const seatsOfReview = (digest: string): number[] => all()[digest] ?? [];
