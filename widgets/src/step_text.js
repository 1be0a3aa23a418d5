// @ts-check
/** What a step of a lesson asks, apart from the rest of its text. */

const LAST = /^(.*[.!?…][”’»)]?)\s+(\S[^.!?…]*[.!?…][”’»)]?)$/s;

/**
 * Split a question into what leads up to its last sentence and that sentence.
 * @param {string} text
 * @returns {[string, string]}
 */
export function splitLast(text) {
  const [, rest = "", last = text] = LAST.exec(text.trim()) ?? [];
  return [rest, last];
}

/**
 * Split a text into its task and the rest; a task that is none of its sentences stands after it.
 * @param {string} text
 * @param {string} task
 * @returns {[string, string]} the rest, and the task
 */
export function splitTask(text, task) {
  const at = task ? text.lastIndexOf(task) : -1;
  if (at < 0) return [text, task];
  return [`${text.slice(0, at).trim()} ${text.slice(at + task.length).trim()}`.trim(), task];
}

/** Why a card may not be played, as a reply to it. @param {TableModel["answer"]} [answer] @returns {LessonReply | null} */
export const refusal = (answer) =>
  answer?.kind === "illegal" && !answer.ways ? { good: false, text: answer.text } : null;
