import { Box, CloseButton, Drawer, Heading, Portal } from '@chakra-ui/react'
import { DrawerRoot } from '../ui/overlay/OverlayRoot.tsx'
import { BreakdownTable, type Breakdown } from './BreakdownTable.tsx'

const listOf = new Intl.ListFormat('en-GB')

interface Props {
  breakdowns: readonly Breakdown[]
  isOpen: boolean
  close: () => void
}
/** The totals of a case in groups with all their figures, in a drawer. */
export const AllBreakdowns = ({ breakdowns, isOpen, close }: Props) => (
  <DrawerRoot open={isOpen} close={close}>
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>
        <Drawer.Content maxW="680px">
          <Drawer.Header>
            <Drawer.Title>{`Totals by ${listOf.format(breakdowns.map(({ by }) => by))}`}</Drawer.Title>
            <Drawer.CloseTrigger asChild>
              <CloseButton size="xs" aria-label="Close" variant="ghost" />
            </Drawer.CloseTrigger>
          </Drawer.Header>
          <Drawer.Body tabIndex={0} pb="6" overflowX="auto">
            {breakdowns.map((breakdown) => (
              <Box key={breakdown.by} as="section" mb="6">
                <Heading as="h3" textStyle="sm" fontWeight="600" mb="1">
                  {`By ${breakdown.by}`}
                </Heading>
                <BreakdownTable breakdown={breakdown} isWide />
              </Box>
            ))}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Positioner>
    </Portal>
  </DrawerRoot>
)
