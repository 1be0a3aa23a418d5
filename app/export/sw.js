// Keeps the whole edition in the browser, so that every page plays with the network gone. Files whose
// names say what is in them never change; pages come from the newest version that is here whole.

const OURS = "italiancards ";
const NAME = OURS + MARK;
const LASTING = /\/(static|python)\//;
const AT_ONCE = 6;

const versions = async () => (await caches.keys()).filter((each) => each.startsWith(OURS));

/** Keep a file: from the version before, where it is the same. */
async function keep(cache, file) {
  const address = new URL(file, registration.scope);
  const lasting = LASTING.test(address.pathname);
  const kept = lasting && (await caches.match(address));
  if (kept) await cache.put(address, kept);
  else await cache.add(new Request(address, { cache: lasting ? "default" : "no-cache" }));
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

async function answer(request) {
  const { pathname } = new URL(request.url);
  if (LASTING.test(pathname)) return (await caches.match(pathname)) ?? fetch(request);
  const cache = await caches.open(NAME);
  const page = await cache.match(pathname.replace(/\/$/, "/index.html"));
  if (page) return page;
  const folder = await cache.match(`${pathname}/index.html`);
  return folder ? Response.redirect(`${pathname}/`) : fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
