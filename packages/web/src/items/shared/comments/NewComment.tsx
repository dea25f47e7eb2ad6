import { useMutation } from '@apollo/client/react'
import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { NewBody } from '../../../ui/composer/NewBody.tsx'
import { AddCommentDocument } from './comments.operations.ts'
import type { Entity } from './comment.ts'
import { commentRules } from './comment-rules.ts'
import { SAYS_ALL } from '../../../ui/read-after-changes.ts'

/** Form that adds a comment to an item, or to a row that is part of it. */
export function NewComment({ entity, onAdded }: { entity: Entity; onAdded?: (() => void) | undefined }) {
  const [add] = useMutation(AddCommentDocument, { context: SAYS_ALL })
  return (
    <NewBody
      what="comment"
      rules={commentRules}
      draftKey={useItemDraftKeys().newComment(entity.entityUuid)}
      add={(body, idempotencyKey) => add({ variables: { ...entity, body, idempotencyKey } })}
      onAdded={onAdded}
    />
  )
}
