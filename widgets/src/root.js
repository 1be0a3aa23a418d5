// @ts-check
/** The root of all that we draw: a guest of a page that may be a notebook, be read from the right, or be translated,
 * and of a tree that may be a shadow root of that. */

/** By this JupyterLab and Notebook 7 know whose keys are not theirs; they look at what has the focus first. */
const SUPPRESS = "data-lm-suppress-shortcuts";

/** Whether the page is one of ours. */
export const isOwnPage = () => !!document.body.dataset.page;

/** What a page of ours says of itself: its home, its glossary, how its line stands. Another's says nothing to us.
 * @returns {DOMStringMap} */
export const pageData = () => (isOwnPage() ? document.body.dataset : {});

/** The tree that a root stands in: the page, or a shadow root. @param {HTMLElement} root */
export const treeOf = (root) => /** @type {Document | ShadowRoot} */ (root.getRootNode());

/** Find what has the focus in a root. @param {HTMLElement} root @returns {Element | null} */
export function focusIn(root) {
  const { activeElement = null } = treeOf(root);
  return root.contains(activeElement) ? activeElement : null;
}

/** From this width on there is room for the dock beside a table; else it is a sheet over it: in rem, as in the styles. */
const WIDE = 56.25;

/** Whether what is told beside a table lies over it. @param {HTMLElement} root */
export const hasSheet = (root) =>
  root.clientWidth < WIDE * parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Elements around a root, the nearest first: those around the host of a shadow root too. @param {Node} root */
export function* ancestorsOf(root) {
  /** @type {Node | null} */
  let at = root;
  while ((at = at instanceof ShadowRoot ? at.host : at.parentNode)) if (at instanceof HTMLElement) yield at;
}

/** Where cells can be run again: in JupyterLab and Notebook, and in marimo. Voilà shows none. */
const CELLS = ".jp-NotebookPanel, .jp-CodeConsole, .jp-LinkedOutputView, .marimo-cell";

/** Whether a root is shown by a cell that can be run again. In VS Code and Colab all are, each in a frame of the output's.
 * @param {HTMLElement} root */
export const inCell = (root) =>
  "vscodeThemeKind" in document.body.dataset ||
  !!(/** @type {any} */ (globalThis).google?.colab) ||
  [...ancestorsOf(root)].some((each) => each.matches(CELLS));

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
  if (!isOwnPage()) root.tabIndex = -1; // a click between its buttons gives it the keys too
  const focused = (/** @type {FocusEvent} */ { target }) => {
    /** @type {Element} */ (target).setAttribute(SUPPRESS, "true");
    for (const each of ancestorsOf(root)) if (each.shadowRoot) each.setAttribute(SUPPRESS, "true"); // has the focus for those outside
  };
  root.addEventListener("focusin", focused, { signal });
  root.addEventListener("keydown", blockRepeatedEnter, { signal, capture: true });
  root.addEventListener("keydown", (event) => event.stopPropagation(), { signal });
  el.append(isOwnPage() ? root : wrapRoot(root, signal));
  return root;
}

/** Put a root of a notebook where it has a width in a row of others too. @param {HTMLElement} root @param {AbortSignal} signal */
function wrapRoot(root, signal) {
  const made = document.createElement("div");
  made.className = "ic-room";
  made.append(root);
  signal.addEventListener("abort", () => made.remove());
  return made;
}

/** Let Enter press nothing again while it is held down; in a text it begins line after line. @param {KeyboardEvent} event */
export function blockRepeatedEnter(event) {
  if (!event.repeat || event.key !== "Enter" || /** @type {Element} */ (event.target).matches("textarea"))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Give the keys back to the notebook, if there is one. @param {HTMLElement} root */
export function focusNotebook(root) {
  if (isOwnPage()) return;
  const notebook = [...ancestorsOf(root)].find((each) => each.hasAttribute("tabindex"));
  notebook?.focus({ preventScroll: true });
}
