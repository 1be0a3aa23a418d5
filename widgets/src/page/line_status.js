// @ts-check
/** How the line of a page stands, told to the tables, or where there is none to the visitor. */

/** Milliseconds in which a line that was cut comes back without anybody being told. */
const MOMENT = 1500;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let saying;

/** Tell how it stands: `open`, `cut`, `refused`; `gone` at the site, or `stopped` in the page itself. @param {string} how */
export function reportLine(how) {
  if (how === "cut") {
    saying ??= setTimeout(showLine, MOMENT, how);
    return;
  }
  clearTimeout(saying);
  saying = undefined;
  showLine(how);
}

/** @param {string} how */
function showLine(how) {
  if (document.body.dataset.line === how) return;
  document.body.dataset.line = how;
  document.dispatchEvent(new Event("italiancards:line"));
  const drawn = !!document.querySelector(".ic"); // which says itself what it can
  const shown = { lost: how === "cut" && !drawn, gone: how === "gone" && !drawn, refused: how === "refused" };
  for (const [id, is] of Object.entries(shown)) {
    const word = document.getElementById(id);
    if (word) word.hidden = !is;
  }
}
