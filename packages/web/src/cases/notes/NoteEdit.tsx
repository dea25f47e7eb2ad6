import { useMutation } from '@apollo/client/react'
import { Box, Flex } from '@chakra-ui/react'
import { Save, X } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { useWriting } from '../../ui/writing/use-writing.ts'
import { WritingBox } from '../../ui/writing/WritingBox.tsx'
import { judgedNote } from './judged-note.ts'
import { EditNoteDocument } from './notes.operations.ts'
import type { Note } from './notes-cache.ts'

/** One's own note, open for change: the save icon stores it, the cross leaves it as it was. */
export function NoteEdit({
  caseUuid,
  note: { uuid, body },
  close,
}: {
  caseUuid: string
  note: Note
  close: () => void
}) {
  const [edit] = useMutation(EditNoteDocument)
  const { text, change, problem, busy, submit } = useWriting({
    ...judgedNote,
    initial: body,
    send: (changed) => edit({ variables: { caseUuid, uuid, body: changed } }),
    stored: close,
  })
  return (
    <Flex gap="2" align="flex-start" mt="1">
      <Box flex="1" minW="0">
        <WritingBox
          longest={judgedNote.longest}
          label="Note"
          value={text}
          change={change}
          problem={problem}
          submit={submit}
          cancel={text === body ? close : undefined}
          readOnly={busy}
          focused
        />
      </Box>
      <Flex direction="column" gap="1">
        <IconButton name="Save note" icon={Save} loading={busy} onClick={submit} />
        <IconButton name="Cancel" icon={X} disabled={busy} onClick={close} />
      </Flex>
    </Flex>
  )
}
