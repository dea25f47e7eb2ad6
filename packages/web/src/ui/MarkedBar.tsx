import { Box, Text } from '@chakra-ui/react'

interface Mark {
  name: string
  value: number
}
interface Props {
  value: number
  marks: readonly Mark[]
  /** Whether the names of the marks stand below them. */
  hasNames?: boolean
  colour?: 'muted' | 'attention.edge'
}

/** How much of the bar the largest of its figures takes, in percent: what is at the end is still seen to end. */
const MOST = 92
/** A name that begins beyond this would not fit to the right of its mark. */
const LATE = 70

/**
 * The place of each figure in percent of the width, on a scale that ends with the largest of them: no two that differ
 * look the same.
 */
export function placesOf(value: number, marks: readonly Mark[]): { filled: number; marks: number[] } {
  const most = Math.max(value, ...marks.map((mark) => mark.value))
  const at = (figure: number): number => (most > 0 ? Math.max(0, (figure / most) * MOST) : 0)
  return { filled: at(value), marks: marks.map((mark) => at(mark.value)) }
}

/** Where the system forces its colours the bar has those of the system. */
const inForcedColours = {
  _highContrast: {
    forcedColorAdjust: 'none',
    bg: 'GrayText',
    color: 'CanvasText',
    '& [data-fill]': { bg: 'Highlight' },
    '& [data-mark]': { bg: 'CanvasText' },
    '& p': { color: 'CanvasText' },
  },
} as const

/**
 * Bar of a figure with marks of those it is measured by. Hidden from assistive technology: the text beside it says the
 * same.
 */
export function MarkedBar({ value, marks, hasNames = false, colour = 'muted' }: Props) {
  const places = placesOf(value, marks)
  return (
    <Box
      aria-hidden
      position="relative"
      height="1.5"
      mt="3"
      mb={hasNames ? '6' : '3.5'}
      bg="line"
      borderRadius="full"
      css={inForcedColours}
    >
      <Box
        position="absolute"
        insetY="0"
        insetInlineStart="0"
        style={{ width: `${places.filled}%` }}
        bg={colour}
        data-fill=""
        borderRadius="full"
        transition="width 150ms ease-out"
      />
      {marks.map(({ name }, i) => {
        const place = places.marks[i] ?? 0
        return (
          <Box
            key={name}
            position="absolute"
            top="-1"
            bottom="-1"
            style={{ insetInlineStart: `${place}%` }}
            width="2px"
            ms="-1px"
            bg="ink"
            data-mark=""
          >
            {hasNames && (
              <Text
                position="absolute"
                top="100%"
                insetInlineStart={place > LATE ? undefined : '0'}
                insetInlineEnd={place > LATE ? '0' : undefined}
                textStyle="xs"
                color="muted"
                whiteSpace="nowrap"
              >
                {name}
              </Text>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
