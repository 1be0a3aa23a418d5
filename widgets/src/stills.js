// @ts-check
/** Stills that a notebook keeps of a table: hidden as long as a live view of it is drawn. */

import { commPort } from "./port.js";

/**
 * Make anywidget's `render` of what lays a page at a port.
 * @param {(port: import("./port.js").Port, el: HTMLElement) => () => void} mount
 * @returns {(shown: { model: WidgetModel, el: HTMLElement }) => () => void}
 */
export const renderer =
  (mount) =>
  ({ model, el }) => {
    const stills = stillsOf(model.get("model").id);
    const remove = mount(commPort(model), el);
    for (const each of stills) count(each, 1);
    return () => {
      remove();
      for (const each of stills) count(each, -1);
    };
  };

/** Find the stills of what has an id. @param {string} id @returns {NodeListOf<HTMLElement>} */
const stillsOf = (id) => document.querySelectorAll(`img[data-table="${CSS.escape(id)}"]`);

/** Count the live views of a still. @param {HTMLElement} still @param {number} more */
function count(still, more) {
  const views = Number(still.dataset.views ?? 0) + more;
  still.dataset.views = `${views}`;
  still.style.display = views > 0 ? "none" : ""; // the host may say how pictures are shown
}
