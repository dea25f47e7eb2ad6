import { isAboveGuideline } from '../../schemes/claimed-rates.ts'
import type { Line } from '../../bills/line.ts'
import type { FilingRule } from '../finding.ts'
import { writtenAmount } from '../words.ts'
import { countedLines } from './not-priced.ts'

const SOURCE = 'Guide to the Summary Assessment of Costs'
/** How far the rate of a line is above the guideline, in pence. */
const excessOf = ({ rate, claim }: Line): number => (rate ?? 0) - (claim?.guideline?.rate ?? 0)

/**
 * Fee earners whose work is claimed above the guideline hourly rates, with the number of their rows; the finding leads
 * to the row that is furthest above. Source: the Guide to the Summary Assessment of Costs, by which the guideline rates
 * are a starting point, and a higher rate needs justification.
 */
export const aboveGuideline: FilingRule = (facts) => {
  const items = new Map(facts.items.map((item) => [item.uuid, item]))
  const above = countedLines(facts).filter((line) => isAboveGuideline(line) === true)
  const byEarner = Map.groupBy(above, ({ item }) => items.get(item ?? '')?.feeEarner ?? null)
  return [...byEarner].flatMap(([earner, lines]) => {
    const [furthest] = lines.toSorted((a, b) => excessOf(b) - excessOf(a) || ((a.item ?? '') < (b.item ?? '') ? -1 : 1))
    const rows = `${lines.length} ${lines.length === 1 ? 'row is' : 'rows are'}`
    if (!furthest?.claim?.guideline || furthest.rate === null) return []
    const { item, date, rate, claim } = furthest
    return [
      {
        message: `${(earner && facts.feeEarners.get(earner)) ?? 'One fee earner'}: ${rows} claimed above the guideline hourly rate, at up to ${writtenAmount(rate)} where it is ${writtenAmount(claim.guideline?.rate ?? 0)}. The guideline rates are the starting point; a higher one needs justification (${SOURCE}).`,
        item,
        items: [...new Set(lines.flatMap((line) => line.item ?? []))],
        kind: items.get(item ?? '')?.kind ?? null,
        date,
      },
    ]
  })
}
