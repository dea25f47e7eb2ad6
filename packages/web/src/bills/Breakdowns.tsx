import { Box, Button, CloseButton, Drawer, Flex, Heading, Portal, Tabs } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { useState } from 'react'
import { DrawerRoot } from '../ui/overlay/OverlayRoot.tsx'
import { BreakdownTable, type Breakdown } from './BreakdownTable.tsx'

const listOf = new Intl.ListFormat('en-GB')

/** The totals of a case in groups, such as by part and by party: one at a time, or all with all their figures. */
export function Breakdowns({ breakdowns }: { breakdowns: readonly Breakdown[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const filled = breakdowns.filter(({ rows }) => rows.length > 0),
    [chosen, setChosen] = useState<string>()
  const shown = filled.find(({ by }) => by === chosen) ?? filled[0]
  if (!shown) return null
  return (
    <Box as="section" aria-label="Totals in groups">
      <Tabs.Root value={shown.by} onValueChange={({ value }) => setChosen(value)} size="sm">
        <Flex align="center" justify="space-between" borderBottomWidth="1px" borderColor="line" mb="1.5">
          <Tabs.List aria-label="Totals by" gap="0.5" borderBottomWidth="0">
            {filled.map(({ by }) => (
              <Tabs.Trigger key={by} value={by} px="2">
                {labelOf(by)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Button variant="ghost" size="xs" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            All figures
          </Button>
        </Flex>
        <Tabs.Content value={shown.by} p="0">
          <BreakdownTable breakdown={shown} />
        </Tabs.Content>
      </Tabs.Root>
      <AllBreakdowns breakdowns={filled} isOpen={isOpen} close={() => setIsOpen(false)} />
    </Box>
  )
}

interface AllProps {
  breakdowns: readonly Breakdown[]
  isOpen: boolean
  close: () => void
}
const AllBreakdowns = ({ breakdowns, isOpen, close }: AllProps) => (
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
