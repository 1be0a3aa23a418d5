// @ts-check
/** A page whose table cannot be laid says so in its place: what is missing, once. */

/**
 * Why it cannot: the browser lacks something, a file of the site did not come or is damaged, or an error.
 * @typedef {{ lacks?: string, file?: string, error?: string }} Why
 */

/** The address as somebody came: a table that was begun has changed it. */
const { href } = location;

/** A file's name in its address. @param {string} address */
export const nameOf = (address) => address.split(/[?#]/, 1)[0].split("/").pop() ?? "";

/** Which of these a page needs is not in this browser; empty where all are. @param {string[]} needs */
export const lacking = (...needs) => needs.filter((each) => !(each in globalThis)).join(", ");

/** What became of a file that did not come: the site cannot be reached (`away`), has a `newer` edition whose
 * page no longer names it, or it is `missing`. @param {string} file */
export async function lotOf(file) {
  try {
    const page = await fetch(href, { cache: "reload" });
    return page.ok && !(await page.text()).includes(file) ? "newer" : "missing";
  } catch {
    return "away";
  }
}

/** A link that opens the page again keeps what its address says of a hand, which an empty one would not.
 * @param {ParentNode} within */
export function openAgain(within) {
  for (const link of within.querySelectorAll('a[href=""]')) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      location.reload();
    });
  }
}

/** Say that no table can be laid, and why, in place of whatever is shown of it. @param {Why} why */
export async function unable({ lacks, file, error = "" }) {
  if (document.body.dataset.line === "unable") return; // it was said
  document.body.dataset.line = "unable";
  document.getElementById("loading")?.remove();
  document.getElementById("cells")?.remove();
  history.replaceState(null, "", href);
  const kind = lacks ? "lacks" : file ? await lotOf(file) : "failed";
  const word = document.querySelector(`[data-unable="${kind}"]`);
  if (!word) return; // a page that is not drawn to its end
  for (const each of word.querySelectorAll("[lang]")) {
    each.textContent = (each.textContent ?? "").replace("{what}", lacks || file || error);
  }
  openAgain(word);
  /** @type {HTMLElement} */ (word).hidden = false;
}
