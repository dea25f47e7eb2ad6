import { Box, chakra } from '@chakra-ui/react'
import type { Aspect } from '@costdraft/costing'
import { partLabel } from '@costdraft/schema/labels.ts'
import { isProvisional } from './bill.ts'
import { CostsRow } from './CostsRow.tsx'
import type { CostsSummaryProps } from './costs-summary.ts'
import { EscapeResult } from './EscapeResult.tsx'
import { thresholdLabel } from './escape-text.ts'
import { claimablePartsOf, isClaimed } from './exceptional-claims.ts'
import { ExceptionalSwitch } from './ExceptionalSwitch.tsx'
import { totalsOfPart } from './part-of-bill.ts'

/**
 * The exceptional claim and the escape test of a case, or of each of its parts: fee, threshold, hourly total and the
 * distance between them.
 */
export const ExceptionalBlock = ({ facts, ...props }: CostsSummaryProps) => (
  <div>
    {claimablePartsOf(facts).map((part) => (
      <PartBlock key={part} part={part} {...props} />
    ))}
  </div>
)

type PartProps = Omit<CostsSummaryProps, 'facts'> & { part: Aspect | null }

function PartBlock({ part: claimed, totals, claims, canEdit, setExceptional, explain }: PartProps) {
  const part = claimed ?? undefined
  const { heads, escape } = totalsOfPart(totals, part)
  const exceptional = isClaimed(claims, claimed)
  if (!heads.some(({ name }) => name === 'fixed_fee')) return null
  const provisional = heads.some(
    (head) => (head.name === 'routine' || head.name === 'scheduled') && isProvisional(head),
  )
  return (
    <Box
      mt={{ base: '4', md: '0', xl: '4' }}
      pt={{ base: '3', md: '0', xl: '3' }}
      borderTopWidth={{ base: '1px', md: '0', xl: '1px' }}
      borderColor="line"
      css={{ '&:not(:first-of-type)': { mt: '4', pt: '3', borderTopWidth: '1px' } }}
    >
      <ExceptionalSwitch
        part={claimed}
        exceptional={exceptional}
        canEdit={canEdit}
        change={(isOn) => setExceptional(isOn, claimed)}
      />
      {escape && (
        <chakra.table
          aria-label={part ? `Escape test: ${partLabel(part)}` : 'Escape test'}
          width="full"
          textStyle="sm"
          mt="1"
        >
          <tbody>
            <CostsRow subject="fee" part={part} money={escape.fee} explain={explain} />
            <CostsRow
              subject="threshold"
              part={part}
              money={escape.threshold}
              explain={explain}
              label={thresholdLabel(escape)}
            />
            <CostsRow subject="hourly" part={part} money={escape.hourly} explain={explain} provisional={provisional} />
          </tbody>
        </chakra.table>
      )}
      <EscapeResult part={part} escape={escape} exceptional={exceptional} explain={explain} />
    </Box>
  )
}
