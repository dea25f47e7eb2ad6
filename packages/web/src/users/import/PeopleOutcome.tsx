import { Box, Text } from '@chakra-ui/react'
import type { PeopleImported, PeopleUndone } from '@costdraft/schema/people-import/people-import.ts'
import { FailedRows } from '../../sheet-import/FailedRows.tsx'
import { rowsText } from '../../sheet-import/rows-text.ts'
import { UndoneNote } from '../../sheet-import/UndoneNote.tsx'
import { useOutcomeUndoKey } from '../../sheet-import/use-outcome-undo-key.ts'
import type { UndoImport } from '../../sheet-import/use-undo-import.ts'
import { Invitations } from './Invitations.tsx'
import { importedText, invitedText, undoneWords } from './outcome-text.ts'
import type { HandedOver } from './use-handed-over.ts'

interface Props {
  fileName: string
  imported: PeopleImported
  undoing: UndoImport<PeopleUndone>
  links: HandedOver
}

/** What came of an import of people: who is here now, which links are handed over, which rows were left out. */
export function PeopleOutcome({ fileName, imported, undoing, links }: Props) {
  useOutcomeUndoKey(undoing)
  // A row can have several cells that are wrong.
  const failedRows = new Set(imported.failed.map(({ row }) => row)).size
  return (
    <>
      <Text color="muted" textStyle="sm" overflowWrap="anywhere">
        {fileName}
      </Text>
      <Text role="status" mt="1">
        {[importedText(imported), invitedText(imported)].filter(Boolean).join(' ')}
      </Text>
      <Box mt="3">
        <UndoneNote undone={undoing.undone && undoneWords(undoing.undone)} problem={undoing.problem} />
      </Box>
      {!undoing.undone && links.invitations.length > 0 && <Invitations {...links} />}
      {imported.failed.length > 0 && (
        <Box mt="4">
          <Text textStyle="sm" mb="1">{`${rowsText(failedRows)} could not be taken:`}</Text>
          <FailedRows failed={imported.failed} />
        </Box>
      )}
    </>
  )
}
