// @ts-check
/** The page as it was sent, and the front end that draws it. */

/**
 * @typedef {object} Page
 * @property {string | null} line the address of the line to the site; none where the page has its own Python
 * @property {string} front the module that draws
 * @property {import("./page_port.js").PageData} told what it draws first
 * @property {string} worker the script of the page's own Python
 * @property {string} keeper the script that keeps the edition in this browser
 * @property {import("./worker.js").Order} order what the worker is to do
 */

/** @type {Page} */
export const page = JSON.parse(document.getElementById("ic-page")?.textContent ?? "");

/** @typedef {{ mount: (port: import("../port.js").Port, el: HTMLElement) => void }} Front */

/** What draws it. @returns {Promise<Front>} */
export const loadFrontEnd = () => import(new URL(page.front, location.href).href);

/** Draw the table at the other end of a port. @param {Front} front @param {import("../port.js").Port} port */
export function draw({ mount }, port) {
  mount(port, /** @type {HTMLElement} */ (document.getElementById("table")));
  document.getElementById("loading")?.remove();
}
