import { useMutation } from '@apollo/client/react'
import { Box, Button, Flex, Text, chakra } from '@chakra-ui/react'
import { Check, CircleAlert, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { isOwnDraft } from '../../../drafts/draft-store.ts'
import { formatDateTime } from '../../../formats/dates.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { toastError } from '../../../ui/toast-error.ts'
import { Unavailable } from '../../../ui/Unavailable.tsx'
import { ResolveCommentDocument } from './comments.operations.ts'
import type { Comment, CommentRights, Entity } from './comment.ts'
import { SAYS_ALL } from '../../../ui/read-after-changes.ts'
import { EditBody } from '../../../ui/composer/EditBody.tsx'
import { useOpenComments } from './open-comments.tsx'
import { useSaveComment } from './use-save-comment.tsx'
import { commentRules } from './comment-rules.ts'

/** Inline editor of a comment. Escape is left to the drawer that it may stand in. */
const CommentEdit = ({ entity, comment, close }: { entity: Entity; comment: Comment; close: () => void }) => (
  <EditBody
    what="comment"
    rules={commentRules}
    body={comment.body}
    draftKey={useItemDraftKeys().comment(entity.entityUuid, comment.uuid)}
    {...useSaveComment(entity, comment)}
    close={close}
  />
)

const resolutionOf = (by: { name: string | null } | null): string => {
  if (!by) return 'Open'
  return by.name ? `Resolved by ${by.name}` : 'Resolved'
}

/** `by` is the person who resolved it, whose name may not be known; null while it is open. */
const ResolutionState = ({ by }: { by: { name: string | null } | null }) => {
  const Icon = by ? Check : CircleAlert
  return (
    <Flex
      align="center"
      gap="1.5"
      textStyle="xs"
      fontWeight="500"
      color={by ? 'muted' : 'attention.ink'}
      overflowWrap="anywhere"
    >
      <Icon size={14} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
      {resolutionOf(by)}
    </Flex>
  )
}

const Author = ({ comment: { createdBy, createdAt } }: { comment: Comment }) => (
  <>
    <Text textStyle="sm" fontWeight="600" truncate data-cuttable>
      {createdBy?.name ?? <Unavailable />}
    </Text>
    {createdAt && (
      <chakra.time dateTime={createdAt} textStyle="xs" color="muted" flexShrink="0">
        {formatDateTime(createdAt)}
      </chakra.time>
    )}
  </>
)

/** Resolves a comment, and says that it was. */
function useResolve(entity: Entity, uuid: string, onResolved: () => void) {
  const [resolve, { loading }] = useMutation(ResolveCommentDocument, { context: SAYS_ALL })
  const onResolve = (): void => {
    resolve({ variables: { ...entity, uuid } }).then(onResolved, (error: unknown) =>
      toastError(error, 'The comment could not be resolved'),
    )
  }
  return { loading, onResolve }
}

interface Props {
  entity: Entity
  comment: Comment
  may: CommentRights
  /** Called once it is resolved, with whether the person has gone on to the next. */
  onResolved?: (goesOn: boolean) => void
}

/** One comment and whether it is resolved. Its author may edit it; resolving depends on `may`. */
export function CommentItem({ entity, comment, may, onResolved }: Props) {
  const draftKey = useItemDraftKeys().comment(entity.entityUuid, comment.uuid)
  const [editing, setEditing] = useState(() => isOwnDraft(draftKey))
  const item = useRef<HTMLLIElement>(null)
  const { uuid, body, resolvedBy, mine } = comment
  // The pressed button is unmounted, so the focus moves to the comment.
  const focusComment = (): void => {
    requestAnimationFrame(() => item.current?.focus())
  }
  const { goOnFrom } = useOpenComments()
  const { loading, onResolve } = useResolve(entity, uuid, () => {
    const goesOn = goOnFrom(uuid)
    if (!goesOn) focusComment()
    onResolved?.(goesOn)
  })
  return (
    <chakra.li
      ref={item}
      data-comment={uuid}
      tabIndex={-1}
      listStyleType="none"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
      focusVisibleRing="outside"
    >
      <Flex align="center" gap="2" minH="7">
        <Author comment={comment} />
        {mine && !editing && (resolvedBy || may.editOpen) && (
          <IconButton ms="auto" name="Edit comment" icon={Pencil} onClick={() => setEditing(true)} />
        )}
      </Flex>
      {editing ? (
        <CommentEdit
          entity={entity}
          comment={comment}
          close={() => {
            setEditing(false)
            focusComment()
          }}
        />
      ) : (
        <Box textStyle="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {body}
        </Box>
      )}
      <Flex align="center" justify="space-between" gap="3" minH="7" mt="1">
        <ResolutionState by={resolvedBy} />
        {!resolvedBy && may.resolve && (
          <Button size="xs" loading={loading} loadingText="Resolving" onClick={onResolve}>
            Resolve
          </Button>
        )}
      </Flex>
    </chakra.li>
  )
}
