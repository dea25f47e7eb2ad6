import { Box } from '@chakra-ui/react'
import type { Escape } from './bill.ts'

/** Position of the threshold on the bar, in percent of its width; the rest is for totals above it. */
const THRESHOLD_POSITION = 80

/** Bar of the hourly total against the escape threshold. Hidden from assistive technology: the text beside it gives the same figures. */
export function EscapeBar({ escape: { hourly, threshold, escapes } }: { escape: Escape }) {
  const filled = Number(threshold) > 0 ? Math.min(100, (Number(hourly) / Number(threshold)) * THRESHOLD_POSITION) : 0
  return (
    <Box aria-hidden position="relative" height="1.5" mt="3" bg="line" borderRadius="full">
      <Box
        position="absolute"
        insetY="0"
        insetInlineStart="0"
        style={{ width: `${filled}%` }}
        bg={escapes ? 'attention.edge' : 'muted'}
        borderRadius="full"
        transition="width 150ms ease-out"
      />
      <Box
        position="absolute"
        top="-1"
        bottom="-1"
        style={{ insetInlineStart: `${THRESHOLD_POSITION}%` }}
        width="2px"
        ms="-1px"
        bg="ink"
      />
    </Box>
  )
}
