import { Flex } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { AnyTab } from '../tab-definition.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { RowFilters } from './RowFilters.tsx'
import type { useTabRows } from './use-tab-rows.ts'

interface Props extends Pick<ReturnType<typeof useTabRows>, 'rowQuery' | 'list' | 'hiddenColumns'> {
  tab: AnyTab
  facts: CaseFacts
}

/** What is shown of a list: which rows, and which columns. */
export const RowTools = ({ tab, facts, rowQuery, list, hiddenColumns }: Props) => (
  <Flex align="flex-start" gap="2" minW="0" flex={{ base: '1 1 100%', md: '0 1 auto' }}>
    <RowFilters {...rowQuery} tab={tab} facts={facts} rows={list.rows ?? []} />
    <ColumnMenu table={tab.title} columns={tab.columns} {...hiddenColumns} />
  </Flex>
)
