// @ts-check
/** The dock beside the table, on a phone a sheet over it: lesson, why, coach, count, log … one at a time. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

import { icon } from "./icons.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./tabs.js").Tab} Tab */
/** @typedef {{
 *   id: string, tabs: Tab[], tab: Tab | undefined, sheet: boolean, table: Pick<TableModel, "lesson" | "coach" | "puzzle">,
 *   words: Words, on: Pick<Handlers, "show" | "shut"> }} Props
 * The `id` of the table on its page, its tabs, which `tab` is seen, and whether a phone shows it. */

/** Whether a panel has a heading of its own. @param {Tab} tab @param {Props["table"]} table */
const isHeaded = ({ id }, { lesson, coach }) =>
  ["chosen", "count", "last", "spread", "table"].includes(id) ||
  (id === "lesson" && !!lesson?.title) ||
  (id === "coach" && coach.length > 0);

/** @param {Props} props */
export function dock({ id, tabs, tab: now, sheet, table, words, on }) {
  const standing = !!table.lesson;
  const answered = now?.id === "puzzle" && !!table.puzzle?.lines.length;
  const brief = answered || (now?.id === "coach" && table.coach.length < 2);
  return html`<aside
    class="ic-dock ${sheet ? "" : "ic-shut"} ic-with-${now?.id ?? "nothing"} ${brief ? "ic-brief" : ""}"
    aria-label=${now?.label ?? nothing}
  >
    <div class="ic-tabs">
      <div
        role=${tabs.length ? "tablist" : nothing}
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          const next = along(tabs, now, event);
          if (!next) return;
          const list = /** @type {HTMLElement} */ (event.currentTarget);
          on.show(next.id);
          /** @type {HTMLElement | null} */ (list.querySelector(`#${id}-${next.id}`))?.focus();
        }}
      >
      ${repeat(
        tabs,
        ({ id: name }) => name, // each stays itself where another comes before it
        (each) => html`<button
          type="button"
          role="tab"
          id="${id}-${each.id}"
          aria-controls="${id}-pane"
          aria-selected=${each === now ? "true" : "false"}
          tabindex=${each === now ? 0 : -1}
          @click=${() => on.show(each.id)}
        >
          ${each.label}
        </button>`,
      )}
      </div>
      <button type="button" class="ic-close" aria-label=${words.close} title=${words.close} @click=${on.shut}>
        ${icon("close")}
      </button>
    </div>
    <div
      class="ic-pane ${standing ? "ic-standing-pane" : ""}"
      id="${id}-pane"
      role="tabpanel"
      tabindex="0"
      aria-labelledby=${now ? `${id}-${now.id}` : nothing}
    >
      ${now && !isHeaded(now, table) ? html`<h2 class="ic-hidden">${now.label}</h2>` : nothing}
      ${now?.body()}
    </div>
  </aside>`;
}

/** The tab that an arrow leads to. @param {Tab[]} tabs @param {Tab | undefined} now @param {KeyboardEvent} event */
function along(tabs, now, event) {
  const step = { ArrowLeft: tabs.length - 1, ArrowRight: 1 }[event.key];
  if (!step) return undefined;
  event.preventDefault();
  const place = tabs.findIndex((each) => each === now);
  return tabs[(place + step) % tabs.length];
}
