import { Popover } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { FilterButton } from '../../../ui/table/FilterButton.tsx'
import type { AnyTab } from '../tab-definition.ts'
import { RowFilters } from './RowFilters.tsx'
import { ToolPanel } from './ToolPanel.tsx'
import type { useTabRows } from './use-tab-rows.ts'

interface Props extends Pick<ReturnType<typeof useTabRows>, 'rowQuery' | 'list'> {
  tab: AnyTab
  facts: CaseFacts
}

/** The filters of the list behind one button, which says how many are applied. */
export function FilterPanel({ tab, facts, rowQuery, list }: Props) {
  const { values, flags, from, to, finding } = rowQuery.query
  const count =
    Object.keys(values).length + flags.length + Number((from ?? to) !== undefined) + Number(finding !== undefined)
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <FilterButton
          isActive={count > 0}
          text={count > 0 ? `Filter · ${count}` : 'Filter'}
          name={count > 0 ? `Filter · ${count} applied` : 'Filter'}
        />
      </Popover.Trigger>
      <ToolPanel label="Filter">
        <RowFilters {...rowQuery} tab={tab} facts={facts} rows={list.rows ?? []} />
      </ToolPanel>
    </Popover.Root>
  )
}
