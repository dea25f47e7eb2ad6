import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'
import type { LedgerColumnGuess, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import { correctionOf } from './choices.ts'
import { columnNames } from './column-text.ts'
import { rowTexts } from './row-text.ts'

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

interface Read {
  columns: readonly LedgerColumnGuess[]
  choices: LedgerChoices
  /** What stood in a cell before it was corrected. */
  originalOf: (row: number, column: number) => string
}

const columnOfCell = { date: 'date', earner: 'fee_earner', activity: 'activity', description: 'description' } as const
type Known = keyof typeof columnOfCell

/** What stands in a cell now: the server's answer may be of an earlier correction, and may be cut. */
function fileText(row: LedgerPreviewRow, index: number, { columns, choices, originalOf }: Read): string {
  const typed = correctionOf(choices, row.row, index)
  if (typed !== undefined) return typed
  if (row.corrected.includes(index)) return originalOf(row.row, index)
  const sent = row.cells[index] ?? ''
  const isDescription = columns.some((guess) => guess.index === index && guess.column === 'description')
  return isDescription && sent.length >= SENT ? (row.description ?? sent) : sent
}

/** Whether the server has not answered yet with the text that stands in a cell now. */
const isPending = (row: LedgerPreviewRow, index: number, choices: LedgerChoices): boolean => {
  const typed = correctionOf(choices, row.row, index)
  return typed === undefined
    ? row.corrected.includes(index)
    : !row.corrected.includes(index) || row.cells[index] !== typed.slice(0, SENT)
}

function cellOf(
  row: LedgerPreviewRow,
  { key, name, index, shown, isUnread }: Pick<RowCell, 'key' | 'name' | 'index' | 'shown' | 'isUnread'>,
  read: Read,
): RowCell {
  if (index === undefined) return { key, name, index, shown, isUnread, text: '', isCorrected: false, original: '' }
  const text = fileText(row, index, read)
  const isWaiting = isPending(row, index, read.choices)
  return {
    ...{ key, name, index, text },
    shown: isWaiting ? text : shown,
    isUnread: isUnread && !isWaiting,
    isCorrected: correctionOf(read.choices, row.row, index) !== undefined,
    original: read.originalOf(row.row, index),
  }
}

/** The five columns that the preview has, of a row. */
export function shownCells(row: LedgerPreviewRow, read: Read): RowCell[] {
  const texts = rowTexts(row, read.columns)
  const indexOf = (wanted: LedgerColumn): number | undefined =>
    read.columns.find(({ column }) => column === wanted)?.index
  const unread: Readonly<Record<Known, boolean>> = {
    date: row.date === null,
    earner: row.fee_earner === null,
    activity: row.activity_type === null,
    description: false,
  }
  const hours = indexOf('time')
  const units = indexOf('units')
  const isInUnits = hours === undefined || ((row.cells[hours] ?? '') === '' && units !== undefined)
  return [
    ...(Object.keys(columnOfCell) as Known[]).map((key) =>
      cellOf(
        row,
        {
          key,
          name: columnNames[columnOfCell[key]],
          index: indexOf(columnOfCell[key]),
          shown: texts[key],
          isUnread: unread[key],
        },
        read,
      ),
    ),
    cellOf(
      row,
      {
        key: 'time',
        name: 'Time',
        index: isInUnits ? units : hours,
        shown: texts.time,
        isUnread: row.time === null && texts.time !== '',
      },
      read,
    ),
  ]
}

/** The cells that something is said of, or that were corrected, and that no column of the preview shows. */
export function furtherCells(row: LedgerPreviewRow, read: Read): RowCell[] {
  const shown = new Set(shownCells(row, read).map(({ index }) => index))
  const named = new Set(row.messages.map(({ column }) => column))
  return read.columns
    .filter(({ index, heading, column }) => {
      const isCorrected = correctionOf(read.choices, row.row, index) !== undefined
      return !shown.has(index) && (isCorrected || (column !== null && named.has(heading)))
    })
    .map(({ index, heading }) =>
      cellOf(
        row,
        {
          key: String(index),
          name: heading || `Column ${index + 1}`,
          index,
          shown: fileText(row, index, read),
          isUnread: row.state === 'error',
        },
        read,
      ),
    )
}
