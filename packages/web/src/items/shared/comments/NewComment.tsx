import { useMutation } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { useRef } from 'react'
import { useComposer } from '../../../ui/composer/use-composer.ts'
import { ComposerBox } from '../../../ui/composer/ComposerBox.tsx'
import { AddCommentDocument } from './comments.operations.ts'
import type { Entity } from './comment.ts'
import { commentRules } from './comment-rules.ts'
import { commentDrafts } from './comment-drafts.ts'

/** Form that adds a comment to an item. */
export function NewComment({ entity }: { entity: Entity }) {
  const { entityUuid } = entity
  const [add] = useMutation(AddCommentDocument)
  // One idempotency key per text: a repeated request adds no second comment.
  const lastRequest = useRef({ body: '', key: '' })
  const send = async (body: string): Promise<void> => {
    if (lastRequest.current.body !== body) lastRequest.current = { body, key: crypto.randomUUID() }
    await add({ variables: { ...entity, body, idempotencyKey: lastRequest.current.key } })
    lastRequest.current = { body: '', key: '' }
  }
  const { text, change, problem, busy, submit } = useComposer({
    ...commentRules,
    initial: commentDrafts.get(entityUuid) ?? '',
    send,
    onStored: (reset) => reset(),
    onType: (body) => {
      commentDrafts.set(entityUuid, body)
    },
  })
  return (
    <Box>
      <ComposerBox
        label="New comment"
        labelled
        maxLength={commentRules.maxLength}
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
