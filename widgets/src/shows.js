// @ts-check

/** Say on the body of a page of ours what it shows, for its bars to make room. The styles do not ask
 * `body:has(…)`: Firefox does not look again whenever that has changed.
 * @param {"" | "choice" | "table" | "class"} what */
export function shows(what) {
  const { dataset } = document.body;
  if (dataset.page && dataset.shows !== what) dataset.shows = what;
}
