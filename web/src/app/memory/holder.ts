// The token by which a server knows this browser again in games that count, such as the daily deal.
const KEY = "chocolatier.holder";
const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;
const BYTES = 24;

let kept: string | null = null;

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Use a token that another browser of the same person has made. */
export function adoptHolder(token: string): void {
  kept = token;
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** This browser's token, made when it is first needed; without storage it lasts as long as the page. */
export function holder(): string {
  try {
    const found = localStorage.getItem(KEY);
    if (found && TOKEN.test(found)) return (kept = found);
    kept ??= fresh();
    localStorage.setItem(KEY, kept);
  } catch {
    kept ??= fresh();
  }
  return kept;
}
