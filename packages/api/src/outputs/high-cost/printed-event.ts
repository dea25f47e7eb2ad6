import { BY_THE_HOUR, type Line } from '@costdraft/costing'
import { isCounted } from '../bill/bill-lines.ts'
import { marksOf, money, pounds, withShortDates } from '../bill/format.ts'
import { NO_VALUE } from './missing-values.ts'
import type { PrintedValue } from './model.ts'

const ways: Readonly<Record<string, string>> = { event: 'Event', fas: 'FAS', none: 'Not claimed' }
/** How an attendance is paid, in a column of a table. */
export const howPaid = (attendance: string | null): string =>
  attendance === null ? 'Not recorded' : (ways[attendance] ?? attendance)

/** Whether a line is shown for comparison alone, because the case is paid by the hour. */
export const isForComparison = ({ excludedBecause }: Line): boolean => excludedBecause === BY_THE_HOUR

/** The value of an event or of travel, in a column of figures that adds up, and why it has none or is not counted. */
export function printedValue(line: Line, attendance: string | null): PrintedValue {
  const { net, under, excludedBecause, notHeld } = line
  const marks = under ? marksOf(under) : ''
  if (isCounted(line))
    return notHeld === null
      ? { figure: money(net), marks, note: null, tone: 'claimed' }
      : { figure: NO_VALUE, marks: '', note: withShortDates(notHeld), tone: 'missing' }
  if (isForComparison(line))
    return under === null
      ? { figure: NO_VALUE, marks: '', note: null, tone: 'quiet' }
      : { figure: money(net), marks, note: null, tone: 'quiet' }
  // An attendance that is paid as an event would have had this value; any other has none to name.
  const value = under !== null && attendance === 'event' ? ` Not counted: ${pounds(net)}.` : ''
  return { figure: '', marks: '', note: `${excludedBecause}${value}`, tone: 'quiet' }
}
