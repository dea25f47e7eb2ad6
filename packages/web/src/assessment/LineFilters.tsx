import { Button, Flex } from '@chakra-ui/react'
import {
  assessedLineStateLabels,
  assessedLineStates,
  reductionReasonLabels,
  reductionReasons,
} from '@costdraft/schema/assessment/assessment.ts'
import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import { FilterPopover } from '../items/shared/rows/FilterPopover.tsx'
import { DateFilter } from '../ui/table/DateFilter.tsx'
import { FilterMenu } from '../ui/table/FilterMenu.tsx'
import { SearchField } from '../ui/table/SearchField.tsx'
import { toggled, toggledOne } from '../ui/table/toggled.ts'
import { useIsPhone } from '../ui/use-is-phone.ts'
import { filterOf, type LineQuery } from './assessment-query.ts'
import type { StoredLine } from './line-source.ts'
import type { AssessmentHead } from './use-assessment.ts'
import { useEarnerOptions } from './use-earner-options.ts'
import type { useLineQuery } from './use-line-query.ts'

interface Props extends ReturnType<typeof useLineQuery> {
  caseUuid: string
  assessment: AssessmentHead
  /** The lines that are loaded, and whether the bill has no others. */
  rows: readonly StoredLine[]
  isWhole: boolean
}

const stateOptions = assessedLineStates.map((value) => ({ value, name: assessedLineStateLabels[value] }))
const reasonOptions = reductionReasons.map((value) => ({ value, name: reductionReasonLabels[value] }))

/** What a bill has several of, as choices. */
const severalOf = <T extends string>(values: readonly T[], name: (value: T) => string) =>
  new Set(values).size > 1 ? [...new Set(values)].map((value) => ({ value, name: name(value) })) : []

/** The menus by which lines are chosen, of what the bill has several of. */
function Menus({ caseUuid, assessment: { heads }, rows, isWhole, query, change, clear }: Props) {
  const earners = useEarnerOptions(caseUuid, rows, isWhole)
  const headOptions = severalOf(
    heads.map(({ name }) => name),
    labelOf,
  )
  const partOptions = severalOf(
    heads.flatMap(({ part }) => part ?? []),
    partLabel,
  )
  return (
    <>
      {headOptions.length > 0 && (
        <FilterMenu
          label="Head"
          options={headOptions}
          chosen={query.heads}
          toggle={(value) => change((now) => ({ heads: toggled(now.heads, value) }))}
        />
      )}
      {partOptions.length > 0 && (
        <FilterMenu
          label="Part"
          options={partOptions}
          chosen={query.part ? [query.part] : []}
          // One part or both: the one that was chosen last.
          toggle={(value) => change((now) => ({ part: toggledOne(now.part, value) }))}
        />
      )}
      <FilterMenu
        label="State"
        options={stateOptions}
        chosen={query.states}
        toggle={(value) => change((now) => ({ states: toggled(now.states, value) }))}
      />
      <FilterMenu
        label="Reason"
        options={reasonOptions}
        chosen={query.reasons}
        toggle={(value) => change((now) => ({ reasons: toggled(now.reasons, value) }))}
      />
      {earners.length > 1 && (
        <FilterMenu
          label="Fee earner"
          options={earners}
          chosen={query.feeEarners}
          toggle={(value) => change((now) => ({ feeEarners: toggled(now.feeEarners, value) }))}
        />
      )}
      <DateFilter key={`${query.from} ${query.to}`} from={query.from} to={query.to} change={change} />
      {filterOf(query) && (
        <Button variant="ghost" onClick={clear}>
          Clear filters
        </Button>
      )}
    </>
  )
}

const countOf = ({ heads, part, states, reasons, feeEarners, from, to }: LineQuery): number =>
  [heads, states, reasons, feeEarners].filter(({ length }) => length > 0).length +
  Number(part !== undefined) +
  Number((from ?? to) !== undefined)

/** Chooses which lines are listed. On a phone the menus stand behind one button. */
export function LineFilters(props: Props) {
  const { query, change } = props
  const isPhone = useIsPhone()
  return (
    <Flex role="group" aria-label="Filter lines" gap="2" wrap="wrap" align="center" mb="2" _print={{ display: 'none' }}>
      <SearchField
        name="Search lines"
        placeholder="Description, or what is entered"
        value={query.text}
        change={(text) => change({ text })}
      />
      {isPhone ? (
        <FilterPopover count={countOf(query)}>
          <Flex gap="2" wrap="wrap" align="center">
            <Menus {...props} />
          </Flex>
        </FilterPopover>
      ) : (
        <Menus {...props} />
      )}
    </Flex>
  )
}
