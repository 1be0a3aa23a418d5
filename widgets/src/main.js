// @ts-check
/** The widget: anywidget calls `render` once for each cell that shows it, a page of its own `mount`. */

import { kernelOf } from "./kernel.js";
import { renderer } from "./stills.js";
import { TableView } from "./view.js";

/** A table at the other end of a port. @param {import("./port.js").Port} port @param {HTMLElement} el */
export function mount(port, el) {
  const view = new TableView(kernelOf(port), el);
  return () => view.remove();
}

export default { render: renderer(mount) };
