import type { CaseRow, HeadRow, ItemRow, LineRow, Row, TotalsRow } from './rows.ts'

/** What a host that keeps the specifications says of the money in a case; amounts are in pounds. */
export interface Amounts {
  row: Pick<
    CaseRow,
    | 'area_of_work'
    | 'exceptional'
    | 'fixed_fees'
    | 'counsel_total'
    | 'counsel_vat'
    | 'solicitor_total'
    | 'solicitor_vat'
  >
  /** The time recordings, of all parts. */
  times: readonly ItemRow[]
  /** The host's own totals of the time recordings, in legal aid and Court of Protection. */
  timeTotals?: TimeTotals
  hearings: readonly ItemRow[]
  expertFees: readonly ItemRow[]
  /** With those of hearings and steps. */
  disbursements: readonly ItemRow[]
}

/** The totals of `GET …/time-recording` (S1 §3), in pounds. */
export interface TimeTotals {
  total_routine_cost?: unknown
  total_routine_vat?: unknown
  total_scheduled_cost?: unknown
  total_scheduled_vat?: unknown
}

const NOT_EXCEPTIONAL = 'The case is not exceptional: the fixed fee is paid instead.',
  EXCEPTIONAL = 'The case is exceptional: its hourly costs are paid instead.'
const ROUTINE: ReadonlySet<unknown> = new Set(['letter_in', 'letter_out', 'telephone_call'])
const OF_COUNSEL: ReadonlySet<unknown> = new Set(['counsel_fee', 'counsel_expenses'])
const VAT_PERCENT = 20

/** Whole pence of an amount in pounds, which is a number or a decimal string. */
export const pence = (pounds: unknown): number => Math.round((Number(pounds) || 0) * 100)
const pounds = (value: number): number => value / 100

interface Line extends Omit<LineRow, 'net' | 'vat' | 'gross'> {
  /** In pence. */
  net: number
  vat: number
}
const numberOf = (value: unknown): number | null => (value == null || value === '' ? null : Number(value))
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function lineOf(row: Row, net: number, vat: number, more: Partial<Line> = {}): Line {
  return {
    item: textOf(row.uuid),
    date: textOf(row.date)?.slice(0, 10) ?? null,
    description: textOf(row.description),
    quantity: null,
    unit: null,
    enhancement: numberOf(row.enhancement),
    rate: null,
    authority: null,
    excluded_because: null,
    not_held: null,
    ...more,
    net,
    vat,
  }
}
const costLine = (row: Row, more: Partial<Line>): Line => lineOf(row, pence(row.total_cost), pence(row.total_vat), more)
/** A line of an amount without VAT; the host's own VAT if it says one. */
function amountLine(row: Row): Line {
  const net = pence(row.amount)
  const own = row.vat_exempt === true ? 0 : Math.round((net * VAT_PERCENT) / 100)
  return lineOf(row, net, row.total_vat == null ? own : pence(row.total_vat))
}

/** In pence. */
interface Sums {
  net: number
  vat: number
}

/** A head: the sum of its lines that count; of all its lines where none of them does, with the reason. */
function headOf(name: HeadRow['name'], lines: readonly Line[], sums?: Sums): HeadRow {
  const counted = lines.filter((line) => line.excluded_because === null),
    isExcluded = lines.length > 0 && counted.length === 0
  const summed = isExcluded ? lines : counted
  const { net, vat } = sums ?? {
    net: summed.reduce((sum, line) => sum + line.net, 0),
    vat: summed.reduce((sum, line) => sum + line.vat, 0),
  }
  return {
    name,
    net: pounds(net),
    vat: pounds(vat),
    gross: pounds(net + vat),
    excluded_because: isExcluded ? (lines[0]?.excluded_because ?? null) : null,
    all_lines: lines.map((line) => ({
      ...line,
      net: pounds(line.net),
      vat: pounds(line.vat),
      gross: pounds(line.net + line.vat),
    })),
  }
}

/**
 * Hourly costs in the two heads of the specification: letters and calls are routine, everything else is scheduled. The host's own totals
 * count where no part of them is excluded alone.
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
    const reasons = new Set(own.map((line) => line.excluded_because)),
      net = timeTotals?.[`total_${name}_cost`]
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

function legalAidHeads(amounts: Amounts): HeadRow[] {
  const { row, hearings, expertFees, disbursements } = amounts
  const fees = row.fixed_fees ?? [],
    claims = row.exceptional ?? []
  const isExceptional = (part: unknown): boolean =>
    (
      claims.find(({ case_part }) => (case_part ?? null) === (part ?? null)) ??
      (claims.length === 1 ? claims[0] : undefined)
    )?.exceptional ?? false
  const hasFee = (part: unknown): boolean =>
    fees.length === 1 || fees.some(({ case_part }) => (case_part ?? null) === (part ?? null))
  const feeLines = fees.map(({ case_part, fixed_fee_total, fixed_fee_vat }) =>
    lineOf({ description: 'Fixed fee' }, pence(fixed_fee_total), pence(fixed_fee_vat), {
      quantity: 1,
      unit: 'fee',
      excluded_because: isExceptional(case_part) ? EXCEPTIONAL : null,
    }),
  )
  return [
    ...(fees.length > 0 ? [headOf('fixed_fee', feeLines)] : []),
    // A type of case without a fixed fee always counts its hourly costs.
    ...timeHeads(amounts, ({ case_part }) => (hasFee(case_part) && !isExceptional(case_part) ? NOT_EXCEPTIONAL : null)),
    headOf(
      'advocacy',
      hearings.map((hearing) => costLine(hearing, { quantity: numberOf(hearing.units), unit: 'units' })),
    ),
    headOf('disbursements', [...disbursements, ...expertFees].map(amountLine)),
  ]
}

function highCostHeads({ row, expertFees, disbursements }: Amounts): HeadRow[] {
  const fees = (description: string, net: unknown, vat: unknown): Line =>
    lineOf({ description }, pence(net), pence(vat), { quantity: 1, unit: 'fee' })
  const isOfCounsel = ({ disbursement_type }: ItemRow): boolean => OF_COUNSEL.has(disbursement_type)
  return [
    headOf('solicitor', [fees('Solicitor', row.solicitor_total, row.solicitor_vat)]),
    headOf('counsel', [
      fees('Counsel', row.counsel_total, row.counsel_vat),
      ...disbursements.filter(isOfCounsel).map(amountLine),
    ]),
    headOf('disbursements', [...disbursements.filter((one) => !isOfCounsel(one)), ...expertFees].map(amountLine)),
  ]
}

/**
 * The totals of a case on a host that answers none, by the rules of the specification (S1 §9 Totals), in whole pence. What the wire does not
 * carry is null: rates, authorities, the escape test, the number of unpriced lines.
 */
export function totalsOf(amounts: Amounts): TotalsRow {
  const heads = headsOf(amounts)
  const counted = heads.filter(({ excluded_because }) => excluded_because === null),
    net = counted.reduce((sum, head) => sum + pence(head.net), 0),
    vat = counted.reduce((sum, head) => sum + pence(head.vat), 0)
  return { heads, net: pounds(net), vat: pounds(vat), gross: pounds(net + vat), unpriced: null, escape: null }
}

function headsOf(amounts: Amounts): HeadRow[] {
  const { area_of_work: area } = amounts.row
  if (area === 'legal_aid') return legalAidHeads(amounts)
  if (area === 'high_cost_legal_aid') return highCostHeads(amounts)
  return [
    ...timeHeads(amounts, () => null),
    headOf('disbursements', [...amounts.disbursements, ...amounts.expertFees].map(amountLine)),
  ]
}
