import type { Head, Line } from '@costdraft/costing'
import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'
import { itemOf } from '../bill/bill-lines.ts'
import { describeDisbursement } from '../bill/disbursements.ts'
import { withShortDates } from '../bill/format.ts'
import { numberedBill } from './bill-document.ts'

/** A line of a bill with the number that the bill prints for its item. */
export interface NumberedLine {
  /** Empty for a fee that is not claimed. */
  no: string
  line: Line
  head: Head
  item: FrozenItem | undefined
  /** Whether its net and VAT are in the total of the bill. */
  isCounted: boolean
  /** Why it is not counted; empty for a line that is. */
  why: string
}

/** Why a line is not in the total, in a sentence; empty for one that is. */
const whyNot = ({ excludedBecause: ofHead }: Head, { excludedBecause, notHeld }: Line): string =>
  withShortDates(ofHead ?? excludedBecause ?? notHeld ?? '')

/** Every line of the bill of a legal aid case, in the order in which the bill prints them. */
export function numberedLines(frozen: FrozenCase): NumberedLine[] {
  const { numbering } = numberedBill(frozen)
  const lines = frozen.bill.heads.flatMap((head) =>
    head.lines.map((line): NumberedLine => {
      const why = whyNot(head, line)
      return { no: numbering.of(line) ?? '', line, head, item: itemOf(frozen, line), isCounted: why === '', why }
    }),
  )
  const placeOf = ({ no }: NumberedLine): number => (no === '' ? 0 : Number(no))
  return lines.toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** The name of who did the work of a line, or paid; null where nobody is recorded. */
export const nameOfEarner = ({ feeEarners }: FrozenCase, item: FrozenItem | undefined): string | null =>
  feeEarners.find(({ uuid }) => uuid === item?.feeEarner)?.name ?? null

/** The head of a line, and its part in a case of two. */
export const headOf = ({ bill }: FrozenCase, { name, part }: Head): string =>
  [labelOf(name), bill.parts?.length ? partLabel(part ?? null) : ''].filter(Boolean).join(': ')

/** What a line is for: the work and its text, the fee of a hearing, or what was paid. */
export function textOfLine(frozen: FrozenCase, { line, item }: NumberedLine): string {
  if (line.head === 'disbursements') {
    const { type, text } = describeDisbursement(frozen, line)
    return [type, text].filter(Boolean).join(': ')
  }
  const work = item?.activityType ? labelOf(item.activityType) : ''
  const text = line.description || (item?.description ?? '')
  return [work, text === work ? '' : text].filter(Boolean).join(': ')
}
