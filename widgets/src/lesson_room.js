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
  const step = answers ? null : /** @type {HTMLElement} */ (words.querySelector(".ic-step"));
  const measure = () => {
    if (answers || words.closest(".ic-with-lesson")) setNeed(root, pane, words, answers);
  };
  const now = [step?.dataset.at, step?.className, root.clientWidth, root.clientHeight].join(" ");
  if (pane.dataset.crowded !== now) delete pane.dataset.crowded;
  measure();
  if (step?.querySelector(".ic-reply") && pane.scrollHeight > pane.clientHeight + 1) {
    pane.dataset.crowded = now;
    measure();
  }
  if (step) showTask(pane, words, step);
}

/** Say how high what stands there wants to be. @param {HTMLElement} root @param {HTMLElement} pane
 * @param {HTMLElement} words @param {boolean} answers whether it is no step */
function setNeed(root, pane, words, answers) {
  const { paddingTop, paddingBottom } = getComputedStyle(pane);
  const tabs = answers ? /** @type {HTMLElement} */ (pane.previousElementSibling).offsetHeight : 0;
  const folded = /** @type {HTMLElement | null} */ (pane.querySelector(".ic-so-far > summary"));
  const trainer = pane.querySelector(".ic-trainer");
  const last = trainer ?? (folded?.offsetHeight ? folded : words);
  const said = last.getBoundingClientRect().bottom - words.getBoundingClientRect().top;
  const need = tabs + said + parseFloat(paddingTop) + parseFloat(paddingBottom);
  root.style.setProperty("--need", `${Math.ceil(need)}px`);
}

/** Where words have no room, those that lead up to what is asked are scrolled to, and what is asked is seen; once a
 * step and size, for then a reader scrolls as he likes. @param {HTMLElement} pane @param {HTMLElement} words @param {HTMLElement} step */
function showTask(pane, words, step) {
  const now = [step.dataset.at, step.className, pane.clientWidth, pane.clientHeight, words.offsetHeight].join(
    " ",
  );
  if (pane.dataset.shown === now) return;
  pane.dataset.shown = now;
  const last = step.lastElementChild;
  const over = last ? last.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom : 0;
  if (pane.scrollTop || over > 0) pane.scrollTop = Math.max(0, pane.scrollTop + over + 8);
}
