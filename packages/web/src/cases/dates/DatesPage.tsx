import { Button, Flex, Text } from '@chakra-ui/react'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { useAddition } from '../../access/viewer.ts'
import { CaseChoicesDocument } from '../list/cases.operations.ts'
import { FirmFilter } from '../list/ChoiceFilters.tsx'
import { useCasesScope } from '../list/use-cases-scope.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isForbidden } from '../../ui/read-error.ts'
import { DateFilter } from '../../ui/table/DateFilter.tsx'
import { FilterMenu } from '../../ui/table/FilterMenu.tsx'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { ListState } from '../../ui/table/ListState.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { toggled } from '../../ui/table/toggled.ts'
import { useUrlQuery, type SetQuery } from '../../ui/table/use-url-query.ts'
import { UnavailablePage } from '../../ui/UnavailablePage.tsx'
import { useQuery } from '../../ui/use-query.ts'
import { formatDatesQuery, isDatesFiltered, noDatesFilter, parseDatesQuery, type DatesQuery } from './dates-query.ts'
import { CalendarLink } from './CalendarLink.tsx'
import { dateColumns, DatesTable } from './DatesTable.tsx'
import { PAGE, useDates } from './use-dates.ts'

const ABOUT =
  'What is due in your cases, by day. An own date rules over the computed one; what is done is left out. Each case has its dates behind the button Dates.'

/** The dates that run in the cases that the viewer may read. */
export const DatesPage = () => (useAddition('deadlines') ? <Dates /> : <UnavailablePage />)

interface FilterProps {
  query: DatesQuery
  change: SetQuery<DatesQuery>
}
/** The filters of the list: firms, who drafts the cases, the days, and whether what is done is listed as well. */
function Filters({ query, change }: FilterProps) {
  const { firms } = useCasesScope()
  const variables = { clients: query.firms.length > 0 ? query.firms : null }
  const { data, previousData } = useQuery(CaseChoicesDocument, { variables })
  const choices = (data ?? previousData)?.caseChoices
  const staff = (choices?.staff ?? []).map(({ uuid, name }) => ({ value: uuid, name }))
  return (
    <Flex gap="2" wrap="wrap" align="center" mb="4" _print={{ display: 'none' }}>
      <FirmFilter chosen={query} change={change} firms={firms} />
      {staff.length > 0 && (
        <FilterMenu
          label="Staff"
          options={staff}
          chosen={query.staff}
          toggle={(value) => change((now) => ({ staff: toggled(now.staff, value) }))}
        />
      )}
      <DateFilter
        key={`${query.from} ${query.to}`}
        label="Days"
        {...query}
        change={({ from, to }) => change({ from, to })}
      />
      <Checkbox name="With what is done" checked={query.done} change={(done) => change({ done })} />
      {isDatesFiltered(query) && (
        <Button variant="ghost" onClick={() => change(noDatesFilter)}>
          Clear filters
        </Button>
      )}
    </Flex>
  )
}

function Dates() {
  const { query, setQuery } = useUrlQuery(parseDatesQuery, formatDatesQuery)
  const { page, stale, state, more } = useDates(query)
  if (isForbidden(state.error)) return <ForbiddenPage />
  if (page === null) return <UnavailablePage />
  return (
    <>
      <PageHead title="Dates">
        <CalendarLink />
      </PageHead>
      <Text textStyle="sm" color="muted" mb="4" maxW="720px">
        {ABOUT}
      </Text>
      <Filters query={query} change={setQuery} />
      <ListState
        what="dates"
        state={state}
        skeleton={<TableSkeleton columns={dateColumns} name="Loading the dates" hasMenu={false} />}
      >
        {page &&
          (page.nodes.length > 0 ? (
            <>
              <DatesTable rows={page.nodes} stale={stale} />
              <ListFoot
                page={PAGE}
                shown={page.nodes.length}
                total={page.totalCount}
                hasMore={page.pageInfo.hasNextPage && !stale}
                more={more}
              />
            </>
          ) : (
            <EmptyState
              text={
                isDatesFiltered(query)
                  ? 'No date matches these filters.'
                  : 'No date runs. Enter from when dates run behind the button Dates of a case.'
              }
            />
          ))}
      </ListState>
    </>
  )
}
