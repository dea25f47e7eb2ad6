/** The most sheets that are named in a sentence. */
const MOST = 10

/** The names of sheets in words. */
export function sheetsInWords(sheets: readonly { name: string }[]): string {
  const names = sheets.slice(0, MOST).map(({ name }) => `“${name}”`)
  const rest = sheets.length - names.length
  return new Intl.ListFormat('en-GB').format(rest > 0 ? [...names, `${rest} more`] : names)
}
