// A browser that forbids storage.
import { vi } from "vitest";

const forbid = (): never => {
  throw new Error("the browser forbids storage");
};

export function forbidStorage(): void {
  const storage = { getItem: forbid, setItem: forbid };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}
