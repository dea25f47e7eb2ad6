import { Box, Text, chakra } from '@chakra-ui/react'
import { withWrittenDates, isProvisional, type Totals } from './bill.ts'
import type { Explain } from './Figure.tsx'
import { CostsRow } from './CostsRow.tsx'

/** The heads that are priced but excluded from the totals, grouped by the reason. */
export function NotCounted({ heads, explain }: { heads: Totals['heads']; explain: Explain }) {
  const reasons = [...new Set(heads.flatMap(({ excludedBecause }) => excludedBecause ?? []))]
  return reasons.map((reason) => (
    <Box key={reason} mt="4">
      <Text textStyle="caption" color="muted">
        Not counted
      </Text>
      <chakra.table
        aria-label={`Not counted. ${reason}`}
        width="full"
        textStyle="sm"
        borderCollapse="separate"
        borderSpacing="0"
      >
        <tbody>
          {heads
            .filter(({ excludedBecause }) => excludedBecause === reason)
            .map((row) => (
              <CostsRow
                key={row.name}
                subject={row.name}
                money={row.net}
                explain={explain}
                provisional={isProvisional(row)}
                muted
              />
            ))}
        </tbody>
      </chakra.table>
      <Text textStyle="xs" color="muted" mt="0.5">
        {withWrittenDates(reason)}
      </Text>
    </Box>
  ))
}
