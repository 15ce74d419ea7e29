// The page's address. The path names a page; the fragment after # belongs to that page.
import { outdated } from "./offline";

export type Route =
  | { page: "lobby" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null }
  | { page: "review"; digest: string }
  | { page: "daily"; day: string; rival: boolean }
  | { page: "duplicate"; contest: string | null }
  | { page: "study" }
  | { page: "player" }
  | { page: "learn" }
  | { page: "puzzles" }
  | { page: "rules" }
  | { page: "unknown" };

let path = $state(location.pathname);
let hash = $state(location.hash.slice(1));

function read(): void {
  path = location.pathname;
  hash = location.hash.slice(1);
}

export function route(): Route {
  if (path === "/") return { page: "lobby" };
  if (path === "/study") return { page: "study" };
  if (path === "/player") return { page: "player" };
  if (path === "/learn") return { page: "learn" };
  if (path === "/puzzles") return { page: "puzzles" };
  if (path === "/rules") return { page: "rules" };
  if (path === "/replay") return { page: "replay", table: null };
  const [, digest] = /^\/review\/([0-9a-f]{24})\/?$/.exec(path) ?? [];
  if (digest) return { page: "review", digest };
  const daily = /^\/daily(?:\/([0-9-]{1,20})(\/maitre)?)?\/?$/.exec(path);
  if (daily) return { page: "daily", day: daily[1] ?? "today", rival: daily[2] !== undefined };
  const duplicate = /^\/duplicate(?:\/([a-z0-9]{8,32}))?\/?$/.exec(path);
  if (duplicate) return { page: "duplicate", contest: duplicate[1] ?? null };
  const [, table, rest] = /^\/t\/([a-z0-9]{8,32})(\/replay)?\/?$/.exec(path) ?? [];
  if (!table) return { page: "unknown" };
  return rest ? { page: "replay", table } : { page: "table", table };
}

/** The page of a contest by its id, which names the day or is a random one. */
export function contestPath(contest: string): string {
  return contest.startsWith("daily-")
    ? `/daily/${contest.slice("daily-".length)}`
    : `/duplicate/${contest}`;
}

export function fragment(): string {
  return hash;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  read();
  scrollTo(0, 0);
}

/** Change the address without adding a step to the history. */
export function rewrite(to: string): void {
  history.replaceState(null, "", to);
  read();
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const anchor = event.target instanceof Element ? event.target.closest("a") : null;
  if (!anchor || anchor.target || anchor.hasAttribute("download")) return;
  if (anchor.origin !== location.origin || anchor.pathname.startsWith("/api/")) return;
  if (outdated()) return; // let the browser load the newer version of the page
  event.preventDefault();
  go(anchor.pathname + anchor.hash);
}

/** Make ordinary links to our pages work without a full page load. Call once. */
export function followLinks(): void {
  $effect(() => {
    addEventListener("popstate", read);
    addEventListener("click", follow);
    return () => {
      removeEventListener("popstate", read);
      removeEventListener("click", follow);
    };
  });
}
