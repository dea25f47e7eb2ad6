import { Text } from '@chakra-ui/react'
import { useAddition } from '../access/viewer.ts'
import type { Escape } from './bill.ts'
import { distanceInWords, noTestSentence, warningOf } from './escape-text.ts'
import { Figure, type Explain } from './Figure.tsx'
import { wholeOf, type FigurePart } from './part-of-bill.ts'
import { MarkedBar } from '../ui/MarkedBar.tsx'

/** Bar of the hourly total against the escape threshold. */
const EscapeBar = ({ escape: { hourly, threshold, escapes } }: { escape: Escape }) => (
  <MarkedBar
    value={Number(hourly)}
    marks={[{ name: 'Threshold', value: Number(threshold) }]}
    hasNames
    colour={escapes ? 'attention.edge' : 'muted'}
  />
)

interface Props {
  part: FigurePart
  escape: Escape | null
  exceptional: boolean
  explain: Explain
}

/**
 * How the escape test of a case, or of a part of it, has come out: the bar, the distance, and a claim that disagrees;
 * or why there is none.
 */
export function EscapeResult({ part, escape, exceptional, explain }: Props) {
  const hasTest = useAddition('totals')
  const whole = wholeOf(part)
  const warning = escape && warningOf(exceptional, escape.escapes, whole)
  return (
    <>
      {!escape && (
        <Text mt="1" textStyle="xs" color="muted">
          {noTestSentence(hasTest, whole)}
        </Text>
      )}
      {escape && (
        <>
          <EscapeBar escape={escape} />
          <Text mt="2" textStyle="sm">
            <Figure
              subject="distance"
              part={part}
              money={escape.distance}
              text={distanceInWords(escape, whole)}
              explain={explain}
            />
          </Text>
        </>
      )}
      <Text role="status" textStyle="xs" color="attention.ink" mt={warning ? '1' : '0'}>
        {warning}
      </Text>
    </>
  )
}
