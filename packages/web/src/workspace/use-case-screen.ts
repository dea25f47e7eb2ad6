import type { PageMode } from '@costdraft/schema/cases/stage.ts'
import { useState } from 'react'
import { READ_AFTER_CHANGES } from '../ui/read-after-changes.ts'
import { readError } from '../ui/read-error.ts'
import type { ScreenState } from '../ui/screen-answer.ts'
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
  const hasFailed = !whole.loading && whole.error !== undefined
  const isAnswered = !whole.loading && whole.error === undefined
  const isMissing = hasFailed && readError(whole.error).code === 'NOT_FOUND'
  // From the first failure until the next answer, so that the page stays as it is while the whole is asked for again.
  const [isAlone, setIsAlone] = useState(false)
  if (isAlone ? isAnswered : hasFailed) setIsAlone(!isAlone)
  const alone = useQuery(WorkspaceDocument, { ...options, variables: { uuid }, skip: !isAlone || isMissing })
  const known = (whole.data ?? alone.data ?? whole.previousData)?.case
  const state: ScreenState = hasFailed ? 'failed' : 'answered'
  return {
    record: isMissing || known?.uuid !== uuid ? undefined : known,
    error: isAlone && !isMissing ? alone.error : whole.error,
    isMissing,
    state: whole.loading ? 'asking' : state,
    refetch: whole.refetch,
  } as const
}
