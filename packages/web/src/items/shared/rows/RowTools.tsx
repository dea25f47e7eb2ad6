import { Flex } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { AnyTab } from '../tab-definition.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { RowFilters } from './RowFilters.tsx'
import type { useTabRows } from './use-tab-rows.ts'

interface Props extends Pick<ReturnType<typeof useTabRows>, 'rowQuery' | 'list' | 'hiddenColumns'> {
  tab: AnyTab
  facts: CaseFacts
  /** Whether the rows stand in a table whose columns can be chosen. */
  hasColumns: boolean
}

/** What is shown of a list: which rows, and which columns. */
export const RowTools = ({ tab, facts, rowQuery, list, hiddenColumns, hasColumns }: Props) => (
  <Flex justify="space-between" align="flex-start" gap="3" mb="3">
    <RowFilters {...rowQuery} tab={tab} facts={facts} rows={list.rows ?? []} />
    {hasColumns && <ColumnMenu columns={tab.columns} {...hiddenColumns} />}
  </Flex>
)
