import { Box } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { Option } from '../../../ui/form/controls.ts'
import { FilterPanel } from '../rows/FilterPanel.tsx'
import { MorePanel } from '../rows/MorePanel.tsx'
import type { useTabRows } from '../rows/use-tab-rows.ts'
import type { AnyTab } from '../tab-definition.ts'
import { GridButton } from './Grid.tsx'
import type { useGridView } from './use-grid-view.ts'

interface Props extends Pick<ReturnType<typeof useTabRows>, 'rowQuery' | 'list' | 'hasTools'> {
  tab: AnyTab
  facts: CaseFacts
  caseUuid: string
  feeEarners: readonly Option[]
  grid: ReturnType<typeof useGridView>
}

/** What stands beside the grid: its filters, what is done seldom, and the way back to the list. */
export const GridTools = ({ hasTools, grid, ...props }: Props) => (
  <>
    <Box display={{ base: 'none', md: 'contents' }}>
      {hasTools && <FilterPanel {...props} />}
      <MorePanel {...props} isEmpty={props.list.total === 0} />
    </Box>
    <GridButton {...grid} />
  </>
)
