import { timeRecording } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { validate } from 'superstruct'
import type { ActivityType } from '@costdraft/costing'
import type { GridRow } from './grid.ts'
import { headingsOf, type Column } from './headings.ts'
import { refusedFile } from './read-ledger.ts'
import { activityOf, dateOf, hoursOf } from './values.ts'

export interface Failure {
  row: number
  column: string
  value: string
  message: string
}
/** A row that can be stored; without a time it waits to be estimated. Hours in hundredths. */
export interface LedgerRow {
  row: number
  id: string | null
  date: string
  feeEarner: string
  activityType: ActivityType
  description: string | null
  time: number | null
}
interface Earner {
  uuid: string
  firstname: string
  surname: string
  initials: string
}

const ITEM_TIME = 10,
  UNIT = 10,
  DAY = 2_400
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const isItem = (activity: ActivityType): boolean =>
  activity === 'letter_in' || activity === 'letter_out' || activity === 'telephone_call'

/** Finds a fee earner by full name, or by initials where only one has them. */
function finderOf(earners: readonly Earner[]): (text: string) => string | undefined {
  const byName = new Map(earners.map(({ uuid, firstname, surname }) => [`${firstname} ${surname}`.toLowerCase(), uuid]))
  const byInitials = Map.groupBy(earners, ({ initials }) => initials.toLowerCase())
  return (text) => {
    const word = text.trim().toLowerCase().replaceAll(/\s+/g, ' '),
      same = byInitials.get(word) ?? []
    return byName.get(word) ?? (same.length === 1 ? same[0]?.uuid : undefined)
  }
}

/** Turns the rows of a file into rows of the case; every wrong value is named with its row, its column and a sentence. Empty rows are passed over. */
export function ledgerRows(
  grid: readonly GridRow[],
  earners: readonly Earner[],
): { rows: LedgerRow[]; failed: Failure[] } {
  const [header, ...body] = grid
  const { at, called, missing } = headingsOf(header?.cells ?? [])
  if (missing.length > 0) throw refusedFile(`The first row must name the columns. Not found: ${missing.join(', ')}.`)
  const find = finderOf(earners),
    described = descriptions(),
    rows: LedgerRow[] = [],
    failed: Failure[] = []
  for (const { row, cells } of body) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const cell = (column: Column): string => cells[at[column] ?? -1]?.trim() ?? ''
    const before = failed.length
    const fail = (column: Column, message: string): void => {
      failed.push({ row, column: called(column), value: cell(column).slice(0, 200), message })
    }
    const date = dateOf(cell('date')),
      feeEarner = find(cell('fee_earner')),
      activityType = activityOf(cell('activity')),
      id = cell('id')
    if (!date) fail('date', cell('date') ? 'This is not a date. Write it as 31/01/2026.' : 'The date is missing.')
    if (!feeEarner)
      fail(
        'fee_earner',
        cell('fee_earner')
          ? 'No fee earner of this firm has this name or these initials alone.'
          : 'The fee earner is missing.',
      )
    if (!activityType)
      fail('activity', cell('activity') ? 'This is not an activity of the scheme.' : 'The activity is missing.')
    if (id && !UUID.test(id)) fail('id', 'This is not the id of a row. Leave it empty for a new one.')
    const time = timeOf(cell, fail, activityType),
      description = described(cell('description'), (message) => fail('description', message))
    if (failed.length === before && date && feeEarner && activityType)
      rows.push({ row, id: id || null, date, feeEarner, activityType, description, time })
  }
  return { rows, failed }
}

/** Hours in hundredths; a letter or a call without a time is one item of 0.1 h, anything else waits to be estimated. */
function timeOf(
  cell: (column: Column) => string,
  fail: (column: Column, message: string) => void,
  activity: ActivityType | undefined,
): number | null {
  const units = cell('units'),
    column = cell('time') === '' && units !== '' ? 'units' : 'time',
    text = cell(column)
  if (text === '') return activity && isItem(activity) ? ITEM_TIME : null
  const hours = column === 'units' ? (/^\d+$/.test(text) ? Number(text) * UNIT : undefined) : hoursOf(text)
  if (hours === undefined) fail(column, 'This is not a time. Write hours as 1.5, 1:30 or 90m.')
  else if (hours <= 0) fail(column, 'The time must be more than nothing.')
  else if (hours > DAY) fail(column, 'A row cannot hold more than 24 hours.')
  return hours ?? null
}

/** Judges descriptions by the contract's own rule; a ledger says the same things again and again, and each is judged once. */
function descriptions(): (text: string, fail: (message: string) => void) => string | null {
  const judged = new Map<string, { value: string | null; problem: string | undefined }>()
  const judge = (text: string) => {
    // A workbook made from a CSV keeps the quotes around a text with a comma: the same row either way.
    const [error, value] = validate(text.replace(/^"([^"]*)"$/, '$1'), timeRecording.fields.description.struct, {
      coerce: true,
    })
    return { value: value ?? null, problem: error && (error.failures()[0]?.message ?? 'This cannot be stored.') }
  }
  return (text, fail) => {
    if (text === '') return null
    const { value, problem } = judged.get(text) ?? judge(text)
    judged.set(text, { value, problem })
    if (problem) fail(problem)
    return value
  }
}
