import { Box, Flex } from '@chakra-ui/react'
import { Save, X } from 'lucide-react'
import { DraftOffer } from '../../drafts/DraftOffer.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useComposer } from '../../ui/composer/use-composer.ts'
import { ComposerBox } from '../../ui/composer/ComposerBox.tsx'
import { noteRules } from './note-rules.ts'
import { useSaveNote } from './use-save-note.ts'
import type { Note } from './notes-cache.ts'

/** Inline editor of a note, with a save and a cancel button. */
export function NoteEdit({ caseUuid, note, close }: { caseUuid: string; note: Note; close: () => void }) {
  const { uuid, body } = note
  const { save, confirmDialog } = useSaveNote(caseUuid, note)
  const { text, change, problem, busy, submit, offer, discard } = useComposer({
    ...noteRules,
    initial: body,
    draft: { key: `case/${caseUuid}/note/${uuid}`, label: 'Note' },
    send: save,
    onStored: close,
  })
  const cancel = (): void => {
    discard()
    close()
  }
  return (
    <Flex gap="2" align="flex-start" mt="1">
      <Box flex="1" minW="0">
        {offer && <DraftOffer {...offer} />}
        <ComposerBox
          maxLength={noteRules.maxLength}
          label="Note"
          value={text}
          change={change}
          problem={problem}
          submit={submit}
          cancel={text === body ? close : undefined}
          readOnly={busy || offer !== undefined}
          focused
        />
      </Box>
      <Flex direction="column" gap="1">
        <IconButton name="Save note" icon={Save} loading={busy} onClick={submit} />
        <IconButton name="Cancel" icon={X} disabled={busy} onClick={cancel} />
      </Flex>
      {confirmDialog}
    </Flex>
  )
}
