// A table of which something is to be said, as small as it may be.

export const table = (changes = {}) => ({
  revision: 1,
  settings: { language: "en" },
  said: "",
  status: "Your turn. Rosa led the king of cups.",
  rail: { said: "", status: "Your turn: play a card." },
  can: { score: true },
  coach: [],
  wait: null,
  mats: [],
  ...changes,
});

export const props = (changes = {}, more = {}) => ({
  table: table(changes),
  line: table(changes).rail.status,
  answer: null,
  asking: false,
  lying: [],
  chosen: new Set(),
  ways: [],
  numbered: [],
  first: "",
  news: table(changes).said,
  proposal: "",
  asks: 1,
  ear: false,
  words: {},
  ...more,
});
