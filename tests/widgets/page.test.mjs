// The line of a page to its session, without a browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Line, pause } from "../../widgets/src/page/line.js";
import { PagePort } from "../../widgets/src/page/page_port.js";

/** A page with a line: what its sockets were sent, what it heard and how the line stands; `t` ends it. */
function pageWith(t, { answers = true } = {}) {
  const seen = { sockets: [], heard: [], how: [], reloads: 0, asked: 0, events: {} };
  class Socket {
    sent = [];
    constructor(address) {
      this.address = new URL(address);
      seen.sockets.push(this);
    }
    send(text) {
      this.sent.push(JSON.parse(text));
    }
    close(code) {
      this.closed = code ?? 1005;
    }
    /** The session says something. */
    tell(...frame) {
      this.onmessage({ data: JSON.stringify(frame) });
    }
    /** The other end, or nobody, closes. */
    end(code = 1006) {
      return this.onclose({ code });
    }
  }
  const heard = { addEventListener: (name, act) => (seen.events[name] = act) };
  const away = {
    WebSocket: Socket,
    window: heard,
    document: { ...heard, visibilityState: "visible" },
    location: { href: "https://site/cards/voila/render/100", reload: () => (seen.reloads += 1) },
    fetch: async () => {
      seen.asked += 1;
      if (!answers) throw new TypeError("away");
      return { ok: true };
    },
  };
  const before = Object.fromEntries(Object.keys(away).map((name) => [name, globalThis[name]]));
  Object.assign(globalThis, away);
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const line = new Line(
    "/cards/line/100",
    "it",
    (news) => seen.heard.push(news),
    (how) => seen.how.push(how),
  );
  t.after(() => {
    line.leave();
    Object.assign(globalThis, before);
  });
  const later = (time) => t.mock.timers.tick(time);
  return { seen, line, later, last: () => seen.sockets.at(-1), how: () => seen.how.at(-1) };
}

const said = (text) => ({ type: text });

test("a line asks for its session by a name that is drawn once, and how far it was heard", async (t) => {
  const { seen, line, later, last } = pageWith(t);
  const { address } = last();
  assert.equal(address.origin + address.pathname, "wss://site/cards/line/100");
  const { page, ...told } = Object.fromEntries(address.searchParams);
  assert.match(page, /^[0-9a-f]{32}$/);
  assert.deepEqual(told, { heard: "0", lang: "it" });
  last().tell(0);
  line.send(said("move"));
  last().tell(1);
  await last().end();
  later(5000);
  assert.deepEqual(Object.fromEntries(last().address.searchParams), { page, heard: "1", lang: "it" });
  assert.equal(seen.sockets.length, 2);
});

test("what is said before the line stands waits, and then goes in its order, each with its number", (t) => {
  const { line, last, seen } = pageWith(t);
  line.send(said("sit"));
  line.send(said("move"));
  assert.deepEqual(last().sent, []);
  last().tell(0);
  line.send(said("go_on"));
  assert.deepEqual(last().sent, [
    [1, said("sit")],
    [2, said("move")],
    [3, said("go_on")],
  ]);
  assert.deepEqual(seen.how, ["open"]);
});

test("after a cut what was not acknowledged is said again, once, and nothing that was played", async (t) => {
  const { line, last, later, seen } = pageWith(t);
  last().tell(0);
  for (const name of ["one", "two", "three"]) line.send(said(name));
  last().tell(1);
  await last().end();
  line.send(said("four"));
  later(5000);
  assert.deepEqual(last().sent, []);
  last().tell(2, { told: { model: 1 } }); // the second was played, though nobody heard so
  assert.deepEqual(last().sent, [
    [3, said("three")],
    [4, said("four")],
  ]);
  last().tell(4);
  assert.deepEqual(seen.heard, [{ told: { model: 1 } }]);
  await last().end();
  later(5000);
  last().tell(4, { told: { model: 2 } });
  assert.deepEqual(last().sent, []);
});

test("what comes of the news of a line that stands again is said after what had waited", async (t) => {
  const { line, last, later, seen } = pageWith(t);
  last().tell(0);
  line.send(said("lost"));
  await last().end();
  later(5000);
  seen.heard.push = () => line.send(said("answer"));
  last().tell(0, { told: {} });
  assert.deepEqual(last().sent, [
    [1, said("lost")],
    [2, said("answer")],
  ]);
});

test("a line that falls silent without a word is asked for a sign of life, then replaced", (t) => {
  const { line, last, later, seen } = pageWith(t);
  last().tell(0);
  line.send(said("move"));
  later(1900);
  assert.deepEqual(last().sent, [[1, said("move")]]);
  later(200);
  assert.deepEqual(last().sent.at(-1), [0]);
  last().tell(1); // it was slow
  later(10_000);
  assert.equal(seen.sockets.length, 1);
  line.send(said("another"));
  later(2100);
  later(2100);
  assert.equal(seen.sockets[0].closed, 1005); // no page has left
  assert.equal(seen.how.at(-1), "cut");
  later(300);
  assert.equal(seen.sockets.length, 2);
});

test("an idle line is asked for a sign of life now and then, and when the page is looked at again", (t) => {
  const { last, later, seen } = pageWith(t);
  last().tell(0);
  later(20_100);
  assert.deepEqual(last().sent, [[0]]);
  last().tell(0);
  seen.events.visibilitychange();
  assert.deepEqual(last().sent, [[0], [0]]);
  later(2100);
  assert.equal(seen.how.at(-1), "cut");
});

test("a long message has the time that a slow line takes for it", (t) => {
  const { line, last, later, seen } = pageWith(t);
  last().tell(0);
  line.send({ text: "x".repeat(50_000) });
  later(11_900);
  assert.equal(last().sent.length, 1);
  later(12_100);
  assert.equal(seen.how.at(-1), "open");
});

test("a line is tried again ever later, up to some seconds, and not by all at once", async (t) => {
  const pauses = [0, 1, 2, 3, 4, 20].map((tries) => pause(tries, 1));
  assert.deepEqual(pauses, [250, 500, 1000, 2000, 4000, 4000]);
  assert.equal(pause(2, 0), 500);
  const { line, last, later, seen } = pageWith(t);
  last().tell(0);
  line.send(said("too much"));
  for (let tries = 0; tries < 8; tries += 1) {
    await last().end(4429); // whoever says too much has to wait, however soon a line stands again
    later(4000);
    last().tell(0, { told: {} });
  }
  assert.equal(line.tries, 8);
  assert.equal(seen.sockets.length, 9);
  last().tell(1);
  assert.equal(line.tries, 0);
});

test("a network that is there again is used at once", async (t) => {
  const { last, seen } = pageWith(t);
  last().tell(0);
  await last().end();
  seen.events.online();
  assert.equal(seen.sockets.length, 2);
});

for (const code of [4404, 4408, 4400]) {
  test(`a session that has gone is told so, and is asked for no more (${code})`, async (t) => {
    const { line, last, later, seen } = pageWith(t);
    last().tell(0);
    await last().end(code);
    line.send(said("move"));
    later(60_000);
    seen.events.online();
    assert.deepEqual(seen.how, ["open", "gone"]);
    assert.equal(seen.sockets.length, 1);
  });
}

test("where all tables are taken the page is loaded again, which says so, but not in a whirl", async (t) => {
  const { last, later, seen } = pageWith(t);
  await last().end(4503);
  later(900);
  assert.equal(seen.reloads, 0);
  later(1200);
  assert.equal(seen.reloads, 1);
  assert.equal(seen.sockets.length, 1);
});

test("a page that never gets a line though the site answers says so once, until it gets one", async (t) => {
  const { last, later, seen, line } = pageWith(t);
  line.send(said("move"));
  for (let tries = 0; tries < 8; tries += 1) {
    await last().end();
    later(4000);
  }
  assert.deepEqual(seen.how, ["refused"]);
  assert.equal(seen.asked, 1);
  last().tell(0);
  assert.deepEqual(seen.how, ["refused", "open"]);
  assert.deepEqual(last().sent, [[1, said("move")]]);
});

test("a line that is opened and never stands is refused as well", async (t) => {
  const { later, seen, how } = pageWith(t);
  for (let tries = 0; tries < 3; tries += 1) {
    later(8000);
    await new Promise(setImmediate);
    later(4000);
  }
  assert.equal(how(), "refused");
  assert.ok(seen.sockets.length >= 3);
});

test("a site that is away is no proxy that refuses", async (t) => {
  const { last, later, how } = pageWith(t, { answers: false });
  for (let tries = 0; tries < 4; tries += 1) {
    await last().end();
    later(4000);
  }
  assert.equal(how(), "cut");
});

test("a page that is left says so, and opens no line again", async (t) => {
  const { line, last, later, seen } = pageWith(t);
  last().tell(0);
  line.leave();
  assert.equal(last().closed, 1000);
  later(60_000);
  seen.events.online();
  assert.equal(seen.sockets.length, 1);
});

test("a table is drawn again where it is told a model; words are there by then", () => {
  const port = new PagePort({ model: { id: 1 }, words: { a: "b" } }, () => {});
  const heard = [];
  const stop = port.listen(
    () => heard.push(port.words()),
    (news) => heard.push(news),
  );
  port.receive({ told: { words: { a: "c" } } });
  port.receive({ told: { model: { id: 2 } } });
  port.receive({ said: "pong" });
  stop();
  port.receive({ said: "late" });
  assert.deepEqual(heard, [{ a: "c" }, "pong"]);
  assert.deepEqual(port.translations(), {});
});
