// The line to a table in a notebook, and what marimo asks beside it.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { commPort } from "../../widgets/src/port.js";

/** A widget's model, as far as a line uses it. */
class Model {
  heard = new Map();
  state = {};
  saved = [];
  get = (name) => this.state[name];
  set = (name, value) => (this.state[name] = value);
  on = (event, callback) => this.heard.set(event, callback);
  off = (event) => this.heard.delete(event);
  save_changes = () => this.saved.push({ ...this.state });
  change = (...names) => names.forEach((name) => this.heard.get(`change:${name}`)?.());
}

const listening = () => {
  const model = new Model();
  return {
    model,
    stop: commPort(model).listen(
      () => {},
      () => {},
    ),
  };
};
afterEach(() => delete globalThis.customElements);

test("a browser saves nothing to the kernel", async () => {
  const { model } = listening();
  model.change("model", "position", "turn");
  await null;
  assert.deepEqual(model.saved, []);
});

test("in marimo what can be observed is confirmed, once a move", async () => {
  globalThis.customElements = new Map([["marimo-anywidget", class {}]]);
  const { model, stop } = listening();
  model.change("position", "turn", "last_move");
  await null;
  model.change("model", "words");
  await null;
  model.change("over");
  await null;
  assert.deepEqual(model.saved, [{ read: 1 }, { read: 2 }]);
  stop();
  model.change("position");
  await null;
  assert.equal(model.saved.length, 2);
  assert.equal(model.heard.size, 0);
});
