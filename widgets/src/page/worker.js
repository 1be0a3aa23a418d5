// @ts-check
/** Python in a worker: loads Pyodide and our own code, runs the page's cell, passes messages.
 *
 * What is packed is unpacked here, whatever the host does: a plain file server will do. */

/**
 * What the worker is to do; addresses are relative to the page.
 * @typedef {object} Order
 * @property {string} loader what loads Python, packed
 * @property {string} module what goes between Python and the browser, packed
 * @property {string} wasm Python itself, packed
 * @property {string} library Python's library, as bytecode, packed
 * @property {string} lock Pyodide's list of packages: none
 * @property {string} core what every page needs of our own code, packed
 * @property {string[]} first what this one needs beside
 * @property {Record<string, string>} parts the others, by the modules that are in them
 * @property {string} cell the notebook's code
 * @property {number} number the number of the first deal
 * @property {boolean} keeps whether this browser keeps the edition
 */

export {};

/** Milliseconds in which what a page has to say arrives. */
const SOON = 50;
/** How many bytes tell of a file in a row of them. */
const BLOCK = 512;
/** What is kept of Python in this browser. */
const MEMORY = "italiancards-python";
/** Where the code lies in Python's own file system. */
const CODE = "/code";

/** Addresses as seen from a page. @param {string} at */
const from = (at) => (/** @type {string} */ path) => new URL(path, at).href;

/** A file that did not come, or is damaged. */
class MissingFile extends Error {
  /** @param {string} file its address @param {unknown} why */
  constructor(file, why) {
    super(`${file}: ${why}`);
    this.file = file;
  }
}

/** @type {(why: MissingFile) => void} */
let reportMissing;
/** Ends with the first file that is lacking; whoever waits for that may never hear. @type {Promise<never>} */
const missing = new Promise((_, reject) => {
  reportMissing = reject;
});
/** How many messages of the page were heard. */
let messageCount = 0;
/** The part that was asked for late and is lacking. */
let missingPart = "";

/** Something of a file; where it comes to nothing, the file is lacking.
 * @template T @param {string} file its address @param {() => Promise<T>} act @returns {Promise<T>} */
async function readFrom(file, act) {
  try {
    return await act();
  } catch (error) {
    const lacking = new MissingFile(file, error);
    reportMissing(lacking);
    throw lacking;
  }
}

/** What an address answers. @param {string} address */
const fetchFile = (address) =>
  readFrom(address, async () => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(String(answer.status));
    return answer;
  });

/** @param {string} address @returns {Promise<ArrayBuffer>} */
const fetchBytes = async (address) => {
  const answer = await fetchFile(address);
  return readFrom(address, () => answer.arrayBuffer());
};

/** A file out of a packed one, whose packing tells whether all of it is there and sound.
 * @param {string} address @param {string} [type] @param {() => void} [here] called once all of it is here */
async function fetchPacked(address, type = "", here) {
  const { body } = await fetchFile(address);
  const { readable, writable } = new TransformStream();
  const packed = /** @type {ReadableStream} */ (body).pipeThrough(new TransformStream({ flush: here }));
  readFrom(address, () => packed.pipeThrough(new DecompressionStream("gzip")).pipeTo(writable)).catch(
    () => {},
  ); // see `missing`
  return new Response(readable, { headers: { "Content-Type": type } });
}

/** A module, out of a packed file. @param {string} address */
async function importPacked(address) {
  const source = URL.createObjectURL(await (await fetchPacked(address, "text/javascript")).blob());
  return import(source).finally(() => URL.revokeObjectURL(source));
}

/** What is in a row of files (a tar): a block of 512 bytes tells of each.
 * @param {any} system Python's own file system @param {ArrayBuffer} row */
function writeFiles(system, row) {
  const text = (/** @type {number} */ at, /** @type {number} */ size) =>
    new TextDecoder().decode(new Uint8Array(row, at, size)).replace(/\0.*$/s, "");
  for (let at = 0, size; text(at, 100); at += BLOCK * (1 + Math.ceil(size / BLOCK))) {
    size = parseInt(text(at + 124, 12), 8);
    const [, folder, name] = /** @type {RegExpMatchArray} */ (
      [CODE, text(at + 345, 155), text(at, 100)]
        .filter(Boolean)
        .join("/")
        .match(/^(.*)\/(.*)$/)
    );
    system.mkdirTree(folder);
    system.createDataFile(folder, name, new Uint8Array(row, at + BLOCK, size), true, true, true);
  }
}

/** What Pyodide asks for is on its way already, all of it at once.
 * @param {string} folder @param {Record<string, Promise<Response>>} coming by the ends of what it asks for */
function answerWith(folder, coming) {
  const { fetch } = self;
  self.fetch = (asked, how) => coming[String(asked).slice(folder.length)] ?? fetch.call(self, asked, how);
}

/** A part of the code that nobody knew would be needed: whoever imports it waits. @param {string} address */
function fetchNow(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new MissingFile(address, request.status);
  return request.response;
}

/** Unpack a part that is asked for late; the page is told where it is lacking.
 * @param {string} address @param {(part: ArrayBuffer, file: string) => void} unpack */
function loadLatePart(address, unpack) {
  try {
    unpack(fetchNow(address), address);
  } catch (error) {
    missingPart = address;
    postMessage({ lacking: address, heard: messageCount });
    throw error;
  }
}

/** Where it is written what the digest of something kept was. */
const DIGEST = "X-Digest";

/** @param {BufferSource} memory */
const digest = async (memory) => new Uint8Array(await crypto.subtle.digest("SHA-256", memory)).join();

/** Python's memory once our own code is loaded, kept in this browser: what starts from it has neither Python
 * nor our code to begin with. @param {Order & { at: string }} order */
function memoryOf({ at, module, wasm, library, core }) {
  const where = from(at);
  const key = `${where(wasm)}?of=${[module, library, core].map(where).join()}`;
  return {
    /** What is kept, if it is still as it was. */
    async read() {
      const answer = await (await caches.open(MEMORY)).match(key);
      const memory = await answer?.arrayBuffer();
      return memory && (await digest(memory)) === answer?.headers.get(DIGEST) ? memory : undefined;
    },
    /** @param {Uint8Array<ArrayBuffer>} memory */
    async keep(memory) {
      const cache = await caches.open(MEMORY);
      const before = await cache.keys();
      await cache.put(key, new Response(memory, { headers: { [DIGEST]: await digest(memory) } }));
      await Promise.all(before.filter(({ url }) => url !== key).map((each) => cache.delete(each)));
    },
    forget: async () => (await caches.open(MEMORY)).delete(key),
  };
}

/** Python, with the first parts of our code where it looks for modules.
 * @param {Order & { at: string }} order @param {object} [how] what Pyodide is told beside */
async function createPython({ at, loader, module, wasm, library, core, lock, first }, how = {}) {
  const where = from(at);
  const folder = where("./");
  /** @type {Promise<void>} */
  const here = new Promise((arrived) => {
    answerWith(folder, {
      "pyodide.asm.wasm": fetchPacked(where(wasm), "application/wasm", arrived),
      "library.zip": fetchPacked(where(library)),
    });
  });
  // Our own code comes while Python starts: on a thin line, side by side, both would be here late.
  const row = here.then(async () => (await fetchPacked(where(core))).arrayBuffer());
  const code = here.then(() => Promise.all(first.map((path) => fetchBytes(where(path)))));
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    importPacked(where(loader)),
    importPacked(where(module)),
  ]);
  const loaded = await loadPyodide({
    ...{ createPyodideModule, indexURL: folder, stdLibURL: `${folder}library.zip` },
    ...{ lockFileContents: lock, packageBaseUrl: folder },
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
    ...how,
  });
  /** @param {ArrayBuffer} part @param {string} file its address */
  function unpack(part, file) {
    try {
      loaded.unpackArchive(part, "zip", { extractDir: CODE });
    } catch (error) {
      throw new MissingFile(file, error);
    }
  }
  writeFiles(loaded.FS, await row);
  (await code).forEach((part, place) => unpack(part, where(first[place])));
  return { loaded, unpack };
}

/** What Python begins with. */
const BEGINNING = `
import sys
sys.path.insert(0, "${CODE}")
import italiancards.widgets.worker.start`;
/** Chance goes on elsewhere than where it was kept, and what lies in the folders is looked up anew. */
const AGAIN = `
import importlib, random
random.seed()
importlib.invalidate_caches()`;

/** Python as it was kept, or from its beginning. @param {Order & { at: string }} order */
async function startPython(order) {
  const memory = order.keeps && memoryOf(order);
  const snapshot = memory && (await memory.read());
  if (snapshot) {
    try {
      const again = await createPython(order, { _loadSnapshot: snapshot });
      again.loaded.runPython(AGAIN);
      return { ...again, fromMemory: true };
    } catch (error) {
      console.warn(`What was kept of Python is of no use: ${error}`);
      await memory.forget();
    }
  }
  const anew = await createPython(order);
  anew.loaded.runPython(BEGINNING);
  return { ...anew, fromMemory: false };
}

/** Keep Python as it is once our code is loaded, for the next time. @param {Order & { at: string }} order */
async function keepMemory(order) {
  const place = memoryOf(order);
  if (await place.read()) return;
  const { loaded } = await createPython({ ...order, first: [] }, { _makeSnapshot: true });
  loaded.runPython(`${BEGINNING}\nitaliancards.widgets.worker.start.load()\nimport gc; gc.collect()`);
  /** @type {Uint8Array<ArrayBuffer>} */
  const memory = loaded.makeMemorySnapshot();
  await place.keep(memory.subarray(0, memory.findLastIndex(Boolean) + 1));
}

/** @param {Order & { at: string, shown: object }} order */
async function start(order) {
  const { at, parts, cell, number, shown } = order;
  const { loaded, unpack, fromMemory } = await startPython(order);
  const { begin } = loaded.pyimport("italiancards.widgets.worker.start");
  const page = begin(
    JSON.stringify({ cell, number, parts, shown }),
    (/** @type {string} */ path) => loadLatePart(from(at)(path), unpack),
    (/** @type {string} */ text) => postMessage(text),
  );
  self.onmessage = ({ data }) => {
    messageCount += 1;
    page.hear(data);
  };
  postMessage({ ready: fromMemory ? "again" : "anew" });
  setTimeout(() => page.warm(), SOON); // what was said meanwhile is heard first
}

self.onmessage = ({ data }) => {
  const done = data.keeping ? keepMemory(data).then(() => postMessage({ kept: true })) : start(data);
  Promise.race([done, missing]).catch((error) => {
    const why = String(error.message ?? error)
      .trim()
      .split("\n")
      .pop();
    postMessage({ failed: error.stack ?? why, why, file: error.file ?? missingPart });
  });
};
