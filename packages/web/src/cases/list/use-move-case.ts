import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/stage-labels.ts'
import { useCallback, useState, type ReactNode } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { lostDocuments } from '../lost-documents.ts'
import type { CaseRow } from './case-columns.tsx'
import { MoveCaseDocument } from './cases.operations.ts'

const answers = [
  { label: 'Cancel', value: 'cancel' },
  { label: 'Confirm', value: 'confirm', isMain: true },
] as const

interface MoveTexts {
  /** Title of the confirmation. */
  title: string
  /** Message of the error toast. */
  failure: string
}
/** The properties of a case that moving it needs. */
export type MovableCase = Pick<CaseRow, 'uuid' | 'caseName' | 'stage'>
const textsOf = ({ caseName }: MovableCase, to: Stage): MoveTexts => ({
  title: `Move ${caseName} to ${stageLabels[to].column}`,
  failure: `${caseName} could not be moved`,
})

/** Resolves to whether the case was moved. */
export type Move = (row: MovableCase, to: Stage, texts?: MoveTexts) => Promise<boolean>

/** Loads what a move changes beside the case itself. */
const refreshAfterMove = (client: ApolloClient, uuid: string): void => {
  void client.refetchQueries({
    updateCache: (cache) => {
      cache.modify({ fields: { caseStages: (_previous: unknown, { INVALIDATE }) => INVALIDATE } })
      // Reopening a case deletes its documents.
      cache.modify({ id: `Case:${uuid}`, fields: { documents: (_previous: unknown, { DELETE }) => DELETE } })
    },
  })
}

/**
 * Moves a case to another stage with an optimistic update; a failure is rolled back and shown as a toast. Moving a
 * complete case asks for confirmation first. `move` stays the same. `announcement` is text for screen readers.
 */
export function useMoveCase(): { move: Move; confirmDialog: ReactNode; announcement: string } {
  // Not `useMutation`: its state would render the whole list again, twice for every move.
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const [announcement, setAnnouncement] = useState('')
  const move = useCallback<Move>(
    async (row, to, texts = textsOf(row, to)) => {
      const { uuid, caseName, stage } = row
      const confirmReopening = async (): Promise<boolean> => {
        // Waits a frame: a dialog opened while a menu closes would be closed with it.
        const [text] = await Promise.all([lostDocuments(client, uuid), new Promise(requestAnimationFrame)])
        return (await ask({ title: texts.title, text, answers })) === 'confirm'
      }
      if (stage === to || (stage === 'complete' && !(await confirmReopening()))) return false
      const now = new Date().toISOString()
      try {
        await client.mutate({
          mutation: MoveCaseDocument,
          variables: { uuid, stage: to, idempotencyKey: crypto.randomUUID() },
          optimisticResponse: {
            moveCase: { __typename: 'Case', uuid, stage: to, stageSince: now, updatedAt: now, version: null },
          },
        })
        setAnnouncement(`${caseName} moved to ${stageLabels[to].column}`)
        return true
      } catch (error) {
        toastError(error, texts.failure)
        return false
      } finally {
        refreshAfterMove(client, uuid)
      }
    },
    [client, ask],
  )
  return { move, confirmDialog, announcement }
}
