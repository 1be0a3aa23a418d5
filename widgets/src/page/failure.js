// @ts-check
/** A page whose table cannot be laid says so in its place: what is missing, once. */

import { setPageContent } from "../page_content.js";

/**
 * Why it cannot: the browser lacks something, a file of the site did not come or is damaged, or an error.
 * @typedef {{ lacks?: string, file?: string, error?: string }} Why
 */

/** The address as somebody came: a table that was begun has changed it. */
const { href } = location;

/** A file's name in its address. @param {string} address */
export const fileName = (address) => address.split(/[?#]/, 1)[0].split("/").pop() ?? "";

/** Which of these a page needs is not in this browser; empty where all are. @param {string[]} needs */
export const missingFeatures = (...needs) => needs.filter((each) => !(each in globalThis)).join(", ");

/** What became of a file that did not come: the site cannot be reached (`away`), has a `newer` edition whose
 * page no longer names it, or it is `missing`. @param {string} file */
export async function fileFate(file) {
  try {
    const page = await fetch(href, { cache: "reload" });
    return page.ok && !(await page.text()).includes(file) ? "newer" : "missing";
  } catch {
    return "away";
  }
}

/** Show a sentence of the page; its link opens the page again.
 * @param {string} which a selector @param {string} what fills its place @param {string} again with this address */
function show(which, what, again) {
  const word = /** @type {HTMLElement | null} */ (document.querySelector(which));
  if (!word) return; // a page that is not drawn to its end
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (word.querySelectorAll("[lang]"))) {
    each.dataset.says ??= each.textContent ?? "";
    each.textContent = each.dataset.says.replace("{what}", what);
  }
  const link = word.querySelector("a");
  if (link) {
    link.onclick = (event) => {
      event.preventDefault(); // an empty address would lose what this one says of a hand
      history.replaceState(null, "", again);
      location.reload();
    };
  }
  word.hidden = false;
}

/** Say that no table can be laid, and why, in place of whatever is shown of it. @param {Why} why */
export async function showFailure({ lacks, file, error = "" }) {
  if (document.body.dataset.line === "unable") return; // it was said
  document.body.dataset.line = "unable";
  document.getElementById("loading")?.remove();
  document.getElementById("table")?.remove();
  setPageContent("");
  history.replaceState(null, "", href);
  const kind = lacks ? "lacks" : file ? await fileFate(file) : "failed";
  show(`[data-unable="${kind}"]`, lacks || file || error, href);
}

/** Say above the table that a game's code did not come, and what became of it.
 * @param {string} file @param {string} wanted the table that was asked for: it is there once the page is opened again
 * @param {() => boolean} last whether nothing else was asked for since */
export async function showLateFile(file, wanted, last) {
  const lot = await fileFate(file);
  if (last()) show(`[data-late="${lot}"]`, file, wanted ? `#${encodeURIComponent(wanted)}` : location.href);
}

/** Say no longer what did not come. */
export function hideLateFiles() {
  for (const word of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-late]")))
    word.hidden = true;
}
