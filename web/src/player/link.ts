// The secret link of a player, and the time for a file.
const KEY = /^[A-Za-z0-9_-]{16,64}$/;

export const isKey = (text: string): boolean => KEY.test(text);

/** The secret in a link's fragment, else null. */
export function keyOf(fragment: string): string | null {
  const key = new URLSearchParams(fragment).get("key");
  return key && isKey(key) ? key : null;
}

export const playerLink = (origin: string, key: string): string => `${origin}/player#key=${key}`;

/** This moment as text. */
export const stamp = (): string => new Date().toISOString();
