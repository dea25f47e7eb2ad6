import { makeBill, makeHeads, type Bill } from '../bills/bill.ts'
import type { HeadName, Line } from '../bills/line.ts'
import { breakdownsBy, groupsOf, type Breakdown, type Group, type LinesOfRows } from '../bills/breakdown.ts'
import type { ItemFacts } from '../facts/facts.ts'
import type { AllItems } from '../items/index.ts'
import { paidRows } from '../items/lines-of-kinds.ts'
import { phaseNames } from '../vocabulary/phase-names.ts'
import type { InterPartesFacts } from '../facts/priced-case.ts'
import { guidelineHourlyRates } from '../rates/guideline-hourly.ts'
import type { Rates } from '../rates/rates.ts'
import { attendanceLine, claimedLine, claimedRates } from '../schemes/claimed-rates.ts'
import { phases } from '../vocabulary/vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'

const heads: readonly HeadName[] = ['profit_costs', 'disbursements']

/** The lines of a case with the rows that they were made from. */
export type InterPartesLines = readonly LinesOfRows<ItemFacts>[]

/** Why an inter partes bill bears no VAT: the receiving party recovers it (CPR PD 44 para 2.3). */
export const VAT_RECOVERED =
  'The receiving party recovers the VAT as input tax, so none is claimed (CPR PD 44 para 2.3).'

/** Prices the rows of an inter partes case: time, the attendances of its procedural steps, and disbursements. */
export function interPartesLines(
  { caseType, rateCard, recoversVat }: InterPartesFacts,
  items: AllItems,
  rates: Rates,
): InterPartesLines {
  const rateOf = claimedRates(rateCard, rates)
  const { time, attendances } = items
  const lists = [
    { rows: time, lines: time.map((row) => claimedLine(row, rateOf)) },
    { rows: attendances, lines: attendances.map((row) => ofStep(row, attendanceLine(row, rateOf))) },
    ...paidRows(items, { caseType, rates }).map(({ rows, lines }) => ({
      rows,
      lines: rows.map((row, i) => ofStep(row, lines[i]!)),
    })),
  ]
  if (recoversVat) for (const { lines } of lists) lines.forEach(withoutVat)
  return lists
}
function withoutVat(line: Line): void {
  line.vat = 0
  line.noVatBecause = VAT_RECOVERED
}
function ofStep({ step }: ItemFacts, line: Line): Line {
  if (step) line.partOf = step
  return line
}

const phaseGroups: readonly Group[] = [
  ...phases.map((phase) => ({ key: phase, name: phaseNames[phase] })),
  { key: null, name: 'No phase' },
]

/** The counted lines by phase, by procedural step and by party. */
const breakdowns = ({ steps, parties }: InterPartesFacts, priced: InterPartesLines): Breakdown[] =>
  breakdownsBy<ItemFacts>(
    [
      { by: 'phase', groups: phaseGroups, keyOf: ({ phase = null }) => phase },
      { by: 'step', groups: groupsOf(steps, 'No step'), keyOf: ({ step = null }) => step },
      { by: 'party', groups: groupsOf(parties, 'No party'), keyOf: ({ party = null }) => party },
    ],
    priced,
  )

/**
 * Prices an inter partes case: its work by the hour at the rates that are claimed, and its disbursements, each with VAT
 * unless it is exempt.
 */
function bill(priced: InterPartesFacts, items: AllItems, rates: Rates): Bill {
  const lines = interPartesLines(priced, items, rates)
  return makeBill(
    makeHeads(
      heads,
      lines.map((list) => list.lines),
    ),
    { breakdowns: breakdowns(priced, lines) },
  )
}

/** Costs between the parties. Guideline rates are compared with, and never price. */
export const interPartes: AreaPricing<'inter_parties'> = { heads, bill, tables: () => [guidelineHourlyRates] }
