import { Button, Flex, Switch } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { ListFilter } from 'lucide-react'
import { memo, useState } from 'react'
import { SearchField } from '../../ui/table/SearchField.tsx'
import type { SetQuery } from '../../ui/table/use-url-query.ts'
import { filterCount, type CaseListQuery, type View } from './case-list-query.ts'
import { AreaFilter, FirmFilter, StageFilter } from './ChoiceFilters.tsx'
import { FurtherFilters } from './FurtherFilters.tsx'
import { ReportFilterList } from './ReportFilterList.tsx'

/** Switch between the board (cards) and the list (rows). */
const ViewSwitch = ({ view, change }: { view: View; change: (view: View) => void }) => (
  <Switch.Root
    size="sm"
    minH="8"
    ms="auto"
    checked={view === 'board'}
    onCheckedChange={({ checked }) => change(checked ? 'board' : 'list')}
  >
    <Switch.HiddenInput />
    <Switch.Label>Card View</Switch.Label>
    <Switch.Control>
      <Switch.Thumb />
    </Switch.Control>
  </Switch.Root>
)

interface Props {
  query: CaseListQuery
  setQuery: SetQuery<CaseListQuery>
  firms: readonly { uuid: string; name: string }[]
  clear: (() => void) | undefined
  /** The stages that the page fixes: the list is filtered by area instead of stage and has no board. */
  onlyStages: readonly Stage[] | undefined
}

const further = ['types', 'earners', 'staff', 'groups', 'dates'] as const

/** Search, filters and view switch of the list of cases. Memoised: a move of a case does not render it again. */
export const CasesToolbar = memo(({ query, setQuery, firms, clear, onlyStages }: Props) => {
  const count = filterCount(query, onlyStages ? further : ['areas', ...further])
  const [isOpen, setIsOpen] = useState(false)
  // What filters the list is never out of sight.
  const isShown = isOpen || count > 0
  return (
    <>
      <Flex gap="2" mb="3" align="center" wrap="wrap">
        <SearchField
          name="Search cases"
          placeholder="Name, reference, certificate, fee earner or firm"
          value={query.search}
          change={(search) => setQuery({ search })}
        />
        {onlyStages ? (
          <AreaFilter chosen={query} change={setQuery} />
        ) : (
          <StageFilter chosen={query} change={setQuery} />
        )}
        <FirmFilter chosen={query} change={setQuery} firms={firms} />
        <Button
          aria-expanded={isShown}
          aria-controls="further-filters"
          disabled={count > 0}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ListFilter strokeWidth={1.75} aria-hidden />
          Filter
        </Button>
        {clear && (
          <Button variant="ghost" onClick={clear}>
            Clear search and filters
          </Button>
        )}
        {!onlyStages && <ViewSwitch view={query.view} change={(view) => setQuery({ view })} />}
      </Flex>
      {isShown && <FurtherFilters query={query} setQuery={setQuery} onlyStages={onlyStages} />}
      <ReportFilterList query={query} setQuery={setQuery} />
    </>
  )
})
