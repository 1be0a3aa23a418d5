// @ts-check
/** Widgets that bring their own front end (anywidget), shown without Jupyter's widget manager. */

import { definitionOf, dress } from "./module.js";

/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./frames.js").Message} Message */
/** @typedef {Record<string, any>} State */
/** @typedef {{ state: State, buffers?: { path: (string | number)[], data: string }[] }} Stored */

/** One widget: what the kernel tells of it, and what is said back. */
export class Model {
  /** @param {string} id @param {State} state @param {Line} line */
  constructor(id, state, line) {
    this.id = id;
    this.state = { ...state };
    this.line = line;
    /** @type {Set<string>} */
    this.changed = new Set();
    /** What was said last about a name, until the kernel has echoed it. @type {Map<string, string>} */
    this.said = new Map();
    /** @type {string | undefined} */
    this.asked = undefined;
    /** @type {Map<string, Set<(...told: any[]) => void>>} */
    this.listeners = new Map();
    /** @type {Promise<unknown> | undefined} */
    this.begun = undefined;
  }

  /** @param {string} name */
  get(name) {
    return this.state[name];
  }

  /** @param {string} name @param {any} value */
  set(name, value) {
    if (this.state[name] === value) return;
    this.state[name] = value;
    this.changed.add(name);
    this.trigger(`change:${name}`, this, value);
    this.trigger("change", this);
  }

  save_changes() {
    const names = [...this.changed];
    this.changed.clear();
    if (!names.length) return;
    const state = Object.fromEntries(names.map((name) => [name, this.state[name]]));
    const said = this.say({ method: "update", state, buffer_paths: [] });
    names.forEach((name) => this.said.set(name, said));
  }

  /** @param {any} content @param {unknown} [_] @param {(ArrayBuffer | ArrayBufferView)[]} [buffers] */
  send(content, _, buffers) {
    this.say({ method: "custom", content }, buffers);
  }

  /** @param {object} data @param {(ArrayBuffer | ArrayBufferView)[]} [buffers] */
  say(data, buffers) {
    return this.line.send("comm_msg", { comm_id: this.id, data }, {}, buffers);
  }

  /** How do things stand? What was said before is echoed no more. */
  ask() {
    this.said.clear();
    this.asked = this.say({ method: "request_state" });
  }

  /** @param {string} event @param {(...told: any[]) => void} callback */
  on(event, callback) {
    const there = this.listeners.get(event) ?? new Set();
    this.listeners.set(event, there.add(callback));
  }

  /** @param {string} event @param {(...told: any[]) => void} [callback] */
  off(event, callback) {
    if (callback) this.listeners.get(event)?.delete(callback);
    else this.listeners.delete(event);
  }

  /** @param {string} event @param {any[]} told */
  trigger(event, ...told) {
    this.listeners.get(event)?.forEach((callback) => callback(...told));
  }

  /** @param {Message} message */
  heard({ content, parent_header, buffers = [] }) {
    const { data } = content;
    if (data.method === "custom") {
      this.trigger("msg:custom", data.content, buffers);
      return;
    }
    if (!["update", "echo_update"].includes(data.method)) return;
    putBuffers(data.state, data.buffer_paths ?? [], buffers);
    const names = Object.keys(data.state).filter(
      (name) => this.isNews(name, parent_header.msg_id, data.method === "update"),
    );
    names.forEach((name) => {
      this.state[name] = data.state[name];
    });
    names.forEach((name) => this.trigger(`change:${name}`, this, this.state[name]));
    if (names.length) this.trigger("change", this);
  }

  /**
   * An echo, and the answer to how things stand, are no news while something newer was said.
   * @param {string} name @param {string} said @param {boolean} isUpdate
   */
  isNews(name, said, isUpdate) {
    const last = this.said.get(name);
    if (isUpdate) return said !== this.asked || last === undefined;
    if (last === said) this.said.delete(name);
    return last === undefined || last === said;
  }
}

/** All widgets of a page. */
export class Anywidgets {
  /** @param {Line} line @param {Record<string, Stored>} stored */
  constructor(line, stored) {
    this.models = new Map(
      Object.entries(stored).map(([id, { state, buffers = [] }]) => {
        const bytes = buffers.map((each) => bytesOf(each.data));
        putBuffers(state, buffers.map((each) => each.path), bytes);
        return [id, new Model(id, state, line)];
      }),
    );
  }

  /** @param {Message} message */
  heard({ header, ...message }) {
    if (header.msg_type !== "comm_msg") return;
    this.models.get(message.content.comm_id)?.heard({ header, ...message });
  }

  /** After a cut the kernel says how things stand now; at first the page knows. @param {boolean} first */
  opened(first) {
    if (first) return;
    const shown = [...this.models.values()].filter((model) => model.begun);
    shown.forEach((model) => model.ask());
  }

  /** @param {string} id @param {HTMLElement} el */
  async show(id, el) {
    const model = this.models.get(id);
    if (!model) throw new Error(`No widget ${id} on this page.`);
    dress(model.get("_css"));
    const widget = await definitionOf(model.get("_esm"));
    model.begun ??= Promise.resolve(widget.initialize?.({ model }));
    await model.begun;
    await widget.render?.({ model, el });
  }
}

/** @param {string} text in base64 */
export const bytesOf = (text) =>
  new DataView(Uint8Array.from(atob(text), (each) => each.charCodeAt(0)).buffer);

/** Put what was sent as bytes where it belongs. @param {any} state @param {(string | number)[][]} paths @param {DataView[]} buffers */
export function putBuffers(state, paths, buffers) {
  paths.forEach((path, index) => {
    const last = path[path.length - 1];
    const place = path.slice(0, -1).reduce((inner, step) => inner[step], state);
    place[last] = buffers[index];
  });
}
