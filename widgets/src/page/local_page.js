// @ts-check
/** A page with its own Python: shows what its notebook put out, and starts a worker that goes on. */

import "./frame.js";

import { draw, loadFrontEnd, page } from "./front_end.js";
import { keepEdition, serviceWorkers } from "./offline.js";
import { PagePort } from "./page_port.js";
import { reportLine } from "./line_status.js";
import { hideLateFiles, missingFeatures, showLateFile, fileName, showFailure } from "./failure.js";

/** Milliseconds after which the next start is thought of: somebody has begun to play. */
const LATER = 3000;

/** What waits for Python, which is still coming. @type {string[] | null} */
let waiting = [];
/** @type {Worker | undefined} */
let worker;
/** The table that was asked for last, until something else is. */
let wanted = "";
/** How many messages Python was sent. */
let sent = 0;

const port = new PagePort(page.told, (content) => {
  const said = JSON.stringify(content);
  const { type, at = "" } = /** @type {Record<string, string>} */ (content);
  if (type !== "setting") wanted = type === "sit" ? at : "";
  if (waiting) waiting.push(said);
  else ask(said);
});

/** Say something to Python; what did not come may be asked for again. @param {string} said */
function ask(said) {
  hideLateFiles();
  sent += 1;
  worker?.postMessage(said);
}

/** @param {MessageEvent} event */
function handleMessage({ data }) {
  if (data.ready) {
    performance.mark("italiancards:python", { detail: data.ready });
    reportLine("open");
    const early = waiting ?? [];
    waiting = null;
    early.forEach(ask);
    keepEdition(page.keeper);
    if (data.ready === "anew") serviceWorkers()?.ready.then(() => setTimeout(keepPython, LATER));
  } else if (data.failed) handleFailure(data);
  else if (data.lacking && !waiting) showLateFile(fileName(data.lacking), wanted, () => data.heard === sent);
  else port.receive(JSON.parse(data));
}

/** Python could not be started, or has ended. @param {{ failed: string, why?: string, file?: string }} how */
function handleFailure({ failed, why = failed, file }) {
  console.error(failed);
  worker?.terminate();
  if (!waiting) reportLine("stopped");
  else showFailure(file ? { file: fileName(file) } : { error: why });
}

/** A worker with Python. @param {object} order what it is to do */
function createWorker(order) {
  const created = new Worker(new URL(page.worker, location.href), { type: "module" });
  created.postMessage({ ...page.order, at: location.href, keeps: hasEdition, ...order });
  return created;
}

/** Keep Python as it is once it has begun: the next page starts from there. */
function keepPython() {
  const keeping = createWorker({ keeping: true });
  keeping.onmessage = ({ data }) => {
    keeping.terminate();
    if (data.failed) console.warn(`Python begins anew each time: ${data.failed}`);
    else performance.mark("italiancards:kept");
  };
}

function start() {
  const { model, words, form } = page.told;
  worker = createWorker({ shown: { model, words, form, translations: {} } });
  worker.onmessage = handleMessage;
  worker.onerror = (event) => {
    event.preventDefault();
    const { message, filename } = event; // without a message the script itself did not come
    if (message && fileName(filename) !== fileName(page.worker)) handleFailure({ failed: message });
    else handleFailure({ failed: message ?? page.worker, file: page.worker });
  };
}

document.body.dataset.line = "coming";
/** Whether the edition is kept here: then nothing has to come over the line. */
const hasEdition = Boolean(serviceWorkers()?.controller);
const lacks = missingFeatures("WebAssembly", "Worker", "DecompressionStream");
if (lacks) showFailure({ lacks });
else {
  if (hasEdition) start();
  const drawing = await loadFrontEnd().catch((error) => {
    console.error(error);
    showFailure({ file: fileName(page.front) });
  });
  if (drawing) draw(drawing, port);
  if (drawing && !hasEdition) requestAnimationFrame(() => setTimeout(start)); // not to compete with the first card
}
