// @ts-check
/** One widget's share of the line, as Jupyter's widgets want it. */

/** @typedef {import("./line.js").Line} Line */
/** @typedef {import("./frames.js").Message} Message */
/** @typedef {{ iopub?: Record<string, (message: any) => void> }} Callbacks */

export class Comm {
  /** @param {string} target @param {string} id @param {Line} line */
  constructor(target, id, line) {
    this.target_name = target;
    this.comm_id = id;
    this.line = line;
    /** What waits for the kernel to be done with a message. @type {Map<string, Callbacks>} */
    this.pending = new Map();
    /** What has been set here since the kernel was asked how things stand. @type {Set<string>} */
    this.since = new Set();
    /** @type {string | undefined} */
    this.asked = undefined;
    /** @type {(message: Message) => unknown} */
    this.heard = () => {};
    /** @type {(message: Message) => unknown} */
    this.closed = () => {};
  }

  /** @param {any} data @param {Callbacks} [callbacks] @param {any} [metadata] @param {any[]} [buffers] */
  open(data, callbacks, metadata, buffers) {
    const content = { target_name: this.target_name, data };
    return this.say("comm_open", content, callbacks, metadata, buffers);
  }

  /** @param {any} data @param {Callbacks} [callbacks] @param {any} [metadata] @param {any[]} [buffers] */
  send(data, callbacks, metadata, buffers) {
    if (data.method === "update") Object.keys(data.state).forEach((name) => this.since.add(name));
    return this.say("comm_msg", { data }, callbacks, metadata, buffers);
  }

  /** How do things stand? */
  ask() {
    this.since.clear();
    this.asked = this.send({ method: "request_state" });
  }

  /** An answer knows nothing of what was set here while it was under way. @param {Message} message */
  told(message) {
    if (message.parent_header.msg_id === this.asked) {
      this.since.forEach((name) => delete message.content.data.state?.[name]);
    }
    return this.heard(message);
  }

  /** @param {any} [data] @param {Callbacks} [callbacks] @param {any} [metadata] @param {any[]} [buffers] */
  close(data = {}, callbacks, metadata, buffers) {
    return this.say("comm_close", { data }, callbacks, metadata, buffers);
  }

  /** @param {string} type @param {object} content @param {Callbacks} [callbacks] @param {any} [metadata] @param {any[]} [buffers] */
  say(type, content, callbacks, metadata, buffers) {
    const whole = { comm_id: this.comm_id, ...content };
    const name = this.line.send(type, whole, metadata, buffers);
    if (callbacks?.iopub) this.pending.set(name, callbacks);
    return name;
  }

  /** @param {(message: Message) => unknown} callback */
  on_msg(callback) {
    this.heard = callback;
  }

  /** @param {(message: Message) => unknown} callback */
  on_close(callback) {
    this.closed = callback;
  }

  /** Something that came of what was said here. @param {Message} message */
  followed(message) {
    const said = message.parent_header.msg_id;
    const { iopub } = this.pending.get(said) ?? {};
    if (!iopub || message.header.msg_type !== "status") return;
    iopub.status?.(message);
    if (message.content.execution_state === "idle") this.pending.delete(said);
  }

  /** What was said before the line was cut is answered no more: nothing waits for it. */
  forget() {
    const idle = { content: { execution_state: "idle" } };
    this.pending.forEach(({ iopub }) => iopub?.status?.(idle));
    this.pending.clear();
  }
}
