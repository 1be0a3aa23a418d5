// @ts-check

/** Say on the body of a page of ours what it shows, for its bars to make room. The styles do not ask
 * `body:has(…)`: Firefox does not look again whenever that has changed.
 * Where no table could be laid the page shows none, whatever draws later.
 * @param {"" | "choice" | "table" | "class"} what */
export function shows(what) {
  const { dataset } = document.body;
  const now = dataset.line === "unable" ? "" : what;
  if (dataset.page && dataset.shows !== now) dataset.shows = now;
}
