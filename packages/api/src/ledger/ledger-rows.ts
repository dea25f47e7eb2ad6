import { timeRecording } from '@costdraft/schema/items/time-recording/time-recording.ts'
import { validate } from 'superstruct'
import { isLetterOrCall, ROUTINE_UP_TO, type ActivityType } from '@costdraft/costing'
import type { GridRow } from './ledger-grid.ts'
import { unescapeFormula } from '@costdraft/schema/formula-escape.ts'
import type { FindEarner } from './earner-names.ts'
import type { Column, ColumnIndexes, Layout } from './headings.ts'
import { parseDate, parseTime as parseDuration, timeProblems } from './parse-values.ts'
import { recordedColumns, requiredColumns, type Recorded, type RecordedNames } from './recorded-names.ts'

/** An invalid cell: row number in the file, heading, value and message. */
export interface Failure {
  row: number
  column: string
  value: string
  message: string
}
/**
 * A valid row. `time` is in hundredths of an hour; null means it is to be estimated. What is recorded is undefined
 * where the file does not say it.
 */
export interface LedgerRow extends Partial<Recorded> {
  row: number
  id: string | null
  date: string
  feeEarner: string
  activityType: ActivityType
  description: string | null
  time: number | null
}
/** A row of a file: what could be read of it, and what is wrong with it. `values` is a whole row if nothing is. */
export interface ParsedRow {
  row: number
  /** As in the file. */
  cells: readonly string[]
  /** Whether our export wrote it, with its escapes. */
  isExported: boolean
  /** The text of a cell as it was read; empty if the file does not have the column. */
  cell: (column: Column) => string
  values: PartialRow
  failures: Failure[]
}
type PartialRow = Omit<LedgerRow, 'date' | 'feeEarner' | 'activityType'> & {
  [K in 'date' | 'feeEarner' | 'activityType']: LedgerRow[K] | undefined
}
/** How the cells of a ledger are read. */
export interface Readers {
  findEarner: FindEarner
  findActivity: (text: string) => ActivityType | undefined
  recorded: RecordedNames
}

// In hundredths of an hour.
const LETTER_OR_CALL_TIME = ROUTINE_UP_TO,
  DAY = 2_400
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

type Cell = (column: Column) => string
type Fail = (column: Column, message: string) => void

/**
 * Reads the rows below the heading row; empty rows are skipped. Each invalid value is reported with row, column and
 * message.
 */
export function readRows(
  [, ...body]: readonly GridRow[],
  { indexes, headingOf, isOurs }: Layout,
  { findEarner, findActivity, recorded }: Readers,
): ParsedRow[] {
  const parseRow = rowParser({ findEarner, findActivity }, descriptionParser(), recordedParser(indexes, recorded))
  return body.flatMap(({ row, cells }) => {
    if (cells.every((text) => text.trim() === '')) return []
    const trimmed: Cell = (column) => cells[indexes[column] ?? -1]?.trim() ?? '',
      isExported = isOurs || trimmed('id') !== '',
      cell: Cell = (column) => (isExported ? unescapeFormula(trimmed(column)) : trimmed(column))
    const failures: Failure[] = []
    const values = parseRow(row, cell, (column, message) => {
      failures.push({ row, column: headingOf(column), value: cell(column).slice(0, 200), message })
    })
    return { row, cells, isExported, cell, values, failures }
  })
}

/** A row as a time recording; undefined if anything is wrong with it. */
export function validRow({ values, failures }: Pick<ParsedRow, 'values' | 'failures'>): LedgerRow | undefined {
  const { date, feeEarner, activityType } = values
  return failures.length === 0 && date && feeEarner && activityType
    ? { ...values, date, feeEarner, activityType }
    : undefined
}

/** A parser of one row, which reports every invalid cell. A required value that is invalid is undefined. */
const rowParser =
  (
    { findEarner, findActivity }: Omit<Readers, 'recorded'>,
    parseDescription: ReturnType<typeof descriptionParser>,
    parseRecorded: ReturnType<typeof recordedParser>,
  ) =>
  (row: number, cell: Cell, fail: Fail): PartialRow => {
    const date = requiredValue(cell, 'date', parseDate, fail, {
      missing: 'The date is missing.',
      invalid: 'This is not a date. Write it as 31/01/2026.',
    })
    const feeEarner = requiredValue(cell, 'fee_earner', findEarner, fail, {
      missing: 'The fee earner is missing.',
      invalid: 'No fee earner of this firm has this name or these initials alone.',
    })
    const activityType = requiredValue(cell, 'activity', findActivity, fail, {
      missing: 'The activity is missing.',
      invalid: 'This is not an activity of the scheme.',
    })
    const id = cell('id')
    if (id && !UUID.test(id)) fail('id', 'This is not the id of a row. Leave it empty for a new one.')
    const time = parseTime(cell, fail, activityType),
      description = parseDescription(cell('description'), id !== '', (message) => fail('description', message)),
      recordedFor = parseRecorded(cell, fail)
    return { row, id: id || null, date, feeEarner, activityType, description, time, ...recordedFor }
  }

/** A parser of what the work of a row is recorded for: of the columns that the case records and the file has. */
const recordedParser = (indexes: ColumnIndexes, recorded: RecordedNames) => {
  const finders = recordedColumns.flatMap((column) => {
    const find = recorded[column]
    return find && indexes[column] !== undefined ? [{ column, find }] : []
  })
  return (cell: Cell, fail: Fail): Partial<Recorded> => {
    const values: Record<string, string | number | null> = {}
    for (const { column, find } of finders) {
      const text = cell(column),
        { value = null, problem = undefined } = text === '' ? { problem: requiredColumns[column] } : find(text)
      if (problem) fail(column, problem)
      values[column] = value
    }
    return values
  }
}

function requiredValue<T extends string>(
  cell: Cell,
  column: Column,
  parse: (text: string) => T | undefined,
  fail: Fail,
  messages: { missing: string; invalid: string },
): T | undefined {
  const text = cell(column),
    value = parse(text)
  if (!value) fail(column, text ? messages.invalid : messages.missing)
  return value
}

/**
 * Time in hundredths of an hour. Null if it is missing: a letter or call then counts as 0.1 h, other activities are
 * estimated.
 */
function parseTime(cell: Cell, fail: Fail, activity: ActivityType | undefined): number | null {
  const units = cell('units'),
    column = cell('time') === '' && units !== '' ? 'units' : 'time',
    text = cell(column)
  if (text === '') return activity && isLetterOrCall(activity) ? LETTER_OR_CALL_TIME : null
  const { value, refused } = parseDuration(text, column === 'units' ? 'units' : 'hours')
  if (refused) fail(column, timeProblems[refused])
  else if (value === 0) fail(column, timeProblems.negative)
  else if (value > DAY) fail(column, 'A row cannot hold more than 24 hours.')
  return value ?? null
}

/**
 * Validates descriptions with the rule of the schema. A row of our own export is taken as it is, apart from that rule.
 * Results are cached because ledgers repeat the same descriptions many times.
 */
function descriptionParser(): (text: string, isExported: boolean, fail: (message: string) => void) => string | null {
  const cache = new Map<string, { value: string | null; problem: string | undefined }>()
  const parse = (text: string, isExported: boolean) => {
    // A workbook made from a CSV keeps the quotes around a text with a comma; removing them gives the same row for both
    // formats.
    const [error, value] = validate(
      isExported ? text : text.replace(/^"([^"]*)"$/, '$1'),
      timeRecording.fields.description.struct,
      {
        coerce: true,
      },
    )
    return { value: value ?? null, problem: error && (error.failures()[0]?.message ?? 'This cannot be stored.') }
  }
  return (text, isExported, fail) => {
    if (text === '') return null
    const key = `${isExported ? 'exported' : 'given'} ${text}`,
      { value, problem } = cache.get(key) ?? parse(text, isExported)
    cache.set(key, { value, problem })
    if (problem) fail(problem)
    return value
  }
}
