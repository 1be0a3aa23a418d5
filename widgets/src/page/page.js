// @ts-check
/** A page of the site: shows what its notebook put out, and keeps the line to its kernel. */

import "./frame.js";

import { Anywidgets } from "./anywidgets.js";
import { Line } from "./line.js";
import { drawAll } from "./outputs.js";
import { tell } from "./standing.js";

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
  drawAll((id, el) => host.show(id, el));
}

async function controls() {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: told.controlsStyle });
  document.head.append(sheet);
  /** @type {typeof import("./controls.js")} */
  const { Controls } = await import(told.controls);
  return Controls;
}

open();
