import { Box, Flex } from '@chakra-ui/react'
import { Save, X } from 'lucide-react'
import { DraftOffer } from '../../../drafts/DraftOffer.tsx'
import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { useComposer } from '../../../ui/composer/use-composer.ts'
import { ComposerBox } from '../../../ui/composer/ComposerBox.tsx'
import { useSaveComment } from './use-save-comment.tsx'
import type { Comment, Entity } from './comment.ts'
import { commentRules } from './comment-rules.ts'

/** Inline editor of a comment, with a save and a cancel button. */
export function CommentEdit({ entity, comment, close }: { entity: Entity; comment: Comment; close: () => void }) {
  const { uuid, body } = comment
  const { save, confirmDialog } = useSaveComment(entity, comment)
  const key = useItemDraftKeys().comment(entity.entityUuid, uuid)
  const { text, change, problem, busy, submit, offer, discard } = useComposer({
    ...commentRules,
    initial: body,
    draft: { key, label: 'Comment' },
    send: save,
    onStored: close,
  })
  const cancel = (): void => {
    discard()
    close()
  }
  return (
    <Flex gap="2" align="flex-start" mt="1">
      <Box flex="1" minW="0">
        {offer && <DraftOffer {...offer} />}
        <ComposerBox
          label="Comment"
          maxLength={commentRules.maxLength}
          value={text}
          change={change}
          problem={problem}
          submit={submit}
          readOnly={busy || offer !== undefined}
          focused
        />
      </Box>
      <Flex direction="column" gap="1">
        <IconButton name="Save comment" icon={Save} loading={busy} onClick={submit} />
        <IconButton name="Cancel" icon={X} disabled={busy} onClick={cancel} />
      </Flex>
      {confirmDialog}
    </Flex>
  )
}
