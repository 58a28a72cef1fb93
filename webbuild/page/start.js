// Starts the app: Flutter here, Python in a worker, both at once; and the service worker that keeps them.
const base = new URL(document.baseURI).pathname;

// What Flutter's loader and Flet's client read.
var flet = {
  pyodide: true,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: "",
  entrypointBaseUrl: base,
  assetBase: base,
  routeUrlStrategy: "hash",
  canvasKitBaseUrl: `${base}canvaskit/`,
  pyodideUrl: `${base}pyodide/pyodide.mjs`,
  webRenderer: "canvaskit",
  fontFallbackBaseUrl: "assets/fonts/",
};
flet.flutterAppLoaded = new Promise((resolve) => (flet.flutterAppResolve = resolve));

// The app names its pictures from the root of the host, as the server has them; here the root is `base`.
if (base !== "/") {
  const rooted = new RegExp(`^(${location.origin})?/(?=(emblems|fonts|glyphs|icons)/)`);
  const below = (what) => (typeof what === "string" || what instanceof URL ? String(what).replace(rooted, base) : what);
  const { fetch } = window;
  window.fetch = (what, how) => fetch(below(what), how);
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, what, ...more) {
    return open.call(this, method, below(what), ...more);
  };
}

const loading = {
  box: document.getElementById("loading"),
  at: 0,
  // `part` from 0 to 1; never goes back.
  progress(part, key) {
    this.at = Math.max(this.at, part);
    const bar = document.getElementById("bar");
    if (bar) {
      bar.firstElementChild.style.width = `${this.at * 100}%`;
      bar.setAttribute("aria-valuenow", String(Math.round(this.at * 100)));
    }
    if (key) this.say(say(key));
  },
  say(text) {
    const said = document.getElementById("said");
    if (said) said.textContent = text;
  },
  failed(why) {
    console.error(why);
    if (!this.box.isConnected) return;
    const lines = String(why).trim().split("\n");
    this.say(`${say("failed")} (${lines.findLast((line) => /^\w*(Error|Exception)/.test(line)) ?? lines.pop()})`);
    const again = document.getElementById("again");
    again.textContent = say("again");
    again.hidden = false;
    again.onclick = () => location.reload();
  },
  // Home has been handed to Flutter: two more frames and it is on the screen.
  done() {
    this.progress(1);
    requestAnimationFrame(() => requestAnimationFrame(() => {
      this.box.remove();
      performance.mark("home");
      remember("reckoner.starts", null);
      notices.begin();
      tellKept();
    }));
  },
};

// Python ------------------------------------------------------------------------------------------------------------

const python = {
  worker: null,
  deliver: null,
  early: [],
  ready: null,
  exported: [],
  flushed: [],

  start() {
    this.ready = new Promise((resolve, reject) => Object.assign(this, { isReady: resolve, isDead: reject }));
    this.ready.catch(() => {});
    const starts = Number(remembered("reckoner.starts")) + 1; // Since one last came to its end.
    remember("reckoner.starts", starts);
    this.work(starts > 2);
  },
  work(anew) {
    this.worker?.terminate();
    this.worker = new Worker("python-worker.js", { type: "module" });
    this.worker.onmessage = ({ data }) => (data instanceof Uint8Array ? this.packet(data) : this.told(data));
    this.worker.onerror = (event) => this.dead(event.message || "worker");
    this.worker.postMessage({ ask: "start", value: { address: document.URL, anew } });
  },
  packet(data) {
    if (this.deliver) this.deliver(data);
    else this.early.push(data);
  },
  dead(why) {
    this.isDead(new Error(why));
    loading.failed(why);
  },
  told({ tell, value }) {
    const heard = {
      progress: () => loading.progress(value),
      elsewhere: () => (remember("reckoner.starts", null), loading.say(say(value ? "elsewhere" : "starting"))),
      python: () => this.isReady(),
      again: () => this.work(true),
      home: () => loading.done(),
      failed: () => this.dead(value),
      language: () => remember("reckoner.language", value),
      saved: () => askToKeep(),
      unsaved: () => notices.add("notSaved", [["copy", saveCopy], ["understood"]]),
      flushed: () => this.flushed.splice(0).forEach((go) => go()),
      exported: () => this.exported.splice(0).forEach((go) => go(value)),
      rested: () => new Worker("python-worker.js", { type: "module" }).postMessage({ ask: "make" }),
    };
    heard[tell]?.();
  },
  // Everything that was entered is kept; or two seconds have passed.
  flush() {
    return new Promise((resolve) => {
      this.flushed.push(resolve);
      this.worker?.postMessage({ ask: "flush" });
      setTimeout(resolve, 2000);
    });
  },
};

// These three are what Flet's client calls.
globalThis.jsConnect = async (app, args, deliver) => {
  await python.ready;
  python.deliver = deliver;
  python.early.splice(0).forEach(deliver);
};
globalThis.jsSend = async (app, data) => python.worker.postMessage(data, [data.buffer]);
globalThis.jsDisconnect = async () => {
  python.deliver = null;
};

function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage switched off.
  }
}

function remember(key, value) {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // Storage switched off.
  }
}

// Keeping the book --------------------------------------------------------------------------------------------------

// What the browser has promised so far; nobody is asked.
async function tellKept() {
  python.worker.postMessage({ ask: "kept", value: (await promised()) === true });
}

const promised = async () => navigator.storage?.persisted?.().catch(() => false);

let asked = false;
// After the first saved change, not before: some browsers ask the player, who then knows what for.
async function askToKeep() {
  if (asked) return;
  asked = true;
  let kept = false;
  try {
    kept = (await promised()) || (await navigator.storage?.persist?.()) || false;
  } catch {
    // As if refused.
  }
  python.worker.postMessage({ ask: "kept", value: kept });
  if (kept || remembered("reckoner.told")) return;
  const told = () => remember("reckoner.told", "yes");
  notices.add("notKept", [["copy", () => (told(), saveCopy())], ["understood", told]]);
}

async function saveCopy() {
  const text = await new Promise((resolve) => {
    python.exported.push(resolve);
    python.worker.postMessage({ ask: "export" });
  });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `reckoner-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// A tab that is closed right after a tap waits a moment: the worker goes on meanwhile, and keeps the tap.
let touched = -Infinity;
for (const kind of ["pointerup", "keydown"]) addEventListener(kind, () => (touched = performance.now()), true);
addEventListener("pagehide", () => {
  const now = performance.now();
  if (now - touched < 1000) while (performance.now() < now + 250);
});

// The service worker ------------------------------------------------------------------------------------------------

const keeper = {
  registration: null,
  leaving: false,
  lateAfter: 15_000, // Milliseconds until what few visits need is fetched too; long in the first visit.

  // Resolves when the page is kept whole, or can't be: then it starts from the network.
  async first() {
    if (!navigator.serviceWorker || navigator.serviceWorker.controller) return;
    this.lateAfter = 300_000;
    const registration = await this.register();
    if (!registration || registration.active) return;
    loading.progress(0, "fetching");
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
      const worker = registration.installing ?? registration.waiting;
      worker?.addEventListener("statechange", () => worker.state === "redundant" && resolve());
    });
  },
  async register() {
    try {
      this.registration ??= await navigator.serviceWorker?.register("worker.js", { updateViaCache: "none" });
    } catch (reason) {
      console.warn("not kept for offline use:", reason);
    }
    return this.registration;
  },
  // Looks for a new version now and every hour, and offers it when it has been fetched whole.
  async watch() {
    const registration = await this.register();
    if (!registration) return;
    const wait = (worker) => worker?.addEventListener("statechange", () => this.offer());
    wait(registration.installing);
    registration.addEventListener("updatefound", () => wait(registration.installing));
    this.offer();
    const look = () => registration.update().catch(() => {});
    setInterval(look, 3_600_000);
    setTimeout(look, 3000);
    setTimeout(() => navigator.serviceWorker.controller?.postMessage("late"), this.lateAfter);
  },
  offer() {
    if (!this.registration.waiting || !navigator.serviceWorker.controller) return;
    notices.add("update", [["restart", () => this.take()], ["later"]]);
  },
  async take() {
    await python.flush();
    this.leaving = true;
    this.registration.waiting?.postMessage("take");
  },
};

navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data?.installing && !keeper.started) loading.progress((data.done / data.total) * 0.8);
});
navigator.serviceWorker?.addEventListener("controllerchange", () => keeper.leaving && location.reload());
navigator.serviceWorker?.startMessages();

// -------------------------------------------------------------------------------------------------------------------

(async () => {
  await keeper.first();
  keeper.started = true;
  loading.progress(loading.at, "starting");
  python.start();
  const script = document.createElement("script");
  script.src = "flutter_bootstrap.js";
  script.onerror = () => loading.failed("flutter_bootstrap.js");
  document.body.append(script);
  await python.ready;
  keeper.watch();
})().catch((reason) => loading.failed(reason));
