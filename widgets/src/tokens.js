// @ts-check
/** Tokens, as far as a browser reads them. */

/** What is no part of the deal itself. */
const OWN = /^(moves|shown|hinted|opened|undone|seat|level|review|hindsight|tried|names)=/;

/** By what a deal or a puzzle is known: its token without what was done there. @param {string} token */
export const startOf = (token) =>
  token
    .split("; ")
    .filter((field) => !OWN.test(field))
    .join("; ");
