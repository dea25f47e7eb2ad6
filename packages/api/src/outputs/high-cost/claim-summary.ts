import {
  HOURLY_MARGIN,
  type CostLimitName,
  type Head,
  type HeadName,
  type HourlyComparison,
  type Line,
} from '@costdraft/costing'
import { findHead, isCounted } from '../bill/bill-lines.ts'
import { isMissing } from '../bill/line-sum.ts'
import { money, pounds } from '../bill/format.ts'
import type { ItemNumbering } from '../bill/item-numbering.ts'
import { isUnpriced, summaryOf } from '../bill/summary.ts'
import type { SummaryRow } from '../bill/model.ts'
import { facts } from '../court/case-details.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { yesNo } from '../legal-aid/cover.ts'
import { advocateRows, advocatesOf } from './advocates.ts'
import { hasTwoCounsel, isByHour } from './certificate-facts.ts'
import { isOfCounsel, isTravel, type ClaimOrder } from './claim-order.ts'
import { missingRows, NO_VALUE, sumRow } from './missing-values.ts'
import type { HighCostClaim, LimitRow } from './model.ts'

const heads: readonly (readonly [HeadName, string])[] = [
  ['solicitor', 'Solicitor'],
  ['counsel', 'Counsel'],
  ['disbursements', 'Disbursements'],
]

/**
 * The last pages of the claim: three columns with their total, what they are made of, limits, comparison, and what has
 * no value.
 */
export function claimSummary(
  frozen: FrozenCase,
  order: ClaimOrder,
  numbering: ItemNumbering,
): HighCostClaim['summary'] {
  const { authorities, marked } = summaryOf(frozen, numbering)
  return {
    ...threeColumns(frozen),
    madeOf: madeOf(frozen, order),
    counsel: advocateRows(advocatesOf(frozen)),
    limits: limitRows(frozen),
    comparison: comparisonOf(frozen),
    missing: missingRows(frozen, numbering),
    ...{ authorities, marked },
  }
}

function threeColumns(frozen: FrozenCase): Pick<HighCostClaim['summary'], 'heads' | 'rows'> {
  const { bill } = frozen
  const columns = heads.flatMap(([name]) => findHead(frozen, name) ?? [])
  const row = (title: string, ofHead: (head: Head) => number, total: number) => ({
    title,
    figures: [
      ...columns.map((head) => (isMissing(head.lines) ? NO_VALUE : money(ofHead(head)))),
      isUnpriced(frozen) ? NO_VALUE : money(total),
    ],
  })
  return {
    heads: [...heads.map(([, title]) => title), 'Total'],
    rows: [
      row('Net, £', ({ net }) => net, bill.net),
      row('VAT, £', ({ vat }) => vat, bill.vat),
      row('Gross, £', ({ net, vat }) => net + vat, bill.gross),
    ],
  }
}

function madeOf(frozen: FrozenCase, order: ClaimOrder): SummaryRow[] {
  const ofSteps = order.steps.flatMap(({ lines }) => lines)
  const counsel = ofSteps.filter((line) => isOfCounsel(frozen, line))
  const travel = counsel.filter((line) => isTravel(frozen, line))
  const rowOf = (title: string, lines: readonly Line[]): SummaryRow[] =>
    lines.some(isCounted) ? [sumRow(title, lines)] : []
  return [
    ...rowOf('Solicitor: work by the hour', order.byHour ? [order.byHour] : []),
    ...rowOf(
      'Solicitor: events',
      ofSteps.filter((line) => !isOfCounsel(frozen, line)),
    ),
    ...rowOf(
      'Counsel: events',
      counsel.filter((line) => !travel.includes(line)),
    ),
    ...rowOf('Counsel: travel', travel),
    ...rowOf('Counsel: fees and expenses paid', order.counselPaid),
    ...rowOf('Disbursements: experts’ fees', order.experts),
    ...rowOf('Disbursements: other', order.disbursements),
  ]
}

const sources: Readonly<Record<CostLimitName, string>> = {
  high_cost: 'Legal Aid Learning, civil high cost family',
  first_costs_limit: 'GOV.UK, high cost family cases',
}
const limitName = (frozen: FrozenCase, name: CostLimitName): string =>
  name === 'high_cost'
    ? 'A case is high cost above'
    : `Costs limit first set, ${hasTwoCounsel(frozen) ? 'two counsel' : 'single counsel'} scheme`

/** What has no value can only add to what is claimed. */
function limitResult(isAbove: boolean, isIncomplete: boolean): string {
  if (isAbove) return 'Above'
  return isIncomplete ? 'Not above, without what has no value' : 'Not above'
}
const limitRows = (frozen: FrozenCase): LimitRow[] =>
  (frozen.bill.limits ?? []).map(({ name, limit, claimed, isAbove }) => ({
    name: limitName(frozen, name),
    limit: money(limit),
    claimed: isUnpriced(frozen) ? NO_VALUE : money(claimed),
    result: limitResult(isAbove, frozen.bill.unpriced > 0),
    source: sources[name],
  }))

const TENTHS = 10
/** By how much the figure by the hour is more or less. */
function differenceOf({ tenthsOfPercent: tenths, isEnough }: HourlyComparison): string | null {
  if (tenths === null) return null
  const percent = `${(Math.abs(tenths) / TENTHS).toFixed(1)} % ${tenths < 0 ? 'less' : 'more'} than the events`
  // A difference that is only just too small must not look as if it were enough.
  return tenths === HOURLY_MARGIN * TENTHS && isEnough === false ? `${percent}, rounded up` : percent
}

/** The figure by the hour beside the events; null where none is entered. */
export function comparisonOf(frozen: FrozenCase): HighCostClaim['summary']['comparison'] {
  const { comparison } = frozen.bill
  if (!comparison || comparison.hourly === null) return null
  const { events, hourly, source, isEnough } = comparison
  return {
    facts: facts([
      ['Solicitor’s events', events === null ? 'Not known, because an event has no value' : pounds(events)],
      ['By the hour', [pounds(hourly), source].filter(Boolean).join('. ')],
      ['Difference', differenceOf(comparison)],
      [`At least ${HOURLY_MARGIN} % more`, isEnough === null ? 'Not known' : yesNo(isEnough)],
    ]),
    notes: [
      `A care case may be paid by the hour only if that is at least ${HOURLY_MARGIN} % more than its events (${sources.high_cost}). This case is paid ${isByHour(frozen) ? 'by the hour' : 'by the event'}.`,
    ],
  }
}
