import { Box } from '@chakra-ui/react'
import type { Limit } from './limit-text.ts'

/** How much of the bar the largest of its figures takes, in percent: what is at the end is still seen to end. */
const MOST = 92

/** Bar of the claim with a mark for each limit. Hidden from assistive technology: the lines below it give the same figures. */
export function LimitsBar({ limits }: { limits: readonly Limit[] }) {
  const claimed = Number(limits[0]?.claimed ?? 0),
    most = Math.max(claimed, ...limits.map(({ limit }) => Number(limit)))
  if (!(most > 0)) return null
  const at = (pounds: number): string => `${(pounds / most) * MOST}%`
  return (
    <Box aria-hidden position="relative" height="1.5" mt="3" mb="3.5" bg="line" borderRadius="full">
      <Box
        position="absolute"
        insetY="0"
        insetInlineStart="0"
        style={{ width: at(claimed) }}
        bg="muted"
        borderRadius="full"
        transition="width 150ms ease-out"
      />
      {limits.map(({ name, limit }) => (
        <Box
          key={name}
          position="absolute"
          top="-1"
          bottom="-1"
          style={{ insetInlineStart: at(Number(limit)) }}
          width="2px"
          ms="-1px"
          bg="ink"
        />
      ))}
    </Box>
  )
}
