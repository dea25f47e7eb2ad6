import { Flex, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'

const ROWS = ['32%', '48%', '54%', '36%', '44%', '20%', '18%', '26%']

/** Placeholder shown while the costs load. */
export const CostsSkeleton = () => (
  <Stack gap="4" pt="2" css={delayedFadeIn}>
    <VisuallyHidden role="status">Loading the costs</VisuallyHidden>
    {ROWS.map((width) => (
      <Flex key={width} justify="space-between">
        <Skeleton height="3" width={width} />
        <Skeleton height="3" width="16" />
      </Flex>
    ))}
  </Stack>
)
