import type { Bill, Line } from '@costdraft/costing'

/**
 * The ids of the lines of a bill, by which a workbook comes back to them: the uuid of the item, with a number where it
 * has several lines, or the head of a line without an item. The same for the same bill.
 */
export function lineIds({ heads }: Bill): (line: Line) => string {
  const taken = new Map<string, number>()
  const ids = new Map<Line, string>()
  for (const { name, lines } of heads)
    for (const line of lines) {
      const base = line.item ?? name
      const number = (taken.get(base) ?? 0) + 1
      taken.set(base, number)
      ids.set(line, number === 1 ? base : `${base}.${number}`)
    }
  return (line) => ids.get(line) ?? ''
}
