import { makeBill, makeHeads, sumOf, type Bill } from '../bills/bill.ts'
import type { HeadName, Line } from '../bills/line.ts'
import { breakdownsBy, groupsOf, type Breakdown, type LinesOfRows } from '../bills/breakdown.ts'
import type { DisbursementFacts } from '../items/disbursement.ts'
import type { EventFacts } from '../items/high-cost-step.ts'
import type { ItemFacts } from '../facts/facts.ts'
import type { AllItems } from '../items/index.ts'
import { paidRows } from '../items/lines-of-kinds.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { HighCostFacts } from '../facts/priced-case.ts'
import { careCaseFees } from '../rates/care-case-fees.ts'
import type { Rates } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'
import { BY_THE_HOUR, counselLines, solicitorLines } from '../schemes/care-case-events.ts'
import { hourlyComparison, limitsOf } from '../schemes/high-cost-limits.ts'
import { counselDisbursementTypes } from '../vocabulary/vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'

const heads: readonly HeadName[] = ['solicitor', 'counsel', 'disbursements']

const NO_FIGURE = 'Not priced: the figure by the hour is not entered.'

const isToCounsel = ({ type }: ItemFacts & Partial<DisbursementFacts>): boolean =>
  type !== undefined && counselDisbursementTypes.includes(type)
/** What was paid, on the line of counsel if it was paid to counsel. That of a step is part of its step. */
function ofStep(row: ItemFacts, line: Line): Line {
  if (isToCounsel(row)) line.head = 'counsel'
  if (row.step) line.partOf = row.step
  return line
}

/** What the solicitor's work comes to by the hour: the figure that is entered, with the VAT of the last step. */
function lineByTheHour(
  { hourlyFigure, hourlyFigureSource, certificate }: HighCostFacts,
  steps: readonly EventFacts[],
): Line {
  const date = steps.reduce<string | null>((last, step) => (last === null || step.date > last ? step.date : last), null)
  const net = hourlyFigure ?? 0
  const taxPoint = date ?? certificate?.dateOfIssue
  return {
    item: null,
    head: 'solicitor',
    date: null,
    description: hourlyFigureSource ? `Work by the hour: ${hourlyFigureSource}` : 'Work by the hour',
    quantity: 1,
    unit: 'fee',
    rate: net,
    enhancement: 0,
    net,
    vat: taxPoint ? vatOf(net, taxPoint, false) : 0,
    under: null,
    excludedBecause: null,
    notHeld: hourlyFigure === null ? NO_FIGURE : null,
  }
}

/** What the events come to; null where the value of one is not held. */
function sumOfEvents(lines: readonly Line[]): Pence | null {
  let sum = 0
  for (const { net, excludedBecause, notHeld } of lines) {
    if (excludedBecause !== null) continue
    if (notHeld !== null) return null
    sum += net
  }
  return sum
}

const isTravel = ({ unit }: Line): boolean => unit === 'fee'

/** The counted lines by step and by party: the solicitor, counsel, and for whom was paid. */
const breakdowns = ({ parties, steps }: HighCostFacts, priced: readonly LinesOfRows<ItemFacts>[]): Breakdown[] =>
  breakdownsBy<ItemFacts>(
    [
      { by: 'step', groups: groupsOf(steps, 'No step'), keyOf: ({ step = null }) => step },
      { by: 'party', groups: groupsOf(parties, 'No party'), keyOf: ({ party = null }) => party },
    ],
    priced,
  )

/** The row of each line: a line of travel, or of advocacy, follows that of its row. */
function rowsOf<R extends { uuid: string }>(lines: readonly Line[], rows: readonly R[]): R[] {
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  return lines.flatMap(({ item }) => byUuid.get(item ?? '') ?? [])
}

/**
 * Prices a high cost case: the solicitor's events, or the figure by the hour that is entered instead; counsel with
 * their travel, fees and expenses; disbursements and the claimed shares of experts' fees. What an event is paid is the
 * administrator's edition of the Care Case Fee Scheme; without one it is not held.
 */
function bill(priced: HighCostFacts, items: AllItems, rates: Rates): Bill {
  const { events: steps, counsel: allCounsel } = items
  const isByHour = priced.certificate?.feeScheme === 'hourly'
  const events = solicitorLines(priced, steps, rates)
  const ofSolicitor = isByHour ? events.map(insteadByHour) : events
  const counsel = counselLines(priced, allCounsel, rates)
  const claimedOfCounsel = isByHour ? counsel.map((line) => (isTravel(line) ? line : insteadByHour(line))) : counsel
  const paid = paidRows(items, { caseType: priced.caseType, rates }).map(({ rows, lines }) => ({
    rows,
    lines: rows.map((row, i) => ofStep(row, lines[i]!)),
  }))
  const byHour = isByHour ? [lineByTheHour(priced, steps)] : []
  const made = makeHeads(heads, [byHour, ofSolicitor, claimedOfCounsel, ...paid.map(({ lines }) => lines)])
  return makeBill(made, {
    breakdowns: breakdowns(priced, [
      { lines: byHour, rows: [] },
      {
        lines: ofSolicitor,
        rows: rowsOf(
          ofSolicitor,
          steps.map((step) => ({ ...step, step: step.uuid })),
        ),
      },
      { lines: claimedOfCounsel, rows: rowsOf(claimedOfCounsel, allCounsel) },
      ...paid,
    ]),
    limits: limitsOf(priced, sumOf(made).net),
    comparison: hourlyComparison(priced, sumOfEvents(events)),
  })
}
const insteadByHour = (line: Line): Line =>
  line.excludedBecause === null ? { ...line, excludedBecause: BY_THE_HOUR, notHeld: null } : line

/** High cost legal aid. */
export const highCost: AreaPricing<'high_cost_legal_aid'> = { heads, bill, tables: () => careCaseFees }
