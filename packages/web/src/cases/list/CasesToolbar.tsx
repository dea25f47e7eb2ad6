import { Button, Flex } from '@chakra-ui/react'
import { areasOfWork, stages, type AreaOfWork, type Stage } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { stageWords } from '@costdraft/schema/stage-words.ts'
import { FilterMenu } from '../../ui/table/FilterMenu.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import type { CaseQuestion } from './list-address.ts'
import { StageBadge } from './StageBadge.tsx'
import { ViewSwitch } from './ViewSwitch.tsx'

const states = stages.map((stage) => ({
  value: stage,
  name: stageWords[stage].badge,
  shown: <StageBadge stage={stage} />,
}))
const areas = areasOfWork.map((area) => ({ value: area, name: labelOf(area) }))

interface Props {
  question: CaseQuestion
  ask: (change: Partial<CaseQuestion>) => void
  firms: readonly { uuid: string; name: string }[]
  clear: (() => void) | undefined
  /** The list is of some stages only, and is filtered by area instead; it has no board. */
  isPart: boolean
}

/** Search and filters of the cases, and how they are shown. */
export const CasesToolbar = ({ question, ask, firms, clear, isPart }: Props) => (
  <Flex gap="2" mb="3" align="center" wrap="wrap">
    <SearchField
      name="Search cases"
      placeholder="Name, reference, certificate, fee earner or firm"
      value={question.search}
      change={(search) => ask({ search })}
    />
    {isPart ? (
      <FilterMenu
        label="Area"
        options={areas}
        chosen={question.areas}
        change={(chosen) => ask({ areas: chosen as AreaOfWork[] })}
      />
    ) : (
      <FilterMenu
        label="State"
        options={states}
        chosen={question.stages}
        change={(chosen) => ask({ stages: chosen as Stage[] })}
      />
    )}
    {firms.length > 1 && (
      <FilterMenu
        label="Firm"
        options={firms.map(({ uuid, name }) => ({ value: uuid, name }))}
        chosen={question.firms}
        change={(chosen) => ask({ firms: chosen })}
      />
    )}
    {clear && (
      <Button variant="ghost" onClick={clear}>
        Clear search and filters
      </Button>
    )}
    {!isPart && <ViewSwitch view={question.view} change={(view) => ask({ view })} />}
  </Flex>
)
