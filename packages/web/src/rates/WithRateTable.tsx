import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { NotFoundPage } from '../ui/NotFoundPage.tsx'
import { useSetRecordName } from '../navigation/record-name.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import type { RateFirm } from './firm/use-rate-firm.ts'
import { WithRateFirm } from './firm/WithRateFirm.tsx'
import { RATES } from './rate-paths.ts'
import type { RateTable } from './rate-table.ts'
import { RateTableDocument } from './rates.operations.ts'
import { useQuery } from '../ui/use-query.ts'

/**
 * A table of a firm with its editions; always from the server first, so that a form starts from the current version.
 */
function useRateTable(clientUuid: string, key: string) {
  const { data, error, refetch } = useQuery(RateTableDocument, {
    variables: { clientUuid, key },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  return { table: data?.rateTable ?? undefined, isMissing: data?.rateTable === null, error, refetch }
}

/** The table in view, the firm whose editions it has, and how to fetch it again. */
export interface TableInView {
  firm: RateFirm
  table: RateTable
  refetch: () => Promise<unknown>
}
interface Props {
  title: string
  children: (inView: TableInView) => ReactNode
}

/** A page about the table that the path names, of the firm in view, or why it cannot be shown. */
export function WithRateTable({ title, children }: Props) {
  const { key = '' } = useParams()
  return (
    <WithRateFirm title={title} addition="rates" base={RATES} placeholder={<FormSkeleton title="Figures" />}>
      {(firm) => (
        <LoadedTable key={`${firm.uuid} ${key}`} firm={firm} tableKey={key} title={title}>
          {children}
        </LoadedTable>
      )}
    </WithRateFirm>
  )
}

function LoadedTable({ firm, tableKey, title, children }: Props & { firm: RateFirm; tableKey: string }) {
  const { table, isMissing, error, refetch } = useRateTable(firm.uuid, tableKey)
  useSetRecordName(table?.name)
  if (table) return children({ firm, table, refetch })
  if (isMissing || (error && readError(error).code === 'NOT_FOUND')) return <NotFoundPage />
  return (
    <>
      <PageHead title={title} />
      {error ? (
        <EmptyState text={`The table could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      ) : (
        <FormSkeleton title="Figures" />
      )}
    </>
  )
}
