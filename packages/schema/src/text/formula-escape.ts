/**
 * What a spreadsheet could take for a formula: = + - @ (full-width too), a tab or a carriage return at the start.
 * Apostrophes before it belong to the pattern, so that an escaped text is never mistaken for one that was typed with an
 * apostrophe.
 */
const FORMULA_START = /^'*[=+\-@\t\r＝＋－＠]/

/** A cell of an export with an apostrophe in front of what could be a formula. */
export const escapeFormula = (text: string): string => (FORMULA_START.test(text) ? `'${text}` : text)

/**
 * The text that `escapeFormula` was given. Only for cells of our own exports: in other files an apostrophe is part of
 * the text.
 */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA_START.test(text) ? text.slice(1) : text
