import { Box, Button, Flex } from '@chakra-ui/react'
import { ListChecks } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Option } from '../../ui/form/controls.ts'
import { GridButton } from './grid/Grid.tsx'
import type { useGridView } from './grid/use-grid-view.ts'
import { MorePanel } from './rows/MorePanel.tsx'
import { AddSeveralButton } from './several/AddSeveral.tsx'
import type { AnyTab } from './tab-definition.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'

interface Props {
  tab: AnyTab
  caseUuid: string
  /** Undefined until it is known: what is there for rows has its place by then, so that nothing moves. */
  hasRows: boolean | undefined
  /** The fee earners of the firm. */
  feeEarners: readonly Option[]
  add: () => void
  addSeveral: () => void
  grid: ReturnType<typeof useGridView>
  /** Has rows selected; undefined where nothing can be done with several. */
  select: (() => void) | undefined
}

/** The button that adds an item to the list of a tab. */
export const AddButton = ({ tab, add }: Pick<Props, 'tab' | 'add'>) => (
  <Button variant="solid" onClick={add}>{`Add ${tab.singular}`}</Button>
)

/** The buttons above the list; those that are needed seldom stand in a menu on a phone. */
export function ListActions({ tab, caseUuid, hasRows, feeEarners, add, addSeveral, grid, select }: Props) {
  const isPhone = useIsPhone()
  const seldom = { caseUuid, isEmpty: hasRows === false, feeEarners }
  return (
    <Flex justify="flex-end" align="center" wrap="wrap" columnGap={{ base: '2', md: '3' }} rowGap="2" ms="auto">
      {select && hasRows && <IconButton name="Select rows" icon={ListChecks} size="sm" onClick={select} />}
      {tab.ListActions && (isPhone ? <MorePanel tab={tab} {...seldom} /> : <tab.ListActions {...seldom} />)}
      {tab.entry && <GridButton {...grid} />}
      {tab.isAddedInSeveral && <AddSeveralButton open={addSeveral} />}
      {(hasRows !== false || tab.ListActions || tab.entry) && (
        // In an empty list it stands in the middle; its place here stays, so that no button moves from under the
        // pointer.
        <Box visibility={hasRows ? undefined : 'hidden'} display="contents">
          <AddButton tab={tab} add={add} />
        </Box>
      )}
    </Flex>
  )
}
