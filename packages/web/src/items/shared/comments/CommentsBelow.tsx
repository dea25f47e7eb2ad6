import { Box, Heading, chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { useRef } from 'react'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { CommentItem } from './CommentItem.tsx'
import type { CommentRights } from './comment.ts'
import { useOpenComments, type OpenComment } from './open-comments.tsx'
import { useReadRowsAgain } from './use-read-rows-again.ts'

/** What was commented on, such as “Disbursement of a step: Court fee”. */
const nameOf = ({ entityKind, entityText }: OpenComment): string =>
  [labelOf(entityKind ?? ''), ...(entityText ? [entityText] : [])].join(': ')

interface Props {
  tab: AnyTab
  caseUuid: string
  row: AnyRow
  may: CommentRights
}

/**
 * The open comments on rows that are part of an item, such as counsel at a step, each under what it is on. A resolved
 * one leaves.
 */
export function CommentsBelow({ tab, caseUuid, row, may }: Props) {
  const open = useOpenComments().below(row.uuid)
  const place = useRef<HTMLDivElement>(null)
  const readRowsAgain = useReadRowsAgain(tab, caseUuid)
  const onResolved = (goesOn: boolean): void => {
    // The focus would go with the comment.
    if (!goesOn) requestAnimationFrame(() => place.current?.focus())
    readRowsAgain()
  }
  return (
    <Box ref={place} tabIndex={-1} focusVisibleRing="none">
      {open.map((one) =>
        one.comment && one.entityType && one.entityUuid ? (
          <Box
            as="section"
            key={one.uuid}
            aria-label={`Comments on ${nameOf(one)}`}
            borderTopWidth="1px"
            borderColor="line"
            pt="3"
          >
            <Heading as="h3" textStyle="caption" color="muted" overflowWrap="anywhere">
              {nameOf(one)}
            </Heading>
            <chakra.ol>
              <CommentItem
                entity={{ caseUuid, entityType: one.entityType, entityUuid: one.entityUuid }}
                comment={one.comment}
                may={may}
                onResolved={onResolved}
              />
            </chakra.ol>
          </Box>
        ) : null,
      )}
    </Box>
  )
}
