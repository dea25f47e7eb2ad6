import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { momentOf } from '../../ui/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NoteDelete } from './NoteDelete.tsx'
import { NoteEdit } from './NoteEdit.tsx'
import type { Note } from './notes-cache.ts'

/** A note as it was written; its writer may change it or take it away. */
export function NoteItem({ caseUuid, note }: { caseUuid: string; note: Note }) {
  const [doing, setDoing] = useState<'reading' | 'editing' | 'deleting'>('reading')
  const item = useRef<HTMLLIElement>(null)
  const { body, createdBy, createdAt, changedAt, mine } = note
  const read = (): void => {
    setDoing('reading')
    // The button that was pressed is gone: the focus goes to the one that takes its place.
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>('button')?.focus())
  }
  return (
    <chakra.li
      ref={item}
      listStyleType="none"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex align="center" gap="2" minH="7">
        <Text textStyle="sm" fontWeight="600">
          {createdBy.name}
        </Text>
        <chakra.time dateTime={createdAt} textStyle="xs" color="muted">
          {momentOf(createdAt)}
        </chakra.time>
        {changedAt !== createdAt && (
          <Text textStyle="xs" color="muted" title={momentOf(changedAt)}>
            edited
          </Text>
        )}
        {mine && doing === 'reading' && (
          <Flex ms="auto" gap="1">
            <IconButton name="Edit note" icon={Pencil} onClick={() => setDoing('editing')} />
            <IconButton name="Delete note" icon={Trash2} onClick={() => setDoing('deleting')} />
          </Flex>
        )}
        {doing === 'deleting' && <NoteDelete caseUuid={caseUuid} uuid={note.uuid} cancel={read} />}
      </Flex>
      {doing === 'editing' ? (
        <NoteEdit caseUuid={caseUuid} note={note} close={read} />
      ) : (
        <Box textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="80ch">
          {body}
        </Box>
      )}
    </chakra.li>
  )
}
