import { Box, Text, chakra } from '@chakra-ui/react'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { CommentItem } from './CommentItem.tsx'
import type { CommentRights, Entity } from './comment.ts'
import { CommentsBelow } from './CommentsBelow.tsx'
import { NewCommentOn } from './NewCommentOn.tsx'

interface Props {
  tab: AnyTab
  caseUuid: string
  row: AnyRow
  may: CommentRights
}

/** The comments of an item, oldest first, with a form for a new one. */
export function Comments({ tab, caseUuid, row, may }: Props) {
  const entity: Entity = { caseUuid, entityType: tab.kind.commentedAs, entityUuid: row.uuid }
  return (
    <>
      {row.comments.length === 0 && (
        <Text textStyle="sm" color="muted" mb="3">
          No comments yet.
        </Text>
      )}
      <chakra.ol aria-label="Comments" mb="3">
        {row.comments.map((comment) => (
          <CommentItem key={comment.uuid} entity={entity} comment={comment} may={may} />
        ))}
      </chakra.ol>
      <CommentsBelow tab={tab} caseUuid={caseUuid} row={row} may={may} />
      {may.comment ? (
        <Box
          borderTopWidth={row.comments.length > 0 ? '1px' : '0'}
          borderColor="line"
          pt={row.comments.length > 0 ? '4' : '0'}
        >
          <NewCommentOn tab={tab} caseUuid={caseUuid} row={row} />
        </Box>
      ) : (
        <Text textStyle="sm" color="muted" borderTopWidth="1px" borderColor="line" pt="3">
          Comments cannot be added here.
        </Text>
      )}
    </>
  )
}
