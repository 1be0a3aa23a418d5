// Development: a site with the front end as its sources are, whose pages load themselves again.
import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { watch } from "../../widgets/watch.mjs";

const folder = mkdtempSync(join(tmpdir(), "watch"));
const source = join(folder, "table.js");
/** Answers as the site does: a page, a file of the bundle, anything else with what was asked. */
const site = createServer(({ url, headers }, answer) => {
  const page = url === "/page";
  answer.writeHead(200, { "Content-Type": page ? "text/html; charset=UTF-8" : "application/json" });
  answer.end(page ? "<html><head></head><body>Carte</body></html>" : JSON.stringify({ url, ...headers }));
});
site.on("upgrade", ({ url, headers }, socket, head) =>
  socket.end(`${url} ${headers.host} ${headers.origin} ${head}`),
);

let watched;
const read = async (path, how) => (await fetch(watched.address + path, how)).text();

before(async () => {
  writeFileSync(source, "console.log('before');");
  await once(site.listen(0, "127.0.0.1"), "listening");
  watched = await watch(new URL(`http://127.0.0.1:${site.address().port}`), 0, [
    { entryPoints: { table: source } },
  ]);
});

after(async () => {
  await watched.stop();
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true });
});

test("a page gets the script that loads it again, and a bundle is what its sources are", async () => {
  assert.equal(
    await read("page"),
    '<html><head><script src="/watch/reload.js"></script></head><body>Carte</body></html>',
  );
  assert.match(await read("watch/reload.js"), /EventSource.*location\.reload/);
  for (const path of ["table.js", "cards/table.0123456789ab.js"]) assert.match(await read(path), /"before"/);
});

test("all else is the site's to answer, which is asked as by its own pages", async () => {
  const port = String(site.address().port);
  const told = JSON.parse(await read("other?a=b", { headers: { origin: watched.address.slice(0, -1) } }));
  assert.deepEqual(
    [told.url, told.host, told.origin],
    ["/other?a=b", `127.0.0.1:${port}`, `http://127.0.0.1:${port}`],
  );
  const line = connect(Number(new URL(watched.address).port), "127.0.0.1");
  line.write(
    "GET /line HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nfirst",
  );
  const [answer] = await once(line, "data");
  assert.equal(String(answer), `/line 127.0.0.1:${port} http://127.0.0.1:${port} first`);
});

test("a change of a source is told to the pages that are open", async () => {
  const { body } = await fetch(`${watched.address}watch/changes`);
  const changes = body.getReader();
  writeFileSync(source, "console.log('after');");
  const { value } = await changes.read();
  assert.equal(new TextDecoder().decode(value), "data: changed\n\n");
  await changes.cancel();
  assert.match(await read("table.js"), /"after"/);
});
