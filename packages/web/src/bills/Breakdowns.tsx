import { Box, Button, Flex, Tabs } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { Suspense, lazy, useState } from 'react'
import { BreakdownTable, type Breakdown } from './BreakdownTable.tsx'

const loadDrawer = () => import('./AllBreakdowns.tsx')
const AllBreakdowns = lazy(async () => ({ default: (await loadDrawer()).AllBreakdowns }))

/** The totals of a case in groups, such as by part and by party: one at a time, or all with all their figures. */
export function Breakdowns({ breakdowns }: { breakdowns: readonly Breakdown[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const filled = breakdowns.filter(({ rows }) => rows.length > 0)
  const [chosen, setChosen] = useState<string>()
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
          <Button
            variant="ghost"
            size="xs"
            aria-haspopup="dialog"
            onClick={() => {
              setIsWanted(true)
              setIsOpen(true)
            }}
            onPointerEnter={() => {
              loadDrawer().catch(console.error)
            }}
          >
            All figures
          </Button>
        </Flex>
        <Tabs.Content value={shown.by} p="0">
          <BreakdownTable breakdown={shown} />
        </Tabs.Content>
      </Tabs.Root>
      {isWanted && (
        <Suspense>
          <AllBreakdowns breakdowns={filled} isOpen={isOpen} close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Box>
  )
}
