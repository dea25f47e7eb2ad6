import { Box, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { figuresTable } from './figures-table.ts'
import { formatAmount } from '../formats/format-money.ts'
import { limitNames, limitResult, type Limit } from './limit-text.ts'
import { MarkedBar } from '../ui/MarkedBar.tsx'

/** Bar of the claim with a mark for each limit. */
const LimitsBar = ({ limits }: { limits: readonly Limit[] }) => (
  <MarkedBar
    value={Number(limits[0]?.claimed ?? 0)}
    marks={limits.map(({ name, limit }) => ({ name, value: Number(limit) }))}
  />
)

/** A limit, and below it on which side of it the claim is: the mark and the words say what the colour does. */
function LimitRows({ limit, isPartial }: { limit: Limit; isPartial: boolean }) {
  const { text, isWarning } = limitResult(limit, isPartial)
  const Icon = isWarning ? CircleAlert : CircleCheck
  return (
    <>
      <tr>
        <th scope="row">{limitNames[limit.name]}</th>
        <td data-figure="">{formatAmount(limit.limit)}</td>
      </tr>
      <tr>
        <chakra.td colSpan={2} css={{ pt: '0 !important' }}>
          <Flex gap="1.5" textStyle="xs" color={isWarning ? 'attention.ink' : 'muted'}>
            <Box flexShrink="0" mt="0.5">
              <Icon size={14} strokeWidth={1.75} aria-hidden />
            </Box>
            {text}
          </Flex>
        </chakra.td>
      </tr>
    </>
  )
}

/** What the case comes to beside the amounts that it is measured by. */
export const Limits = ({ limits, isPartial }: { limits: readonly Limit[]; isPartial: boolean }) => (
  <Box as="section" aria-label="Limits" mb="4">
    <Heading as="h3" textStyle="sm" fontWeight="600">
      Limits
    </Heading>
    <LimitsBar limits={limits} />
    <chakra.table aria-label="Limits" css={figuresTable}>
      <tbody>
        <tr data-strong="">
          <th scope="row">Claimed, net</th>
          <td data-figure="">{formatAmount(limits[0]?.claimed ?? '0.00')}</td>
        </tr>
        {limits.map((limit) => (
          <LimitRows key={limit.name} limit={limit} isPartial={isPartial} />
        ))}
      </tbody>
    </chakra.table>
    <Text textStyle="xs" color="muted" mt="1">
      Without VAT, with counsel and disbursements.
    </Text>
  </Box>
)
