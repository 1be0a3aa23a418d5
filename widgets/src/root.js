// @ts-check
/** The root of all that we draw on a page, which may be a notebook, be read from the right, or be translated. */

/** By this JupyterLab and Notebook 7 know whose keys are not theirs; they look at what has the focus first. */
const SUPPRESS = "data-lm-suppress-shortcuts";

/** Whether the page is one of ours. */
export const ours = () => !!document.body.dataset.page;

/**
 * Create a root. Keys that are pressed in it stay in it, and one that is held down presses nothing twice.
 * @param {HTMLElement} el where it is put
 * @param {string} className
 * @param {AbortSignal} signal ends its listeners
 */
export function createRoot(el, className, signal) {
  const root = document.createElement("section");
  root.className = className;
  root.dir = "ltr";
  root.translate = false;
  if (!ours()) root.tabIndex = -1; // a click between its buttons gives it the keys too
  const focused = (/** @type {FocusEvent} */ { target }) => /** @type {Element} */ (target).setAttribute(SUPPRESS, "true");
  root.addEventListener("focusin", focused, { signal });
  root.addEventListener("keydown", held, { signal, capture: true });
  root.addEventListener("keydown", (event) => event.stopPropagation(), { signal });
  el.append(root);
  return root;
}

/** Let Enter press nothing again while it is held down; in a text it begins line after line. @param {KeyboardEvent} event */
export function held(event) {
  if (!event.repeat || event.key !== "Enter" || /** @type {Element} */ (event.target).matches("textarea")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Give the keys back to the notebook, if there is one. @param {HTMLElement} root */
export function leave(root) {
  const around = /** @type {HTMLElement | null | undefined} */ (root.parentElement?.closest("[tabindex]"));
  if (!ours()) around?.focus({ preventScroll: true });
}
