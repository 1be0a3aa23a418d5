// @ts-check
/** An Output widget: takes what the kernel prints while it is told to, and shows it. */

import { DOMWidgetModel, DOMWidgetView } from "@jupyter-widgets/base";

import { drawn, withOutput } from "./outputs.js";

/** @typedef {import("./controls.js").Controls} Controls */

export class OutputModel extends DOMWidgetModel {
  /** @returns {any} */
  defaults() {
    return {
      ...super.defaults(),
      _model_name: "OutputModel",
      _view_name: "OutputView",
      _model_module: "@jupyter-widgets/output",
      _view_module: "@jupyter-widgets/output",
      msg_id: "",
      outputs: [],
    };
  }

  /** @param {any} attributes @param {any} options */
  initialize(attributes, options) {
    super.initialize(attributes, options);
    this.clearing = false;
    this.listenTo(this, "change:msg_id", this.listen);
    this.listen();
  }

  /** Take what comes of one message to the kernel, and no longer of the one before. */
  listen() {
    const { takers } = /** @type {Controls} */ (/** @type {unknown} */ (this.widget_manager));
    takers.delete(this.previous("msg_id"));
    if (this.get("msg_id")) takers.set(this.get("msg_id"), this);
  }

  /** @param {string} type @param {any} content @param {any} metadata */
  take(type, content, metadata) {
    if (type === "clear_output") {
      this.clearing = content.wait;
      if (!content.wait) this.put([]);
      return;
    }
    const before = this.clearing ? [] : this.get("outputs");
    this.clearing = false;
    this.put(withOutput(before, { output_type: type, metadata, ...content }));
  }

  /** @param {any[]} outputs */
  put(outputs) {
    this.set("outputs", outputs);
    this.save_changes();
  }
}

export class OutputView extends DOMWidgetView {
  render() {
    super.render();
    this.el.classList.add("jupyter-widgets", "widget-output");
    this.listenTo(this.model, "change:outputs", this.draw);
    this.draw();
  }

  draw() {
    const manager = /** @type {Controls} */ (/** @type {unknown} */ (this.model.widget_manager));
    const show = (/** @type {string} */ id, /** @type {HTMLElement} */ el) => manager.show(id, el);
    const outputs = this.model.get("outputs").map((/** @type {any} */ each) => drawn(each, show));
    this.el.replaceChildren(...outputs);
  }
}
