import { useMutation } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { useWriting } from '../../ui/writing/use-writing.ts'
import { WritingBox } from '../../ui/writing/WritingBox.tsx'
import { judgedNote } from './judged-note.ts'
import { AddNoteDocument } from './notes.operations.ts'
import { putFirst } from './notes-cache.ts'

/** Writes a new note. */
export function NewNote({ caseUuid }: { caseUuid: string }) {
  const [add] = useMutation(AddNoteDocument)
  const send = (body: string): Promise<unknown> =>
    add({
      variables: { caseUuid, body },
      update: (cache, { data }) => {
        if (data) putFirst(cache, caseUuid, data.addNote)
      },
    })
  const { text, change, problem, busy, submit } = useWriting({
    ...judgedNote,
    initial: '',
    send,
    stored: (reset) => reset(),
  })
  return (
    <Box>
      <WritingBox
        longest={judgedNote.longest}
        label="New note"
        labelled
        value={text}
        change={change}
        problem={problem}
        submit={submit}
        readOnly={busy}
      />
      <Button mt="2" loading={busy} loadingText="Adding" onClick={submit}>
        Add note
      </Button>
    </Box>
  )
}
