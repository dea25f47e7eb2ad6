import { areasOfWork, caseTypes, stages, type Stage } from '@costdraft/costing'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { NOBODY } from '@costdraft/schema/reports/case-marks.ts'
import type { CaseChoicesQuery } from '../../generated/graphql.ts'
import { FilterMenu } from '../../ui/table/FilterMenu.tsx'
import { toggled } from '../../ui/table/toggled.ts'
import type { SetQuery } from '../../ui/table/use-url-query.ts'
import { useQuery } from '../../ui/use-query.ts'
import { CaseChoicesDocument } from './cases.operations.ts'
import type { ChosenFilters } from './case-list-query.ts'
import { StageBadge } from './StageBadge.tsx'

// The filters of lists and figures of cases that are lists of what can be chosen.

interface Props {
  chosen: ChosenFilters
  change: SetQuery<ChosenFilters>
}

const areas = areasOfWork.map((area) => ({ value: area, name: labelOf(area) }))
export const AreaFilter = ({ chosen, change }: Props) => (
  <FilterMenu
    label="Area"
    options={areas}
    chosen={chosen.areas}
    toggle={(value) => change((now) => ({ areas: toggled(now.areas, value) }))}
  />
)

/** `among`: the stages that there can be; all unless given. */
export const StageFilter = ({ chosen, change, among = stages }: Props & { among?: readonly Stage[] }) => (
  <FilterMenu
    label="State"
    options={among.map((stage) => ({
      value: stage,
      name: stageLabels[stage].badge,
      shown: <StageBadge stage={stage} />,
    }))}
    chosen={chosen.stages}
    toggle={(value) => change((now) => ({ stages: toggled(now.stages, value) }))}
  />
)

interface FirmProps {
  chosen: Pick<ChosenFilters, 'firms'>
  change: SetQuery<Pick<ChosenFilters, 'firms'>>
  firms: readonly { uuid: string; name: string }[]
}
/** Nothing where there is one firm alone. */
export const FirmFilter = ({ chosen, change, firms }: FirmProps) =>
  firms.length > 1 && (
    <FilterMenu
      label="Firm"
      options={firms.map(({ uuid, name }) => ({ value: uuid, name }))}
      chosen={chosen.firms}
      toggle={(value) => change((now) => ({ firms: toggled(now.firms, value) }))}
    />
  )

type Choices = CaseChoicesQuery['caseChoices']
const optionsOf = (choices: Choices['staff'] | undefined) =>
  (choices ?? []).map(({ uuid, name }) => ({ value: uuid, name }))
const nobody = { value: NOBODY, name: 'Nobody' }

/** Type, fee earner, staff and group: those of the cases in these stages (undefined: in any) and the chosen firms. */
export function PeopleFilters({ chosen, change, within }: Props & { within: readonly Stage[] | undefined }) {
  const { data, previousData } = useQuery(CaseChoicesDocument, {
    variables: {
      stages: within ? [...within] : null,
      clients: chosen.firms.length > 0 ? chosen.firms : null,
    },
    fetchPolicy: 'cache-and-network',
  })
  const choices = (data ?? previousData)?.caseChoices
  const types = caseTypes.filter((type) => choices?.types.includes(type) || chosen.types.includes(type))
  return (
    <>
      <FilterMenu
        label="Type"
        options={types.map((type) => ({ value: type, name: labelOf(type) }))}
        chosen={chosen.types}
        toggle={(value) => change((now) => ({ types: toggled(now.types, value) }))}
      />
      <FilterMenu
        label="Fee earner"
        options={optionsOf(choices?.feeEarners)}
        chosen={chosen.earners}
        toggle={(value) => change((now) => ({ earners: toggled(now.earners, value) }))}
      />
      <FilterMenu
        label="Staff"
        // Reports alone list the cases of nobody.
        options={[...optionsOf(choices?.staff), ...(chosen.staff.includes(NOBODY) ? [nobody] : [])]}
        chosen={chosen.staff}
        toggle={(value) => change((now) => ({ staff: toggled(now.staff, value) }))}
      />
      {(chosen.groups.length > 0 || (choices && choices.groups.length > 0)) && (
        <FilterMenu
          label="Group"
          options={optionsOf(choices?.groups)}
          chosen={chosen.groups}
          toggle={(value) => change((now) => ({ groups: toggled(now.groups, value) }))}
        />
      )}
    </>
  )
}
