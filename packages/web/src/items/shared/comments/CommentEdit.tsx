import { useMutation } from '@apollo/client/react'
import { Box, Flex } from '@chakra-ui/react'
import { Save, X } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useWriting } from '../../../ui/writing/use-writing.ts'
import { WritingBox } from '../../../ui/writing/WritingBox.tsx'
import { EditCommentDocument } from './comments.operations.ts'
import type { Comment, Entity } from './entity.ts'
import { judgedComment } from './judged-comment.ts'
import { unsent } from './unsent.ts'

/** One's own comment, open for change: the save icon stores it, the cross leaves it as it was. */
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
    unsent.delete(uuid)
    close()
  }
  const { text, change, problem, busy, submit } = useWriting({
    ...judgedComment,
    initial: unsent.get(uuid) ?? body,
    send: (changed) => edit({ variables: { ...entity, uuid, body: changed } }),
    stored: () => leave(),
    typed: (changed) => {
      unsent.set(uuid, changed)
    },
  })
  return (
    <Flex gap="2" align="flex-start" mt="1">
      <Box flex="1" minW="0">
        <WritingBox
          label="Comment"
          longest={judgedComment.longest}
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
