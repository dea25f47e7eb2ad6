import { useApolloClient } from '@apollo/client/react'
import type { LedgerUndone } from '@costdraft/schema/ledger/ledger-import.ts'
import { useCallback, useEffect, useState } from 'react'
import { restoreLostFocus } from '../../ui/overlay/focus-trail.ts'
import { readError } from '../../ui/read-error.ts'
import { undoImport } from './import-requests.ts'
import { caseMayHaveChanged } from '../../apollo/case-changes-link.ts'

/** Undoes an import of a case; what the screen shows of it is asked for anew. @throws FileRequestError */
export function useUndo(caseUuid: string): (uuid: string) => Promise<LedgerUndone> {
  const client = useApolloClient()
  return useCallback(
    // One that is refused may have been undone by someone else.
    (uuid) => undoImport(caseUuid, uuid).finally(() => caseMayHaveChanged(client, caseUuid)),
    [client, caseUuid],
  )
}

interface Undoing {
  isUndoing: boolean
  undone: LedgerUndone | undefined
  problem: string | undefined
}
const nothing: Undoing = { isUndoing: false, undone: undefined, problem: undefined }

/** Undoes an import where it is shown; `undone` says what came of it. Null or undefined is none. */
export function useUndoImport(caseUuid: string, uuid: string | null | undefined) {
  const undo = useUndo(caseUuid)
  const [state, setState] = useState(nothing)
  // The button that undoes is gone then.
  useEffect(() => {
    if (state.undone) restoreLostFocus()
  }, [state.undone])
  const { isUndoing, undone } = state
  const mayUndo = Boolean(uuid) && !isUndoing && !undone
  const run = async (): Promise<void> => {
    if (!uuid || !mayUndo) return
    setState({ ...nothing, isUndoing: true })
    try {
      setState({ ...nothing, undone: await undo(uuid) })
    } catch (error) {
      console.error(error)
      setState({ ...nothing, problem: readError(error).message })
    }
  }
  return { ...state, mayUndo, undo: run }
}
export type UndoImport = ReturnType<typeof useUndoImport>
