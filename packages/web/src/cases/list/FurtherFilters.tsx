import { Flex } from '@chakra-ui/react'
import { DateFilter } from '../../ui/table/DateFilter.tsx'
import type { SetQuery } from '../../ui/table/use-url-query.ts'
import type { CaseListQuery } from './case-list-query.ts'
import { AreaFilter, PeopleFilters } from './ChoiceFilters.tsx'

interface Props {
  query: CaseListQuery
  setQuery: SetQuery<CaseListQuery>
  /** The stages of the page, where it fixes them; the area then stands among the first filters. */
  onlyStages: readonly CaseListQuery['stages'][number][] | undefined
}

/** The filters behind the button Filter. People and types are those of the cases that the page can list. */
export const FurtherFilters = ({ query, setQuery, onlyStages }: Props) => (
  <Flex role="group" aria-label="Further filters" id="further-filters" gap="2" mb="3" align="center" wrap="wrap">
    {!onlyStages && <AreaFilter chosen={query} change={setQuery} />}
    <PeopleFilters chosen={query} change={setQuery} within={onlyStages} />
    <DateFilter
      label="Last update"
      {...(query.from && { from: query.from })}
      {...(query.to && { to: query.to })}
      change={({ from, to }) => setQuery({ from, to })}
    />
  </Flex>
)
