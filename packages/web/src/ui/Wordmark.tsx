import { chakra } from '@chakra-ui/react'

const Svg = chakra('svg')

/** Product name and logo: the double rule under the total of an account. */
export const Wordmark = () => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="2.5"
    color="ink"
    textStyle="lg"
    letterSpacing="-0.01em"
    whiteSpace="nowrap"
  >
    <Svg viewBox="0 0 20 20" boxSize="5" color="accent" aria-hidden flexShrink="0">
      <path
        d="M3 4.75h9M3 8.75h14"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="square"
        fill="none"
        opacity="0.55"
      />
      <path d="M3 13h14M3 16.25h14" stroke="currentColor" strokeWidth="2" strokeLinecap="square" fill="none" />
    </Svg>
    CostDraft
  </chakra.span>
)
