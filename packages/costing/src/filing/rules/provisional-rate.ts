import type { FilingRule } from '../finding.ts'
import { ofCase } from '../words.ts'
import { countedLines } from './not-priced.ts'

/**
 * Rates derived because the figures of the statute are not held, used in what is claimed: one finding for each table.
 * The assessing officer pays the rate of the statute. Source: the authority of each line of the bill.
 */
export const provisionalRate: FilingRule = (facts) => {
  const tables = new Map<string, { reason: string; count: number; items: Set<string> }>()
  for (const { under, item } of countedLines(facts)) {
    if (under?.provisional === undefined) continue
    const found = tables.get(under.table) ?? { reason: under.provisional, count: 0, items: new Set() }
    found.count++
    if (item !== null) found.items.add(item)
    tables.set(under.table, found)
  }
  return [...tables].flatMap(([table, { reason, count, items }]) =>
    ofCase(`${table}: ${count === 1 ? '1 line is' : `${count} lines are`} priced at a provisional rate. ${reason}`, [
      ...items,
    ]),
  )
}
