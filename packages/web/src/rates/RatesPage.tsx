import { Button, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { AuditLink } from '../administration-audit/AuditLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx'
import { FirmSelect } from './firm/FirmSelect.tsx'
import type { RateFirm } from './firm/use-rate-firm.ts'
import { WithRateFirm } from './firm/WithRateFirm.tsx'
import { RATES } from './rate-paths.ts'
import { RateTablesDocument } from './rates.operations.ts'
import { RateTableList } from './RateTableList.tsx'
import { useQuery } from '../ui/use-query.ts'

const skeleton = (
  <TableSkeleton
    name="Loading the tables"
    hasMenu={false}
    columns={[
      { head: 'Table', cell: () => null },
      { head: 'Today', width: '128px', cell: () => null },
    ]}
  />
)

/** The tables from which the cases of a firm are priced. */
export const RatesPage = () => (
  <WithRateFirm title="Rates" addition="rates" base={RATES} placeholder={skeleton}>
    {(firm, firms) => <FirmRates key={firm.uuid} firm={firm} firms={firms} />}
  </WithRateFirm>
)

function FirmRates({ firm, firms }: { firm: RateFirm; firms: readonly { uuid: string; name: string }[] }) {
  const { isAdmin } = useViewer()
  const { data, error, refetch } = useQuery(RateTablesDocument, {
    variables: { clientUuid: firm.uuid },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const tables = data?.rateTables
  return (
    <>
      <PageHead title="Rates">
        <AuditLink mayRead={firm.readsAudit} filter={{ clients: [firm.uuid], kinds: ['rate_edition'] }} />
        {isAdmin && (
          <Button asChild>
            <Link to={RATES}>Choose another client</Link>
          </Button>
        )}
      </PageHead>
      {firms.length > 1 && <FirmSelect firms={firms} chosen={firm.uuid} base={RATES} />}
      <Text textStyle="sm" color="muted" mb="4" maxW="720px">
        {`The cases of ${firm.name} are priced from these tables. Each figure is that of the edition in force on the day that governs it, such as the date of issue or of a hearing. An edition that the firm records itself takes the place of the statute’s from its first day on.`}
      </Text>
      {tables && <RateTableList tables={tables} firm={firm.uuid} />}
      {!tables && error && (
        <EmptyState text={`The tables could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
      {!tables && !error && skeleton}
    </>
  )
}
