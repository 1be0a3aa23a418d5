// @ts-check
/** A widget that brings its own front end, among Jupyter's own. */

import { DOMWidgetModel, DOMWidgetView } from "@jupyter-widgets/base";

import { definitionOf, dress } from "./module.js";

export class AnyModel extends DOMWidgetModel {
  /** @type {Promise<any> | undefined} */
  begun;

  /** What the widget does once, however many views it has. */
  begin() {
    this.begun ??= definitionOf(this.get("_esm")).then(async (widget) => {
      await widget.initialize?.({ model: this });
      return widget;
    });
    return this.begun;
  }
}

export class AnyView extends DOMWidgetView {
  async render() {
    dress(this.model.get("_css"));
    const widget = await /** @type {AnyModel} */ (this.model).begin();
    this.cleanUp = await widget.render?.({ model: this.model, el: this.el });
  }

  remove() {
    this.cleanUp?.();
    return super.remove();
  }
}
