import { useApolloClient } from '@apollo/client/react'
import type { Stage } from '@costdraft/costing'
import { movedMeanwhile } from '@costdraft/schema/cases/stage-move.ts'
import type { ReactNode } from 'react'
import type { CaseRecord } from '../../areas/area-screens.ts'
import { screensOf } from '../../areas/index.ts'
import type { AnyControls } from '../../ui/form/controls.ts'
import { FormProblems } from '../../ui/read-error.ts'
import { toastAndRethrow } from '../../ui/toast-and-rethrow.ts'
import { changesOf } from '../case-changes.ts'
import type { CaseValue } from '../case-form.ts'
import { CaseDetailsDocument } from '../case.operations.ts'
import { useStoreChanges, type StoreOutcome } from '../use-store-changes.ts'
import { showPresent, type PresentCase } from './present-case.ts'
import { completedMeanwhile, useMoveFrom, type Move } from './use-move-from.ts'

/** A move that a form asks for beside its changes. */
export interface FormMove extends Pick<Move, 'to' | 'title' | 'failure' | 'send'> {
  /** What to do about an error, other than that the case was moved meanwhile. It may throw. */
  onError: (error: unknown) => void
}

/**
 * What became of a form: saved, outdated where the page has to show what others did, or undefined where the person went
 * back to the form.
 */
type SaveOutcome = 'saved' | 'outdated' | undefined

interface SaveAndMove {
  save: (details: CaseValue | undefined, move: FormMove | undefined) => Promise<SaveOutcome>
  /** Whether the values of the form differ from the stored case. */
  isChanged: (details: CaseValue | undefined) => boolean
  confirmDialog: ReactNode
}

const isPresent = (stored: StoreOutcome): stored is PresentCase => typeof stored === 'object'
const outcomeOf = (stored: Exclude<StoreOutcome, PresentCase>): SaveOutcome =>
  stored === 'theirs' ? 'outdated' : stored && 'saved'

/** Nothing of a complete case can be changed: the form keeps what was typed. */
function refuseChanges({ stage }: PresentCase): never {
  const message = movedMeanwhile(stage)
  const problems = [{ path: 'stage', message }]
  return toastAndRethrow()(
    new FormProblems(`${message} Your changes are not saved; they are kept on this device.`, problems),
  )
}

/**
 * Saves the changes of a form of a case, then moves the case from the stage that the form was opened with. A case that
 * was completed meanwhile takes no changes: it is moved first, after the specified question. `loaded` and `latest` are
 * those of `useStoreChanges`.
 */
export function useSaveAndMove(loaded: CaseRecord, controls: AnyControls, latest?: CaseRecord): SaveAndMove {
  const client = useApolloClient()
  const { store, base, confirmDialog: conflict } = useStoreChanges(loaded, controls, latest)
  const { moveFrom, confirmDialog: leaving } = useMoveFrom()
  const { uuid } = loaded
  const { fields } = screensOf(loaded.areaOfWork)

  const isChanged = (details: CaseValue | undefined): boolean =>
    details !== undefined && Object.keys(changesOf(fields, base.current, details)).length > 0

  /** Resolves to the stage in which the case is afterwards; to `stage` where it could not be moved. */
  const move = ({ onError, ...wanted }: FormMove, stage: Stage, change: Partial<Move> = {}): Promise<Stage> =>
    moveFrom({ record: { uuid, caseName: base.current.caseName, stage }, ...wanted, ...change }).catch(
      (error: unknown) => {
        onError(error)
        return stage
      },
    )

  const saveCompleted = async (
    details: CaseValue,
    wanted: FormMove | undefined,
    present: PresentCase,
  ): Promise<SaveOutcome> => {
    const title = wanted && completedMeanwhile(base.current.caseName, wanted.to)
    const stage = wanted && title ? await move(wanted, present.stage, { title }) : present.stage
    if (!wanted || stage === present.stage) {
      showPresent(client, uuid, present)
      return refuseChanges(present)
    }
    if (stage !== wanted.to) return undefined
    const { data } = await client.query({
      query: CaseDetailsDocument,
      variables: { uuid },
      fetchPolicy: 'network-only',
    })
    const stored = await store(details, data?.case)
    return isPresent(stored) ? refuseChanges(stored) : outcomeOf(stored)
  }

  const save: SaveAndMove['save'] = async (details, wanted) => {
    const isStored = isChanged(details)
    const stored = details ? await store(details) : 'stored'
    if (isPresent(stored)) return details && saveCompleted(details, wanted, stored)
    if (stored !== 'stored' || !wanted) return outcomeOf(stored)
    const more = isStored ? 'What else you changed is saved.' : undefined
    // The form of a case in a stage of the host's own is not shown.
    const stage = loaded.stage === null ? null : await move(wanted, loaded.stage, { more })
    if (stage === wanted.to) return 'saved'
    // In its stage still, it was not to be moved after all: the form stays as it is, unless a part of it is stored.
    return stage === loaded.stage && !isStored ? undefined : 'outdated'
  }
  const confirmDialog = (
    <>
      {conflict}
      {leaving}
    </>
  )
  return { save, isChanged, confirmDialog }
}
