import type { FilingRule } from '../finding.ts'
import { countedLines } from './not-priced.ts'

/**
 * Rates derived because the figures of the statute are not held, used in what is claimed: one finding for each table.
 * The assessing officer pays the rate of the statute. Source: the authority of each line of the bill.
 */
export const provisionalRate: FilingRule = (facts) => {
  const tables = new Map<string, { reason: string; count: number }>()
  for (const { under } of countedLines(facts)) {
    if (under?.provisional === undefined) continue
    const found = tables.get(under.table)
    if (found) found.count++
    else tables.set(under.table, { reason: under.provisional, count: 1 })
  }
  return [...tables].map(([table, { reason, count }]) => ({
    message: `${table}: ${count === 1 ? '1 line is' : `${count} lines are`} priced at a provisional rate. ${reason}`,
    item: null,
    kind: null,
    date: null,
  }))
}
