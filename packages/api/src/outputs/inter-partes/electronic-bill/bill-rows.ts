import { isLetterOrCall, phaseCodes, type Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { isCounted, itemOf, linesOf, sortByDate } from '../../bill/bill-lines.ts'
import { lineIds } from '../../bill/line-ids.ts'
import { Vouchers } from '../../bill/vouchers.ts'
import { vatRateOf } from '../../court/vat-rate.ts'
import { legalTeam, type TeamRate } from '../legal-team.ts'
import { codesOf, partyOf, stepOf, type LineCodes } from '../line-codes.ts'

/** The code of what is recorded for no phase, and so has no task. */
export const NONE = 'None'

/** A row of Bill detail: time, or a disbursement. */
export interface BillRow {
  line: Line
  no: number
  isPaid: boolean
  /** A letter in is counted, and not charged. */
  isCharged: boolean
  isEstimated: boolean
  codes: LineCodes
  /** Null of a disbursement. */
  member: TeamRate | null
  /** A fraction: 0.2. */
  vatRate: number
  text: string
  /** The kind of a letter or call, by its name; null of other work. */
  communication: string | null
  party: string | null
  step: string | null
  voucher: string | null
  /** By which the row of the workbook comes back to its line. */
  lineId: string
}
export interface BillRows {
  team: readonly TeamRate[]
  rows: readonly BillRow[]
}

/** Where a phase of Schedule 2 stands; what has none is last. */
const placeOf = (phase: string | null): number => {
  const at = phaseCodes.findIndex(({ code }) => code === phase)
  return at === -1 ? phaseCodes.length : at
}

/** What a row is about: its text, or else its kind. */
function textOfLine(frozen: FrozenCase, line: Line): string {
  const { activityType, disbursementType } = itemOf(frozen, line) ?? {}
  if (!disbursementType) return line.description || labelOf(activityType ?? '')
  const said = line.description === disbursementType ? '' : line.description
  return [labelOf(disbursementType), said].filter(Boolean).join(': ')
}

/** The lines with their codes in the order in which the electronic bill numbers them: by phase, then by date. */
export const linesInOrder = (frozen: FrozenCase): { line: Line; codes: LineCodes }[] =>
  sortByDate([...linesOf(frozen, 'profit_costs'), ...linesOf(frozen, 'disbursements')])
    .map((line) => ({ line, codes: codesOf(frozen, line) }))
    .toSorted((a, b) => placeOf(a.codes.phase) - placeOf(b.codes.phase))

/**
 * The rows of the electronic bill: the work of each phase by date, and what is recorded for no phase at the end.
 * @throws Error where the rows do not come to the total of the bill, or the VAT on one follows from no rate
 */
export function billRows(frozen: FrozenCase): BillRows {
  const { team, memberOf } = legalTeam(frozen)
  const vouchers = new Vouchers()
  const idOf = lineIds(frozen.bill)
  const rows = linesInOrder(frozen).map(({ line, codes }, i): BillRow => {
    const item = itemOf(frozen, line)
    const no = i + 1
    const isPaid = line.head === 'disbursements'
    const text = textOfLine(frozen, line)
    const activity = item?.activityType ?? ''
    return {
      ...{ line, no, isPaid, text },
      isCharged: isCounted(line),
      isEstimated: item?.estimated === true,
      codes,
      member: memberOf(line) ?? null,
      vatRate: vatRateOf(line),
      communication: isLetterOrCall(activity) ? labelOf(activity) : null,
      party: partyOf(frozen, item),
      step: stepOf(frozen, item)?.description ?? null,
      lineId: idOf(line),
      voucher: isPaid ? vouchers.of(line, item, { no: String(no), what: text }) : null,
    }
  })
  assertTotal(rows, frozen.bill)
  return { team, rows }
}

function assertTotal(rows: readonly BillRow[], { net, vat }: FrozenCase['bill']): void {
  if (netOf(rows) !== net || vatOf(rows) !== vat) throw new Error('its lines do not come to the total of the bill')
}

const sumOf = (rows: readonly BillRow[], amountOf: (row: BillRow) => number): number =>
  rows.reduce((sum, row) => (row.isCharged ? sum + amountOf(row) : sum), 0)
/** What rows come to, in pence, and their time in hundredths of an hour: what is not charged is not counted. */
export const netOf = (rows: readonly BillRow[]): number => sumOf(rows, ({ line }) => line.net)
export const vatOf = (rows: readonly BillRow[]): number => sumOf(rows, ({ line }) => line.vat)
export const costsOf = (rows: readonly BillRow[]): number => sumOf(rows, ({ line, isPaid }) => (isPaid ? 0 : line.net))
export const paidOf = (rows: readonly BillRow[]): number => sumOf(rows, ({ line, isPaid }) => (isPaid ? line.net : 0))
export const timeOf = (rows: readonly BillRow[]): number =>
  sumOf(rows, ({ line, isPaid }) => (isPaid ? 0 : line.quantity))
