import { paidInstead } from '@costdraft/schema/bills/paid-instead.ts'
import { counselDisbursementTypes, shareOf } from '@costdraft/schema/items/disbursement/disbursement.ts'
import type { HeadRow, ItemRow, Row } from '../upstream/rows.ts'
import { amountLine, costLine, headOf, lineOf, numberOf, pence, pounds, type Line } from './total-lines.ts'
import type { Amounts } from './amounts.ts'

const ROUTINE: ReadonlySet<unknown> = new Set(['letter_in', 'letter_out', 'telephone_call'])
/**
 * Hourly costs in the two heads of the specification: letters and calls are routine, everything else is scheduled. The
 * host's own totals count where no part of them is excluded alone.
 */
function timeHeads({ times, timeTotals }: Amounts, excludedBecause: (row: Row) => string | null): HeadRow[] {
  const lines = (isRoutine: boolean): Line[] =>
    times
      .filter((row) => ROUTINE.has(row.activity_type) === isRoutine)
      .map((row) =>
        costLine(row, {
          quantity: isRoutine ? 1 : numberOf(row.time),
          unit: isRoutine ? 'items' : 'hours',
          excluded_because: excludedBecause(row),
        }),
      )
  const head = (name: 'routine' | 'scheduled', own: Line[]): HeadRow => {
    const reasons = new Set(own.map((line) => line.excluded_because))
    const net = timeTotals?.[`total_${name}_cost`]
    const sums =
      net === undefined || reasons.size > 1
        ? undefined
        : { net: pence(net), vat: pence(timeTotals?.[`total_${name}_vat`]) }
    const made = headOf(name, own, sums)
    // A host that answers totals without rows.
    return own.length === 0 && sums ? { ...made, excluded_because: excludedBecause({}) } : made
  }
  return [head('routine', lines(true)), head('scheduled', lines(false))]
}

type Part = HeadRow['case_part']
const partOf = (row: object): Part => ('case_part' in row ? (row.case_part as Part) : null) ?? null

/** The parts of a two-part case, which has a fee or a claim for each; none for any other. */
const partsOf = ({ fixed_fees: fees, exceptional }: Amounts['row']): NonNullable<Part>[] => [
  ...new Set([...(fees ?? []), ...(exceptional ?? [])].map(partOf).filter((part) => part != null)),
]

/** The heads of a legal aid case without parts, or of one part of it. */
function headsOfPart(amounts: Amounts, part: Part): HeadRow[] {
  const { row, hearings, expertFees, disbursements } = amounts
  const fees = row.fixed_fees ?? []
  const isExceptional = (row.exceptional ?? []).some(({ exceptional }) => exceptional)
  const unpaid = paidInstead[part ? 'part' : 'case']
  const feeLines = fees.map(({ fixed_fee_total, fixed_fee_vat }) =>
    lineOf({ description: 'Fixed fee' }, pence(fixed_fee_total), pence(fixed_fee_vat), {
      quantity: 1,
      unit: 'fee',
      excluded_because: isExceptional ? unpaid.fee : null,
    }),
  )
  // A type of case without a fixed fee always counts its hourly costs.
  const hoursUnpaid = fees.length > 0 && !isExceptional ? unpaid.core : null
  return [
    ...(fees.length > 0 ? [headOf('fixed_fee', feeLines)] : []),
    ...timeHeads(amounts, () => hoursUnpaid),
    headOf(
      'advocacy',
      hearings.map((hearing) => costLine(hearing, { quantity: numberOf(hearing.units), unit: 'units' })),
    ),
    headOf('disbursements', [...disbursements, ...expertFees].map(amountLine)),
  ].map((head) => ({ ...head, case_part: part ?? null }))
}

/**
 * What of a two-part case belongs to one part; for null, what names neither. The host's own sums of the time are of the
 * whole case.
 */
function amountsOfPart({ timeTotals: _ofAllParts, ...amounts }: Amounts, part: Part): Amounts {
  const isOfPart = (row: object): boolean => partOf(row) === part
  const { row } = amounts
  return {
    row: {
      ...row,
      fixed_fees: (row.fixed_fees ?? []).filter(isOfPart),
      exceptional: (row.exceptional ?? []).filter(isOfPart),
    },
    times: amounts.times.filter(isOfPart),
    hearings: amounts.hearings.filter(isOfPart),
    expertFees: amounts.expertFees.filter(isOfPart),
    disbursements: amounts.disbursements.filter(isOfPart),
  }
}

/** The heads of each part of a two-part case, then those of rows without a part, if there are any. */
function headsByPart(amounts: Amounts, parts: readonly NonNullable<Part>[]): HeadRow[] {
  const apart = headsOfPart(amountsOfPart(amounts, null), null)
  return [
    ...parts.flatMap((part) => headsOfPart(amountsOfPart(amounts, part), part)),
    ...apart.filter(({ all_lines: lines }) => lines?.length),
  ]
}

/**
 * The share of an expert's fee that is claimed, rounded once: what the host says that it costs, otherwise the
 * percentage of the invoice.
 */
function shareLine(fee: ItemRow): Line {
  if (fee.total_cost != null) return costLine(fee, {})
  const { percentage, amount } = fee
  if (percentage == null) return amountLine(fee)
  return amountLine({ ...fee, amount: pounds(shareOf(pence(amount), Math.round(Number(percentage) * 100))) })
}

function highCostHeads({ row, expertFees, disbursements }: Amounts): HeadRow[] {
  const fees = (description: string, net: unknown, vat: unknown): Line =>
    lineOf({ description }, pence(net), pence(vat), { quantity: 1, unit: 'fee' })
  const isOfCounsel = ({ disbursement_type }: ItemRow): boolean =>
    counselDisbursementTypes.includes(String(disbursement_type))
  return [
    headOf('solicitor', [fees('Solicitor', row.solicitor_total, row.solicitor_vat)]),
    headOf('counsel', [
      fees('Counsel', row.counsel_total, row.counsel_vat),
      ...disbursements.filter(isOfCounsel).map(amountLine),
    ]),
    headOf('disbursements', [
      ...disbursements.filter((one) => !isOfCounsel(one)).map(amountLine),
      ...expertFees.map(shareLine),
    ]),
  ]
}

/** The work of a case in one head: the host's own total, if it says one. */
function profitCostsHead({ times, timeTotals: { total_cost, total_vat } = {} }: Amounts): HeadRow {
  const lines = times.map((row) =>
    costLine(row, {
      quantity: numberOf(row.time),
      unit: 'hours',
      excluded_because: row.activity_type === 'letter_in' && pence(row.total_cost) === 0 ? LETTERS_IN : null,
    }),
  )
  const sums = total_cost == null ? undefined : { net: pence(total_cost), vat: pence(total_vat) }
  return headOf('profit_costs', lines, sums)
}
const LETTERS_IN = 'Letters in are not charged.'

/**
 * Work between the parties: the host's own cost, otherwise its time at the rate that the host says. Where it says
 * neither, nothing is counted.
 */
function claimedWorkLine(row: ItemRow): Line {
  const of = { quantity: numberOf(row.time), unit: 'hours' as const }
  if (row.total_cost != null) return costLine(row, of)
  if (row.amount == null) return costLine(row, { ...of, not_held: NO_COST })
  const cost = amountLine({ ...row, amount: Number(row.time) * Number(row.amount), total_vat: null })
  return { ...cost, ...of }
}
const NO_COST = 'The service behind CostDraft does not say what this costs.'
const interPartesHeads = (amounts: Amounts): HeadRow[] => [
  headOf('profit_costs', [...amounts.times, ...(amounts.attendances ?? [])].map(claimedWorkLine)),
  disbursementsHead(amounts),
]

const disbursementsHead = ({ disbursements, expertFees }: Amounts): HeadRow =>
  headOf('disbursements', [...disbursements, ...expertFees].map(amountLine))

/** The heads of an area of the specification. */
const headsByArea: Readonly<Record<string, (amounts: Amounts) => HeadRow[]>> = {
  legal_aid: (amounts) => {
    const parts = partsOf(amounts.row)
    return parts.length > 0 ? headsByPart(amounts, parts) : headsOfPart(amounts, null)
  },
  high_cost_legal_aid: highCostHeads,
  court_of_protection: (amounts) => [profitCostsHead(amounts), disbursementsHead(amounts)],
  inter_parties: interPartesHeads,
}
/** The heads of any other area. */
const otherHeads = (amounts: Amounts): HeadRow[] => [...timeHeads(amounts, () => null), disbursementsHead(amounts)]

/** The heads of a case by the rules of the specification (S1 §9 Totals), from what a host says of its money. */
export function headsOfCase(amounts: Amounts): HeadRow[] {
  const { area_of_work: area } = amounts.row
  return ((Object.hasOwn(headsByArea, area) ? headsByArea[area] : undefined) ?? otherHeads)(amounts)
}
