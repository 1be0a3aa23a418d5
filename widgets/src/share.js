// @ts-check
/** Ways to hand a text on: as a file, or by the clipboard. */

/** Save a text as a file. @param {string} name @param {string} text */
export function saveAs(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copy a text; says whether it could. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return false; // no safe line, or not allowed
    throw error;
  }
}
