// @ts-check
/** Jupyter's own widgets (sliders, buttons, boxes, outputs), loaded only by a page that has one. */

import * as base from "@jupyter-widgets/base";
import { ManagerBase } from "@jupyter-widgets/base-manager";
import * as controls from "@jupyter-widgets/controls";
import "@jupyter-widgets/controls/css/labvariables.css";
import "@jupyter-widgets/controls/css/lumino.css";
import "@jupyter-widgets/controls/css/widgets-base.css";
import { Widget } from "@lumino/widgets";

import { bytesOf, putBuffers } from "./anywidgets.js";
import { Comm } from "./comm.js";
import { AnyModel, AnyView } from "./any_view.js";
import { OutputModel, OutputView } from "./output_widget.js";

/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./frames.js").Message} Message */

/** @type {Record<string, Record<string, any>>} */
const MODULES = {
  "@jupyter-widgets/base": base,
  "@jupyter-widgets/controls": controls,
  "@jupyter-widgets/output": { OutputModel, OutputView },
  anywidget: { AnyModel, AnyView },
};
const IOPUB = ["stream", "display_data", "execute_result", "error", "clear_output"];

/** All widgets of a page. */
export class Controls extends ManagerBase {
  /** @param {Line} line @param {Record<string, import("./anywidgets.js").Stored>} stored */
  constructor(line, stored) {
    super();
    this.line = line;
    /** @type {Map<string, Comm>} */
    this.comms = new Map();
    /** Who takes what one message to the kernel has put out. @type {Map<string, OutputModel>} */
    this.takers = new Map();
    /** One message after the other, each heard to its end. @type {Promise<unknown>} */
    this.turn = Promise.resolve();
    for (const [id, { state, buffers = [] }] of Object.entries(stored)) {
      const bytes = buffers.map((each) => bytesOf(each.data));
      putBuffers(state, buffers.map((each) => each.path), bytes);
      this.take(this.comm("jupyter.widget", id), state);
    }
  }

  /** @param {string} target @param {string} id */
  comm(target, id) {
    const comm = new Comm(target, id, this.line);
    this.comms.set(id, comm);
    return comm;
  }

  /** A widget that the kernel tells of. @param {Comm} comm @param {any} state */
  take(comm, state) {
    const { _model_name, _model_module, _model_module_version } = state;
    const told = {
      model_name: _model_name,
      model_module: _model_module,
      model_module_version: _model_module_version,
      comm,
    };
    return this.new_model(told, state);
  }

  /** @param {Message} message */
  heard(message) {
    this.turn = this.turn
      .then(() => this.hear(message))
      .catch((error) => console.error(error)); // one that goes wrong must not stop the next
  }

  /** @param {Message} message */
  hear(message) {
    const { header, content, parent_header, metadata } = message;
    const type = header.msg_type;
    this.comms.forEach((comm) => comm.followed(message));
    if (type === "comm_msg") return this.comms.get(content.comm_id)?.told(message);
    if (type === "comm_close") {
      this.comms.get(content.comm_id)?.closed(message);
      this.comms.delete(content.comm_id);
    } else if (type === "comm_open" && content.target_name === "jupyter.widget") {
      const { state, buffer_paths = [] } = content.data;
      putBuffers(state, buffer_paths, message.buffers ?? []);
      return this.take(this.comm(content.target_name, content.comm_id), state);
    } else if (IOPUB.includes(type)) {
      this.takers.get(parent_header.msg_id)?.take(type, content, metadata);
    }
    return undefined;
  }

  /** The kernel says how things stand now: a page is a little older than its line. */
  opened() {
    this.comms.forEach((comm) => {
      comm.forget();
      comm.ask();
    });
  }

  /** @param {string} id @param {HTMLElement} el */
  async show(id, el) {
    const view = await this.create_view(await this.get_model(id));
    Widget.attach(view.luminoWidget, el);
  }

  /** @param {string} className @param {string} moduleName @returns {Promise<any>} */
  async loadClass(className, moduleName) {
    const found = MODULES[moduleName]?.[className];
    if (!found) throw new Error(`This page has no widget ${className} of ${moduleName}.`);
    return found;
  }

  /** A widget made in the browser. @param {string} target @param {string} id @param {any} data @param {any} metadata */
  async _create_comm(target, id, data, metadata) {
    const comm = this.comm(target, id);
    comm.open(data, undefined, metadata);
    return comm;
  }

  async _get_comm_info() {
    return {};
  }
}
