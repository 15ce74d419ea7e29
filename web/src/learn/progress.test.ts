// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { forbidStorage } from "../testing/no-storage";

const KEY = "chocolatier.lessons";

async function opened() {
  vi.resetModules();
  return import("./progress.svelte");
}

beforeEach(() => {
  localStorage.clear();
});

it("progress comes back with the next visit", async () => {
  const page = await opened();
  page.reach("taking", 2);
  page.finish("lines");
  const { progress } = await opened();
  expect(progress).toEqual({ done: ["lines"], at: { taking: 2 } });
});

it("a finished lesson begins at its start, and is counted once", async () => {
  const { finish, progress, reach } = await opened();
  reach("taking", 2);
  finish("taking");
  finish("taking");
  expect(progress).toEqual({ done: ["taking"], at: {} });
});

it("something else under the same key counts as no progress", async () => {
  for (const text of ["[]", "not JSON", '{"done":[]}']) {
    localStorage.setItem(KEY, text);
    expect((await opened()).progress).toEqual({ done: [], at: {} });
  }
});

it("progress lasts as long as the page without storage", async () => {
  forbidStorage();
  const { progress, reach } = await opened();
  reach("taking", 1);
  expect(progress.at).toEqual({ taking: 1 });
});
