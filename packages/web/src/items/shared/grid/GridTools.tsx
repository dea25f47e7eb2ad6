import { Box, Popover } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { Ellipsis } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Option } from '../../../ui/form/controls.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { FilterButton } from '../../../ui/table/FilterButton.tsx'
import { RowFilters } from '../rows/RowFilters.tsx'
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

/** What opens below its button, in place: what it opens in turn stands in the page. */
const Panel = ({ label, children }: { label: string; children: ReactNode }) => (
  <Popover.Positioner>
    <Popover.Content aria-label={label} width="auto" maxW="min(360px, calc(100vw - 32px))" p="3">
      {children}
    </Popover.Content>
  </Popover.Positioner>
)

/** The filters of the list behind one button, which says how many are applied. */
function FilterPanel({ tab, facts, rowQuery, list }: Omit<Props, 'hasTools' | 'caseUuid' | 'feeEarners' | 'grid'>) {
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
      <Panel label="Filter">
        <RowFilters {...rowQuery} tab={tab} facts={facts} rows={list.rows ?? []} />
      </Panel>
    </Popover.Root>
  )
}

/** What is done seldom while rows are entered. It stays while it is closed: its dialogs belong to it. */
function MorePanel({ tab, caseUuid, list, feeEarners }: Pick<Props, 'tab' | 'caseUuid' | 'list' | 'feeEarners'>) {
  const trigger = useId()
  if (!tab.ListActions) return null
  return (
    <Popover.Root ids={{ trigger }} positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <IconButton triggerId={trigger} name="More" icon={Ellipsis} size="sm" />
      </Popover.Trigger>
      <Panel label="More">
        <Box display="grid" gap="2">
          <tab.ListActions caseUuid={caseUuid} isEmpty={list.total === 0} feeEarners={feeEarners} />
        </Box>
      </Panel>
    </Popover.Root>
  )
}

/** What stands beside the grid: its filters, what is done seldom, and the way back to the list. */
export const GridTools = ({ hasTools, grid, ...props }: Props) => (
  <>
    <Box display={{ base: 'none', md: 'contents' }}>
      {hasTools && <FilterPanel {...props} />}
      <MorePanel {...props} />
    </Box>
    <GridButton {...grid} />
  </>
)
