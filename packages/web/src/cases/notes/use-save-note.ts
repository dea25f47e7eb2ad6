import { useApolloClient } from '@apollo/client/react'
import { useState, type ReactNode } from 'react'
import type { AnyControls } from '../../ui/form/controls.ts'
import { SAYS_ALL } from '../../ui/read-after-changes.ts'
import { readError } from '../../ui/read-error.ts'
import { saveWithConflict } from '../../ui/save-with-conflict.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { prependNote, removeNote, type Note } from './notes-cache.ts'
import { AddNoteDocument, CaseNotesDocument, EditNoteDocument } from './notes.operations.ts'

const controls: AnyControls = { body: { label: 'Note', as: 'text' } }

/**
 * Saves the text of a note; its author may have it open in two windows. On a conflict asks whose text to keep, and
 * whether to write a note that was deleted anew. `save` resolves to whether the editor can close.
 */
export function useSaveNote(
  caseUuid: string,
  note: Note,
): { save: (body: string) => Promise<boolean>; confirmDialog: ReactNode } {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  // What was read when the editor was opened: the notes may be read anew while someone writes.
  const [{ uuid, version }] = useState(note)
  const writeAnew = async (body: string): Promise<boolean> => {
    const answer = await ask({
      title: 'This note was deleted',
      text: 'It was deleted after you opened it. Your text is still here.',
      answers: [{ label: 'Store as a new note', value: 'new', isMain: true }],
    })
    if (answer !== 'new') return false
    await client.mutate({
      mutation: AddNoteDocument,
      variables: { caseUuid, body, idempotencyKey: crypto.randomUUID() },
      context: SAYS_ALL,
      update: (cache, { data }) => {
        removeNote(cache, caseUuid, uuid)
        if (data) prependNote(cache, caseUuid, data.addNote)
      },
    })
    return true
  }
  const save = async (body: string): Promise<boolean> => {
    try {
      const whose = await saveWithConflict({ ask, what: 'note', controls, changes: { body } }, version, (current) =>
        client.mutate({
          mutation: EditNoteDocument,
          variables: { caseUuid, uuid, body, version: current },
          context: SAYS_ALL,
        }),
      )
      if (whose === 'theirs') await client.refetchQueries({ include: [CaseNotesDocument] })
      return whose !== undefined
    } catch (error) {
      if (readError(error).code !== 'NOT_FOUND') throw error
      return writeAnew(body)
    }
  }
  return { save, confirmDialog }
}
