import { Flex } from '@chakra-ui/react'
import { areasOfWork, caseTypes, type AreaOfWork, type CaseType } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { CaseChoicesQuery } from '../../generated/graphql.ts'
import { DateFilter } from '../../ui/table/DateFilter.tsx'
import { FilterMenu } from '../../ui/table/FilterMenu.tsx'
import { CaseChoicesDocument } from './cases.operations.ts'
import type { CaseListQuery } from './case-list-query.ts'
import { useQuery } from '../../ui/use-query.ts'

const areas = areasOfWork.map((area) => ({ value: area, name: labelOf(area) }))

type Choices = CaseChoicesQuery['caseChoices']
const optionsOf = (choices: Choices['staff'] | undefined) =>
  (choices ?? []).map(({ uuid, name }) => ({ value: uuid, name }))

interface Props {
  query: CaseListQuery
  setQuery: (change: Partial<CaseListQuery>) => void
  /** The stages of the page, where it fixes them; the area then stands among the first filters. */
  onlyStages: readonly CaseListQuery['stages'][number][] | undefined
}

/** The filters behind the button Filter. People and types are those of the cases that the page can list. */
export function FurtherFilters({ query, setQuery, onlyStages }: Props) {
  const { data, previousData } = useQuery(CaseChoicesDocument, {
    variables: {
      stages: onlyStages ? [...onlyStages] : null,
      clients: query.firms.length > 0 ? query.firms : null,
    },
    fetchPolicy: 'cache-and-network',
  })
  const choices = (data ?? previousData)?.caseChoices
  const types = caseTypes.filter((type) => choices?.types.includes(type) || query.types.includes(type))
  return (
    <Flex role="group" aria-label="Further filters" id="further-filters" gap="2" mb="3" align="center" wrap="wrap">
      {!onlyStages && (
        <FilterMenu
          label="Area"
          options={areas}
          chosen={query.areas}
          change={(chosen) => setQuery({ areas: chosen as AreaOfWork[] })}
        />
      )}
      <FilterMenu
        label="Type"
        options={types.map((type) => ({ value: type, name: labelOf(type) }))}
        chosen={query.types}
        change={(chosen) => setQuery({ types: chosen as CaseType[] })}
      />
      <FilterMenu
        label="Fee earner"
        options={optionsOf(choices?.feeEarners)}
        chosen={query.earners}
        change={(earners) => setQuery({ earners })}
      />
      <FilterMenu
        label="Staff"
        options={optionsOf(choices?.staff)}
        chosen={query.staff}
        change={(staff) => setQuery({ staff })}
      />
      {(query.groups.length > 0 || (choices && choices.groups.length > 0)) && (
        <FilterMenu
          label="Group"
          options={optionsOf(choices?.groups)}
          chosen={query.groups}
          change={(groups) => setQuery({ groups })}
        />
      )}
      <DateFilter
        label="Last update"
        {...(query.from && { from: query.from })}
        {...(query.to && { to: query.to })}
        change={({ from, to }) => setQuery({ from, to })}
      />
    </Flex>
  )
}
