import { Box, Text, chakra } from '@chakra-ui/react'
import { useAddition } from '../access/viewer.ts'
import { EscapeBar } from './EscapeBar.tsx'
import { ExceptionalSwitches } from './ExceptionalSwitches.tsx'
import { distanceInWords, thresholdLabel, warningOf } from './escape-text.ts'
import { isProvisional } from './bill.ts'
import type { CostsSummaryProps } from './costs-summary.ts'
import { claimablePartsOf, isAnyClaimed } from './exceptional-claims.ts'
import { Figure } from './Figure.tsx'
import { CostsRow } from './CostsRow.tsx'

/** The exceptional claim, by part where the case has parts, and the escape test: fee, threshold, hourly total and the distance between them. */
export function ExceptionalBlock({
  facts,
  totals: { heads, escape },
  claims,
  canEdit,
  setExceptional,
  explain,
}: CostsSummaryProps) {
  const hasTest = useAddition('totals')
  if (claimablePartsOf(facts).length === 0 || !heads.some(({ name }) => name === 'fixed_fee')) return null
  const warning = escape && warningOf(isAnyClaimed(claims), escape.escapes)
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
      <ExceptionalSwitches facts={facts} claims={claims} canEdit={canEdit} change={setExceptional} />
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
              <CostsRow subject="threshold" money={escape.threshold} explain={explain} label={thresholdLabel(escape)} />
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
