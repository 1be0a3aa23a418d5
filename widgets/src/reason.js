// @ts-check
/** Reasons in one sentence: pure functions. */

/** The first sentence of a text. @param {string} text */
export const firstSentence = (text) => text.match(/^.*?[.!?…](?=\s|$)/su)?.[0] ?? text;

/** Why the play of a puzzle that was tried or shown is right or wrong, of a ladder's hand its idea; "" before. @param {PuzzleModel | undefined | null} [puzzle] */
export const reasonOf = (puzzle) => puzzle?.idea || firstSentence(puzzle?.lines[0]?.text ?? "");
