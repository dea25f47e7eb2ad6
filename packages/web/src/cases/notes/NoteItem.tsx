import { Box, Flex, Text, chakra, Button } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState, useEffect, type KeyboardEvent } from 'react'
import { formatDateTime } from '../../formats/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Unavailable } from '../../ui/Unavailable.tsx'
import { type Note, removeNote } from './notes-cache.ts'
import { EditBody } from '../../ui/composer/EditBody.tsx'
import { noteRules } from './note-rules.ts'
import { useSaveNote } from './use-save-note.ts'
import { useMutation } from '@apollo/client/react'
import { toastError } from '../../ui/toast-error.ts'
import { RemoveNoteDocument } from './notes.operations.ts'
import { SAYS_ALL } from '../../ui/read-after-changes.ts'

/** Confirmation shown in place of the buttons of a note: deleting cannot be undone here. */
function NoteDelete({ caseUuid, uuid, cancel }: { caseUuid: string; uuid: string; cancel: () => void }) {
  const [remove, { loading }] = useMutation(RemoveNoteDocument, { context: SAYS_ALL })
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => cancelButton.current?.focus(), [])
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') cancel()
  }
  const onDelete = (): void => {
    remove({ variables: { caseUuid, uuid }, update: (cache) => removeNote(cache, caseUuid, uuid) }).catch(
      (error: unknown) => {
        toastError(error)
        cancel()
      },
    )
  }
  return (
    <Flex role="group" aria-label="Delete this note?" ms="auto" gap="2" align="center" onKeyDown={onKeyDown}>
      <Text textStyle="sm">Delete this note?</Text>
      <Button ref={cancelButton} size="xs" disabled={loading} onClick={cancel}>
        Cancel
      </Button>
      <Button
        size="xs"
        variant="solid"
        colorPalette="danger"
        loading={loading}
        loadingText="Deleting"
        onClick={onDelete}
      >
        Delete
      </Button>
    </Flex>
  )
}

/** Inline editor of a note. */
const NoteEdit = ({ caseUuid, note, close }: { caseUuid: string; note: Note; close: () => void }) => (
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

interface Props {
  caseUuid: string
  note: Note
  isReadOnly: boolean
}

/** One note. Its author can edit and delete it, unless the notes are only read. */
export function NoteItem({ caseUuid, note, isReadOnly }: Props) {
  const [mode, setMode] = useState<'reading' | 'editing' | 'deleting'>('reading')
  const item = useRef<HTMLLIElement>(null)
  const { body, createdBy, createdAt, changedAt, mine } = note
  const showNote = (): void => {
    setMode('reading')
    // The pressed button is unmounted: the focus moves to the button that replaces it.
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>('button')?.focus())
  }
  return (
    <chakra.li
      ref={item}
      data-record={note.uuid}
      tabIndex={-1}
      listStyleType="none"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex align="center" gap="2" minH="7">
        <Text textStyle="sm" fontWeight="600">
          {createdBy?.name ?? <Unavailable />}
        </Text>
        {createdAt && (
          <chakra.time dateTime={createdAt} textStyle="xs" color="muted">
            {formatDateTime(createdAt)}
          </chakra.time>
        )}
        {changedAt && changedAt !== createdAt && (
          <Text textStyle="xs" color="muted" title={formatDateTime(changedAt)}>
            edited
          </Text>
        )}
        {mine && !isReadOnly && mode === 'reading' && (
          <Flex ms="auto" gap="1">
            <IconButton name="Edit note" icon={Pencil} onClick={() => setMode('editing')} />
            <IconButton name="Delete note" icon={Trash2} onClick={() => setMode('deleting')} />
          </Flex>
        )}
        {mode === 'deleting' && <NoteDelete caseUuid={caseUuid} uuid={note.uuid} cancel={showNote} />}
      </Flex>
      {mode === 'editing' ? (
        <NoteEdit caseUuid={caseUuid} note={note} close={showNote} />
      ) : (
        <Box textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="80ch">
          {body}
        </Box>
      )}
    </chakra.li>
  )
}
