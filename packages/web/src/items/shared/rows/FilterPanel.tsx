import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { AnyTab } from '../tab-definition.ts'
import { FilterPopover } from './FilterPopover.tsx'
import { RowFilters } from './RowFilters.tsx'
import type { useTabRows } from './use-tab-rows.ts'

interface Props extends Pick<ReturnType<typeof useTabRows>, 'rowQuery' | 'list'> {
  tab: AnyTab
  facts: CaseFacts
}

/** The filters of the list of a tab behind one button. */
export function FilterPanel({ tab, facts, rowQuery, list }: Props) {
  const { values, flags, from, to, finding } = rowQuery.query
  const count =
    Object.keys(values).length + flags.length + Number((from ?? to) !== undefined) + Number(finding !== undefined)
  return (
    <FilterPopover count={count}>
      <RowFilters {...rowQuery} tab={tab} facts={facts} rows={list.rows ?? []} />
    </FilterPopover>
  )
}
