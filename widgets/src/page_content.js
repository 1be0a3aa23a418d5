// @ts-check

import { isOwnPage, pageData } from "./root.js";

/** Say on the body of a page of ours what it shows, for its bars to make room. The styles do not ask
 * `body:has(…)`: Firefox does not look again whenever that has changed.
 * Where no table could be laid the page shows none, whatever draws later.
 * @param {"" | "choice" | "table" | "class"} what */
export function setPageContent(what) {
  const dataset = pageData();
  const now = dataset.line === "unable" ? "" : what;
  if (isOwnPage() && dataset.shows !== now) dataset.shows = now;
}
