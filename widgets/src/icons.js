// @ts-check
/** The small line drawings of buttons. */

import { html, svg } from "lit-html";

const PATHS = {
  leave: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0",
  settings:
    "M10.2 5.1L10.4 2.5L13.6 2.5L13.8 5.1L15.6 5.9L17.6 4.2L19.8 6.4L18.1 8.4L18.9 10.2L21.5 10.4L21.5 13.6L18.9 13.8L18.1 15.6L19.8 17.6L17.6 19.8L15.6 18.1L13.8 18.9L13.6 21.5L10.4 21.5L10.2 18.9L8.4 18.1L6.4 19.8L4.2 17.6L5.9 15.6L5.1 13.8L2.5 13.6L2.5 10.4L5.1 10.2L5.9 8.4L4.2 6.4L6.4 4.2L8.4 5.9zM15.2 12a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.2 1.1 2.2h5c0-1 .4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
  why: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9.5 9.2a2.6 2.6 0 1 1 3.7 2.4c-.8.4-1.2.9-1.2 1.9M12 17v.1",
  undo: "M8 5L4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4",
  redo: "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4",
  last: "M5.6 6h6.8A1.6 1.6 0 0 1 14 7.6v10.8a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 18.4V7.6A1.6 1.6 0 0 1 5.6 6M9 3.5h8.5A1.5 1.5 0 0 1 19 5v12",
  sort: "M8 4v15M4 15.5L8 19.5l4-4M14 6h3M14 11h5M14 16h7",
  count: "M5 20V10M12 20V4M19 20v-7",
  list: "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
  close: "M6 6l12 12M18 6L6 18",
  down: "M6 9l6 6 6-6",
  yes: "M5 12.5l4.5 4.5L19 7.5",
};

/** @param {keyof typeof PATHS} name */
export const icon = (name) =>
  html`<svg class="ic-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"
    >${svg`<path d=${PATHS[name]} />`}</svg
  >`;
