import type { LedgerUndone } from '@costdraft/schema/ledger/ledger-import.ts'
import { rowsText } from '../sheet-import/rows-text.ts'
import type { UndoneWords } from '../sheet-import/UndoneNote.tsx'

interface Counts {
  added: number
  updated: number
  unchanged: number
  estimated: number
  left_out?: number
}

/** What an import or an upload did, in sentences. */
export const importedText = ({ added, updated, unchanged, estimated, left_out: leftOut = 0 }: Counts): string =>
  [
    added + updated === 0
      ? 'Nothing has changed.'
      : [added > 0 && `${rowsText(added)} added`, updated > 0 && `${rowsText(updated)} updated`]
          .filter(Boolean)
          .join(', ') + '.',
    unchanged > 0 && `${rowsText(unchanged)} ${unchanged === 1 ? 'was' : 'were'} here already.`,
    leftOut > 0 && `${rowsText(leftOut)} left out.`,
    estimated > 0 &&
      `${rowsText(estimated)} without a time ${estimated === 1 ? 'is' : 'are'} estimated and marked: check ${estimated === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ')

/** What undoing an import did, in sentences. */
export const undoneText = ({ removed, restored, kept }: LedgerUndone): string =>
  [
    `${
      [removed > 0 && `${rowsText(removed)} removed`, restored > 0 && `${rowsText(restored)} set back`]
        .filter(Boolean)
        .join(', ') || 'Nothing was left to undo'
    }.`,
    kept.length > 0 &&
      `${rowsText(kept.length)} kept, because someone changed ${kept.length === 1 ? 'it' : 'them'} since.`,
  ]
    .filter(Boolean)
    .join(' ')

/** What undoing an import did, with the rows that were kept. */
export const undoneWords = (undone: LedgerUndone): UndoneWords => ({
  text: undoneText(undone),
  kept: undone.kept.map(({ uuid, row, message }) => ({ key: uuid, text: `Row ${row}: ${message}` })),
})
