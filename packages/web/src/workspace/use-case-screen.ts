import type { PageMode } from '@costdraft/schema/cases/stage.ts'
import { useState } from 'react'
import { READ_AFTER_CHANGES } from '../ui/read-after-changes.ts'
import { readError } from '../ui/read-error.ts'
import { useScreenState, type ScreenState } from '../ui/screen-answer.ts'
import { useQuery } from '../ui/use-query.ts'
import { CaseScreenDocument, WorkspaceDocument } from './workspace.operations.ts'

const options = {
  fetchPolicy: 'cache-and-network',
  notifyOnNetworkStatusChange: true,
  context: READ_AFTER_CHANGES,
} as const

/**
 * Asks one question for all that a case page shows beside the rows of its open tab. Where it cannot be answered as a
 * whole, the record is asked for alone, and each part for itself (`usePartQuery`).
 */
export function useCaseScreen(uuid: string, mode: PageMode, costsShown: boolean) {
  // Costs that are shown later are asked for by their panel: the page stays as it is meanwhile.
  const [costs] = useState(costsShown)
  const whole = useQuery(CaseScreenDocument, {
    ...options,
    variables: { uuid, edits: mode === 'edit', costs },
  })
  const state = useScreenState({ loading: whole.loading, hasFailed: whole.error !== undefined })
  const isMissing = state === 'failed' && whole.error !== undefined && readError(whole.error).code === 'NOT_FOUND'
  const isAlone = useIsAlone(state) && !isMissing
  const alone = useQuery(WorkspaceDocument, { ...options, variables: { uuid }, skip: !isAlone })
  const known = (whole.data ?? alone.data ?? whole.previousData)?.case
  return {
    record: isMissing || known?.uuid !== uuid ? undefined : known,
    error: isAlone ? alone.error : whole.error,
    isMissing,
    state,
    refetch: whole.refetch,
  } as const
}

/**
 * Whether the record is asked for alone: from a failure until the next answer, so that the page stays as it is while
 * the whole is asked for again.
 */
function useIsAlone(state: ScreenState): boolean {
  const [isAlone, setIsAlone] = useState(false)
  const isNow = state === 'asking' ? isAlone : state === 'failed'
  if (isNow !== isAlone) setIsAlone(isNow)
  return isNow
}
