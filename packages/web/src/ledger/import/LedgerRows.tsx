import { Button } from '@chakra-ui/react'
import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { useMemo, type RefObject } from 'react'
import { RowsSection } from '../../sheet-import/RowsSection.tsx'
import { rowsText } from '../../sheet-import/rows-text.ts'
import type { Option } from '../../ui/form/controls.ts'
import { ledgerTable } from './ledger-table.tsx'
import { activityOptions } from './meanings.ts'
import { isOptional, storedCount } from './row-text.ts'
import type { LedgerImport } from './use-ledger-import.ts'

interface Props {
  preview: LedgerPreview
  /** What was chosen, which the preview may not know yet. */
  choices: LedgerChoices
  feeEarners: readonly Option[]
  session: LedgerImport
  scroller: RefObject<HTMLElement | null>
  take: (rows: readonly number[], isTaken: boolean) => void
}

/** How many of the rows that are listed are left out because they are no work. */
function worklessText(rows: LedgerPreview['rows']): string | false {
  const count = rows.filter(({ left_out: why }) => why === 'total' || why === 'headings').length
  if (count === 0) return false
  return count === 1
    ? '1 row adds up others or repeats the headings, and is left out.'
    : `${count} rows add up others or repeat the headings, and are left out.`
}

/** What is worth saying of the rows beside their counts. */
const notesOf = ({ counts, rows, more_rows: more }: LedgerPreview): string =>
  [
    counts.unchanged > 0 &&
      `${rowsText(counts.unchanged)} ${counts.unchanged === 1 ? 'is' : 'are'} in the case already and ${counts.unchanged === 1 ? 'stays as it is' : 'stay as they are'}.`,
    counts.estimated > 0 &&
      `${rowsText(counts.estimated)} without a time ${counts.estimated === 1 ? 'is' : 'are'} estimated and marked.`,
    worklessText(rows),
    more > 0 && `${rowsText(more)} ${more === 1 ? 'is' : 'are'} not listed here, but counted and taken as well.`,
    counts.error + counts.warning > 0 && 'Click a cell, or press Enter in it, to correct it here.',
    storedCount(counts) === 0 && counts.unchanged > 0 && 'There is nothing to import.',
  ]
    .filter(Boolean)
    .join(' ')

/** The name of a fee earner as a ledger has it: without the initials behind it. */
const nameIn = ({ label }: Option): string => label.replace(/ \([^()]*\)(?:, retired)?$/, '')

/** The rows of a ledger; duplicates that are listed can be left out at once. */
export function LedgerRows({ preview, choices, feeEarners, session, scroller, take }: Props) {
  const { originalOf } = session
  const offered = useMemo(
    () => ({ earner: feeEarners.map(nameIn), activity: activityOptions.map(({ label }) => label) }),
    [feeEarners],
  )
  const byNumber = useMemo(() => new Map(preview.rows.map((row) => [row.row, row])), [preview])
  const table = ledgerTable(byNumber, { columns: preview.columns, choices, originalOf }, offered)
  return (
    <RowsSection
      preview={preview}
      choices={choices}
      session={session}
      scroller={scroller}
      table={table}
      notes={notesOf(preview)}
      take={take}
      renderAction={(rows, shown, takeAll) => {
        if (shown !== 'warning') return null
        const duplicates = rows.filter((row) => row.state === 'warning' && row.duplicate && isOptional(row))
        return (
          duplicates.length > 1 && (
            <Button
              size="xs"
              flexShrink="0"
              onClick={() =>
                takeAll(
                  duplicates.map(({ row }) => row),
                  false,
                )
              }
            >
              {`Leave out ${duplicates.length} duplicates`}
            </Button>
          )
        )
      }}
    />
  )
}
