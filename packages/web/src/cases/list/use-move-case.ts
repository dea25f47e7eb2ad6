import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { useCallback, useState, type ReactNode } from 'react'
import { useOfferDocuments } from '../../outputs/use-offer-documents.ts'
import { ofParts } from '../../ui/screen-answer.ts'
import { toastError } from '../../ui/toast-error.ts'
import { useMoveFrom, type MovableCase } from '../moves/use-move-from.ts'
import { MoveCaseDocument } from './cases.operations.ts'

interface MoveTexts {
  /** Title of the confirmation. */
  title: string
  /** Message of the error toast. */
  failure: string
}
const textsOf = ({ caseName }: MovableCase, to: Stage): MoveTexts => ({
  title: `Move ${caseName} to ${stageLabels[to].column}`,
  failure: `${caseName} could not be moved`,
})

/** Resolves to the stage in which the case is afterwards, as far as it is known. */
export type Move = (row: MovableCase, to: Stage, texts?: MoveTexts) => Promise<Stage>

/** Loads what a move changes beside the case itself. */
const refreshAfterMove = (client: ApolloClient, uuid: string): void => {
  void client.refetchQueries({
    onQueryUpdated: ofParts,
    updateCache: (cache) => {
      cache.modify({ fields: { caseStages: (_previous: unknown, { INVALIDATE }) => INVALIDATE } })
      // Reopening a case deletes its documents.
      cache.modify({ id: `Case:${uuid}`, fields: { documents: (_previous: unknown, { DELETE }) => DELETE } })
    },
  })
}

/**
 * Moves a case from the stage that the page shows to another, with an optimistic update; a failure is rolled back and
 * shown as a toast. Moving a complete case asks for confirmation first; one that is completed is offered its documents.
 * `move` stays the same. `announcement` is text for screen readers.
 */
export function useMoveCase(): { move: Move; confirmDialog: ReactNode; announcement: string } {
  // Not `useMutation`: its state would render the whole list again, twice for every move.
  const client = useApolloClient()
  const { moveFrom, confirmDialog } = useMoveFrom()
  const offerDocuments = useOfferDocuments()
  const [announcement, setAnnouncement] = useState('')
  const move = useCallback<Move>(
    async (row, to, texts = textsOf(row, to)) => {
      const { uuid, caseName, stage } = row
      if (stage === to) return stage
      try {
        const present = await moveFrom({
          record: row,
          to,
          ...texts,
          showsAtOnce: true,
          send: (variables) => {
            const now = new Date().toISOString()
            return client.mutate({
              mutation: MoveCaseDocument,
              variables: { ...variables, stage: to },
              optimisticResponse: {
                moveCase: { __typename: 'Case', uuid, stage: to, stageSince: now, updatedAt: now, version: null },
              },
            })
          },
        })
        if (present === to) setAnnouncement(`${caseName} moved to ${stageLabels[to].column}`)
        if (present === to && to === 'complete') offerDocuments(row)
        return present
      } catch (error) {
        toastError(error, texts.failure)
        return stage
      } finally {
        refreshAfterMove(client, uuid)
      }
    },
    [client, moveFrom, offerDocuments],
  )
  return { move, confirmDialog, announcement }
}
