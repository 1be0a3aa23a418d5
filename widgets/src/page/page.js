// @ts-check
/** A page of the site: shows what its notebook put out, and keeps the line to its kernel. */

import "./frame.js";

import { Anywidgets } from "./anywidgets.js";
import { Line } from "./line.js";
import { drawn } from "./outputs.js";

/** Milliseconds in which a line that was cut comes back without anybody being told. */
const MOMENT = 1500;

/** What the server tells of a page.
 * @type {{ channels: string, state: string, leave: string, controls: string, controlsStyle: string,
 *   widgets: Record<string, import("./anywidgets.js").Stored> }} */
const told = JSON.parse(document.getElementById("ic-page")?.textContent ?? "");

/** Whether a widget needs Jupyter's own front end: a slider does, a table does not.
 * @param {import("./anywidgets.js").Stored} widget */
const isPlain = ({ state }) =>
  state._model_module !== "anywidget" && state._model_name !== "LayoutModel";

/** @param {string} path */
const address = (path) => new URL(path, location.href).href;

async function open() {
  const plain = Object.values(told.widgets).some(isPlain);
  const Host = plain ? await controls() : Anywidgets;
  const line = new Line(address(told.channels), address(told.state));
  const host = new Host(line, told.widgets);
  line.host = host;
  line.tell = tell;
  window.addEventListener("pagehide", () => {
    line.leave();
    navigator.sendBeacon(told.leave);
  });
  // A page that comes back from the browser's own memory has given its kernel away.
  window.addEventListener("pageshow", (event) => event.persisted && location.reload());
  const all = document.querySelectorAll("script[type='application/vnd.ic.output+json']");
  for (const output of all) {
    const show = (/** @type {string} */ id, /** @type {HTMLElement} */ el) =>
      host.show(id, el).catch((/** @type {Error} */ error) => {
        el.textContent = String(error);
        throw error;
      });
    output.replaceWith(drawn(JSON.parse(output.textContent ?? ""), show));
  }
  document.getElementById("loading")?.remove();
}

async function controls() {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: told.controlsStyle });
  document.head.append(sheet);
  /** @type {typeof import("./controls.js")} */
  const { Controls } = await import(told.controls);
  return Controls;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;

/** Say how the line stands: to the tables, or where there is none to the visitor. @param {string} how */
function tell(how) {
  document.body.dataset.line = how;
  document.dispatchEvent(new Event("italiancards:line"));
  clearTimeout(saying);
  const words = { lost: how === "cut", gone: how === "gone" };
  const say = () => {
    const silent = !!document.querySelector(".ic");
    for (const [id, shown] of Object.entries(words)) {
      const word = document.getElementById(id);
      if (word) word.hidden = silent || !shown;
    }
  };
  if (how === "cut") saying = setTimeout(say, MOMENT);
  else say();
}

open();
