import type { FilingRule } from '../finding.ts'
import { ofCase } from '../words.ts'

/**
 * Rows of a bill between the parties without a task, an activity or an expense of their own: the electronic bill has
 * guessed ones for them, and marks each. Source: CPR PD 47 Schedule 2 and para 5.A2, by which a bill is aggregated by
 * those codes.
 */
export const codesGuessed: FilingRule = ({ priced, items }) => {
  if (priced.caseType !== 'bill_of_costs') return []
  // A step is no line of the bill: what is under it is.
  const lacking = items.filter(
    ({ billCodes, work, amount }) =>
      billCodes && (work.length > 0 || amount !== null) && Object.values(billCodes).includes(null),
  )
  if (lacking.length === 0) return []
  const rows = lacking.length === 1 ? '1 row has' : `${lacking.length} rows have`
  return ofCase(
    `${rows} no task, activity or expense of the electronic bill: it is guessed there, and marked as guessed (CPR PD 47 Schedule 2).`,
    lacking.map(({ uuid }) => uuid),
  )
}
