// @ts-check
/** A page with its own Python: shows what its notebook put out, and starts a worker that goes on. */

import "./frame.js";

import { draw, front, page } from "./front_end.js";
import { keepAll, keepers } from "./offline.js";
import { Near } from "./page_port.js";
import { tell } from "./line_status.js";
import { forget, lacking, late, nameOf, unable } from "./failure.js";

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

const near = new Near(page.told, (content) => {
  const said = JSON.stringify(content);
  const { type, at = "" } = /** @type {Record<string, string>} */ (content);
  if (type !== "setting") wanted = type === "sit" ? at : "";
  if (waiting) waiting.push(said);
  else ask(said);
});

/** Say something to Python; what did not come may be asked for again. @param {string} said */
function ask(said) {
  forget();
  sent += 1;
  worker?.postMessage(said);
}

/** @param {MessageEvent} event */
function heard({ data }) {
  if (data.ready) {
    performance.mark("italiancards:python", { detail: data.ready });
    tell("open");
    const early = waiting ?? [];
    waiting = null;
    early.forEach(ask);
    keepAll(page.keeper);
    if (data.ready === "anew") keepers()?.ready.then(() => setTimeout(keepPython, LATER));
  } else if (data.failed) gone(data);
  else if (data.lacking && !waiting) late(nameOf(data.lacking), wanted, () => data.heard === sent);
  else near.heard(JSON.parse(data));
}

/** Python could not be started, or has ended. @param {{ failed: string, why?: string, file?: string }} how */
function gone({ failed, why = failed, file }) {
  console.error(failed);
  worker?.terminate();
  if (!waiting) tell("stopped");
  else unable(file ? { file: nameOf(file) } : { error: why });
}

/** A worker with Python. @param {object} order what it is to do */
function told(order) {
  const worker = new Worker(new URL(page.worker, location.href), { type: "module" });
  worker.postMessage({ ...page.order, at: location.href, keeps: kept, ...order });
  return worker;
}

/** Keep Python as it is once it has begun: the next page starts from there. */
function keepPython() {
  const keeping = told({ keeping: true });
  keeping.onmessage = ({ data }) => {
    keeping.terminate();
    if (data.failed) console.warn(`Python begins anew each time: ${data.failed}`);
    else performance.mark("italiancards:kept");
  };
}

function start() {
  const { model, words, form } = page.told;
  worker = told({ shown: { model, words, form, translations: {} } });
  worker.onmessage = heard;
  worker.onerror = (event) => {
    event.preventDefault();
    const { message, filename } = event; // without a message the script itself did not come
    if (message && nameOf(filename) !== nameOf(page.worker)) gone({ failed: message });
    else gone({ failed: message ?? page.worker, file: page.worker });
  };
}

document.body.dataset.line = "coming";
/** Whether the edition is kept here: then nothing has to come over the line. */
const kept = Boolean(keepers()?.controller);
const lacks = lacking("WebAssembly", "Worker", "DecompressionStream");
if (lacks) unable({ lacks });
else {
  if (kept) start();
  const drawing = await front().catch((error) => {
    console.error(error);
    unable({ file: nameOf(page.front) });
  });
  if (drawing) draw(drawing, near);
  if (drawing && !kept) requestAnimationFrame(() => setTimeout(start)); // not to compete with the first card
}
