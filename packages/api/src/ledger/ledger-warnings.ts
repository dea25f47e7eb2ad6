import { asWritten } from '@costdraft/schema/text/in-words.ts'
import type { Column } from './headings.ts'
import type { LedgerRow } from './ledger-row.ts'

/** A row that was taken although it looks wrong. `uuid` is that of the stored row. */
export interface LedgerWarning {
  row: number
  column: string
  message: string
  uuid: string
}
/**
 * A row of the file, the stored row it became or was matched with, and whether the case already had one just like it.
 */
export interface TakenRow {
  row: LedgerRow
  uuid: string
  /**
   * The row of the file that this one repeats, or `case` for one that the case had before; null if it is the first of
   * its like.
   */
  repeats: number | 'case' | null
  /** The uuid of a row just like this one that the case had before, if it has one besides. */
  like?: string | undefined
}
interface Context {
  /** Date of issue of the certificate, ISO; null without one. */
  issued: string | null
  /** ISO date. */
  today: string
  headingOf: (column: Column) => string
  /** What is said of work that somebody did before they retired. */
  retired?: (row: LedgerRow) => string | undefined
}

/** Work later than this after the issue of the certificate is unusual. */
const USUAL_YEARS = 5

/**
 * What is doubtful about cells, dates far outside the certificate and rows that repeat one another, in the order of the
 * file. Such rows are taken.
 */
export const warningsOf = (taken: readonly TakenRow[], context: Context): LedgerWarning[] =>
  taken.flatMap(({ row, uuid, repeats }) => {
    const date = dateWarning(row.date, context)
    const warnings: LedgerWarning[] = (row.doubts ?? []).map(({ column, message }) => ({
      row: row.row,
      column: context.headingOf(column),
      message,
      uuid,
    }))
    const retired = context.retired?.(row)
    if (retired) warnings.push({ row: row.row, column: context.headingOf('fee_earner'), message: retired, uuid })
    if (date) warnings.push({ row: row.row, column: context.headingOf('date'), message: date, uuid })
    if (repeats !== null)
      warnings.push({ row: row.row, column: context.headingOf('description'), message: repeatWarning(repeats), uuid })
    return warnings
  })

const repeatWarning = (repeats: number | 'case'): string =>
  repeats === 'case' ? 'The case already has a row just like this one.' : `This repeats row ${repeats} of the file.`

function dateWarning(date: string, { issued, today }: Context): string | undefined {
  if (date > today) return 'This date is in the future.'
  if (issued === null) return undefined
  if (date < issued) return `This date is before the certificate was issued, on ${asWritten(issued)}.`
  return date > yearsAfter(issued, USUAL_YEARS)
    ? `This date is more than ${USUAL_YEARS} years after the certificate was issued, on ${asWritten(issued)}.`
    : undefined
}

const yearsAfter = (iso: string, years: number): string => `${Number(iso.slice(0, 4)) + years}${iso.slice(4)}`
