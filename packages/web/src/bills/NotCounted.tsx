import { Box, Text, chakra } from '@chakra-ui/react'
import { partLabel } from '@costdraft/schema/labels.ts'
import { withWrittenDates, type Totals } from './bill.ts'
import type { Explain } from './Figure.tsx'
import { HeadRow } from './HeadRow.tsx'
import { totalsOfPart, type FigurePart } from './part-of-bill.ts'

interface Props {
  totals: Totals
  explain: Explain
}

/** The heads that are priced but excluded from the totals, by part where the case has parts, grouped by the reason. */
export const NotCounted = ({ totals, explain }: Props) =>
  totals.parts.length > 0 ? (
    totals.parts.map(({ casePart }) => (
      <NotCountedHeads key={casePart} part={casePart} heads={totalsOfPart(totals, casePart).heads} explain={explain} />
    ))
  ) : (
    <NotCountedHeads part={undefined} heads={totals.heads} explain={explain} />
  )

interface HeadsProps {
  part: FigurePart
  heads: Totals['heads']
  explain: Explain
}

function NotCountedHeads({ part, heads, explain }: HeadsProps) {
  const reasons = [...new Set(heads.flatMap(({ excludedBecause }) => excludedBecause ?? []))]
  const title = part === undefined ? 'Not counted' : `Not counted: ${partLabel(part)}`
  return reasons.map((reason) => (
    <Box key={reason} mt="4">
      <Text textStyle="caption" color="muted">
        {title}
      </Text>
      <chakra.table
        aria-label={`${title}. ${reason}`}
        width="full"
        textStyle="sm"
        borderCollapse="separate"
        borderSpacing="0"
      >
        <tbody>
          {heads
            .filter(({ excludedBecause }) => excludedBecause === reason)
            .map((head) => (
              <HeadRow key={head.name} head={head} part={part} explain={explain} muted />
            ))}
        </tbody>
      </chakra.table>
      <Text textStyle="xs" color="muted" mt="0.5">
        {withWrittenDates(reason)}
      </Text>
    </Box>
  ))
}
