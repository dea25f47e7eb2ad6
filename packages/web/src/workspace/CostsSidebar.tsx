import { Box, Button } from '@chakra-ui/react'
import { screensOf } from '../areas/index.ts'
import { CostsPanel, type CostsPanelProps } from '../bills/CostsPanel.tsx'

/** The running costs of the case: to the right of its tabs, or below them on narrow screens. */
export const CostsSidebar = (props: Omit<CostsPanelProps, 'CostsSummary'>) => (
  <Box as="aside" flex={{ xl: '1 1 auto' }} minH={{ xl: '0' }} overflowY={{ xl: 'auto' }}>
    <CostsPanel {...props} CostsSummary={screensOf(props.facts.area).CostsSummary} />
  </Box>
)

/** Shows or hides the costs sidebar. */
export const CostsToggle = ({ shown, toggle }: { shown: boolean; toggle: () => void }) => (
  <Button variant="ghost" size="xs" ms="auto" flexShrink="0" px={{ base: '1.5', xl: '2' }} onClick={toggle}>
    {shown ? 'Hide costs' : 'Show costs'}
  </Button>
)
