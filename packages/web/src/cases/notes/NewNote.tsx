import { useMutation } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { DraftOffer } from '../../drafts/DraftOffer.tsx'
import { useComposer } from '../../ui/composer/use-composer.ts'
import { ComposerBox } from '../../ui/composer/ComposerBox.tsx'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { SAYS_ALL } from '../../ui/read-after-changes.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { noteRules } from './note-rules.ts'
import { AddNoteDocument } from './notes.operations.ts'
import { prependNote } from './notes-cache.ts'

/** Form that adds a note to a case. */
export function NewNote({ caseUuid }: { caseUuid: string }) {
  const [add] = useMutation(AddNoteDocument, { context: SAYS_ALL })
  const key = `case/${caseUuid}/note`
  const { keyOf, clear } = useIdempotencyKey(key)
  const send = async (body: string): Promise<void> => {
    await add({
      variables: { caseUuid, body, idempotencyKey: keyOf(body) },
      update: (cache, { data }) => {
        if (data) prependNote(cache, caseUuid, data.addNote)
      },
    })
    clear()
  }
  const { text, change, problem, busy, submit, offer } = useComposer({
    ...noteRules,
    initial: '',
    draft: { key, label: 'New note' },
    send,
    onStored: (reset) => reset(),
  })
  return (
    <Box>
      {offer && <DraftOffer {...offer} />}
      <ComposerBox
        maxLength={noteRules.maxLength}
        label="New note"
        labelled
        value={text}
        change={change}
        problem={problem}
        submit={submit}
        readOnly={busy || offer !== undefined}
      />
      <BusyButton type="button" mt="2" isBusy={busy} onClick={submit}>
        Add note
      </BusyButton>
    </Box>
  )
}
