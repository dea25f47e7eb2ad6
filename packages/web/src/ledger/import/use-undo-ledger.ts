import { useApolloClient } from '@apollo/client/react'
import type { LedgerUndone } from '@costdraft/schema/ledger/ledger-import.ts'
import { useCallback } from 'react'
import { caseMayHaveChanged } from '../../apollo/case-changes-link.ts'
import { ledgerRequests } from './import-requests.ts'

/** Undoes an import of a case; what the screen shows of it is asked for anew. @throws FileRequestError */
export function useUndoLedger(caseUuid: string): (uuid: string) => Promise<LedgerUndone> {
  const client = useApolloClient()
  return useCallback(
    // One that is refused may have been undone by someone else.
    (uuid) =>
      ledgerRequests(caseUuid)
        .undo(uuid)
        .finally(() => caseMayHaveChanged(client, caseUuid)),
    [client, caseUuid],
  )
}
