import type { LedgerColumn } from '@costdraft/schema/ledger/ledger-columns.ts'
import type { LedgerPreview, LedgerPreviewRow } from '@costdraft/schema/ledger/ledger-import.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import { stateNames } from '../../sheet-import/row-states.ts'
import type { SheetColumn } from '../../sheet-import/sheet-preview.ts'

type Counts = LedgerPreview['counts']

/** The words of a row's state: what becomes of it, where that is not simply a new recording. */
export function stateText({ state, change }: Pick<LedgerPreviewRow, 'state' | 'change'>): string {
  if (change === 'unchanged') return 'Already here'
  if (state === 'ready' && change === 'updated') return 'Changes a row'
  return stateNames[state]
}

/** The texts of a row, as they stand in the columns of the preview. */
export interface RowTexts {
  date: string
  earner: string
  activity: string
  description: string
  time: string
}
interface Known {
  date: string | null
  earner: string | null
  activity: string | null
  description: string | null
  time: number | null
}

/** The texts of what is known of a row; in place of what is not, `textOf` its column. */
export const textsOf = (
  { date, earner, activity, description, time }: Known,
  textOf: (column: LedgerColumn) => string = () => '',
): RowTexts => ({
  date: date === null ? textOf('date') : formatIsoDate(date),
  earner: earner ?? textOf('fee_earner'),
  activity: activity === null ? textOf('activity') : labelOf(activity),
  description: description ?? textOf('description'),
  time: time === null ? textOf('time') || textOf('units') : time.toFixed(2),
})

/** The texts of a row of the file: as they would be stored, or else as they stand in the file. */
export const rowTexts = (row: LedgerPreviewRow, columns: readonly SheetColumn[]): RowTexts =>
  textsOf({ ...row, earner: row.fee_earner?.name ?? null, activity: row.activity_type }, (column) => {
    const guess = columns.find((one) => one.column === column)
    return guess ? (row.cells[guess.index] ?? '') : ''
  })

/** How many rows would change the case. */
export const storedCount = ({ added, updated }: Counts): number => added + updated

/**
 * Whether a row can be left out, or taken again, by its checkbox: one to check that would change the case, or one that
 * a person left out. A sum or a repeated heading is no work: there is nothing to take.
 */
export const isOptional = ({ state, change, left_out: leftOut }: LedgerPreviewRow): boolean =>
  leftOut === 'chosen' || (state === 'warning' && change !== 'unchanged')
