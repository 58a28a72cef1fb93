// The service worker: keeps the whole page, so that it starts without a network.
//
// BUILD is written above this line when the page is built: its version, the path it is served at, and every file with
// the hash of its content. All files of a version are fetched, checked and kept before the version counts as installed;
// until then, and until the player takes it or all tabs are closed, the one before answers. A few late files are not
// waited for: each is kept when it is first asked for, or when the page says so.

const SCOPE = self.registration.scope;
const OURS = `reckoner:${BUILD.base}:`;
const CACHE = OURS + BUILD.version;
const LIST = new URL("__list__", SCOPE).href;
const AT_ONCE = 4;

const address = (path) => new URL(path, SCOPE).href;
const isBlink = Boolean(Intl.v8BreakIterator && Intl.Segmenter); // As Flutter's loader chooses.
const wanted = Object.keys(BUILD.files).filter((path) =>
  isBlink ? !BUILD.others.includes(path) : !path.startsWith(BUILD.blink)
);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
  if (event.data === "late") event.waitUntil(keepLate());
});

async function install() {
  const cache = await caches.open(CACHE);
  const before = await earlier();
  const now = wanted.filter((path) => !BUILD.late.includes(path));
  const total = now.reduce((sum, path) => sum + BUILD.files[path][1], 0);
  let done = 0;
  const got = (bytes) => tell({ installing: BUILD.version, done: (done += bytes), total });
  const left = [...now];
  const fetching = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keep(cache, path, before, got);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, fetching));
  } catch (reason) {
    left.length = 0;
    throw reason; // What was fetched stays in its cache: the next try goes on from there.
  }
  for (const path of BUILD.late) await copy(cache, path, before);
  await cache.put(LIST, new Response(JSON.stringify(BUILD.files)));
}

// Complete older versions: what hasn't changed is copied from them.
async function earlier() {
  const found = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === CACHE) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    if (list) found.push([cache, await list.json()]);
  }
  return found;
}

async function keep(cache, path, before, got) {
  const [hash, size] = BUILD.files[path];
  if ((await cache.match(address(path))) || (await copy(cache, path, before))) return got(size);
  const response = await fetch(address(path), { cache: "no-cache" });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  const bytes = await read(response.clone(), got);
  if ((await sha256(bytes)) !== hash) throw new Error(`${path} is of another version`);
  await cache.put(address(path), response);
}

// Takes the file from an older version that has the same; whether one has.
async function copy(cache, path, before) {
  for (const [old, list] of before) {
    const same = list[path]?.[0] === BUILD.files[path][0] && (await old.match(address(path)));
    if (same) {
      await cache.put(address(path), same);
      return true;
    }
  }
  return false;
}

async function keepLate() {
  const cache = await caches.open(CACHE);
  for (const path of BUILD.late) await keep(cache, path, [], () => {}).catch(() => {});
}

async function read(response, got) {
  const parts = [];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    got(part.value.length);
  }
  return new Blob(parts).arrayBuffer();
}

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let told = 0;
async function tell(message) {
  if (message.done < message.total && Date.now() - told < 100) return;
  told = Date.now();
  for (const page of await self.clients.matchAll({ includeUncontrolled: true, type: "window" })) page.postMessage(message);
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE && !name.endsWith(":memory")) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  const path = url.pathname.slice(new URL(SCOPE).pathname.length);
  const page = path === "" || (request.mode === "navigate" && !path.includes("."));
  const cache = await caches.open(CACHE);
  const name = page ? "index.html" : decodeURI(path);
  if (BUILD.late.includes(name)) await keep(cache, name, [], () => {}).catch(() => {});
  return (await cache.match(address(name), { ignoreSearch: true })) ?? fetch(request);
}
