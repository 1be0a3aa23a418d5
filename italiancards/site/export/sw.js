// Keeps the whole edition in the browser, so that every page plays with the network gone. Files whose
// names say what is in them never change; pages come from the newest version that is here whole.

const OURS = "italiancards ";
const NAME = OURS + MARK;
const LASTING = /\/(static|python)\//;
const MARKED = /\.([0-9a-f]{12})\.\w+$/;
const AT_ONCE = 6;

const versions = async () => (await caches.keys()).filter((each) => each.startsWith(OURS));

/** An answer, if it has what the name of its file says.
 * @param {URL} address @param {Response | undefined} answer */
async function sound({ pathname }, answer) {
  if (!answer?.ok) return undefined;
  const [, mark] = pathname.match(MARKED) ?? [];
  if (!mark) return answer;
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const told = Array.from(new Uint8Array(digest), (each) => each.toString(16).padStart(2, "0")).join("");
  return told.startsWith(mark) ? answer : undefined;
}

/** A file that never changes, from the host, past what lies damaged on the way.
 * @param {URL} address */
const fetched = async (address) =>
  (await sound(address, await fetch(address))) ?? sound(address, await fetch(address, { cache: "reload" }));

/** Keep a file: from the version before, where it is the same. */
async function keep(cache, file) {
  const address = new URL(file, registration.scope);
  const answer = LASTING.test(address.pathname)
    ? ((await sound(address, await caches.match(address))) ?? (await fetched(address)))
    : await sound(address, await fetch(address, { cache: "no-cache" }));
  if (!answer) throw new Error(`${address}: it is missing or damaged`);
  await cache.put(address, answer);
}

self.addEventListener("install", (event) => {
  const all = async () => {
    const cache = await caches.open(NAME);
    const waiting = [...FILES];
    const some = async () => {
      while (waiting.length) await keep(cache, waiting.pop());
    };
    await Promise.all(Array.from({ length: AT_ONCE }, some));
    await skipWaiting();
  };
  event.waitUntil(all());
});

// The version before is kept as well: a page that is still open may ask for a file of it.
self.addEventListener("activate", (event) => {
  const all = async () => {
    const before = (await versions()).filter((each) => each !== NAME);
    await Promise.all(before.slice(0, -1).map((each) => caches.delete(each)));
    await clients.claim();
  };
  event.waitUntil(all());
});

/** A file that never changes: as it is kept, if it is still what it was; else anew. */
async function lasting(request) {
  const address = new URL(request.url);
  const kept = await caches.match(address.pathname);
  if (!kept) return fetch(request);
  const answer = await sound(address, kept);
  if (answer) return answer;
  const anew = await fetched(address);
  if (anew) await (await caches.open(NAME)).put(address, anew.clone());
  return anew ?? Response.error();
}

async function respond(request) {
  const { pathname, search } = new URL(request.url);
  if (LASTING.test(pathname)) return lasting(request);
  const cache = await caches.open(NAME);
  const page = await cache.match(pathname.replace(/\/$/, "/index.html"));
  if (page) return page;
  const folder = await cache.match(`${pathname}/index.html`);
  return folder ? Response.redirect(`${pathname}/${search}`) : fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(respond(event.request));
});
