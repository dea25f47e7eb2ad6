import { Box, Button } from '@chakra-ui/react'
import { CostsPanel as Costs } from '../bills/CostsPanel.tsx'
import { topBarHeight } from '../shell/frame.ts'

/** Where the running costs of the case stand: at the right of its tabs, or under them where there is no room. */
export const CostsPanel = (props: { caseUuid: string; canEdit: boolean }) => (
  <Box
    as="aside"
    width={{ base: 'full', xl: '320px' }}
    flexShrink="0"
    position={{ xl: 'sticky' }}
    top={`calc(${topBarHeight} + 16px)`}
    maxH={{ xl: `calc(100dvh - ${topBarHeight} - 32px)` }}
    overflowY={{ xl: 'auto' }}
  >
    <Costs {...props} />
  </Box>
)

/** Shows the costs, or gives their room to the tabs. */
export const CostsToggle = ({ shown, toggle }: { shown: boolean; toggle: () => void }) => (
  <Button variant="ghost" size="xs" ms="auto" flexShrink="0" px={{ base: '1.5', xl: '2' }} onClick={toggle}>
    {shown ? 'Hide costs' : 'Show costs'}
  </Button>
)
