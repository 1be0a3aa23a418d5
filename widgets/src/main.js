// @ts-check
/** The widget: anywidget calls `render` once for each cell that shows it. */

import { kernelOf } from "./kernel.js";
import { commPort } from "./port.js";
import { TableView } from "./view.js";

export default {
  /** @param {{ model: WidgetModel, el: HTMLElement }} given */
  render({ model, el }) {
    const view = new TableView(kernelOf(commPort(model)), el);
    return () => view.remove();
  },
};
