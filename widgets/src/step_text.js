// @ts-check
/** What a step of a lesson asks, apart from the rest of its text. */

/** Most words of what is asked, where it stands out. */
const WORDS = 12;
const LAST = /^(.*[.!?…][”’»)]?)\s+(\S[^.!?…]*[.!?…][”’»)]?)$/s;

/**
 * Split a text into what leads up to its last sentence and that sentence, if it is short.
 * @param {string} text
 * @returns {[string, string]} the rest, and what is asked; "" where nothing stands out
 */
export function splitTask(text) {
  const [, rest = "", last = text] = LAST.exec(text.trim()) ?? [];
  return last.split(/\s+/).length <= WORDS ? [rest, last] : [text, ""];
}
