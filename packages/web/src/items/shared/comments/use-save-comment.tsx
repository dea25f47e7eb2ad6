import { useApolloClient } from '@apollo/client/react'
import { useState, type ReactNode } from 'react'
import type { AnyControls } from '../../../ui/form/controls.ts'
import { SAYS_ALL } from '../../../ui/read-after-changes.ts'
import { saveWithConflict } from '../../../ui/save-with-conflict.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import type { Comment, Entity } from './comment.ts'
import { EditCommentDocument } from './comments.operations.ts'

const controls: AnyControls = { body: { label: 'Comment', as: 'text' } }

/**
 * Saves the text of a comment; its author may have it open in two windows. On a conflict asks whose text to keep.
 * `save` resolves to whether the editor can close.
 */
export function useSaveComment(
  entity: Entity,
  comment: Comment,
): { save: (body: string) => Promise<boolean>; confirmDialog: ReactNode } {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  // What was read when the editor was opened: the row may be read anew while someone writes.
  const [{ uuid, version }] = useState(comment)
  const save = async (body: string): Promise<boolean> => {
    const whose = await saveWithConflict({ ask, what: 'comment', controls, changes: { body } }, version, (current) =>
      client.mutate({
        mutation: EditCommentDocument,
        variables: { ...entity, uuid, body, version: current },
        context: SAYS_ALL,
      }),
    )
    if (whose === 'theirs')
      await client.refetchQueries({
        updateCache: (cache) =>
          cache.modify({
            id: cache.identify({ __typename: 'Comment', uuid }) ?? '',
            fields: { body: (_before, { INVALIDATE }) => INVALIDATE },
          }),
      })
    return whose !== undefined
  }
  return { save, confirmDialog }
}
