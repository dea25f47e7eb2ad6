import { breakdownNames, type BreakdownName } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { SummaryRow } from '../bill/model.ts'
import { clock, money } from '../bill/format.ts'
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
      rows: rows.map(({ name, time, vat, disbursements, profitCosts, gross }) => ({
        title: name,
        time: clock(time),
        vat: money(vat),
        disbursements: money(disbursements),
        profitCosts: money(profitCosts),
        gross: money(gross),
      })),
    }))

/** What is claimed for work and for disbursements, with the VAT on each. */
export function vatSummary({ bill }: FrozenCase): SummaryRow[] {
  const claimed = bill.heads.filter(({ excludedBecause }) => excludedBecause === null)
  const rowOf = (title: string, isDisbursements: boolean): SummaryRow => {
    const heads = claimed.filter(({ name }) => (name === 'disbursements') === isDisbursements),
      net = heads.reduce((sum, head) => sum + head.net, 0),
      vat = heads.reduce((sum, head) => sum + head.vat, 0)
    return { title, net: money(net), vat: money(vat), gross: money(net + vat) }
  }
  return [rowOf('Work', false), rowOf('Disbursements', true)]
}
