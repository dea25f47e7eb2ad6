import type { ActivityType } from '@costdraft/costing'
import type { GridRow } from './ledger-grid.ts'
import type { Cell, Failure, LedgerRow, Say } from './ledger-row.ts'
import { unescapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import type { FindEarner } from './earner-names.ts'
import type { Column, ColumnIndexes, Layout } from './headings.ts'
import { descriptionParser } from './description-parser.ts'
import { noWorkFinder, type NoWork } from './no-work.ts'
import { parseDate } from './parse-values.ts'
import { findingsOf } from './row-findings.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { rowTime } from './row-time.ts'
import { recordedColumns, requiredColumns, type Recorded, type RecordedNames } from './recorded-names.ts'

/** A row of a file: what could be read of it, and what is wrong with it. `values` is a whole row if nothing is. */
export interface ParsedRow {
  row: number
  /** As in the file. */
  cells: readonly string[]
  /** Its cells as they were written: without the escapes of our export, if that wrote it. */
  texts: readonly string[]
  /** The indexes of the cells that a person corrected. */
  corrected: readonly number[]
  /** The text of a cell as it was read; empty if the file does not have the column. */
  cell: Cell
  /** Why the row is no work; nothing is wrong with it then. */
  noWork: NoWork | undefined
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

/**
 * Reads the rows below these headings; empty rows are skipped. Each invalid value is reported with row, column and
 * message. Totals and repeated headings are told apart.
 */
export function readRows(
  headings: readonly string[],
  below: readonly GridRow[],
  layout: Layout,
  { findEarner, findActivity, recorded }: Readers,
): ParsedRow[] {
  const { indexes } = layout
  const parseRow = rowParser({ findEarner, findActivity }, descriptionParser(), recordedParser(indexes, recorded))
  const noWorkOf = noWorkFinder(headings, indexes)
  return below.flatMap((given): ParsedRow | [] => {
    const { row, cells } = given
    if (cells.every((text) => text.trim() === '')) return []
    const texts = textsOf(given, layout)
    const cell: Cell = (column) => texts[indexes[column] ?? -1]?.trim() ?? ''
    const { failures, fail, doubts, doubt } = findingsOf(given, layout, cell)
    const values = parseRow(row, cell, fail, doubt)
    const noWork = noWorkOf(given, values.date !== undefined)
    return {
      row,
      cells,
      texts,
      corrected: given.corrected ?? [],
      cell,
      noWork,
      values: doubts.length > 0 ? { ...values, doubts } : values,
      failures: noWork ? [] : failures,
    }
  })
}

/** The cells of a row as they were written. What has the id of a row is of our own export. */
const textsOf = (given: GridRow, { indexes, isOurs }: Layout): readonly string[] =>
  writtenTexts(given, isOurs || (given.cells[indexes.id ?? -1]?.trim() ?? '') !== '')

/**
 * The cells of a row as they were written, where `isExported` without the escapes of our export. A text that a person
 * typed in place of one has no escape of ours.
 */
export const writtenTexts = ({ cells, corrected = [] }: GridRow, isExported: boolean): readonly string[] =>
  isExported ? cells.map((text, i) => (corrected.includes(i) ? text : unescapeFormula(text))) : cells

/** A row as a time recording; undefined if anything is wrong with it. */
export function validRow({ values, failures, noWork }: ParsedRow): LedgerRow | undefined {
  const { date, feeEarner, activityType } = values
  return failures.length === 0 && !noWork && date && feeEarner && activityType
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
  (row: number, cell: Cell, fail: Say, doubt: Say): PartialRow => {
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
    if (id && !isUuid(id)) fail('id', 'This is not the id of a row. Leave it empty for a new one.')
    const time = rowTime(cell, activityType, fail, doubt)
    const description = parseDescription(cell('description'), id !== '', (message) => fail('description', message))
    const recordedFor = parseRecorded(cell, fail)
    return { row, id: id || null, date, feeEarner, activityType, description, time, ...recordedFor }
  }

/** A parser of what the work of a row is recorded for: of the columns that the case records and the file has. */
const recordedParser = (indexes: ColumnIndexes, recorded: RecordedNames) => {
  const finders = recordedColumns.flatMap((column) => {
    const find = recorded[column]
    return find && indexes[column] !== undefined ? [{ column, find }] : []
  })
  return (cell: Cell, fail: Say): Partial<Recorded> => {
    const values: Record<string, string | number | null> = {}
    for (const { column, find } of finders) {
      const text = cell(column)
      const { value = null, problem = undefined } = text === '' ? { problem: requiredColumns[column] } : find(text)
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
  fail: Say,
  messages: { missing: string; invalid: string },
): T | undefined {
  const text = cell(column)
  const value = parse(text)
  if (!value) fail(column, text ? messages.invalid : messages.missing)
  return value
}
