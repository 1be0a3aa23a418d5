// @ts-check
/** The words of a text that the glossary explains: a pure search, without a browser. */

/** @typedef {{ text: string, term: TermModel }} Match */

/** @type {WeakMap<TermModel[], { pattern: RegExp, owners: Map<string, TermModel> }>} */
const searches = new WeakMap();

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** @param {TermModel[]} terms */
function searchOf(terms) {
  const known = searches.get(terms);
  if (known) return known;
  const owners = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term])));
  const forms = [...owners.keys()].sort((one, other) => other.length - one.length).map(escapeRegExp);
  const word = `(?<![\\p{L}\\d-])(?:${forms.join("|")})(?![\\p{L}\\d-])`;
  const search = { pattern: new RegExp(word, "giu"), owners };
  searches.set(terms, search);
  return search;
}

/**
 * A text in pieces: plain ones, and the first word that leads to each entry.
 * @param {string} text
 * @param {TermModel[]} terms
 * @param {Set<string>} seen the entries that need not be led to any more; those found are added
 * @returns {(string | Match)[]}
 */
export function piecesOf(text, terms, seen = new Set()) {
  if (!terms.length) return [text];
  const { pattern, owners } = searchOf(terms);
  /** @type {(string | Match)[]} */
  const pieces = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const term = owners.get(found[0].toLowerCase());
    if (!term || seen.has(term.id)) continue;
    seen.add(term.id);
    pieces.push(text.slice(from, found.index), { text: found[0], term });
    from = found.index + found[0].length;
  }
  return [...pieces, text.slice(from)].filter(Boolean);
}

/** The same pieces, each word that is explained with what stands at it: no line tears off a colon.
 * @param {(string | Match)[]} pieces */
export function joinPunctuation(pieces) {
  const cut = pieces.map((piece) =>
    typeof piece === "string" ? piece : { ...piece, before: "", after: "" },
  );
  cut.forEach((piece, at) => {
    if (typeof piece === "string") return;
    const [before, after] = [cut[at - 1], cut[at + 1]];
    if (typeof before === "string") {
      piece.before = /\S*$/.exec(before)?.[0] ?? "";
      cut[at - 1] = before.slice(0, before.length - piece.before.length);
    }
    if (typeof after === "string") {
      piece.after = /^\S*/.exec(after)?.[0] ?? "";
      cut[at + 1] = after.slice(piece.after.length);
    }
  });
  return cut.filter(Boolean);
}

/**
 * Parts of a text: those in the language of the page, and those that a lesson says in its only language.
 * @param {string} text
 * @param {Record<string, string>} foreign the language of each such text
 * @returns {(string | { text: string, lang: string })[]}
 */
export function partsByLanguage(text, foreign) {
  const found = Object.keys(foreign)
    .filter((each) => text.includes(each))
    .sort((one, other) => other.length - one.length)[0];
  if (!found) return text ? [text] : [];
  const at = text.indexOf(found);
  const [before, after] = [text.slice(0, at), text.slice(at + found.length)];
  const part = { text: found, lang: foreign[found] };
  return [...partsByLanguage(before, foreign), part, ...partsByLanguage(after, foreign)];
}
