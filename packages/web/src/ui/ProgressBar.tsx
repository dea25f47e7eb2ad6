import { Box } from '@chakra-ui/react'

/** A progress bar, also exposed to assistive technology. */
export const ProgressBar = ({ percent, name }: { percent: number; name: string }) => (
  <Box
    role="progressbar"
    aria-label={name}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    height="1"
    mt="1"
    bg="line"
    borderRadius="full"
    overflow="hidden"
    _highContrast={{ forcedColorAdjust: 'none', bg: 'GrayText', '& > *': { bg: 'Highlight' } }}
  >
    <Box height="full" bg="accent" style={{ width: `${percent}%` }} transition="width 150ms ease-out" />
  </Box>
)
