import { useMutation } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { RemoveNoteDocument } from './notes.operations.ts'
import { takeAway } from './notes-cache.ts'

/** Asks, in the place of the buttons, before a note is deleted: it cannot be brought back here. */
export function NoteDelete({ caseUuid, uuid, cancel }: { caseUuid: string; uuid: string; cancel: () => void }) {
  const [remove, { loading }] = useMutation(RemoveNoteDocument)
  const safe = useRef<HTMLButtonElement>(null)
  useEffect(() => safe.current?.focus(), [])
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') cancel()
  }
  const onDelete = (): void => {
    remove({ variables: { caseUuid, uuid }, update: (cache) => takeAway(cache, caseUuid, uuid) }).catch(
      (error: unknown) => {
        toastError(error)
        cancel()
      },
    )
  }
  return (
    <Flex role="group" aria-label="Delete this note?" ms="auto" gap="2" align="center" onKeyDown={onKeyDown}>
      <Text textStyle="sm">Delete this note?</Text>
      <Button ref={safe} size="xs" disabled={loading} onClick={cancel}>
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
