// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forbidStorage } from "../../testing/no-storage";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

afterEach(() => vi.unstubAllGlobals());

it("makes one token and keeps it", async () => {
  const { holder } = await import("./holder");
  const token = holder();
  expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(holder()).toBe(token);
  vi.resetModules();
  const later = await import("./holder");
  expect(later.holder()).toBe(token);
});

it("replaces what is not a token", async () => {
  localStorage.setItem("chocolatier.holder", "?");
  const { holder } = await import("./holder");
  expect(holder()).toMatch(/^[A-Za-z0-9_-]{32}$/);
});

it("lasts as long as the page without storage", async () => {
  forbidStorage();
  const { holder } = await import("./holder");
  expect(holder()).toBe(holder());
});
