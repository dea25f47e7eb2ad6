import { useMutation } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { useComposer } from '../../ui/composer/use-composer.ts'
import { ComposerBox } from '../../ui/composer/ComposerBox.tsx'
import { noteRules } from './note-rules.ts'
import { AddNoteDocument } from './notes.operations.ts'
import { prependNote } from './notes-cache.ts'

/** Form that adds a note to a case. */
export function NewNote({ caseUuid }: { caseUuid: string }) {
  const [add] = useMutation(AddNoteDocument)
  const send = (body: string): Promise<unknown> =>
    add({
      variables: { caseUuid, body },
      update: (cache, { data }) => {
        if (data) prependNote(cache, caseUuid, data.addNote)
      },
    })
  const { text, change, problem, busy, submit } = useComposer({
    ...noteRules,
    initial: '',
    send,
    onStored: (reset) => reset(),
  })
  return (
    <Box>
      <ComposerBox
        maxLength={noteRules.maxLength}
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
