// Whether this browser belongs to a player: everything else about that loads only then.
export const PLAYER_KEY = "chocolatier.player";

export function isPlayer(): boolean {
  try {
    return localStorage.getItem(PLAYER_KEY) !== null;
  } catch {
    return false;
  }
}
