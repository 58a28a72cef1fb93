// Where Python runs. Unpacks the images, opens the book's storage, starts web_entry.py, and carries Flet's packets.
import { loadPyodide } from "./pyodide/pyodide.mjs";

const here = new URL(".", self.location.href);
const tell = (kind, value) => self.postMessage({ tell: kind, value });
const ROOT = "/reckoner" + here.pathname.replace(/\/$/, ""); // One place in IndexedDB for each address on a host.
const BOOK = `${ROOT}/book.sqlite3`;
const COMPILED = `reckoner:${here.pathname}:compiled`;
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

// Python's compiled modules, kept from the last visit.
async function compiled() {
  try {
    const kept = await (await caches.open(COMPILED)).match(new URL("compiled.img", here));
    return kept ? new Uint8Array(await kept.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

// Whether a compiled file is that of its source as it is now: its head tells the source's time and size.
function current(sources, path, bytes, at) {
  const source = sources.get(path.replace("__pycache__/", "").replace(/\.[^./]+\.pyc$/, ".py"));
  const head = new DataView(bytes.buffer, bytes.byteOffset + at);
  return source && head.getUint32(4, true) === 0 && head.getUint32(8, true) === source[1] &&
    head.getUint32(12, true) === source[0];
}

// See image.py for the form. Files lie in memory as slices of the image, none is copied. `sources` is filled with the
// size and time of each file; `kept`: of these only what is still current. Gives the paths.
function unpack(bytes, sources, kept = false) {
  const start = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, start)));
  const { MEMFS } = FS.filesystems;
  const folders = new Map();
  const paths = [];
  let at = start;
  for (const [path, size, time] of index) {
    const begin = at;
    at += size;
    if (kept && !current(sources, path, bytes, begin)) continue;
    if (!kept) sources.set(path, [size, time]);
    paths.push(`/${path}`);
    const cut = path.lastIndexOf("/");
    const folder = path.slice(0, cut);
    let parent = folders.get(folder);
    if (!parent) {
      FS.mkdirTree(`/${folder}`);
      folders.set(folder, (parent = FS.lookupPath(`/${folder}`).node));
    }
    const node = MEMFS.createNode(parent, path.slice(cut + 1), 0o100644, 0);
    node.contents = bytes.subarray(begin, at);
    node.usedBytes = size;
    node.mtime = node.ctime = node.atime = time * 1000;
  }
  return paths;
}

function pack(paths) {
  const parts = paths.map((path) => FS.readFile(path));
  const index = new TextEncoder().encode(
    JSON.stringify(paths.map((path, n) => [path.slice(1), parts[n].length, 0]))
  );
  const head = new Uint8Array(4);
  new DataView(head.buffer).setUint32(0, index.length, true);
  return new Blob([head, index, ...parts]);
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

const flet_js = {
  documentUrl: null,
  send_python_output: (text, isError) => (isError ? console.error(text) : console.log(text)),
};
const page = {
  tell,
  compiled: "",
  flush,
  keep_compiled: async (paths) => {
    try {
      const kept = new Response(pack(paths));
      await (await caches.open(COMPILED)).put(new URL("compiled.img", here), kept);
    } catch (reason) {
      console.warn("modules are compiled anew next time:", why(reason));
    }
  },
};
let answers = null;

async function start(documentUrl) {
  const parts = Promise.all([image("library.img"), image("app.img"), compiled()]);
  parts.catch(() => {});
  await alone();
  const pyodide = await loadPyodide({
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
    fsInit: async (fs) => {
      FS = fs;
      const [library, app, kept] = await parts;
      const sources = new Map();
      unpack(library, sources);
      unpack(app, sources);
      try {
        if (kept) page.compiled = unpack(kept, sources, true).join("\n");
      } catch (reason) {
        console.warn("modules are compiled anew:", why(reason)); // Cut off, say; what came before that is good.
      }
      await mount();
      tell("progress", 0.86);
    },
  });
  tell("progress", 0.9);
  flet_js.documentUrl = documentUrl;
  pyodide.registerJsModule("flet_js", flet_js);
  pyodide.registerJsModule("reckoner_page", page);
  answers = pyodide.pyimport("web_entry");
  answers.begin(works);
  await flet_js.start_connection((message) => {
    const bytes = message.toJs();
    self.postMessage(bytes, [bytes.buffer]);
  });
  tell("progress", 0.95);
  tell("python");
}

const heard = {
  start: ({ value }) => start(value).catch((reason) => tell("failed", String(reason))),
  flush: async () => {
    await flush();
    tell("flushed");
  },
  kept: ({ value }) => answers.kept(value),
  export: () => tell("exported", answers.export()),
};

self.onmessage = ({ data }) => {
  if (data instanceof Uint8Array) flet_js.send(data);
  else heard[data.ask]?.(data);
};
