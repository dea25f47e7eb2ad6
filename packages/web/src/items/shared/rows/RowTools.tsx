import { Flex } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { AnyTab } from '../tab-definition.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { RowFilters } from './RowFilters.tsx'
import type { useTabRows } from './use-tab-rows.ts'
import { useIsPhone } from '../../../ui/use-is-phone.ts'

interface Props extends Pick<ReturnType<typeof useTabRows>, 'rowQuery' | 'list' | 'hiddenColumns'> {
  tab: AnyTab
  facts: CaseFacts
}

/** What is shown of a list: which rows, and which columns. On a phone the filters stand behind one button. */
export function RowTools({ tab, facts, rowQuery, list, hiddenColumns }: Props) {
  const isPhone = useIsPhone()
  return (
    <Flex align="flex-start" gap="2" minW="0" flex={{ base: '1 0 auto', md: '0 1 auto' }}>
      {isPhone ? (
        <FilterPanel tab={tab} facts={facts} rowQuery={rowQuery} list={list} />
      ) : (
        <RowFilters {...rowQuery} tab={tab} facts={facts} rows={list.rows ?? []} />
      )}
      <ColumnMenu table={tab.title} columns={tab.columns} {...hiddenColumns} />
    </Flex>
  )
}
