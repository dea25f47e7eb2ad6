import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDateTime } from '../../formats/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Unavailable } from '../../ui/Unavailable.tsx'
import { NoteDelete } from './NoteDelete.tsx'
import { NoteEdit } from './NoteEdit.tsx'
import type { Note } from './notes-cache.ts'

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
