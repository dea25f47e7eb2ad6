import { useMutation } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { useRef } from 'react'
import { useWriting } from '../../../ui/writing/use-writing.ts'
import { WritingBox } from '../../../ui/writing/WritingBox.tsx'
import { AddCommentDocument } from './comments.operations.ts'
import type { Entity } from './entity.ts'
import { judgedComment } from './judged-comment.ts'
import { unsent } from './unsent.ts'

/** Writes a new comment on an item. */
export function NewComment({ entity }: { entity: Entity }) {
  const { entityUuid } = entity
  const [add] = useMutation(AddCommentDocument)
  // The same words pressed twice are one comment.
  const last = useRef({ body: '', key: '' })
  const send = async (body: string): Promise<void> => {
    if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() }
    await add({ variables: { ...entity, body, idempotencyKey: last.current.key } })
    last.current = { body: '', key: '' }
  }
  const { text, change, problem, busy, submit } = useWriting({
    ...judgedComment,
    initial: unsent.get(entityUuid) ?? '',
    send,
    stored: (reset) => reset(),
    typed: (body) => {
      unsent.set(entityUuid, body)
    },
  })
  return (
    <Box>
      <WritingBox
        label="New comment"
        labelled
        longest={judgedComment.longest}
        value={text}
        change={change}
        problem={problem}
        submit={submit}
        readOnly={busy}
      />
      <Button mt="2" loading={busy} loadingText="Adding" onClick={submit}>
        Add comment
      </Button>
    </Box>
  )
}
