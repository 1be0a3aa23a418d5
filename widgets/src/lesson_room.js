// @ts-check
/** The sheet of a lesson is as high as its words need: on a phone the felt has what is left. */

/** Say how high a lesson's step is, or what answers there (Why?, the coach), for the styles, and bring into sight what it asks.
 * @param {HTMLElement} root */
export function fitLesson(root) {
  /** @type {HTMLElement | null} */
  const words = root.querySelector(
    ".ic-lesson, .ic-in-lesson :is(.ic-with-why .ic-answer, .ic-with-coach .ic-coach)",
  );
  const pane = words?.parentElement;
  if (!words || !pane) return;
  const answers = !words.matches(".ic-lesson");
  if (answers || words.closest(".ic-with-lesson")) {
    const { paddingTop, paddingBottom } = getComputedStyle(pane);
    const tabs = answers ? /** @type {HTMLElement} */ (pane.previousElementSibling).offsetHeight : 0;
    const folded = /** @type {HTMLElement | null} */ (pane.querySelector(".ic-so-far > summary"));
    const last = folded?.offsetHeight ? folded : words;
    const said = last.getBoundingClientRect().bottom - words.getBoundingClientRect().top;
    const need = tabs + said + parseFloat(paddingTop) + parseFloat(paddingBottom);
    root.style.setProperty("--need", `${Math.ceil(need)}px`);
  }
  if (!answers) showTask(pane, words);
}

/** Where words have no room, those that lead up to what is asked are scrolled to, and what is asked is seen; once a
 * step and size, for then a reader scrolls as he likes. @param {HTMLElement} pane @param {HTMLElement} words */
function showTask(pane, words) {
  const step = /** @type {HTMLElement} */ (words.querySelector(".ic-step"));
  const now = [step.dataset.at, step.className, pane.clientWidth, pane.clientHeight, words.offsetHeight].join(
    " ",
  );
  if (pane.dataset.shown === now) return;
  pane.dataset.shown = now;
  const last = step.lastElementChild;
  const over = last ? last.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom : 0;
  if (pane.scrollTop || over > 0) pane.scrollTop = Math.max(0, pane.scrollTop + over + 8);
}
