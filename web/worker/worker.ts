// The service worker. With it the page opens without a network, and with a network it is never old.
// Pages come from the network first. Files with a hash in their name never change, so they come
// from the cache. Of the API only the lessons are kept.
declare const __FILES__: string[]; // all files under assets/, written in by vite.config.ts
declare const __VERSION__: string; // a hash of index.html: another page makes another worker

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES = new Set(__FILES__);
const INDEX = "/";
const LESSONS = "/api/lessons";
const cache = () => caches.open("chocolatier");
const pathOf = (request: Request) => new URL(request.url).pathname;

/** Fetch what this version needs and the cache lacks. Fails unless it gets all of it. */
async function install(): Promise<void> {
  const kept = await cache();
  const here = new Set((await kept.keys()).map(pathOf));
  await kept.addAll([...FILES].filter((file) => !here.has(file)));
  const index = await fetch(INDEX, { cache: "no-cache" });
  const names = (await index.clone().text()).match(/\/assets\/[\w.-]+/g) ?? [];
  if (!index.ok || !names.length || names.some((name) => !FILES.has(name))) {
    throw new Error(`this is not the page of ${__VERSION__}`); // the browser tries again later
  }
  await kept.put(INDEX, index);
  await kept.add(LESSONS).catch(() => undefined); // a server that is just starting has none yet
  await worker.skipWaiting();
}

/** Take over the open pages, and remove what belongs to other versions. */
async function takeOver(): Promise<void> {
  await worker.clients.claim();
  const kept = await cache();
  for (const request of await kept.keys()) {
    const path = pathOf(request);
    if (!FILES.has(path) && path !== INDEX && path !== LESSONS) await kept.delete(request);
  }
}

const found = async (path: string) => (await cache()).match(path, { ignoreVary: true });

async function file(request: Request): Promise<Response> {
  return (await found(pathOf(request))) ?? fetch(request);
}

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const index = await found(INDEX);
    if (index) return index;
    throw error;
  }
}

async function lessons(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await cache()).put(LESSONS, answer.clone());
    return answer;
  } catch (error) {
    const kept = await found(LESSONS);
    if (kept) return kept;
    throw error;
  }
}

/** The response to a request, or null to leave the request to the browser. */
function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return null;
  if (FILES.has(pathname)) return file(request);
  if (pathname === LESSONS) return lessons(request);
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) return page(request);
  return null;
}

interface Call {
  title: string;
  options: NotificationOptions;
  path: string;
}

/** Show a page's notification. Remember the page by its id, since its address may change. */
async function notify({ title, options, path }: Call, page: string): Promise<void> {
  await worker.registration.showNotification(title, { ...options, data: { page, path } });
}

/** Go to the page that called, or open its path if it is gone. */
async function lead({ page, path }: { page: string; path: string }): Promise<void> {
  const open = await worker.clients.get(page);
  if (open instanceof WindowClient) await open.focus();
  else await worker.clients.openWindow(path);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("fetch", (event) => {
  const promised = answer(event.request);
  if (promised) event.respondWith(promised);
});
worker.addEventListener("message", (event) => {
  if (event.source instanceof Client) {
    event.waitUntil(notify(event.data as Call, event.source.id));
  }
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data as { page: string; path: string }));
});
