import { useMutation } from '@apollo/client/react'
import { NewBody } from '../../ui/composer/NewBody.tsx'
import { SAYS_ALL } from '../../ui/read-after-changes.ts'
import { noteRules } from './note-rules.ts'
import { AddNoteDocument } from './notes.operations.ts'
import { prependNote } from './notes-cache.ts'

/** Form that adds a note to a case. */
export function NewNote({ caseUuid }: { caseUuid: string }) {
  const [add] = useMutation(AddNoteDocument, { context: SAYS_ALL })
  return (
    <NewBody
      what="note"
      rules={noteRules}
      draftKey={`case/${caseUuid}/note`}
      add={(body, idempotencyKey) =>
        add({
          variables: { caseUuid, body, idempotencyKey },
          update: (cache, { data }) => {
            if (data) prependNote(cache, caseUuid, data.addNote)
          },
        })
      }
    />
  )
}
