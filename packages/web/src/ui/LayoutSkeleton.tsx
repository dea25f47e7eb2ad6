import { Box, Flex, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import { delayedFadeIn } from './delayed-fade-in.ts'
import { gutter, searchWidth, sidebarWidth, topBarHeight } from './layout-sizes.ts'

const rows = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']

/** Placeholder of the layout while the viewer is loading. */
export const LayoutSkeleton = () => (
  <Flex as="main" minH="100dvh" bg="canvas" css={delayedFadeIn} aria-busy>
    <VisuallyHidden role="status">Loading CostDraft</VisuallyHidden>
    <Flex
      direction="column"
      width={sidebarWidth}
      flexShrink="0"
      borderInlineEndWidth="1px"
      borderColor="line"
      px="4"
      hideBelow="md"
    >
      <Flex height={topBarHeight} align="center">
        <Skeleton height="5" width="28" />
      </Flex>
      {rows.map((row, i) => (
        <Flex key={row} height="8" align="center" mt={i === 0 ? '2' : undefined}>
          <Skeleton height="3" width={i % 3 === 1 ? '40%' : '60%'} />
        </Flex>
      ))}
    </Flex>
    <Box flex="1">
      <Flex
        height={topBarHeight}
        align="center"
        justify="space-between"
        px={gutter}
        borderBottomWidth="1px"
        borderColor="line"
        gap="6"
      >
        <Skeleton height="8" flex="1" maxW={searchWidth} />
        <Skeleton height="6" width="36" />
      </Flex>
      <Box px={gutter} pt="4">
        <Skeleton height="3" width="24" />
      </Box>
    </Box>
  </Flex>
)
