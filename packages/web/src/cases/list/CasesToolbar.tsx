import { Button, Flex, Switch } from '@chakra-ui/react'
import { areasOfWork, stages, type AreaOfWork, type Stage } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { ListFilter } from 'lucide-react'
import { memo, useState } from 'react'
import { FilterMenu } from '../../ui/table/FilterMenu.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { filterCount, type CaseListQuery, type View } from './case-list-query.ts'
import { FurtherFilters } from './FurtherFilters.tsx'
import { StageBadge } from './StageBadge.tsx'

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

const states = stages.map((stage) => ({
  value: stage,
  name: stageLabels[stage].badge,
  shown: <StageBadge stage={stage} />,
}))
const areas = areasOfWork.map((area) => ({ value: area, name: labelOf(area) }))

interface Props {
  query: CaseListQuery
  setQuery: (change: Partial<CaseListQuery>) => void
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
          <FilterMenu
            label="Area"
            options={areas}
            chosen={query.areas}
            change={(chosen) => setQuery({ areas: chosen as AreaOfWork[] })}
          />
        ) : (
          <FilterMenu
            label="State"
            options={states}
            chosen={query.stages}
            change={(chosen) => setQuery({ stages: chosen as Stage[] })}
          />
        )}
        {firms.length > 1 && (
          <FilterMenu
            label="Firm"
            options={firms.map(({ uuid, name }) => ({ value: uuid, name }))}
            chosen={query.firms}
            change={(chosen) => setQuery({ firms: chosen })}
          />
        )}
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
    </>
  )
})
