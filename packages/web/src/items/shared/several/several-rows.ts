import { check, type CaseFacts, type Draft } from '@costdraft/schema/field.ts'
import type { SentRequest } from '../../../drafts/sent-request.ts'
import { formValues, type AnyControls } from '../../../ui/form/controls.ts'
import type { AnyTab } from '../tab-definition.ts'

/** The rows of the form of several new items, by an id of the form; their order is that of the table. */
export interface SeveralRows {
  /** The input values of each row. */
  rows: Readonly<Record<string, Draft>>
  /** The values with which each row started. */
  starts: Readonly<Record<string, Draft>>
  /** The request that each row was last sent with. */
  requests: Readonly<Record<string, SentRequest>>
}

/** The number of rows that the form starts with. */
const FIRST_ROWS = 3

/** Whether anything was typed into a row. A row that is as it started is not stored. */
const isBegun = (row: Draft, start: Draft | undefined): boolean =>
  start === undefined || Object.keys(row).some((name) => JSON.stringify(row[name]) !== JSON.stringify(start[name]))

/** The rows into which something was typed, in their order. */
export const begunRows = ({ rows, starts }: SeveralRows): { id: string; row: Draft }[] =>
  Object.entries(rows).flatMap(([id, row]) => (isBegun(row, starts[id]) ? [{ id, row }] : []))

export interface RowSource {
  tab: AnyTab
  controls: AnyControls
  facts: CaseFacts
  /** The values a new item starts with, from what the one before it hands on. */
  newItem: (carriedOver?: Draft) => Draft
}

/** What a row hands on to the next: the same fields as "Save and add another", as far as they are valid. */
export function handedOn({ tab: { carryOver, kind }, facts }: RowSource, row: Draft): Draft {
  const isValid = (name: string): boolean => {
    const field = kind.fields[name]
    return field !== undefined && row[name] !== '' && check({ [name]: field }, row, facts).problems === undefined
  }
  return Object.fromEntries(carryOver.filter(isValid).map((name) => [name, row[name]]))
}

/**
 * The rows as they stand after a change: a row without typing follows the row begun before it, and below the last one
 * that was begun there is another. Returns the same object where nothing is to be done.
 */
export function arrangeRows(source: RowSource, state: SeveralRows): SeveralRows {
  const rows: Record<string, Draft> = {}
  const starts: Record<string, Draft> = {}
  let before: Draft | undefined
  let isSame = true
  const startNext = (): Draft =>
    formValues(source.controls, source.newItem(before ? handedOn(source, before) : undefined))
  const add = (id: string): void => {
    rows[id] = starts[id] = startNext()
    isSame = false
  }
  for (const [id, row] of Object.entries(state.rows)) {
    const start = state.starts[id]
    if (isBegun(row, start)) {
      rows[id] = before = row
      starts[id] = start ?? {}
    } else if (JSON.stringify(startNext()) === JSON.stringify(start)) {
      rows[id] = row
      starts[id] = start ?? {}
    } else add(id)
  }
  const count = Object.keys(rows).length
  const hasFreeRow = Object.values(rows).at(-1) !== before || count === 0
  const wanted = count === 0 ? FIRST_ROWS : Number(!hasFreeRow)
  for (let i = 0; i < wanted; i++) add(`row-${crypto.randomUUID()}`)
  return isSame ? state : { ...state, rows, starts }
}

/** The rows without one of them. */
export function withoutRow({ rows, starts, requests }: SeveralRows, id: string): SeveralRows {
  const without = <V>(of: Readonly<Record<string, V>>): Record<string, V> =>
    Object.fromEntries(Object.entries(of).filter(([other]) => other !== id))
  return { rows: without(rows), starts: without(starts), requests: without(requests) }
}
