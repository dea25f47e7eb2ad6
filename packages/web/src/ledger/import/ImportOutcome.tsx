import { Box, Text, chakra } from '@chakra-ui/react'
import type { LedgerImported, LedgerPreview, LedgerUndone } from '@costdraft/schema/ledger/ledger-import.ts'
import { FailedRows } from '../../sheet-import/FailedRows.tsx'
import { notTakenText } from '../../sheet-import/question-text.ts'
import { rowsText } from '../../sheet-import/rows-text.ts'
import { UndoneNote } from '../../sheet-import/UndoneNote.tsx'
import { useOutcomeUndoKey } from '../../sheet-import/use-outcome-undo-key.ts'
import type { UndoImport } from '../../sheet-import/use-undo-import.ts'
import { importedText, undoneWords } from '../outcome-text.ts'
import { WarningRows } from '../WarningRows.tsx'

export type UndoLedger = UndoImport<LedgerUndone>

/** The most rows that are named; the rest is in the counts. */
const MOST_ROWS = 20

/** What of a file is not taken, a sentence each: its sheet among others, columns, and rows that are no work. */
function notTakenTexts({ sheets, sheet, columns, rows }: LedgerPreview): string[] {
  const workless = rows.filter(({ left_out: why }) => why === 'total' || why === 'headings')
  return [
    sheet !== null && sheets.length > 1 && `Taken from the sheet “${sheet}”, one of ${sheets.length}.`,
    notTakenText(columns),
    ...workless
      .slice(0, MOST_ROWS)
      .map(({ row, messages }) => `Row ${row}: ${messages.map(({ message }) => message).join(' ')}`),
  ].filter((text): text is string => text !== false && text !== '')
}

interface Props {
  fileName: string
  /** What was known of the file before it was imported. */
  preview: LedgerPreview | undefined
  imported: LedgerImported
  undoing: UndoLedger
  /** Closes the dialog when a row is opened. */
  close: () => void
}

/** What of the file was not taken, and why: columns that nobody knows, and rows that are no work. */
function TakenFrom({ preview }: { preview: LedgerPreview }) {
  const lines = notTakenTexts(preview)
  return (
    lines.length > 0 && (
      <chakra.ul listStyleType="none" mt="2" textStyle="sm" color="muted">
        {lines.map((line) => (
          <chakra.li key={line}>{line}</chakra.li>
        ))}
      </chakra.ul>
    )
  )
}

/** What came of the import, in the words of an upload: what is stored, which rows were left out, which need a look. */
export function ImportOutcome({ fileName, preview, imported, undoing, close }: Props) {
  useOutcomeUndoKey(undoing)
  // A row can have several cells that are wrong.
  const failedRows = new Set(imported.failed.map(({ row }) => row)).size
  return (
    <>
      <Text color="muted" textStyle="sm" overflowWrap="anywhere">
        {fileName}
      </Text>
      <Text role="status" mt="1">
        {importedText(imported)}
      </Text>
      {preview && <TakenFrom preview={preview} />}
      <Box mt="3">
        <UndoneNote undone={undoing.undone && undoneWords(undoing.undone)} problem={undoing.problem} />
      </Box>
      {imported.failed.length > 0 && (
        <Box mt="4">
          <Text textStyle="sm" mb="1">{`${rowsText(failedRows)} could not be taken:`}</Text>
          <FailedRows failed={imported.failed} />
        </Box>
      )}
      {!undoing.undone && imported.warnings.length > 0 && <WarningRows warnings={imported.warnings} close={close} />}
    </>
  )
}
