// @ts-check
/** Dragging a card of the hand: elsewhere in it, onto a meld, onto the discards. Never needed. */

import { ghostOf } from "./motion.js";
import { treeOf } from "./root.js";

/** @typedef {Pick<import("./view.js").TableView, "root" | "row" | "group">} TableParts */

/** From how many pixels on a press is a drag. */
const FAR = 8;

/** @param {TableParts} view @param {AbortSignal} signal */
export function enableDragging(view, signal) {
  /** @type {{ key: string, x: number, y: number, ghost: HTMLElement | null } | null} */
  let held = null;
  const { root } = view;

  /** @param {PointerEvent} event */
  function down(event) {
    const card = /** @type {HTMLElement} */ (event.target).closest(".ic-hand .ic-card");
    if (!card || event.button || !view.row.sorting) return;
    held = { key: card.getAttribute("data-key") ?? "", x: event.clientX, y: event.clientY, ghost: null };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.ghost && Math.hypot(x, y) < FAR) return;
    if (!held.ghost) {
      held.ghost = follower(held.key);
      if (held.ghost) view.group.hold(held.key);
    }
    if (held.ghost) held.ghost.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** A picture of the card that follows the pointer. @param {string} key */
  function follower(key) {
    const card = root.querySelector(`.ic-hand [data-key="${CSS.escape(key)}"]`);
    if (!card) return null;
    const ghost = ghostOf(card, card.getBoundingClientRect(), root.getBoundingClientRect());
    ghost.classList.add("ic-dragged");
    root.append(ghost);
    return ghost;
  }

  /** @param {PointerEvent} event */
  function up(event) {
    if (!held) return;
    const { key, ghost } = held;
    held = null;
    if (!ghost) return;
    ghost.remove();
    const stop = (/** @type {Event} */ click) => {
      click.stopPropagation();
      click.preventDefault();
    };
    root.addEventListener("click", stop, { capture: true, once: true }); // it was no press
    setTimeout(() => root.removeEventListener("click", stop, { capture: true }));
    drop(view, key, treeOf(root).elementFromPoint(event.clientX, event.clientY));
  }

  function cancel() {
    if (held?.ghost) view.group.release();
    held?.ghost?.remove();
    held = null;
  }

  root.addEventListener("pointerdown", down, { signal });
  document.addEventListener("pointermove", move, { signal });
  document.addEventListener("pointerup", up, { signal });
  document.addEventListener("pointercancel", cancel, { signal });
}

/** A card is let go of over something. @param {TableParts} view @param {string} key @param {Element | null} over */
function drop(view, key, over) {
  const card = over?.closest(".ic-hand .ic-card");
  const zone = over?.closest(".ic-meld, .ic-touched")?.getAttribute("data-zone");
  const onto = card?.getAttribute("data-key") ?? "";
  if (!zone && !over?.closest(".ic-own")) view.group.release();
  if (onto === key) return; // the hand was not steady: it lies where it lay, sorted as it was
  if (card) view.row.shift(key, view.row.keys.indexOf(onto));
  else if (zone) view.group.dropOnto(key, zone);
  else if (over?.closest(".ic-own")) view.group.dropOnto(key, "");
}
