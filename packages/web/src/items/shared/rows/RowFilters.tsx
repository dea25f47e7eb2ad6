import { Button, Flex, chakra } from '@chakra-ui/react'
import type { FilingRuleName } from '@costdraft/costing'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { titleOfRule } from '@costdraft/schema/filing/filing-words.ts'
import { filterFields, filterFlags, type FilterFlag, type ItemQuery } from '@costdraft/schema/items/item-query.ts'
import { isPriced } from '@costdraft/schema/kind.ts'
import { X } from 'lucide-react'
import { optionsOf } from '../../../ui/form/controls.ts'
import { FilterMenu } from '../../../ui/table/FilterMenu.tsx'
import { toggled } from '../../../ui/table/toggled.ts'
import type { AnyTab } from '../tab-definition.ts'
import type { AnyRow } from '../item-row.ts'
import { DateFilter } from '../../../ui/table/DateFilter.tsx'
import { withRowsOf } from './referred-choices.ts'
import { isFiltering, type useRowQuery } from './use-row-query.ts'

interface Props extends ReturnType<typeof useRowQuery> {
  tab: AnyTab
  facts: CaseFacts
  /** The rows that are loaded: what they refer to can be chosen although the firm no longer offers it. */
  rows: readonly AnyRow[]
}

const flagNames: Readonly<Record<FilterFlag, string>> = {
  commented: 'With open comments',
  estimated: 'With estimated time',
  unpriced: 'Without a price',
}
const hasFlag = ({ kind }: AnyTab, flag: FilterFlag): boolean => {
  if (flag === 'estimated') return kind.attention === 'estimated'
  return flag === 'commented' || isPriced(kind)
}

const isInTab = ({ only }: AnyTab, name: string, value: string): boolean =>
  only?.field !== name || only.values.includes(value)

/** The fields of a tab by which its rows can be chosen in this case, with their choices. */
const fieldsOf = ({ tab, facts, rows }: Pick<Props, 'tab' | 'facts' | 'rows'>) => {
  const controls = withRowsOf(tab.controls, rows)
  return filterFields.flatMap((name) => {
    const control = controls[name]
    const options = control ? optionsOf(control).filter(({ value }) => isInTab(tab, name, value)) : []
    return control && tab.kind.fields[name]?.applies({}, facts) && options.length > 1
      ? [{ name, label: control.label, options: options.map(({ value, label }) => ({ value, name: label })) }]
      : []
  })
}

/** The values of a query with those of one field. */
const withValues = ({ values }: ItemQuery, name: string, chosen: readonly string[]): ItemQuery['values'] =>
  Object.fromEntries([
    ...Object.entries(values).filter(([other]) => other !== name),
    ...(chosen.length > 0 ? [[name, chosen]] : []),
  ]) as ItemQuery['values']

/** Says which finding the rows are of, and takes that back. */
const FindingChip = ({ finding, clear }: { finding: FilingRuleName; clear: () => void }) => (
  <Button
    fontWeight="600"
    borderColor="accent"
    color="accent"
    maxW="full"
    minW="0"
    aria-label={`Ready to file: ${titleOfRule(finding)}. Show all rows`}
    onClick={clear}
  >
    <chakra.span truncate lineHeight="shorter">
      Ready to file: {titleOfRule(finding)}
    </chakra.span>
    <X strokeWidth={1.75} aria-hidden />
  </Button>
)

/** Chooses which rows of a tab are shown. */
export function RowFilters({ tab, facts, rows, query, change, clear }: Props) {
  const flags = filterFlags.filter((flag) => hasFlag(tab, flag)).map((value) => ({ value, name: flagNames[value] }))
  return (
    <Flex role="search" aria-label={`Filter ${tab.title.toLowerCase()}`} gap="2" align="center" wrap="wrap">
      {query.finding !== undefined && (
        <FindingChip finding={query.finding} clear={() => change(() => ({ finding: undefined }))} />
      )}
      {fieldsOf({ tab, facts, rows }).map(({ name, label, options }) => (
        <FilterMenu
          key={name}
          label={label}
          options={options}
          chosen={query.values[name] ?? []}
          toggle={(value) =>
            change((now) => ({ values: withValues(now, name, toggled(now.values[name] ?? [], value)) }))
          }
        />
      ))}
      {'date' in tab.kind.fields && (
        <DateFilter from={query.from} to={query.to} change={(days) => change(() => days)} />
      )}
      <FilterMenu
        label="Only"
        options={flags}
        chosen={query.flags}
        toggle={(value) => change((now) => ({ flags: toggled(now.flags, value) }))}
      />
      {isFiltering(query) && (
        <Button variant="ghost" onClick={clear}>
          Clear filters
        </Button>
      )}
    </Flex>
  )
}
