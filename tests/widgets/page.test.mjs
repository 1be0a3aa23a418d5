// The light page's helpers, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Anywidgets, Model, putBuffers } from "../../widgets/src/page/anywidgets.js";
import { Comm } from "../../widgets/src/page/comm.js";
import { decode, encode } from "../../widgets/src/page/frames.js";
import { Line, pause } from "../../widgets/src/page/line.js";
import { withOutput } from "../../widgets/src/page/outputs.js";

const message = { header: { msg_id: "1" }, parent_header: {}, metadata: {}, content: { word: "così" } };
const bytes = (...numbers) => new Uint8Array(numbers);
const numbersIn = (view) => [...new Uint8Array(view.buffer, view.byteOffset, view.byteLength)];

test("a message without buffers is text, and is read again", () => {
  const frame = encode(message, []);
  assert.equal(typeof frame, "string");
  assert.deepEqual(decode(frame), message);
});

test("a message with buffers is bytes, and is read again with each of them", () => {
  const frame = encode(message, [bytes(1, 2, 3), bytes().buffer, new DataView(bytes(9, 8, 7).buffer, 1)]);
  const { buffers, ...read } = decode(frame.buffer);
  assert.deepEqual(read, message);
  assert.deepEqual(buffers.map(numbersIn), [[1, 2, 3], [], [8, 7]]);
});

test("a frame begins as the server reads it: how many parts, and where each begins", () => {
  const frame = encode(message, [bytes(5)]);
  const text = new TextEncoder().encode(JSON.stringify(message)).length;
  const numbers = new DataView(frame.buffer);
  assert.deepEqual([0, 4, 8].map((place) => numbers.getUint32(place)), [2, 12, 12 + text]);
});

test("a line is tried again ever later, up to some seconds, and not by all at once", () => {
  const pauses = [0, 1, 2, 3, 4, 20].map((tries) => pause(tries, 1));
  assert.deepEqual(pauses, [250, 500, 1000, 2000, 4000, 4000]);
  assert.equal(pause(2, 0), 500);
});

test("what was said on a line that was cut before anything was heard is said again, once", async (t) => {
  const sockets = [];
  class Socket {
    static OPEN = 1;
    readyState = 1;
    sent = [];
    constructor() {
      sockets.push(this);
    }
    send(frame) {
      this.sent.push(decode(frame).content.said);
    }
    close() {}
  }
  const old = { ...globalThis };
  const nobody = { addEventListener() {} };
  const alive = async () => ({ ok: true, status: 200, json: async () => ({ state: "idle" }) });
  Object.assign(globalThis, { WebSocket: Socket, window: nobody, document: nobody, fetch: alive });
  t.after(() => Object.assign(globalThis, { WebSocket: old.WebSocket, window: old.window, document: old.document, fetch: old.fetch }));
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const line = new Line("http://site/channels", "http://site/state");
  const answer = encode({ header: { msg_type: "status" }, parent_header: {}, metadata: {}, content: {}, channel: "iopub" }, []);
  const cut = async () => {
    await line.cut();
    t.mock.timers.tick(5000);
  };
  line.send("comm_msg", { said: "early" });
  sockets[0].onopen();
  line.send("comm_msg", { said: "late" });
  await cut();
  sockets[1].onopen();
  assert.deepEqual(sockets[1].sent, ["early", "late"]);
  sockets[1].onmessage({ data: answer });
  await cut();
  sockets[2].onopen();
  assert.deepEqual(sockets[2].sent, []);
  line.leave();
});

test("what comes from one stream in a row is one text, and the outputs before stay as they were", () => {
  const stream = (name, text) => ({ output_type: "stream", name, text });
  const first = withOutput([], stream("stdout", "a"));
  assert.deepEqual(withOutput(first, stream("stdout", "b")), [stream("stdout", "ab")]);
  assert.deepEqual(first, [stream("stdout", "a")]);
  assert.equal(withOutput(first, stream("stderr", "b")).length, 2);
  assert.equal(withOutput(first, { output_type: "error" }).length, 2);
});

/** A line that keeps what is said. */
function lineTo() {
  const said = [];
  return { said, send: (type, content) => `name-${said.push({ type, ...content })}` };
}

const update = (state, method = "update", parent = "") => ({
  header: { msg_type: "comm_msg" },
  parent_header: { msg_id: parent },
  content: { comm_id: "w", data: { method, state } },
});

test("a widget says what was changed, once, and hears what the kernel changes", () => {
  const line = lineTo();
  const model = new Model("w", { count: 1, name: "x" }, line);
  const heard = [];
  model.on("change:count", (_, value) => heard.push(value));
  model.set("count", 2);
  model.save_changes();
  model.save_changes();
  assert.deepEqual(line.said.map((each) => each.data.state), [{ count: 2 }]);
  model.heard(update({ count: 5 }));
  assert.equal(model.get("count"), 5);
  assert.deepEqual(heard, [2, 5]);
});

test("an echo of what was said before something newer changes nothing", () => {
  const model = new Model("w", { count: 0 }, lineTo());
  for (const count of [1, 2]) {
    model.set("count", count);
    model.save_changes();
  }
  model.heard(update({ count: 1 }, "echo_update", "name-1"));
  assert.equal(model.get("count"), 2);
  model.heard(update({ count: 2 }, "echo_update", "name-2"));
  model.heard(update({ count: 7 }, "echo_update", "name-of-another"));
  assert.equal(model.get("count"), 7);
});

test("who has left is told no more", () => {
  const model = new Model("w", {}, lineTo());
  const heard = [];
  const hear = (content) => heard.push(content);
  model.on("msg:custom", hear);
  const custom = { ...update({}), content: { data: { method: "custom", content: "hello" } } };
  model.heard(custom);
  model.off("msg:custom", hear);
  model.heard(custom);
  assert.deepEqual(heard, ["hello"]);
});

test("after a cut the widgets shown ask how things stand, and at first none does", () => {
  const line = lineTo();
  const widgets = new Anywidgets(line, { w: { state: {} }, other: { state: {} } });
  widgets.models.get("w").begun = Promise.resolve();
  widgets.opened(true);
  assert.deepEqual(line.said, []);
  widgets.opened(false);
  assert.deepEqual(line.said.map((each) => [each.comm_id, each.data.method]), [["w", "request_state"]]);
});

test("an answer is older than what was set while it was under way", () => {
  const model = new Model("w", { count: 0, name: "x" }, lineTo());
  model.set("count", 1);
  model.save_changes(); // lost with the line
  model.ask();
  model.heard(update({ count: 5, name: "y" }, "update", "name-2"));
  assert.deepEqual(model.state, { count: 5, name: "y" });
  model.ask();
  model.set("count", 6);
  model.save_changes();
  model.heard(update({ count: 5, name: "z" }, "update", "name-3"));
  assert.deepEqual(model.state, { count: 6, name: "z" });
  model.heard(update({ count: 7 }, "update", "name-4")); // the kernel sets what it was told
  assert.equal(model.get("count"), 7);
});

test("nor does an answer set one of Jupyter's own widgets back", () => {
  const comm = new Comm("jupyter.widget", "w", lineTo());
  const heard = [];
  comm.on_msg(({ content }) => heard.push(content.data.state));
  const told = (name) => comm.told(update({ value: 3, min: 0 }, "update", name));
  comm.send({ method: "update", state: { value: 2 } });
  comm.ask();
  told("name-2");
  comm.ask();
  comm.send({ method: "update", state: { value: 4 } });
  told("name-3");
  told("name-4");
  assert.deepEqual(heard, [{ value: 3, min: 0 }, { min: 0 }, { value: 3, min: 0 }]);
});

test("bytes go back to where they were taken from", () => {
  const state = { picture: {}, list: [{}, {}] };
  putBuffers(state, [["picture", "data"], ["list", 1, "data"]], ["one", "two"]);
  assert.deepEqual(state, { picture: { data: "one" }, list: [{}, { data: "two" }] });
});
