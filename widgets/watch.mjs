// Development: `npm run watch -- http://127.0.0.1:8866` stands before a site that is served already. Its pages
// load the front end as its sources are now, and load themselves again when a source has changed.

import { createServer, request } from "node:http";
import { connect } from "node:net";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { context } from "esbuild";

import { SCRIPTS, STYLES } from "./bundles.mjs";

/** Where a page hears of a change, and the script that listens there: no page allows scripts in its own text. */
const CHANGES = "/watch/changes";
const SCRIPT = "/watch/reload.js";
const RELOAD = `new EventSource("${CHANGES}").onmessage = () => location.reload();`;
const TAG = `<script src="${SCRIPT}"></script>`;
const KINDS = { js: "text/javascript", css: "text/css" };
/** A file of a bundle in an address, with the mark of its content or without. */
const BUNDLED = /(\w+)(?:\.[0-9a-f]{12})?\.(js|css)$/;

/**
 * Serve a site with the front end as its sources are.
 * @param {URL} site @param {number} port @param {import("esbuild").BuildOptions[]} bundles
 */
export async function watch(site, port, bundles = [SCRIPTS, STYLES]) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  /** @type {Set<import("node:http").ServerResponse>} */
  const pages = new Set();
  const reload = {
    name: "reload",
    /** @param {import("esbuild").PluginBuild} build */
    setup(build) {
      build.onEnd(({ errors, outputFiles = [] }) => {
        if (errors.length) return; // esbuild has said which; the pages keep what they have
        for (const { path, contents } of outputFiles) files.set(basename(path), contents);
        for (const page of pages) page.write("data: changed\n\n");
      });
    },
  };
  const outputs = { write: false, outdir: ".", sourcemap: "inline", logLevel: "warning", plugins: [reload] };
  const contexts = await Promise.all(bundles.map((bundle) => context({ ...bundle, ...outputs })));
  await Promise.all(contexts.map((each) => each.watch()));

  const server = createServer((asked, answer) => {
    const [path] = asked.url.split("?", 1);
    const [, name, ending] = BUNDLED.exec(path) ?? [];
    if (path === CHANGES) {
      answer.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      answer.flushHeaders();
      pages.add(answer);
      asked.on("close", () => pages.delete(answer));
    } else if (path === SCRIPT) send(answer, "js", RELOAD);
    else if (files.has(`${name}.${ending}`)) send(answer, ending, files.get(`${name}.${ending}`));
    else pass(site, asked, answer);
  });
  server.on("upgrade", (asked, socket, head) => passLine(site, asked, socket, head));
  await new Promise((then) => {
    server.listen(port, "127.0.0.1", then);
  });
  const stop = async () => {
    await Promise.all(contexts.map((each) => each.dispose()));
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}/`, stop };
}

/** @param {import("node:http").ServerResponse} answer @param {string} ending @param {string | Uint8Array} body */
function send(answer, ending, body) {
  answer.writeHead(200, { "Content-Type": KINDS[ending], "Cache-Control": "no-store" });
  answer.end(body);
}

/** Headers as the site's own pages would send them. @param {URL} site @param {import("node:http").IncomingMessage} asked */
function headersFor(site, { headers }) {
  const own = { ...headers, host: site.host, "accept-encoding": "identity" };
  if (headers.origin) own.origin = site.origin;
  if (headers.referer) own.referer = headers.referer.replace(/^https?:\/\/[^/]*/, site.origin);
  return own;
}

/** A page with the script that loads it again; what has no head is no whole page. @param {string} page */
const withTag = (page) => page.replace("</head>", `${TAG}</head>`);

/** Let the site answer; a page gets the script that loads it again.
 * @param {URL} site @param {import("node:http").IncomingMessage} asked @param {import("node:http").ServerResponse} answer */
function pass(site, asked, answer) {
  const options = { method: asked.method, headers: headersFor(site, asked) };
  const passed = request(new URL(asked.url, site), options, async (told) => {
    const { "content-length": _length, ...headers } = told.headers;
    if (!headers["content-type"]?.startsWith("text/html")) {
      answer.writeHead(told.statusCode, told.headers);
      told.pipe(answer);
      return;
    }
    const chunks = [];
    for await (const chunk of told) chunks.push(chunk);
    const page = Buffer.concat(chunks).toString();
    answer.writeHead(told.statusCode, headers);
    answer.end(withTag(page));
  });
  passed.on("error", (error) => {
    answer.writeHead(502, { "Content-Type": "text/plain" });
    answer.end(`No site answers at ${site}: ${error.message}\n`);
  });
  asked.pipe(passed);
}

/** Pass a line (a WebSocket) on, byte by byte.
 * @param {URL} site @param {import("node:http").IncomingMessage} asked @param {import("node:stream").Duplex} socket @param {Buffer} head */
function passLine(site, asked, socket, head) {
  const line = connect(Number(site.port), site.hostname, () => {
    const headers = Object.entries(headersFor(site, asked)).map(([name, value]) => `${name}: ${value}`);
    line.write([`${asked.method} ${asked.url} HTTP/1.1`, ...headers, "", ""].join("\r\n"));
    line.write(head);
    line.pipe(socket).pipe(line);
  });
  for (const each of [line, socket]) each.on("error", () => [line, socket].forEach((end) => end.destroy()));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [site = "http://127.0.0.1:8866", port = "8867"] = process.argv.slice(2);
  const { address } = await watch(new URL(site), Number(port));
  console.log(`${site} with the front end as its sources are: ${address}`);
}
