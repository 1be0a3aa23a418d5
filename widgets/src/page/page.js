// @ts-check
/** A page of the site: draws what it was sent, and keeps the line to its session. */

import "./frame.js";

import { draw, loadFrontEnd, page } from "./front_end.js";
import { Line } from "./line.js";
import { PagePort } from "./page_port.js";
import { reportLine } from "./line_status.js";

const port = new PagePort(page.told, (content) => line.send(content));
const line = new Line(
  new URL(page.line ?? "", new URL(document.body.dataset.home ?? "/", location.href)).href,
  document.documentElement.lang,
  (news) => port.receive(news),
  reportLine,
);

window.addEventListener("pagehide", () => line.leave());
// A page that comes back from the browser's own memory has given its session away.
window.addEventListener("pageshow", (event) => event.persisted && location.reload());
try {
  draw(await loadFrontEnd(), port);
} catch (error) {
  const place = document.getElementById("table");
  if (place) place.textContent = String(error);
  throw error;
}
