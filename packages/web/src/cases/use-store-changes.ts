import { useApolloClient } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { useRef, type ReactNode, type RefObject } from 'react'
import { screensOf } from '../areas/index.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import type { AnyControls } from '../ui/form/controls.ts'
import { readError } from '../ui/read-error.ts'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { changesOf, draftOf, inputOf } from './case-changes.ts'
import { askWhoseToKeep } from './case-conflict.tsx'
import type { CaseValue } from './case-form.ts'
import { operationsOf } from './case-operations.ts'
import { presentCaseOf, type PresentCase } from './moves/present-case.ts'

/**
 * What became of the changes of a form: stored, dropped for those of someone else, or undefined where the person went
 * back to the form. The case as it is now where it was completed meanwhile, so that nothing of it could be changed.
 */
export type StoreOutcome = 'stored' | 'theirs' | PresentCase | undefined

interface StoreChanges {
  /**
   * Sends the fields that differ from the stored case; nothing where none does. Throws what the server refuses, after a
   * toast. `newest` is the case as the page has it now.
   */
  store: (details: CaseValue, newest?: CaseRecord) => Promise<StoreOutcome>
  /** The case as it was stored last. */
  base: RefObject<CaseRecord>
  ask: ReturnType<typeof useConfirm>['ask']
  confirmDialog: ReactNode
}

/**
 * Stores the changed fields of a case; asks whose to keep where someone else changed it meanwhile. `loaded` is the case
 * that the form started with, `latest` the same case as the page has it now: a version that differs in no field of the
 * form is no conflict.
 */
export function useStoreChanges(loaded: CaseRecord, controls: AnyControls, latest: CaseRecord = loaded): StoreChanges {
  const { ask, confirmDialog } = useConfirm()
  const { mutate } = useApolloClient()
  const { area, fields } = screensOf(loaded.areaOfWork)
  const base = useRef(loaded)

  /**
   * Sends the changes; on a conflict asks whose to keep and, for one's own, sends them again with the current version.
   */
  const send = async (changes: Draft, version: string | null): Promise<StoreOutcome> => {
    const operations = operationsOf(area.name)
    if (!operations) return undefined
    try {
      const variables = { uuid: loaded.uuid, input: inputOf(area, changes), version }
      const { data } = await mutate({ mutation: operations.edit, variables })
      if (data) base.current = data.case
      return 'stored'
    } catch (error) {
      const present = presentCaseOf(error)
      if (present?.stage === 'complete' && base.current.stage !== 'complete') return present
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) throw error
      const whose = await askWhoseToKeep(ask, area, controls, {
        base: draftOf(fields, base.current),
        changes,
        current,
      })
      return whose === 'mine' ? send(changes, String(current.version)) : whose
    }
  }

  const store = async (details: CaseValue, newest = latest): Promise<StoreOutcome> => {
    if (newest !== loaded && Object.keys(changesOf(fields, base.current, draftOf(fields, newest))).length === 0)
      base.current = newest
    const changes = changesOf(fields, base.current, details)
    return Object.keys(changes).length > 0 ? send(changes, base.current.version).catch(toastAndRethrow()) : 'stored'
  }
  return { store, base, ask, confirmDialog }
}
