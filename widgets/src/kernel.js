// @ts-check
/** The one line to the kernel: messages out, view models in, and the pace between them. */

import { remember, remembered, SETTING } from "./settings.js";

/** Milliseconds after which a table that has not answered is called silent. */
const PATIENCE = 5000;

/** @type {Map<string, Kernel>} */
const kernels = new Map();

/**
 * The line of a table, however many cells show it: each cell has a model object of its own.
 * @param {WidgetModel} model
 */
export function kernelOf(model) {
  const { id } = model.get("model");
  const kernel = kernels.get(id) ?? new Kernel(model);
  kernels.set(id, kernel);
  return kernel;
}

export class Kernel {
  /** @param {WidgetModel} model */
  constructor(model) {
    this.model = model;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
    this.silent = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.pause = undefined;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.patience = undefined;
    this.stop = () => {};
  }

  /** Draw whenever there is something new; gives the way to stop. @param {() => void} draw */
  join(draw) {
    if (!this.listeners.size) this.stop = this.start();
    this.listeners.add(draw);
    return () => {
      this.listeners.delete(draw);
      if (this.listeners.size) return;
      this.stop();
      kernels.delete(this.table.id);
    };
  }

  get table() {
    return this.model.get("model");
  }

  get words() {
    return this.model.get("words");
  }

  /** Listen to the kernel and to the other tables of the page; gives the way to stop. */
  start() {
    const heard = () => this.heard();
    const chosen = (/** @type {Event} */ event) => {
      const { name, value } = /** @type {CustomEvent} */ (event).detail;
      remember(name, value);
      if (this.table.settings[name] !== value) this.send({ type: "setting", name, value });
    };
    this.model.on("change:model", heard);
    document.addEventListener(SETTING, chosen);
    const { settings } = this.table;
    for (const [name, value] of Object.entries(remembered(Object.keys(settings)))) {
      if (settings[name] !== value) this.send({ type: "setting", name, value });
    }
    this.pace();
    return () => {
      clearTimeout(this.pause);
      clearTimeout(this.patience);
      this.model.off("change:model", heard);
      document.removeEventListener(SETTING, chosen);
    };
  }

  heard() {
    clearTimeout(this.patience);
    this.silent = false;
    this.listeners.forEach((draw) => draw());
    this.pace();
  }

  /** What happens by itself happens after its pause, once. */
  pace() {
    clearTimeout(this.pause);
    const { wait } = this.table;
    if (wait && wait.ms !== null) {
      this.pause = setTimeout(() => this.send({ type: "go_on" }), wait.ms);
    }
  }

  /** @param {Message} message */
  send(message) {
    this.model.send({ ...message, revision: this.table.revision });
    clearTimeout(this.patience);
    this.patience = setTimeout(() => {
      this.silent = true;
      this.listeners.forEach((draw) => draw());
    }, PATIENCE);
  }

  /** Choose a setting for every table of the page. @param {string} name @param {string} value */
  set(name, value) {
    document.dispatchEvent(new CustomEvent(SETTING, { detail: { name, value } }));
  }
}
