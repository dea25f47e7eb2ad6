import { useMutation } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { RemoveNoteDocument } from './notes.operations.ts'
import { removeNote } from './notes-cache.ts'
import { SAYS_ALL } from '../../ui/read-after-changes.ts'

/** Confirmation shown in place of the buttons of a note: deleting cannot be undone here. */
export function NoteDelete({ caseUuid, uuid, cancel }: { caseUuid: string; uuid: string; cancel: () => void }) {
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
