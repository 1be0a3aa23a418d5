// @ts-check
/** The page of a class as a widget: anywidget calls `render`, a page of its own `mount`. */

import { renderer } from "../stills.js";
import { ClassView } from "./view.js";

/** A class at the other end of a port. @param {import("../port.js").Port} port @param {HTMLElement} el */
export function mount(port, el) {
  const view = new ClassView(port, el);
  return () => view.remove();
}

export default { render: renderer(mount) };
