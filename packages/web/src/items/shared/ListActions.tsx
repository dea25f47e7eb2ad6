import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { GridButton } from './grid/Grid.tsx'
import type { Option } from '../../ui/form/controls.ts'
import type { useGridView } from './grid/use-grid-view.ts'
import { AddSeveralButton } from './several/AddSeveral.tsx'
import type { AnyTab } from './tab-definition.ts'

interface Props {
  tab: AnyTab
  caseUuid: string
  /** Undefined until it is known: what is there for rows has its place by then, so that nothing moves. */
  hasRows: boolean | undefined
  /** The fee earners of the firm. */
  feeEarners: readonly Option[]
  addButton: ReactNode
  addSeveral: () => void
  grid: ReturnType<typeof useGridView>
}

/** The buttons above the list. */
export const ListActions = ({ tab, caseUuid, hasRows, feeEarners, addButton, addSeveral, grid }: Props) => (
  <Flex
    justify="flex-end"
    align="center"
    wrap="wrap"
    gap="3"
    mb={tab.ListActions || tab.entry || hasRows !== false ? '3' : '0'}
  >
    {tab.ListActions && <tab.ListActions caseUuid={caseUuid} isEmpty={hasRows === false} feeEarners={feeEarners} />}
    {tab.entry && <GridButton {...grid} />}
    {tab.isAddedInSeveral && <AddSeveralButton open={addSeveral} />}
    {(hasRows !== false || tab.ListActions || tab.entry) && (
      // In an empty list it stands in the middle; its place here stays, so that no button moves from under the pointer.
      <Box visibility={hasRows ? undefined : 'hidden'} display="contents">
        {addButton}
      </Box>
    )}
  </Flex>
)
