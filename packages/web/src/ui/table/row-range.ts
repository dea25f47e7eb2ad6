/**
 * The rows from one to another, both included, in the order of the list; only the latter if the former is not in it.
 */
export function rangeOf(rows: readonly string[], from: string | undefined, to: string): string[] {
  const start = from === undefined ? -1 : rows.indexOf(from)
  const end = rows.indexOf(to)
  if (start === -1 || end === -1) return [to]
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1)
}

/**
 * What a step from one row to the next selects and clears while Shift is held: both rows, or on the way back over rows
 * that are selected, not the one that was left.
 */
export const rowsAfterMove = (chosen: ReadonlySet<string>, from: string, to: string): [key: string, on: boolean][] =>
  chosen.has(to) && chosen.has(from)
    ? [[from, false]]
    : [
        [from, true],
        [to, true],
      ]

/**
 * The selection after a click on the box of a row. From an `anchor`, the row that was clicked before, all up to this
 * one become as this one; without one this row alone. Rows that are not listed stay as they are.
 */
export function chosenAfter(
  chosen: ReadonlySet<string>,
  { key, on, anchor, keys }: { key: string; on: boolean; anchor: string | undefined; keys: readonly string[] },
): Set<string> {
  const range = rangeOf(keys, anchor, key)
  return new Set(on ? [...chosen, ...range] : [...chosen].filter((other) => !range.includes(other)))
}
