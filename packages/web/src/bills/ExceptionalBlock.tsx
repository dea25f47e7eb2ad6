import { Box, Text, chakra } from '@chakra-ui/react'
import { useAddition } from '../access/viewer.ts'
import { EscapeBar } from './EscapeBar.tsx'
import { ExceptionalSwitch } from './ExceptionalSwitch.tsx'
import { distanceInWords, warningOf } from './escape-text.ts'
import { isProvisional, type Totals } from './bill.ts'
import { Figure, type Explain } from './Figure.tsx'
import { CostsRow } from './CostsRow.tsx'

interface Props {
  totals: Totals
  exceptional: boolean
  canEdit: boolean
  change: (exceptional: boolean) => void
  explain: Explain
}

/** The exceptional-claim switch and the escape test: fee, threshold, hourly total and the distance between them. */
export function ExceptionalBlock({ totals: { heads, escape }, exceptional, canEdit, change, explain }: Props) {
  const hasTest = useAddition('totals')
  if (!heads.some(({ name }) => name === 'fixed_fee')) return null
  const warning = escape && warningOf(exceptional, escape.escapes)
  const provisional = heads.some(
    (head) => (head.name === 'routine' || head.name === 'scheduled') && isProvisional(head),
  )
  return (
    <Box
      mt={{ base: '4', md: '0', xl: '4' }}
      pt={{ base: '3', md: '0', xl: '3' }}
      borderTopWidth={{ base: '1px', md: '0', xl: '1px' }}
      borderColor="line"
    >
      <ExceptionalSwitch exceptional={exceptional} canEdit={canEdit} change={change} />
      {!escape && (
        <Text mt="1" textStyle="xs" color="muted">
          {hasTest
            ? 'Whether the case escapes its fixed fee cannot be tested: the rates for its date are not held.'
            : 'Whether the case escapes its fixed fee is not available from this service.'}
        </Text>
      )}
      {escape && (
        <>
          <chakra.table aria-label="Escape test" width="full" textStyle="sm" mt="1">
            <tbody>
              <CostsRow subject="fee" money={escape.fee} explain={explain} />
              <CostsRow subject="threshold" money={escape.threshold} explain={explain} label="Threshold (2 × fee)" />
              <CostsRow subject="hourly" money={escape.hourly} explain={explain} provisional={provisional} />
            </tbody>
          </chakra.table>
          <EscapeBar escape={escape} />
          <Text mt="2" textStyle="sm">
            <Figure subject="distance" money={escape.distance} text={distanceInWords(escape)} explain={explain} />
          </Text>
        </>
      )}
      <Text role="status" textStyle="xs" color="attention.ink" mt={warning ? '1' : '0'}>
        {warning}
      </Text>
    </Box>
  )
}
