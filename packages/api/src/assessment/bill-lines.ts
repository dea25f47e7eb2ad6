import { createHash } from 'node:crypto'
import {
  byDay,
  claimedAmount,
  isByTheHour,
  penceOf,
  quantityOf,
  type Aspect,
  type AssessedAmount,
  type Bill,
  type ClaimedLine,
  type Head,
  type HeadName,
  type Line,
} from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { fold } from '@costdraft/schema/text/folding.ts'
import { lineActivity } from '../outputs/assessed/line-activity.ts'
import { interimPayments } from '../outputs/bill/bill-facts.ts'
import { itemOf } from '../outputs/bill/bill-lines.ts'
import { lineIds } from '../outputs/bill/line-ids.ts'
import { lineNumbersOf } from '../outputs/documents-by-area.ts'
import { earnerOnDay } from '../outputs/earner-on-day.ts'
import type { FrozenCase } from '../outputs/frozen-case.ts'
import type { StoredPayment } from './assessment.table.ts'

/** Who did the work of a line, with the grade on its day. */
export interface LineEarner {
  uuid: string
  name: string
  grade: string
}
/** A line that is assessed: one that the bill counts. */
export interface BillLine {
  /** Its id in the assessment, which follows from the case and its id in the bill. */
  uuid: string
  /** Its id in the bill (`line-ids`). */
  id: string
  /** A hash of what it claims. */
  fingerprint: string
  number: string | null
  head: HeadName
  part: Aspect | null
  item: string | null
  /** What decides how it may be ruled on. */
  of: ClaimedLine
  description: string
  /** The description as it is searched. */
  folded: string
  activity: string | null
  earner: LineEarner | null
  quantity: number
  unit: string
  isByTheHour: boolean
  claimed: AssessedAmount
}
/** The lines of a bill that are assessed, in its order. */
export interface AssessedBill {
  /** What was paid on account of it, as it says. */
  payments: readonly StoredPayment[]
  lines: readonly BillLine[]
  byUuid: ReadonlyMap<string, BillLine>
  byId: ReadonlyMap<string, BillLine>
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The id of a line of a case in its assessment: a uuid of version 8 (RFC 9562), made of a hash. */
export function lineUuid(caseUuid: string, line: string): string {
  const hex = hashOf(`${caseUuid} ${line}`)
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0b0011) | 0b1000).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

/** A hash of what a line claims: where it stays the same, what was entered of it is of the same line. */
export const fingerprintOf = (line: Line, { name, part = null }: Pick<Head, 'name' | 'part'>): string => {
  const { date, description, quantity, unit, rate, enhancement, net, vat } = line
  return hashOf(JSON.stringify([date, description, quantity, unit, rate, enhancement, net, vat, name, part]))
}

/** Whether a bill counts a line of a head: only what it counts is assessed. */
export const isCounted = (head: Pick<Head, 'excludedBecause'>, { excludedBecause, notHeld }: Line): boolean =>
  head.excludedBecause === null && excludedBecause === null && notHeld === null

/** The lines that a bill counts, each with its head: their amounts come to its total. */
export const countedLines = ({ heads }: Pick<Bill, 'heads'>): { head: Head; line: Line }[] =>
  heads.flatMap((head) => head.lines.flatMap((line) => (isCounted(head, line) ? [{ head, line }] : [])))

/** What a line is for: its own words or those of its item, or else what it is. */
export function descriptionOf({ description, head }: Line, words: string | null, activity: string | null): string {
  const own = description === activity ? '' : description
  return own || (words ?? '') || labelOf(activity ?? head)
}

/** Who did the work of a line, by uuid and day. */
function earnersOf({ feeEarners }: FrozenCase): (uuid: string | null | undefined, day: string) => LineEarner | null {
  const byUuid = new Map(feeEarners.map((earner) => [earner.uuid, earner]))
  return (uuid, day) => {
    const earner = byUuid.get(uuid ?? '')
    return earner ? { uuid: earner.uuid, name: earner.name, grade: earnerOnDay(earner, day).grade } : null
  }
}

/** What a bill says was paid on account, by day. */
const paymentsOf = (frozen: FrozenCase): StoredPayment[] =>
  byDay(interimPayments(frozen).map(({ date, amount }) => ({ date, amount: penceOf(amount), words: 'On account' })))

/** The lines of a frozen case that are assessed. Pure. */
export function assessedBill(frozen: FrozenCase): AssessedBill {
  const idOf = lineIds(frozen.bill)
  const numberOf = lineNumbersOf(frozen)
  const earnerOf = earnersOf(frozen)
  const lines = countedLines(frozen.bill).map(({ head, line }): BillLine => {
    const item = itemOf(frozen, line)
    const id = idOf(line)
    const activity = lineActivity(item)
    const description = descriptionOf(line, item?.description ?? null, activity)
    const { date, quantity, unit, rate, enhancement, net, vat } = line
    return {
      uuid: lineUuid(frozen.case.uuid, id),
      ...{ id, fingerprint: fingerprintOf(line, head), number: numberOf(line) },
      ...{ head: head.name, part: head.part ?? null, item: line.item },
      of: { date, quantity, unit, rate, enhancement, net, vat },
      ...{ description, folded: fold(description), activity },
      earner: earnerOf(item?.feeEarner, date ?? frozen.completedAt.slice(0, 10)),
      ...{ quantity: quantityOf({ quantity, unit }), unit },
      isByTheHour: isByTheHour(line),
      claimed: claimedAmount(line),
    }
  })
  return {
    payments: paymentsOf(frozen),
    lines,
    byUuid: new Map(lines.map((line) => [line.uuid, line])),
    byId: new Map(lines.map((line) => [line.id, line])),
  }
}
