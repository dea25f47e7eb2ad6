import { useMutation } from '@apollo/client/react'
import type { Stage } from '@costdraft/costing'
import { stageWords } from '@costdraft/schema/stage-words.ts'
import { useState, type ReactNode } from 'react'
import { messages } from '../../ui/messages.ts'
import { toastError } from '../../ui/toast-error.ts'
import { useQuestion } from '../../ui/use-question.tsx'
import type { CaseRow } from './case-columns.tsx'
import { MoveCaseDocument } from './cases.operations.ts'

const answers = [
  { label: 'Cancel', value: 'cancel' },
  { label: 'Confirm', value: 'confirm', isMain: true },
] as const

interface Words {
  asks: string
  fails: string
}
/** What moving a case must know of it. */
export type Moved = Pick<CaseRow, 'uuid' | 'caseName' | 'stage'>
const wordsOf = ({ caseName }: Moved, to: Stage): Words => ({
  asks: `Move ${caseName} to ${stageWords[to].column}`,
  fails: `${caseName} could not be moved`,
})

/** Answers whether the case has moved. */
export type Move = (row: Moved, to: Stage, words?: Words) => Promise<boolean>

/**
 * The one way a case is moved: on the screen at once, and back with a toast of its name where the move is refused. Out of complete
 * only once the person has agreed. `said` is for those who do not see it move.
 */
export function useMoveCase(): { move: Move; asking: ReactNode; said: string } {
  const [send, { client }] = useMutation(MoveCaseDocument)
  const { ask, asking } = useQuestion()
  const [said, setSaid] = useState('')

  const agreed = async (title: string): Promise<boolean> => {
    // What opens while a menu is still closing counts as part of it, and would be closed with it.
    await new Promise(requestAnimationFrame)
    return (await ask({ title, text: messages.deletesOutputs, answers })) === 'confirm'
  }
  const renew = (uuid: string): void => {
    void client.refetchQueries({
      updateCache: (cache) => {
        cache.modify({ fields: { caseStages: (_before: unknown, { INVALIDATE }) => INVALIDATE } })
        // A case that is reopened has no documents any more.
        cache.modify({ id: `Case:${uuid}`, fields: { documents: (_before: unknown, { DELETE }) => DELETE } })
      },
    })
  }
  const move: Move = async (row, to, words = wordsOf(row, to)) => {
    const { uuid, caseName, stage } = row
    if (stage === to || (stage === 'complete' && !(await agreed(words.asks)))) return false
    const now = new Date().toISOString()
    try {
      await send({
        variables: { uuid, stage: to, idempotencyKey: crypto.randomUUID() },
        optimisticResponse: {
          moveCase: { __typename: 'Case', uuid, stage: to, stageSince: now, updatedAt: now, version: null },
        },
      })
      setSaid(`${caseName} moved to ${stageWords[to].column}`)
      return true
    } catch (error) {
      toastError(error, words.fails)
      return false
    } finally {
      renew(uuid)
    }
  }
  return { move, asking, said }
}
