import type { ActivityType } from '@costdraft/costing'
import { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import { validate, type Struct } from 'superstruct'
import { ValidationError } from '../../errors/errors.ts'
import type { Column } from '../headings.ts'
import { nameKey } from '../name-key.ts'

/** What a person chose, as it is looked up: columns by index, people and activities by the key of their text. */
export interface Choices {
  columns: ReadonlyMap<number, Column | null>
  people: ReadonlyMap<string, string | null>
  activities: ReadonlyMap<string, ActivityType | null>
  leftOut: ReadonlySet<number>
  sheet: string | null
  headingRow: number | null
  /** Texts in place of those of the file, by row number and index of the column. */
  cells: ReadonlyMap<number, ReadonlyMap<number, string>>
}

const UNREADABLE = 'The choices for this import cannot be read.'
/** 422: choices that do not fit the file, the case or its firm. */
export const choicesError = (message: string): ValidationError => new ValidationError({ choices: message })

/**
 * The choices in a text; an empty one is no choice. Throws 422 for any other value, also for one that the validation
 * cannot print.
 */
export function parsedChoices<T>(text: string, struct: Struct<T, unknown>): T | Record<string, never> {
  if (text === '') return {}
  try {
    const [error, choices] = validate(JSON.parse(text), struct)
    if (!error) return choices
  } catch {
    /* handled below */
  }
  throw choicesError(UNREADABLE)
}

/** Choices by the key of their text. */
export const byKey = <T>(record: Record<string, T> = {}): Map<string, T> =>
  new Map(Object.entries(record).map(([text, value]) => [nameKey(text), value]))

/** Choices by the number that stands as their key. */
export const byNumber = <T>(record: Record<string, T> = {}): Map<number, T> =>
  new Map(Object.entries(record).map(([key, value]) => [Number(key), value]))

/** Reads the form field `choices`; an empty one is no choice. Throws 422. */
export function choicesOf(text: string): Choices {
  const chosen: LedgerChoices = parsedChoices(text, LedgerChoices)
  const { columns, people, activities, leave_out = [], sheet = null, heading_row: headingRow = null, cells } = chosen
  return {
    columns: byNumber(columns),
    people: byKey(people),
    activities: byKey(activities),
    leftOut: new Set(leave_out),
    sheet,
    headingRow,
    cells: cellsOf(cells),
  }
}

/** Texts in place of those of the file, by row number and index of the column. */
export const cellsOf = (cells?: Record<string, Record<string, string>>): Choices['cells'] =>
  new Map([...byNumber(cells)].map(([row, texts]) => [row, byNumber(texts)]))
