import { useMutation } from '@apollo/client/react'
import { Box } from '@chakra-ui/react'
import { DraftOffer } from '../../../drafts/DraftOffer.tsx'
import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { useComposer } from '../../../ui/composer/use-composer.ts'
import { ComposerBox } from '../../../ui/composer/ComposerBox.tsx'
import { BusyButton } from '../../../ui/form/BusyButton.tsx'
import { useIdempotencyKey } from '../../../ui/use-idempotency-key.ts'
import { AddCommentDocument } from './comments.operations.ts'
import type { Entity } from './comment.ts'
import { commentRules } from './comment-rules.ts'
import { SAYS_ALL } from '../../../ui/read-after-changes.ts'

/** Form that adds a comment to an item, or to a row that is part of it. */
export function NewComment({ entity, onAdded }: { entity: Entity; onAdded?: (() => void) | undefined }) {
  const key = useItemDraftKeys().newComment(entity.entityUuid)
  const [add] = useMutation(AddCommentDocument, { context: SAYS_ALL })
  const { keyOf, clear } = useIdempotencyKey(key)
  const send = async (body: string): Promise<void> => {
    await add({ variables: { ...entity, body, idempotencyKey: keyOf(body) } })
    clear()
    onAdded?.()
  }
  const { text, change, problem, busy, submit, offer } = useComposer({
    ...commentRules,
    initial: '',
    draft: { key, label: 'New comment' },
    send,
    onStored: (reset) => reset(),
  })
  return (
    <Box>
      {offer && <DraftOffer {...offer} />}
      <ComposerBox
        label="New comment"
        labelled
        maxLength={commentRules.maxLength}
        value={text}
        change={change}
        problem={problem}
        submit={submit}
        readOnly={busy || offer !== undefined}
      />
      <BusyButton type="button" mt="2" isBusy={busy} onClick={submit}>
        Add comment
      </BusyButton>
    </Box>
  )
}
