import { Box, NativeSelect, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { commentTargets, type CommentTarget } from './comment-targets.ts'
import { useReadRowsAgain } from './use-read-rows-again.ts'
import { useMutation } from '@apollo/client/react'
import { useItemDraftKeys } from '../../../drafts/draft-scope.ts'
import { NewBody } from '../../../ui/composer/NewBody.tsx'
import { AddCommentDocument } from './comments.operations.ts'
import type { Entity } from './comment.ts'
import { commentRules } from './comment-rules.ts'
import { SAYS_ALL } from '../../../ui/read-after-changes.ts'

/** Form that adds a comment to an item, or to a row that is part of it. */
function NewComment({ entity, onAdded }: { entity: Entity; onAdded?: (() => void) | undefined }) {
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

interface Props {
  tab: AnyTab
  caseUuid: string
  row: AnyRow
}

/** Chooses what a new comment is on. */
function TargetChoice({
  targets,
  chosen,
  choose,
}: {
  targets: readonly CommentTarget[]
  chosen: string
  choose: (uuid: string) => void
}) {
  const id = useId()
  return (
    <Box mb="3">
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500" display="block" mb="1">
        Comment on
      </chakra.label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
          {targets.map(({ entity, name }) => (
            <option key={entity.entityUuid} value={entity.entityUuid}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Box>
  )
}

/** Adds a comment to an item, or to one of the rows that are part of it, where it has any. */
export function NewCommentOn({ tab, caseUuid, row }: Props) {
  const targets = commentTargets(tab, caseUuid, row)
  const [wanted, setWanted] = useState(row.uuid)
  const readRowsAgain = useReadRowsAgain(tab, caseUuid)
  // A row that was removed meanwhile is none to comment on.
  const target = targets.find(({ entity }) => entity.entityUuid === wanted) ?? targets[0]
  if (!target) return null
  const { entity } = target
  const isPart = entity.entityUuid !== row.uuid
  return (
    <>
      {targets.length > 1 && <TargetChoice targets={targets} chosen={entity.entityUuid} choose={setWanted} />}
      <NewComment key={entity.entityUuid} entity={entity} onAdded={isPart ? readRowsAgain : undefined} />
    </>
  )
}
