import { isEmpty, type Draft, type Problem } from '@costdraft/schema/field.ts'
import type { SentRequest } from '../../../drafts/sent-request.ts'
import type { StoredRow } from '../item-row.ts'
import { choicesOf, isChosen, readCell } from './cell-text.ts'
import type { GridSource } from './grid-source.ts'

/** A row of the grid: one that is stored, or one that is being entered. */
export interface GridRow {
  /** The same as long as the row is in the grid, whether it is stored or not. */
  readonly id: string
  /** As the server answered it last; undefined until it is stored. */
  readonly stored: StoredRow | undefined
  /** The form values that it is compared with: those stored, or those that a new row starts with. */
  readonly start: Draft
  /** The form values as they stand. */
  readonly values: Draft
  /** What keeps it from being stored. */
  readonly problems: readonly Problem[]
  /** What the server said of it beyond its fields. */
  readonly refusal: string | undefined
  readonly isSaving: boolean
  /** The request that a new row was last sent with, so that sending it again is safe. */
  readonly request: SentRequest | undefined
  /** What a stored row was last changed to, where nobody heard whether it was stored. */
  readonly inDoubt: Draft | undefined
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
/** Whether a row differs from what is stored, or may; of a new row, whether anything was entered. */
export const isChanged = ({ values, start, inDoubt }: GridRow): boolean =>
  inDoubt !== undefined || (values !== start && Object.keys(values).some((name) => !isSame(values[name], start[name])))
/** Whether a row is neither stored nor begun. */
export const isFree = (row: GridRow): boolean => row.stored === undefined && !isChanged(row)
/** Whether something stands in the way of a row. */
export const isRefused = ({ problems, refusal }: GridRow): boolean => problems.length > 0 || refusal !== undefined

const settled = { problems: [], refusal: undefined, isSaving: false, request: undefined, inDoubt: undefined } as const

/** A stored row as it enters the grid. */
export function storedRow(source: GridSource, stored: StoredRow): GridRow {
  const values = source.valuesOf(stored)
  return { id: stored.uuid, stored, start: values, values, ...settled }
}
/** A row as it was answered last; nothing of what was changed here is left. */
export const asStored = (source: GridSource, row: GridRow): GridRow =>
  row.stored ? { ...storedRow(source, row.stored), id: row.id } : row
/** The names of what differs between two rows, with those that are one value with it. */
export function differingNames({ together }: GridSource, a: Draft, b: Draft): string[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => !isSame(a[name], b[name]))
  return together ? [...new Set(names.flatMap(together))] : names
}
/** A row after it was stored: what was changed meanwhile stays changed. */
export function afterSave(source: GridSource, row: GridRow, sent: Draft, stored: StoredRow): GridRow {
  const start = source.valuesOf(stored)
  const later = differingNames(source, row.values, sent).filter((name) => name in row.values)
  return {
    ...row,
    ...settled,
    stored,
    start,
    values:
      later.length === 0 ? start : { ...start, ...Object.fromEntries(later.map((name) => [name, row.values[name]])) },
  }
}
/**
 * Values for a row that may be stored by now: what nobody had touched of them, and was stored as the row was added, is
 * as it was stored.
 */
export function valuesAsStored({ initialNames }: GridSource, { start }: GridRow, values: Draft): Draft {
  const untouched = initialNames.flatMap((name) =>
    isEmpty(values[name]) && name in start ? [[name, start[name]]] : [],
  )
  return untouched.length === 0 ? values : { ...values, ...Object.fromEntries(untouched) }
}
/** A row that turned out to be another, with what was changed there. */
export function withChangesOf({ values, start }: GridRow, own: GridRow): GridRow {
  const changes = Object.entries(values).filter(([name, value]) => !isSame(value, start[name]))
  return { ...own, values: { ...own.values, ...Object.fromEntries(changes) } }
}
const NEW = 'new-'
/** The id of a row that is entered here; it keeps it when it is stored. */
export const newId = (): string => `${NEW}${crypto.randomUUID()}`
export const wasEntered = ({ id }: Pick<GridRow, 'id'>): boolean => id.startsWith(NEW)
/** A new row: it starts with what the row before it hands on. */
export function newRow(source: GridSource, before: GridRow | undefined, id = newId()): GridRow {
  const handed = before && before.stored === undefined && !isChanged(before) ? undefined : before
  const values = source.newValues?.(handed?.values) ?? {}
  return { id, stored: undefined, start: values, values, ...settled }
}

/** A row whose choices are read again: what was typed before the firm's choices were here may name one of them. */
export function reread({ controls }: GridSource, row: GridRow): GridRow {
  const changes = Object.entries(controls).flatMap(([name, asked]): [string, unknown][] => {
    const value = row.values[name]
    if (!isChosen(asked) || typeof value !== 'string' || value === '') return []
    const read = choicesOf(asked).some((option) => option.value === value) ? value : readCell(asked, value, {})
    return read === value ? [] : [[name, read]]
  })
  return changes.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(changes) } }
}

/** The rows with one more: before the row that it stood before, otherwise last, above the free row. */
export function placed(rows: readonly GridRow[], row: GridRow, before: string | undefined): readonly GridRow[] {
  const free = rows.findIndex((other) => isFree(other))
  const end = free === -1 ? rows.length : free
  const next = before === undefined ? -1 : rows.findIndex((other) => other.id === before)
  return rows.toSpliced(next === -1 ? end : next, 0, row)
}

/** What is wrong with a row, or the input that stores it. */
export const checkRow = (source: GridSource, row: GridRow) => source.check(row)

/**
 * The rows with a free one at the end, which follows the row before it; given rows have none. Returns the same list
 * where nothing is to be done.
 */
export function withFreeRow(source: GridSource, rows: readonly GridRow[]): readonly GridRow[] {
  if (!source.newValues) return rows
  const last = rows.at(-1)
  if (!last || !isFree(last)) return [...rows, newRow(source, last)]
  const fresh = newRow(source, rows.at(-2), last.id)
  return isSame(fresh.start, last.start) ? rows : [...rows.slice(0, -1), fresh]
}

/** A row that is not stored as it stands, as it is kept on the device. */
export interface UnsavedRow {
  /** Of a row that was stored. What earlier versions kept has this alone. */
  uuid?: string
  /** As the server answered it last. */
  stored?: StoredRow
  values: Draft
  request?: SentRequest
  inDoubt?: Draft
  /** Of one that is still to be deleted. */
  isDeleted?: boolean
  /** Of one that is deleted on the server, or may be, and still to be brought back. */
  isPerhapsDeleted?: boolean
}
export const unsavedRows = (rows: readonly GridRow[]): UnsavedRow[] =>
  rows
    .filter((row) => isChanged(row))
    .map(({ stored, values, request, inDoubt }) => ({
      values,
      ...(stored && { uuid: stored.uuid, stored }),
      ...(request && !stored && { request }),
      ...(inDoubt && stored && { inDoubt }),
    }))
/** A row of which only the uuid was kept: what it was before is not known, so its change is made in any case. */
export const unknownRow = (uuid: string): StoredRow => ({
  uuid,
  version: null,
})
