// @ts-check
/** What the task of a lesson's step names: it glows, and what is not asked is veiled. */

import { keyWithoutTwin } from "./captures.js";

/**
 * How a card of the hand is drawn at a step.
 * @param {Pick<TableModel, "lesson" | "choices" | "wait">} table
 * @param {Pick<CardModel, "key" | "move" | "ok">} card
 * @returns {{ kind: "" | "ic-lit-up" | "ic-veiled" | "ic-not-now", can: boolean }} its class, and whether it can be
 * pressed: where a card is to be found, and after a wrong one, nothing tells the allowed ones from the others
 */
export function cardState({ lesson, choices, wait }, card) {
  const { cards = [], zone = "", veils = true } = lesson?.named ?? {};
  const can = (!!card.move && card.ok) || !veils || !!lesson?.can.again;
  if (cards.includes(keyWithoutTwin(card.key))) return { kind: "ic-lit-up", can };
  if (choices.length && !wait && card.move && !card.ok && veils) return { kind: "ic-not-now", can };
  return { kind: cards.length || zone ? "ic-veiled" : "", can };
}

/** Whether the task names a zone: it is to be touched. @param {Pick<TableModel, "lesson">} table @param {string} zone */
export const isZoneAsked = ({ lesson }, zone) => !!zone && lesson?.named.zone === zone;
