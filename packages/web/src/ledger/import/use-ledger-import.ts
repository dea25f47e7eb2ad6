import { useApolloClient } from '@apollo/client/react'
import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerImported, LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { readsAtOnce } from '@costdraft/schema/ledger/reads-at-once.ts'
import { useMemo } from 'react'
import { caseChanged, caseMayHaveChanged } from '../../apollo/case-changes-link.ts'
import { useSheetImport, type SheetImport, type SheetImporter } from '../../sheet-import/use-sheet-import.ts'
import { messages } from '../../ui/messages.ts'
import { onEverySheet } from './choices.ts'
import { ledgerRequests, uploadAtOnce } from './import-requests.ts'

export type LedgerImport = SheetImport<LedgerChoices, LedgerPreview, LedgerImported>

/** One import of a ledger into a case, from the choice of the file to its outcome. */
export function useLedgerImport(caseUuid: string): LedgerImport {
  const client = useApolloClient()
  const importer = useMemo((): SheetImporter<LedgerChoices, LedgerPreview, LedgerImported> => {
    const { preview, store } = ledgerRequests(caseUuid)
    return {
      ...{ preview, store, choices: {}, kept: onEverySheet, notASheet: messages.notALedger },
      onStored: (imported) => {
        if (!imported) caseMayHaveChanged(client, caseUuid)
        else if (imported.added + imported.updated > 0) caseChanged(client, caseUuid)
      },
      atOnce: { isFor: readsAtOnce, send: (file, transfer) => uploadAtOnce(caseUuid, file, transfer) },
    }
  }, [client, caseUuid])
  return useSheetImport(importer)
}
