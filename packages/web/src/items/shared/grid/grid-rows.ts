import { isEmpty, type Draft, type Problem } from '@costdraft/schema/field.ts'
import type { SentRequest } from '../../../drafts/sent-request.ts'
import { formValues } from '../../../ui/form/controls.ts'
import { draftOf, initialParts, validateItem } from '../item-draft.ts'
import { handedOn, type RowSource } from '../several/several-rows.ts'
import type { AnyRow } from '../item-row.ts'
import { choicesOf, isChosen, readCell } from './cell-text.ts'

/** A row of the grid: one that is stored, or one that is being entered. */
export interface GridRow {
  /** The same as long as the row is in the grid, whether it is stored or not. */
  readonly id: string
  /** As the server answered it last; undefined until it is stored. */
  readonly stored: AnyRow | undefined
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

export const valuesOf = ({ tab, controls, facts }: RowSource, stored: AnyRow): Draft => {
  const draft = draftOf(tab, stored, facts)
  return { ...formValues(controls, draft), ...initialParts(tab, draft) }
}
/** A stored row as it enters the grid. */
export function storedRow(source: RowSource, stored: AnyRow): GridRow {
  const values = valuesOf(source, stored)
  return { id: stored.uuid, stored, start: values, values, ...settled }
}
/** A row as it was answered last; nothing of what was changed here is left. */
export const asStored = (source: RowSource, row: GridRow): GridRow =>
  row.stored ? { ...storedRow(source, row.stored), id: row.id } : row
/** A row after it was stored: what was changed meanwhile stays changed. */
export function afterSave(source: RowSource, row: GridRow, sent: Draft, stored: AnyRow): GridRow {
  const start = valuesOf(source, stored)
  const later = Object.entries(row.values).filter(([name, value]) => !isSame(value, sent[name]))
  return {
    ...row,
    ...settled,
    stored,
    start,
    values: later.length === 0 ? start : { ...start, ...Object.fromEntries(later) },
  }
}
/**
 * Values for a row that may be stored by now: what nobody had touched of them, and was stored as the row was added, is
 * as it was stored.
 */
export function valuesAsStored({ tab }: RowSource, { start }: GridRow, values: Draft): Draft {
  const untouched = Object.entries(tab.kind.fields).flatMap(([name, { initial }]) =>
    initial && isEmpty(values[name]) && name in start ? [[name, start[name]]] : [],
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
export function newRow(source: RowSource, before: GridRow | undefined, id = newId()): GridRow {
  const handed = before && before.stored === undefined && !isChanged(before) ? undefined : before
  const values = {
    ...formValues(source.controls, source.newItem(handed ? handedOn(source, handed.values) : undefined)),
    ...initialParts(source.tab, {}),
  }
  return { id, stored: undefined, start: values, values, ...settled }
}

/** A row whose choices are read again: what was typed before the firm's choices were here may name one of them. */
export function reread({ controls }: RowSource, row: GridRow): GridRow {
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
export const checkRow = ({ tab, controls, facts }: RowSource, { values }: GridRow) =>
  validateItem(tab, controls, facts)(values)

/**
 * The rows with a free one at the end, which follows the row before it. Returns the same list where nothing is to be
 * done.
 */
export function withFreeRow(source: RowSource, rows: readonly GridRow[]): readonly GridRow[] {
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
  stored?: AnyRow
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
export const unknownRow = (uuid: string): AnyRow => ({
  __typename: '',
  uuid,
  version: null,
  attention: false,
  comments: [],
})
