import { useMutation } from '@apollo/client/react'
import { Box, Flex } from '@chakra-ui/react'
import { Save, X } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useComposer } from '../../../ui/composer/use-composer.ts'
import { ComposerBox } from '../../../ui/composer/ComposerBox.tsx'
import { EditCommentDocument } from './comments.operations.ts'
import type { Comment, Entity } from './comment.ts'
import { commentRules } from './comment-rules.ts'
import { commentDrafts } from './comment-drafts.ts'

/** Inline editor of a comment, with a save and a cancel button. */
export function CommentEdit({
  entity,
  comment: { uuid, body },
  close,
}: {
  entity: Entity
  comment: Comment
  close: () => void
}) {
  const [edit] = useMutation(EditCommentDocument)
  const leave = (): void => {
    commentDrafts.delete(uuid)
    close()
  }
  const { text, change, problem, busy, submit } = useComposer({
    ...commentRules,
    initial: commentDrafts.get(uuid) ?? body,
    send: (changed) => edit({ variables: { ...entity, uuid, body: changed } }),
    onStored: () => leave(),
    onType: (changed) => {
      commentDrafts.set(uuid, changed)
    },
  })
  return (
    <Flex gap="2" align="flex-start" mt="1">
      <Box flex="1" minW="0">
        <ComposerBox
          label="Comment"
          maxLength={commentRules.maxLength}
          value={text}
          change={change}
          problem={problem}
          submit={submit}
          readOnly={busy}
          focused
        />
      </Box>
      <Flex direction="column" gap="1">
        <IconButton name="Save comment" icon={Save} loading={busy} onClick={submit} />
        <IconButton name="Cancel" icon={X} disabled={busy} onClick={leave} />
      </Flex>
    </Flex>
  )
}
