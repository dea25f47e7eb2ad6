import type { Line } from '@costdraft/costing'
import { shortened } from '@costdraft/schema/text/cut-text.ts'
import { lineIds } from '../../outputs/bill/line-ids.ts'
import type { FrozenCase } from '../../outputs/frozen-case.ts'
import type { ReadAs } from '../../outputs/workbook/workbook.ts'
import { isCounted } from '../bill-lines.ts'
import type { MadeSheet } from './line-sheets.ts'
import type { NamedLine } from './workbook-read.ts'

/** A line of the bill, and whether the bill counts it. */
export interface LineOfBill {
  line: Line
  isCounted: boolean
}

/** The lines of a bill by their ids, in its order. */
export function linesById({ bill }: Pick<FrozenCase, 'bill'>): Map<string, LineOfBill> {
  const idOf = lineIds(bill)
  return new Map(
    bill.heads.flatMap((head) =>
      head.lines.map((line): [string, LineOfBill] => [idOf(line), { line, isCounted: isCounted(head, line) }]),
    ),
  )
}

const MAX_SHOWN = 200

/** What names a line, as on the sheet that it was made on; without one, as the bill has it. */
export function namedLine(id: string, { date, description }: Line, made: MadeSheet | undefined): NamedLine {
  const cells = made?.rows.get(id)
  const shown = (as: ReadAs): string => {
    const column = made?.columns.findIndex((one) => one.as === as) ?? -1
    return String(cells?.[column]?.value ?? '')
  }
  return {
    line: id,
    number: shown('number'),
    date,
    description: shortened(shown('description') || description, MAX_SHOWN),
  }
}
