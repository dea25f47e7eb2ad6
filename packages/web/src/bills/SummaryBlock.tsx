import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** What an area shows under the costs, or beside them where there is room. */
export const SummaryBlock = ({ children }: { children: ReactNode }) => (
  <Box
    mt={{ base: '0', xl: '4' }}
    pt={{ base: '2', md: '0', xl: '3' }}
    borderTopWidth={{ xl: '1px' }}
    borderColor="line"
  >
    {children}
  </Box>
)
