import { Button } from '@chakra-ui/react'
import { toastError } from '../../ui/toast-error.ts'
import type { EditionRef } from '../rate-paths.ts'
import type { RateTable } from '../rate-table.ts'
import { downloadCsv } from './rate-csv.ts'

interface Props {
  firm: string
  table: RateTable
  edition?: EditionRef
}

/** Downloads the figures of an edition; without one, a sheet with all rows of the table. */
export const DownloadCsv = ({ firm, table, edition }: Props) => (
  <Button
    type="button"
    onClick={() => {
      downloadCsv(firm, table, edition).catch((error: unknown) =>
        toastError(error, 'The figures could not be downloaded'),
      )
    }}
  >
    Download CSV
  </Button>
)
