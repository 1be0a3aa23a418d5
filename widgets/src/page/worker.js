// @ts-check
/** Python in a worker: loads Pyodide and our own code, runs the page's cell, passes messages.
 *
 * What is packed is unpacked here, whatever the host does: a plain file server will do. */

/**
 * What the worker is to do; addresses are relative to the page.
 * @typedef {object} Order
 * @property {string} loader what loads Python
 * @property {string} module what goes between Python and the browser, packed
 * @property {string} wasm Python itself, packed
 * @property {string} library Python's library, as bytecode
 * @property {string} lock Pyodide's list of packages: none
 * @property {string[]} first the parts of our own code that the page needs, packed
 * @property {Record<string, string>} parts the others, by the modules that are in them
 * @property {string} cell the notebook's code
 * @property {number} number the number of the first deal
 */

export {};

/** Milliseconds in which what a page has to say arrives. */
const SOON = 50;
/** Where the code lies in Python's own file system. */
const CODE = "/code";

/** @param {Response} answer */
function there(answer) {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer;
}

/** @param {string} address @returns {Promise<ArrayBuffer>} */
const bytes = async (address) => there(await fetch(address)).arrayBuffer();

/** A file that Pyodide wants, out of a packed one. @param {string} address @param {string} type */
async function unpacked(address, type) {
  const { body } = there(await fetch(address));
  const plain = /** @type {ReadableStream} */ (body).pipeThrough(new DecompressionStream("gzip"));
  return new Response(plain, { headers: { "Content-Type": type } });
}

/** A module, out of a packed file. @param {string} address */
async function unpackedModule(address) {
  const source = URL.createObjectURL(await (await unpacked(address, "text/javascript")).blob());
  return import(source).finally(() => URL.revokeObjectURL(source));
}

/** What Pyodide asks for is on its way already, all of it at once.
 * @param {string} folder @param {Record<string, Promise<Response>>} coming by the ends of what it asks for */
function answerWith(folder, coming) {
  const { fetch } = self;
  self.fetch = (asked, how) => coming[String(asked).slice(folder.length)] ?? fetch.call(self, asked, how);
}

/** A part of the code that nobody knew would be needed: whoever imports it waits. @param {string} address */
function fetched(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return request.response;
}

/** @param {Order & { at: string, shown: object[] }} order */
async function start({ at, loader, module, wasm, library, lock, first, parts, cell, number, shown }) {
  const where = (/** @type {string} */ path) => new URL(path, at).href;
  const code = Promise.all(first.map((path) => bytes(where(path))));
  const folder = where("./");
  answerWith(folder, {
    "pyodide.asm.wasm": unpacked(where(wasm), "application/wasm"),
    "library.zip": fetch(where(library)).then(there),
  });
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(where(loader)),
    unpackedModule(where(module)),
  ]);
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: folder,
    stdLibURL: `${folder}library.zip`,
    lockFileContents: lock,
    packageBaseUrl: folder,
    env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" },
  });
  const unpack = (/** @type {ArrayBuffer} */ part) => python.unpackArchive(part, "zip", { extractDir: CODE });
  (await code).forEach(unpack);
  python.runPython(`import sys; sys.path.insert(0, "${CODE}")`);
  const { begin } = python.pyimport("widgets.worker.start");
  const page = begin(
    JSON.stringify({ cell, number, parts, shown }),
    (/** @type {string} */ path) => unpack(fetched(where(path))),
    (/** @type {number} */ table, /** @type {string} */ text) => postMessage([table, text]),
  );
  self.onmessage = ({ data: [table, text] }) => page.hear(table, text);
  postMessage("ready");
  setTimeout(() => page.warm(), SOON); // what was said meanwhile is heard first
}

self.onmessage = ({ data }) =>
  start(data).catch((error) => postMessage({ failed: error.stack ?? String(error) }));
