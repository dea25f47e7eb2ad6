import { Text, chakra } from '@chakra-ui/react'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { NoteItem } from './NoteItem.tsx'
import { CaseNotesDocument, AddNoteDocument } from './notes.operations.ts'
import { useLinkedRecord } from '../../ui/use-linked-record.ts'
import { NOTE_PARAM } from '../../navigation/link-params.ts'
import { PanelState } from '../../ui/PanelState.tsx'
import { useErrorToast } from '../../ui/use-error-toast.ts'
import { useQuery } from '../../ui/use-query.ts'
import { useMutation } from '@apollo/client/react'
import { NewBody } from '../../ui/composer/NewBody.tsx'
import { SAYS_ALL } from '../../ui/read-after-changes.ts'
import { noteRules } from './note-rules.ts'
import { prependNote } from './notes-cache.ts'

/** Form that adds a note to a case. */
function NewNote({ caseUuid }: { caseUuid: string }) {
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

interface Props {
  caseUuid: string
  isReadOnly: boolean
}

/** The notes of a case, newest first, with a form for a new one unless they are only read. */
export function Notes({ caseUuid, isReadOnly }: Props) {
  const { data, error, loading, refetch, fetchMore } = useQuery(CaseNotesDocument, {
    variables: { uuid: caseUuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  useErrorToast(error)
  const notes = data?.case.notes
  const more = () => fetchMore({ variables: { after: notes?.pageInfo.endCursor } })
  useLinkedRecord(
    NOTE_PARAM,
    loading ? undefined : notes?.nodes.map(({ uuid }) => uuid),
    notes?.pageInfo.hasNextPage ? () => void more().catch(console.error) : undefined,
  )
  return (
    <>
      {!isReadOnly && <NewNote caseUuid={caseUuid} />}
      {!notes && <PanelState what="notes" error={error} loading={loading} retry={refetch} />}
      {notes?.nodes.length === 0 && (
        <Text mt="4" textStyle="sm" color="muted">
          No notes yet.
        </Text>
      )}
      {notes && (
        <chakra.ul mt="3" aria-label="Notes">
          {notes.nodes.map((note) => (
            <NoteItem key={note.uuid} caseUuid={caseUuid} note={note} isReadOnly={isReadOnly} />
          ))}
        </chakra.ul>
      )}
      {notes?.pageInfo.hasNextPage && (
        <ListFoot shown={notes.nodes.length} total={notes.totalCount} hasMore more={more} />
      )}
    </>
  )
}
