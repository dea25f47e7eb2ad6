import { useMutation } from '@apollo/client/react'
import type { Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/stage-labels.ts'
import { useState, type ReactNode } from 'react'
import { messages } from '../../ui/messages.ts'
import { toastError } from '../../ui/toast-error.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
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

/**
 * Moves a case to another stage with an optimistic update; a failure is rolled back and shown as a toast. Moving a complete case
 * asks for confirmation first. `announcement` is text for screen readers.
 */
export function useMoveCase(): { move: Move; confirmDialog: ReactNode; announcement: string } {
  const [send, { client }] = useMutation(MoveCaseDocument)
  const { ask, confirmDialog } = useConfirm()
  const [announcement, setAnnouncement] = useState('')

  const confirmReopening = async (title: string): Promise<boolean> => {
    // Waits a frame: a dialog opened while a menu closes would be closed with it.
    await new Promise(requestAnimationFrame)
    return (await ask({ title, text: messages.deletesOutputs, answers })) === 'confirm'
  }
  const refresh = (uuid: string): void => {
    void client.refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { caseStages: (_previous: unknown, { INVALIDATE }) => INVALIDATE } })
        // Reopening a case deletes its documents.
        cache.modify({ id: `Case:${uuid}`, fields: { documents: (_previous: unknown, { DELETE }) => DELETE } })
      },
    })
  }
  const move: Move = async (row, to, texts = textsOf(row, to)) => {
    const { uuid, caseName, stage } = row
    if (stage === to || (stage === 'complete' && !(await confirmReopening(texts.title)))) return false
    const now = new Date().toISOString()
    try {
      await send({
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
      refresh(uuid)
    }
  }
  return { move, confirmDialog, announcement }
}
