import { Box } from '@chakra-ui/react'
import type { Escape } from './bill.ts'

/** Where the threshold stands on the bar, in percent of its width: there is room beyond it. */
const MARK = 80

/** The hourly total against the threshold, drawn; the words beside it say the same. */
export function EscapeBar({ escape: { hourly, threshold, escapes } }: { escape: Escape }) {
  const filled = Number(threshold) > 0 ? Math.min(100, (Number(hourly) / Number(threshold)) * MARK) : 0
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
        style={{ insetInlineStart: `${MARK}%` }}
        width="2px"
        ms="-1px"
        bg="ink"
      />
    </Box>
  )
}
