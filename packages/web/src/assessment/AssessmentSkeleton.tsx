import { Box, Flex, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'

const HEADS = ['40', '28', '36', '24', '20', '24'] as const
const ROWS = Array.from({ length: 10 }, (_, i) => i)

/** The assessment while it loads: its account, its filters and its lines where they will be. */
export const AssessmentSkeleton = () => (
  <Box css={delayedFadeIn} aria-busy>
    <VisuallyHidden role="status">Loading the assessment</VisuallyHidden>
    <Flex align="center" minH="8" mb="2">
      <Skeleton height="4" width="56" maxW="70%" />
      <Skeleton height="8" width="44" ms="auto" hideBelow="md" />
    </Flex>
    <Box maxW="760px" mb="5">
      {HEADS.map((width, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Flex key={i} align="center" height="6" borderBottomWidth="1px" borderColor="line">
          <Skeleton height="3" width={width} />
          <Skeleton height="3" width="16" ms="auto" />
        </Flex>
      ))}
    </Box>
    <Skeleton height="8" width="72" maxW="full" mb="3" />
    <Box borderWidth="1px" borderColor="line" borderRadius="l2" bg="surface" aria-hidden>
      {ROWS.map((row) => (
        <Flex key={row} align="center" gap="4" px="3" height="7" borderBottomWidth="1px" borderColor="line">
          <Skeleton height="3" width="6" />
          <Skeleton height="3" flex="1" maxW={`${30 + ((row * 7) % 4) * 8}%`} />
          <Skeleton height="3" width="16" ms="auto" />
        </Flex>
      ))}
    </Box>
  </Box>
)
