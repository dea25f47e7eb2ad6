import { Box, Flex, Skeleton, VisuallyHidden, chakra } from '@chakra-ui/react'
import { CostsSkeleton } from '../bills/CostsSkeleton.tsx'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { table } from '../ui/table/table-styles.ts'

const TABS = ['28', '20', '20', '28', '24', '20', '24'] as const
const CELLS = ['16', '32', '28', '64', '12', '14'] as const
const ROWS = Array.from({ length: 12 }, (_, i) => i)

/**
 * The case page while its case loads: header, tabs, table and costs where they will be, so that nothing moves when they
 * come.
 */
export const WorkspaceSkeleton = ({ hasCosts }: { hasCosts: boolean }) => (
  <Box css={delayedFadeIn} aria-busy>
    <VisuallyHidden role="status">Loading the case</VisuallyHidden>
    <Flex align="center" gap="4" minH="8" mb="1">
      <Skeleton height="5" width="64" maxW="60%" />
      <Skeleton height="5" width="20" />
      <Flex ms="auto" gap="3" hideBelow="md">
        <Skeleton height="8" width="24" />
        <Skeleton height="8" width="36" />
      </Flex>
    </Flex>
    <Flex align="center" gap="6" height="10" mb="2" overflow="hidden" borderBottomWidth="1px" borderColor="line">
      {TABS.map((width, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={i} height="3" width={width} flexShrink="0" />
      ))}
    </Flex>
    <Flex gap="6" direction={{ base: 'column', xl: 'row' }} align={{ base: 'stretch', xl: 'flex-start' }}>
      <Box flex="1" minW="0">
        <Flex justify="flex-end" gap="3" mb="2" hideBelow="md">
          <Skeleton height="8" width="28" />
          <Skeleton height="8" width="32" />
        </Flex>
        <chakra.table css={table} aria-hidden>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                {CELLS.map((width, i) => (
                  <td key={width}>
                    <Skeleton height="3" width={width} maxW={`${70 + ((row + i) % 4) * 10}%`} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </Box>
      {hasCosts && (
        <Box width={{ base: 'full', xl: '320px' }} flexShrink="0">
          <CostsSkeleton />
        </Box>
      )}
    </Flex>
  </Box>
)
