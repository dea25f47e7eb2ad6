import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { EditBody } from '../../../ui/composer/EditBody.tsx'
import { useSaveComment } from './use-save-comment.tsx'
import type { Comment, Entity } from './comment.ts'
import { commentRules } from './comment-rules.ts'

/** Inline editor of a comment. Escape is left to the drawer that it may stand in. */
export const CommentEdit = ({ entity, comment, close }: { entity: Entity; comment: Comment; close: () => void }) => (
  <EditBody
    what="comment"
    rules={commentRules}
    body={comment.body}
    draftKey={useItemDraftKeys().comment(entity.entityUuid, comment.uuid)}
    {...useSaveComment(entity, comment)}
    close={close}
  />
)
