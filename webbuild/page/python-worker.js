// Where Python runs. Unpacks the images, opens the book's storage, starts web_entry.py, and carries Flet's packets.
//
// A first visit imports all modules one by one. A second worker then does the same and keeps a picture of Python's
// memory (`make`); later visits go on from that picture (`start`).
import { loadPyodide } from "./pyodide/pyodide.mjs";

const program = import("./pyodide/pyodide.asm.mjs"); // Read while the images are.
const here = new URL(".", self.location.href);
const tell = (kind, value) => self.postMessage({ tell: kind, value });
const ROOT = "/reckoner" + here.pathname.replace(/\/$/, ""); // One place in IndexedDB for each address on a host.
const BOOK = `${ROOT}/book.sqlite3`;
const MEMORY = `reckoner:${here.pathname}:memory`;
const MAKER = "{{python}}"; // Changes with anything that the picture of the memory is made from.
const NO_ZIP = "data:application/zip;base64,UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==";
const PATHS = ["/lib/python3.14", "/lib/python3.14/site-packages", "/app"];

// Errors of the file system are no Error objects.
const why = (reason) => reason?.message || `errno ${reason?.errno ?? reason}`;

let FS = null;

// The first tab has the book; a second waits until the first is closed.
async function alone() {
  if (!navigator.locks) return;
  await new Promise((go) => {
    let waits = false;
    const patience = setTimeout(() => tell("elsewhere", (waits = true)), 800);
    navigator.locks.request(`reckoner:${here.pathname}`, () => {
      clearTimeout(patience);
      if (waits) tell("elsewhere", false);
      go();
      return new Promise(() => {});
    });
  });
}

async function image(name) {
  const response = await fetch(new URL(name, here));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

const images = () => Promise.all([image("library.img"), image("app.img")]);

// The picture of Python's memory, kept on an earlier visit by this same browser: its size, and a promise of its bytes.
async function remembered() {
  try {
    const kept = await (await caches.open(MEMORY)).match(new URL(MAKER, here));
    if (kept?.headers.get("Browser") !== navigator.userAgent) return null;
    const size = Number(kept.headers.get("Size"));
    const bytes = kept.arrayBuffer().then((all) => {
      if (all.byteLength !== size) throw new Error(`${all.byteLength} bytes of ${size}`);
      return new Uint8Array(all);
    });
    bytes.catch(() => {}); // Told when it is waited for.
    return { size, bytes };
  } catch {
    return null;
  }
}

async function forget() {
  await caches.delete(MEMORY);
}

async function remember(memory) {
  await forget(); // Of an older version, or another browser's.
  const cache = await caches.open(MEMORY);
  const headers = { Browser: navigator.userAgent, Size: memory.length };
  await cache.put(new URL(MAKER, here), new Response(memory, { headers }));
}

// The files of an image, see image.py: [path, bytes] each, slices of the image.
function* files(image) {
  const start = 4 + new DataView(image.buffer, image.byteOffset).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(image.subarray(4, start)));
  let at = start;
  for (const [path, size] of index) yield [`/${path}`, image.subarray(at, (at += size))];
}

// Compiles the native modules, all at once: [path, compiled].
const natives = (image) =>
  Array.from(files(image))
    .filter(([path]) => path.endsWith(".so"))
    .map(async ([path, bytes]) => [path, await WebAssembly.compile(bytes)]);

// Puts the files into Python's file system; none is copied.
function unpack(image) {
  const { MEMFS } = FS.filesystems;
  const folders = new Map();
  for (const [path, bytes] of files(image)) {
    const cut = path.lastIndexOf("/");
    const folder = path.slice(0, cut);
    let parent = folders.get(folder);
    if (!parent) {
      FS.mkdirTree(folder);
      folders.set(folder, (parent = FS.lookupPath(folder).node));
    }
    const node = MEMFS.createNode(parent, path.slice(cut + 1), 0o100644, 0);
    node.contents = bytes;
    node.usedBytes = bytes.length;
    node.mtime = node.ctime = node.atime = 0;
  }
}

// The book's storage ------------------------------------------------------------------------------------------------

let last = 0;
let running = null;
let next = null;
let works = true;

const sync = (fromStorage) =>
  new Promise((resolve, reject) => FS.syncfs(fromStorage, (error) => (error ? reject(error) : resolve())));

async function mount() {
  FS.mkdirTree(ROOT);
  FS.mount(FS.filesystems.IDBFS, { autoPersist: true }, ROOT);
  try {
    await sync(true);
  } catch (reason) {
    console.error("no storage:", why(reason));
    works = false;
  }
}

async function write() {
  // Files are stored when their time differs from the stored one, in milliseconds: two changes in one must differ.
  last = Math.max(Date.now(), last + 1);
  try {
    if (FS.analyzePath(BOOK).exists) FS.utime(BOOK, last, last);
    await sync(false);
    return works;
  } catch (reason) {
    console.error("not kept:", why(reason));
    return false;
  }
}

// What is in the book now is in the browser's storage when this resolves; to whether it is. Calls that come during a
// write share the one after it.
function flush() {
  if (!running) {
    running = write().finally(() => (running = null));
    return running;
  }
  next ??= running.then(() => {
    next = null;
    return flush();
  });
  return next;
}

// Starting ----------------------------------------------------------------------------------------------------------

// What Python holds of the page, by name: in a picture of the memory only the names stand.
const ours = {
  flet_js: {
    documentUrl: null,
    send_python_output: (text, isError) => (isError ? console.error(text) : console.log(text)),
  },
};

// Python with our files, its native modules and what it holds of the page; `ready` is waited for when the files are
// there. From `memory` if there is one; `making`: so that a picture can be made of it. Native modules lie at the same
// place in every visit, so that the picture fits: they are loaded first.
async function python(got, { memory = null, ready = null, making = false }) {
  const native = got.then(([library]) => Promise.all(natives(library)));
  let fails;
  const failed = new Promise((_, reject) => (fails = reject)); // What fails in between Pyodide doesn't hear of.
  const started = loadPyodide({
    createPyodideModule: async (settings) => {
      settings.preRun.push((module) => {
        module.addRunDependency("native modules");
        load(module)
          .then(() => module.removeRunDependency("native modules"))
          .catch(fails);
      });
      return (await program).default(settings);
    },
    ...(memory ? { _loadSnapshot: memory.bytes, _snapshotDeserializer: (name) => ours[name] } : {}),
    ...(making ? { _makeSnapshot: true } : {}),
    indexURL: new URL("pyodide/", here).href,
    stdLibURL: NO_ZIP,
    lockFileContents: {
      info: { arch: "wasm32", platform: "emscripten_5_0_3", version: "0", python: "3.14.2", abi_version: "2026_0" },
      packages: {},
    },
    env: {
      HOME: "/home/reckoner",
      PYTHONPATH: PATHS.join(":"),
      PYDANTIC_DISABLE_PLUGINS: "__all__",
      RECKONER_DATA: ROOT,
      LANG: "C.UTF-8",
    },
    stdout: (text) => console.log(text),
    stderr: (text) => console.error(text),
    fsInit: (fs) => fill(fs).catch(fails),
  });
  const pyodide = await Promise.race([started, failed]);
  if (!memory) for (const [name, thing] of Object.entries(ours)) pyodide.registerJsModule(name, thing);
  return pyodide;

  async function load(module) {
    if (memory) module.growMemory(memory.size);
    for (const [path, code] of await native) {
      module.preloadedWasm[path] = await module.loadWebAssemblyModule(code, { loadAsync: true }, path, {});
    }
  }
  async function fill(fs) {
    FS = fs;
    (await got).forEach(unpack);
    await ready?.();
  }
}

let answers = null;

// `anew`: without a picture of the memory, since starting from it came to no end.
async function start({ address, anew }) {
  const got = images();
  if (anew) await forget();
  const memory = await remembered();
  try {
    await startFrom(memory, got, address);
  } catch (reason) {
    if (!memory) throw reason;
    console.warn("started anew:", why(reason));
    await forget();
    tell("again");
  }
}

async function startFrom(memory, got, address) {
  const free = alone();
  const ready = async () => {
    await free;
    await mount();
    tell("progress", 0.86);
  };
  const pyodide = await python(got, { memory, ready });
  tell("progress", 0.9);
  ours.flet_js.documentUrl = address;
  answers = pyodide.pyimport("web_entry");
  answers.begin({ tell, flush, remembers: memory !== null }, works);
  await ours.flet_js.start_connection((message) => {
    const bytes = message.toJs();
    self.postMessage(bytes, [bytes.buffer]);
  });
  tell("progress", 0.95);
  tell("python");
}

// Keeps a picture of Python's memory, everything imported and nothing begun, for the next visit.
async function make() {
  const pyodide = await python(images(), { making: true });
  const entry = pyodide.pyimport("web_entry");
  entry.everything();
  entry.destroy();
  const named = (thing) => Object.keys(ours).find((name) => ours[name] === thing);
  await remember(pyodide.makeMemorySnapshot({ serializer: named }));
}

const heard = {
  start: ({ value }) => start(value).catch((reason) => tell("failed", String(reason))),
  make: () =>
    make()
      .catch((reason) => console.warn("the next visit starts no faster:", why(reason)))
      .then(() => self.close()),
  flush: async () => {
    await flush();
    tell("flushed");
  },
  kept: ({ value }) => answers.kept(value),
  export: () => tell("exported", answers.export()),
};

self.onmessage = ({ data }) => {
  if (data instanceof Uint8Array) ours.flet_js.send(data);
  else heard[data.ask]?.(data);
};
