// @ts-check
/** What marimo asks of a widget beside what Jupyter does. */

const OBSERVED = ["position", "last_move", "turn", "score", "over"];
const HOST = "marimo-anywidget";

/** Saves that what code can observe was read: marimo runs a cell that uses `value` again only after that. Its
 * kernel takes nothing of it. @param {WidgetModel} widget @returns {() => void} the way to stop */
export function confirmRead(widget) {
  if (!globalThis.customElements?.get(HOST)) return () => {};
  let due = false;
  const save = () => {
    due = false;
    widget.set("read", (widget.get("read") ?? 0) + 1);
    widget.save_changes();
  };
  const read = () => {
    if (!due) queueMicrotask(save);
    due = true;
  };
  for (const name of OBSERVED) widget.on(`change:${name}`, read);
  return () => {
    for (const name of OBSERVED) widget.off(`change:${name}`, read);
  };
}
