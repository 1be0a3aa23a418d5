// @ts-check
/** The memory trainer beside its table: its own record, the pace, and other tables. */

import { html, nothing } from "lit-html";

import { recordText, scoreOf } from "./memory_record.js";
import { loadState } from "./store.js";

/** @typedef {import("./handlers.js").Handlers} Handlers */
/** @typedef {import("./memory_record.js").MemoryRecord} MemoryRecord */
/** @typedef {{ table: Pick<TableModel, "memory" | "lesson">, words: Words, page: string, on: Pick<Handlers, "send"> }} Props */

/** @param {Props} props */
export function trainerPanel({ table, words, page, on }) {
  const { memory, lesson } = table;
  if (!memory || lesson?.question) return nothing;
  const { trainer } = page ? loadState() : { trainer: /** @type {Record<string, MemoryRecord>} */ ({}) };
  const own = trainer[memory.game];
  const buttons = (/** @type {MemoryOption[]} */ all) =>
    all.map(
      ({ label, token, current }) => html`<button
        type="button"
        aria-current=${current ? "true" : "false"}
        @click=${() => on.send({ type: "sit", at: token })}
      >
        ${label}
      </button>`,
    );
  return html`<section class="ic-box ic-puzzle ic-trainer">
    ${own && memory.tables.length ? html`<p>${recordText(own, memory.topics, words)}</p>` : nothing}
    <div class="ic-puzzle-games" role="group" aria-label=${words["memory-pace"]}>${buttons(memory.paces)}</div>
    ${memory.tables.map(
      ({
        game,
        label,
        players,
      }) => html`<div class="ic-puzzle-games ic-tables" role="group" aria-label="${label}, ${words["memory-players"]}">
        <b>${label} <span>${trainer[game] ? scoreOf(trainer[game]) : nothing}</span></b>
        ${buttons(players)}
      </div>`,
    )}
  </section>`;
}
