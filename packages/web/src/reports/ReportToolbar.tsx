import { Button, Flex } from '@chakra-ui/react'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import type { ReportName } from '@costdraft/schema/reports/report.ts'
import { filterCount, nothingChosen } from '../cases/list/case-list-query.ts'
import { AreaFilter, FirmFilter, PeopleFilters, StageFilter } from '../cases/list/ChoiceFilters.tsx'
import { DateFilter } from '../ui/table/DateFilter.tsx'
import type { SetQuery } from '../ui/table/use-url-query.ts'
import { GroupChoice } from './GroupChoice.tsx'
import { reportOf } from './report-paths.ts'
import { formatReportQuery, stagesOf, type ReportQuery } from './report-query.ts'

interface Props {
  report: ReportName
  query: ReportQuery
  setQuery: SetQuery<ReportQuery>
  firms: readonly { uuid: string; name: string }[]
}

/** On paper stands what is chosen alone. */
const onPaper = { _print: { '& button:not([data-active])': { display: 'none' } } } as const

/** Groups, period and filters of a report. */
export function ReportToolbar({ report, query, setQuery, firms }: Props) {
  const { hasGroups, hasPeriod } = reportOf(report)
  const among = stagesOf(report)
  const count = filterCount(query, ['types', 'earners', 'staff', 'groups'])
  const [isOpen, setIsOpen] = useState(false)
  // What filters a report is never out of sight.
  const isShown = isOpen || count > 0
  const filters = { chosen: query, change: setQuery }
  return (
    <>
      <Flex role="group" aria-label="What is counted" gap="2" mb="3" align="center" wrap="wrap" css={onPaper}>
        {hasGroups && <GroupChoice by={query.by} change={(by) => setQuery({ by })} hasFirms={firms.length > 1} />}
        {hasPeriod && (
          <DateFilter
            label="Period"
            {...(query.from && { from: query.from })}
            {...(query.to && { to: query.to })}
            change={({ from, to }) => setQuery({ from, to })}
          />
        )}
        <FirmFilter {...filters} firms={firms} />
        <AreaFilter {...filters} />
        {among.length > 0 && <StageFilter {...filters} among={among} />}
        <Button
          aria-expanded={isShown}
          aria-controls="further-filters"
          disabled={count > 0}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ListFilter strokeWidth={1.75} aria-hidden />
          Filter
        </Button>
        {formatReportQuery(query).size > 0 && (
          <Button
            variant="ghost"
            onClick={() => setQuery({ ...nothingChosen, by: [], from: undefined, to: undefined })}
          >
            Clear
          </Button>
        )}
      </Flex>
      {isShown && (
        <Flex
          role="group"
          aria-label="Further filters"
          id="further-filters"
          gap="2"
          mb="3"
          align="center"
          wrap="wrap"
          css={onPaper}
        >
          <PeopleFilters {...filters} within={among.length > 0 ? among : undefined} />
        </Flex>
      )}
    </>
  )
}
