import { shortened } from '@costdraft/schema/text/cut-text.ts'
import { isIsoDate } from '@costdraft/schema/notation/calendar.ts'
import { readDate } from '@costdraft/schema/notation/read-date.ts'
import { readMoney } from '@costdraft/schema/notation/read-money.ts'
import { readTime } from '@costdraft/schema/notation/read-time.ts'
import { shortDate } from '../../outputs/bill/format.ts'
import type { Cell } from '../../outputs/workbook/workbook.ts'
import { workbookText } from '../../outputs/workbook/workbook-text.ts'
import type { BackCell } from './back-cell.ts'

/** A claimed cell that differs from the bill, each as the sheet shows it. */
export interface ChangedCell {
  /** The head of its column. */
  column: string
  claimed: string
  found: string
}

const MAX_SHOWN = 200
const DAY_MS = 86_400_000
const DAY_ZERO = Date.UTC(1899, 11, 30)
const HALF_A_HUNDREDTH = 0.005

/** A text as a reader has it, which takes back what was escaped, on one line. */
const oneLine = (text: string): string => text.replaceAll('_x005F_', '_').replaceAll(/\s+/g, ' ').trim()

/** The day of a cell, ISO; one whose format is gone holds it as a number of days. */
function dayOf({ text, number }: BackCell): string {
  if (number !== null && Number.isInteger(number) && Math.abs(number) < 100_000)
    return new Date(DAY_ZERO + number * DAY_MS).toISOString().slice(0, 10)
  return readDate(text).value ?? text
}

/** The number of a cell, or of a text that stands for one; undefined for any other. */
function numberOf({ text, number }: BackCell, format: Cell['format']): number | undefined {
  if (number !== null) return number
  const hundredths = format === 'hours' ? readTime(text, 'hours').value : readMoney(text).value
  return hundredths === undefined ? undefined : hundredths / 100
}

/** Whether a cell says something else than the workbook was made with. */
function isOther({ value, format }: Cell, found: BackCell): boolean {
  // A formula without a value says nothing yet.
  if (found.isUnvalued) return false
  if (format === 'date') return dayOf(found) !== (value ?? '')
  if (typeof value !== 'number') return oneLine(found.text) !== oneLine(workbookText(value ?? ''))
  const number = numberOf(found, format)
  return number === undefined || Math.abs(number - value) >= HALF_A_HUNDREDTH
}

const twoDecimals = (format: Cell['format']): boolean => format === 'money' || format === 'hours'
function shownClaim({ value, format }: Cell): string {
  if (format === 'date') return typeof value === 'string' ? shortDate(value) : ''
  return typeof value === 'number' && twoDecimals(format)
    ? value.toFixed(2)
    : shortened(oneLine(String(value ?? '')), MAX_SHOWN)
}
function shownFound(found: BackCell, format: Cell['format']): string {
  if (format === 'date') {
    const day = dayOf(found)
    return isIsoDate(day) ? shortDate(day) : shortened(day, MAX_SHOWN)
  }
  return found.number !== null && twoDecimals(format)
    ? found.number.toFixed(2)
    : shortened(oneLine(found.text), MAX_SHOWN)
}

/** What a cell says otherwise than the bill; undefined where it says the same. */
export const changedCell = (column: string, made: Cell, found: BackCell): ChangedCell | undefined =>
  isOther(made, found) ? { column, claimed: shownClaim(made), found: shownFound(found, made.format) } : undefined
