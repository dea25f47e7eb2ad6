import type { ReactNode } from 'react'
import { correctionOf } from './choices.ts'
import type { SheetChoices, SheetColumn, SheetRow } from './sheet-preview.ts'

/** The server sends no more of a cell. */
const SENT = 200

/** A cell of the file where the preview shows it. */
export interface RowCell {
  /** Its column in the preview; that of a cell which has no column there is its index in the file. */
  key: string
  /** The index of its column in the file; undefined where the file has none. */
  index: number | undefined
  name: string
  /** What is shown: as it would be stored, or as it stands in the file. */
  shown: string
  /** What is corrected: as it stands in the file, or as it was typed. */
  text: string
  isUnread: boolean
  isCorrected: boolean
  /** What stood in the file, of a cell that was corrected. */
  original: string
}

/** What the cells of a row are read from beside the row. */
export interface ReadCells {
  columns: readonly SheetColumn[]
  choices: SheetChoices
  /** What stood in a cell before it was corrected. */
  originalOf: (row: number, column: number) => string
}

/** What the preview shows of a row. */
export interface RowView {
  /** The cells that have a column in the preview, in its order, and those that do not. */
  shown: readonly RowCell[]
  further: readonly RowCell[]
  /** What becomes of it, and what is to be said of it. */
  stateText: string
  why: string
  /** Words behind what a cell shows. */
  mark?: (key: string) => ReactNode
  /** What it is shown beside. */
  other?: ReactNode
  /** What the checkbox says that leaves it out or takes it; none for a row without a choice. */
  take?: string | undefined
}

/**
 * What stands in a cell now: the server's answer may be of an earlier correction, and may be cut; `whole` is the whole
 * text of one that is cut, where it is known.
 */
function fileText(row: SheetRow, index: number, { choices, originalOf }: ReadCells, whole: string | undefined): string {
  const typed = correctionOf(choices, row.row, index)
  if (typed !== undefined) return typed
  if (row.corrected.includes(index)) return originalOf(row.row, index)
  const sent = row.cells[index] ?? ''
  return sent.length >= SENT ? (whole ?? sent) : sent
}

/** Whether the server has not answered yet with the text that stands in a cell now. */
const isPending = (row: SheetRow, index: number, choices: SheetChoices): boolean => {
  const typed = correctionOf(choices, row.row, index)
  return typed === undefined
    ? row.corrected.includes(index)
    : !row.corrected.includes(index) || row.cells[index] !== typed.slice(0, SENT)
}

/** A cell of a row, as it is shown and corrected. */
export function cellOf(
  row: SheetRow,
  {
    whole,
    ...cell
  }: Pick<RowCell, 'key' | 'name' | 'index' | 'shown' | 'isUnread'> & { whole?: string | null | undefined },
  read: ReadCells,
): RowCell {
  const { key, name, index, shown, isUnread } = cell
  if (index === undefined) return { ...cell, text: '', isCorrected: false, original: '' }
  const text = fileText(row, index, read, whole ?? undefined)
  const isWaiting = isPending(row, index, read.choices)
  return {
    ...{ key, name, index, text },
    shown: isWaiting ? text : shown,
    isUnread: isUnread && !isWaiting,
    isCorrected: correctionOf(read.choices, row.row, index) !== undefined,
    original: read.originalOf(row.row, index),
  }
}

/** The cells that something is said of, or that were corrected, and that no column of the preview shows. */
export function furtherCells(row: SheetRow, shown: readonly RowCell[], read: ReadCells): RowCell[] {
  const places = new Set(shown.map(({ index }) => index))
  const named = new Set(row.messages.map(({ column }) => column))
  return read.columns
    .filter(({ index, heading, column }) => {
      const isCorrected = correctionOf(read.choices, row.row, index) !== undefined
      return !places.has(index) && (isCorrected || (column !== null && named.has(heading)))
    })
    .map(({ index, heading }) => {
      const name = heading || `Column ${index + 1}`
      const inFile = fileText(row, index, read, undefined)
      return cellOf(row, { key: String(index), name, index, shown: inFile, isUnread: row.state === 'error' }, read)
    })
}

/** What is said of the cells of a row, in sentences. */
export const messagesText = ({ messages }: Pick<SheetRow, 'messages'>): string =>
  messages.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(' ')
