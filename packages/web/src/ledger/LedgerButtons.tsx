import { Button } from '@chakra-ui/react'
import { useAddition } from '../access/viewer.ts'
import type { Option } from '../ui/form/controls.ts'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { ImportLedger } from './ImportLedger.tsx'
import { downloadEstimated } from './ledger-requests.ts'
import { UploadLedger } from './UploadLedger.tsx'

interface Props {
  caseUuid: string
  isEmpty: boolean
  /** The fee earners of the firm, for the names in a ledger. */
  feeEarners: readonly Option[]
}

/**
 * The ledger buttons of the time recordings: import a ledger, on a host without the import by its upload alone, and
 * download the rows with an estimated time for correction.
 */
export function LedgerButtons({ caseUuid, isEmpty, feeEarners }: Props) {
  const isImported = useAddition('ledger_import')
  return (
    <>
      {!isEmpty && (
        <Button
          onClick={() => {
            downloadEstimated(caseUuid).catch((error: unknown) => toastError(error, messages.failedToDownloadTime))
          }}
        >
          Download estimated
        </Button>
      )}
      {isImported ? <ImportLedger caseUuid={caseUuid} feeEarners={feeEarners} /> : <UploadLedger caseUuid={caseUuid} />}
    </>
  )
}
