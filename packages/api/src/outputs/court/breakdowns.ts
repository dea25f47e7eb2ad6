import { breakdownNames, type BreakdownName, type BreakdownRow } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { SummaryRow } from '../bill/model.ts'
import { clock, money } from '../bill/format.ts'
import { NOT_HELD, withLeftOut } from '../bill/line-sum.ts'
import { rowOfLines } from '../bill/summary.ts'
import type { BreakdownTable } from './model.ts'

const titles: Readonly<Record<BreakdownName, string>> = {
  phase: 'By phase',
  step: 'By step',
  part: 'By part',
  party: 'By party',
  grade: 'By grade',
}

/** The groups of a bill, such as those by part, party and grade: all, or those that are named. */
export const breakdownTables = (
  { bill: { breakdowns = [] } }: FrozenCase,
  names: readonly BreakdownName[] = breakdownNames,
): BreakdownTable[] =>
  breakdowns
    .filter(({ by, rows }) => rows.length > 0 && names.includes(by))
    .map(({ by, rows }) => ({
      title: titles[by],
      rows: rows.map(rowOf),
    }))

/** A group: where none of its work has a rate, what the work comes to is not known, and nor is the VAT on it. */
function rowOf({ name, time, vat, disbursements, profitCosts, gross, unpriced = 0 }: BreakdownRow) {
  const isMissing = unpriced > 0 && profitCosts === 0
  const isAllMissing = unpriced > 0 && gross === 0
  return {
    title: isMissing ? name : withLeftOut(name, unpriced),
    time: clock(time),
    profitCosts: isMissing ? NOT_HELD : money(profitCosts),
    disbursements: money(disbursements),
    vat: isAllMissing ? '' : money(vat),
    gross: isAllMissing ? NOT_HELD : money(gross),
  }
}

/** What is claimed for work and for disbursements, with the VAT on each; `work` is what the first is called. */
export function vatSummary({ bill }: FrozenCase, work = 'Work'): SummaryRow[] {
  const claimed = bill.heads.filter(({ excludedBecause }) => excludedBecause === null)
  const rowOfHeads = (title: string, isDisbursements: boolean): SummaryRow => {
    const heads = claimed.filter(({ name }) => (name === 'disbursements') === isDisbursements)
    const net = heads.reduce((sum, head) => sum + head.net, 0)
    const vat = heads.reduce((sum, head) => sum + head.vat, 0)
    return rowOfLines(
      title,
      heads.flatMap(({ lines }) => lines),
      { net, vat },
    )
  }
  return [rowOfHeads(work, false), rowOfHeads('Disbursements', true)]
}
