import { ESTIMATE_TOLERANCE, type BreakdownName } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { Fact, SummaryRow } from '../bill/model.ts'
import { clock, money, pounds } from '../bill/format.ts'
import type { BreakdownTable, PaperBill } from './model.ts'

const titles: Readonly<Record<BreakdownName, string>> = {
  phase: 'By phase',
  step: 'By step',
  part: 'By part',
  party: 'By party',
  grade: 'By grade',
}

/** The bill by part, party and grade. */
export const breakdownTables = ({ bill: { breakdowns = [] } }: FrozenCase): BreakdownTable[] =>
  breakdowns
    .filter(({ rows }) => rows.length > 0)
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

const TENTHS = 10

/** The estimate given to the Public Guardian beside what is claimed for work; a warning where the claim is further above it than is accepted. */
export function estimateTable({ bill: { estimate } }: FrozenCase): PaperBill['estimate'] {
  if (!estimate) return null
  const { claimed, difference, tenthsOfPercent, isAbove } = estimate,
    percent = tenthsOfPercent === null ? null : `${(Math.abs(tenthsOfPercent) / TENTHS).toFixed(1)}%`,
    side = difference < 0 ? 'below' : 'above'
  const facts: Fact[] = [
    { label: 'Estimate (OPG105)', value: pounds(estimate.estimate) },
    { label: 'Claimed for work', value: pounds(claimed) },
    {
      label: 'Difference',
      value:
        difference === 0
          ? 'None'
          : `${pounds(Math.abs(difference))} ${side} the estimate${percent === null ? '' : `, ${percent}`}`,
    },
  ]
  return {
    facts,
    warning: isAbove
      ? `The costs are more than ${ESTIMATE_TOLERANCE}% above the estimate: the reason must be given to the Public Guardian and to the costs officer.`
      : null,
  }
}
