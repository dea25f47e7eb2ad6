import { Box, Button, Flex, Grid, Heading } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { EmptyState } from '../ui/EmptyState.tsx'
import { formatIsoDate, isoToday } from '../formats/dates.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { DownloadCsv } from './csv/DownloadCsv.tsx'
import { EditionFigures } from './EditionFigures.tsx'
import { EditionList } from './EditionList.tsx'
import { addEditionPath, editEditionPath } from './rate-paths.ts'
import { editionInForce, type RateEdition } from './rate-table.ts'
import { TableHeading } from './TableHeading.tsx'
import { useRemoveEdition } from './use-remove-edition.tsx'
import { WithRateTable, type TableInView } from './WithRateTable.tsx'

/** One table of a firm's rates, with all its editions. */
export const RateTablePage = () => <WithRateTable title="Table">{(inView) => <TableView {...inView} />}</WithRateTable>

/** The edition that the URL names; without one, or where it is gone, the one in force today, else the newest. */
function chosenEdition(editions: readonly RateEdition[], params: URLSearchParams, inForce: RateEdition | undefined) {
  const uuid = params.get('edition')
  const from = params.get('from')
  const named = editions.find((one) => (one.uuid === null ? one.effectiveFrom === from : one.uuid === uuid))
  return named ?? inForce ?? editions[0]
}

function TableView(inView: TableInView) {
  const { firm, table } = inView
  const [params] = useSearchParams()
  const inForce = editionInForce(table.editions, isoToday())
  const chosen = chosenEdition(table.editions, params, inForce)
  return (
    <>
      <PageHead title={table.name}>
        {!chosen && <DownloadCsv firm={firm.uuid} table={table} />}
        <Button variant="solid" asChild>
          <Link to={addEditionPath(table.key, firm.uuid)}>
            <Plus aria-hidden />
            New edition
          </Link>
        </Button>
      </PageHead>
      <TableHeading table={table} firm={firm.name} />
      {chosen ? (
        <Grid templateColumns={{ base: '1fr', lg: '256px minmax(0, 1fr)' }} columnGap="8" rowGap="5">
          <EditionList editions={table.editions} chosen={chosen} inForce={inForce} />
          <ChosenEdition {...inView} edition={chosen} />
        </Grid>
      ) : (
        <EmptyState text="No figure of this table is held, so what it would price is not priced. Enter the figures that you have as a new edition." />
      )}
    </>
  )
}

/** The chosen edition with what can be done with it. */
function ChosenEdition({ firm, table, refetch, edition }: TableInView & { edition: RateEdition }) {
  const { remove, removeDialog } = useRemoveEdition({ firm, table, refetch })
  const { uuid, provisional, effectiveFrom } = edition
  return (
    <Box as="section" aria-labelledby="rate-edition" minW="0">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2" minH="8">
        <Heading as="h2" id="rate-edition" textStyle="lg">
          {`From ${formatIsoDate(effectiveFrom)}`}
        </Heading>
        <Flex gap="2" wrap="wrap">
          <DownloadCsv firm={firm.uuid} table={table} edition={edition} />
          {provisional && (
            <Button asChild>
              <Link to={addEditionPath(table.key, firm.uuid, edition)}>Confirm…</Link>
            </Button>
          )}
          {uuid !== null && (
            <>
              <Button onClick={() => remove(edition)}>Remove…</Button>
              <Button asChild>
                <Link to={editEditionPath(table.key, firm.uuid, uuid)}>Edit</Link>
              </Button>
            </>
          )}
        </Flex>
      </Flex>
      <EditionFigures table={table} edition={edition} />
      {removeDialog}
    </Box>
  )
}
