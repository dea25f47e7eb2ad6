import { useMutation } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { NoteBox } from './NoteBox.tsx'
import { AddNoteDocument } from './notes.operations.ts'
import { putFirst } from './notes-cache.ts'
import { useNoteText } from './use-note-text.ts'

/** Writes a new note. */
export function NewNote({ caseUuid }: { caseUuid: string }) {
  const [add] = useMutation(AddNoteDocument)
  const send = (body: string): Promise<unknown> => add({
    variables: { caseUuid, body },
    update: (cache, { data }) => { if (data) putFirst(cache, caseUuid, data.addNote) },
  })
  const { text, change, problem, busy, submit } = useNoteText('', send, (reset) => reset())
  return (
    <Box>
      <NoteBox label="New note" labelled value={text} change={change} problem={problem} submit={submit} readOnly={busy} />
      <Button mt="2" loading={busy} loadingText="Adding" onClick={submit}>Add note</Button>
    </Box>
  )
}
