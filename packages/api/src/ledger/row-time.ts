import { isLetterOrCall, ROUTINE_UP_TO, type ActivityType } from '@costdraft/costing'
import { parseTime, timeProblems } from './parse-values.ts'
import type { Cell, Say } from './ledger-row.ts'

// In hundredths of an hour.
const LETTER_OR_CALL_TIME = ROUTINE_UP_TO
const UNIT = 10
const DAY = 2_400
const LARGE = 'This is read as hours, as nothing says what it is. Write units as 15u and minutes as 90m.'

const hoursText = (hundredths: number): string => `${(hundredths / 100).toFixed(2)} h`

/**
 * The time of a row in hundredths of an hour. Null if it is missing: a letter or call then counts as 0.1 h, other
 * activities are estimated. `doubt` is told of a number that may be no hours, and of units that say otherwise.
 */
export function rowTime(cell: Cell, activity: ActivityType | undefined, fail: Say, doubt: Say): number | null {
  const units = cell('units')
  const column = cell('time') === '' && units !== '' ? 'units' : 'time'
  const text = cell(column)
  if (text === '') return activity && isLetterOrCall(activity) ? LETTER_OR_CALL_TIME : null
  const { value, refused, doubt: asked } = parseTime(text, column === 'units' ? 'units' : 'hours')
  if (refused) fail(column, timeProblems[refused])
  else if (value === 0) fail(column, timeProblems.negative)
  else if (value > DAY) fail(column, 'A row cannot hold more than 24 hours.')
  else {
    if (asked) doubt(column, LARGE)
    if (column === 'time' && units !== '') compareUnits(units, value, doubt)
  }
  return value ?? null
}

/** Tells of units that differ from the time by one or more: less comes of rounding. */
function compareUnits(units: string, time: number, doubt: Say): void {
  const { value } = parseTime(units, 'units')
  if (value !== undefined && Math.abs(value - time) >= UNIT)
    doubt('units', `The units make ${hoursText(value)}, and the time is ${hoursText(time)}. The time is taken.`)
}
