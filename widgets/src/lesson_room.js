// @ts-check
/** The sheet of a lesson is as high as its words need: on a phone the felt has what is left. */

/** Say how high a lesson's step is, for the styles. @param {HTMLElement} root */
export function fitLesson(root) {
  /** @type {HTMLElement | null} */
  const step = root.querySelector(".ic-with-lesson .ic-lesson");
  if (step?.parentElement) {
    const { paddingTop, paddingBottom } = getComputedStyle(step.parentElement);
    const need = step.offsetHeight + parseFloat(paddingTop) + parseFloat(paddingBottom);
    root.style.setProperty("--need", `${Math.ceil(need)}px`);
  }
}
