import { EditBody } from '../../ui/composer/EditBody.tsx'
import { noteRules } from './note-rules.ts'
import { useSaveNote } from './use-save-note.ts'
import type { Note } from './notes-cache.ts'

/** Inline editor of a note. */
export const NoteEdit = ({ caseUuid, note, close }: { caseUuid: string; note: Note; close: () => void }) => (
  <EditBody
    what="note"
    rules={noteRules}
    body={note.body}
    draftKey={`case/${caseUuid}/note/${note.uuid}`}
    {...useSaveNote(caseUuid, note)}
    close={close}
    closesOnEscape
  />
)
