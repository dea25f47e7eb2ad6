import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { Stage } from '@costdraft/costing'
import { isStage } from '@costdraft/schema/cases/stage-move.ts'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { useCallback, type ReactNode } from 'react'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { lostDocuments } from '../lost-documents.ts'
import { presentCaseOf, showPresent, type PresentCase } from './present-case.ts'

/** The properties of a case that moving it needs; `stage` is the one that the page shows. */
export interface MovableCase {
  uuid: string
  caseName: string
  stage: Stage
}

/** What every operation that moves a case takes. `from` is null for a word of the host that is no stage of ours. */
interface MoveVariables {
  uuid: string
  from: Stage | null
  idempotencyKey: string
}

export interface Move {
  record: MovableCase
  to: Stage
  /** Title of the question that is asked before a complete case is moved. */
  title: string
  /** Title of the message that the case was moved meanwhile. */
  failure: string
  send: (variables: MoveVariables) => Promise<unknown>
  /** What else that message says. */
  more?: string | undefined
  /**
   * Whether a case that was completed meanwhile is shown as such before the question about it is answered. Not where
   * the question would go with what a complete case does not allow.
   */
  showsAtOnce?: boolean
}

/**
 * Moves a case from the stage that the page shows. Where it is in another stage by now, that is shown and said, and the
 * case stays there; if it was completed meanwhile, what is asked before any complete case is moved is asked first.
 * Resolves to the stage in which the case is afterwards. Throws what else the server refuses.
 */
export type MoveFrom = (move: Move) => Promise<Stage>

const answers = [
  { label: 'Cancel', value: 'cancel' },
  { label: 'Confirm', value: 'confirm', isMain: true },
] as const

/** Title of the question about a case that others have completed meanwhile. */
export const completedMeanwhile = (caseName: string, to: Stage): string =>
  `${caseName} was completed meanwhile. Move it to ${stageLabels[to].column}?`

interface Context {
  client: ApolloClient
  /** Asks the specified question before a case leaves complete. */
  confirmLeaving: (uuid: string, title: string) => Promise<boolean>
}

async function moveFrom(context: Context, move: Move): Promise<Stage> {
  const { record, to, title, send } = move
  const { uuid, stage } = record
  if (stage === 'complete' && to !== stage && !(await context.confirmLeaving(uuid, title))) return stage
  try {
    await send({ uuid, from: isStage(stage) ? stage : null, idempotencyKey: crypto.randomUUID() })
    return to
  } catch (error) {
    const present = presentCaseOf(error)
    if (!present) throw error
    console.error(error)
    return present.stage === 'complete' ? leaveCompleted(context, move, present) : stayWhereItIs(context, move, present)
  }
}

/** Shows and says where the case is by now. */
function stayWhereItIs({ client }: Context, { record, failure, more }: Move, present: PresentCase): Stage {
  showPresent(client, record.uuid, present)
  toaster.create({ type: 'error', title: failure, description: [present.message, more].filter(Boolean).join(' ') })
  return present.stage
}

/** The case was completed meanwhile, so that moving it would delete its documents: asks before it does. */
async function leaveCompleted(context: Context, move: Move, present: PresentCase): Promise<Stage> {
  const { record, to, showsAtOnce = false } = move
  const { uuid, caseName } = record
  const show = (): void => showPresent(context.client, uuid, present)
  if (showsAtOnce) show()
  const stage = await moveFrom(context, {
    ...move,
    record: { ...record, stage: present.stage },
    title: completedMeanwhile(caseName, to),
  }).catch((error: unknown) => {
    show()
    throw error
  })
  if (stage === present.stage) show()
  return stage
}

/** Moves cases; see `MoveFrom`. `confirmLeaving` asks the specified question before a case leaves complete. */
export function useMoveFrom(): Pick<Context, 'confirmLeaving'> & { moveFrom: MoveFrom; confirmDialog: ReactNode } {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const confirmLeaving = useCallback<Context['confirmLeaving']>(
    async (uuid, title) => {
      // Waits a frame: a dialog opened while a menu closes would be closed with it.
      const [text] = await Promise.all([lostDocuments(client, uuid), new Promise(requestAnimationFrame)])
      return (await ask({ title, text, answers })) === 'confirm'
    },
    [client, ask],
  )
  const move = useCallback<MoveFrom>((one) => moveFrom({ client, confirmLeaving }, one), [client, confirmLeaving])
  return { moveFrom: move, confirmLeaving, confirmDialog }
}
