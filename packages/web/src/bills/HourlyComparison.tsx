import { Box, Text, chakra } from '@chakra-ui/react'
import type { Totals } from './bill.ts'
import { figuresTable } from './figures-table.ts'
import { formatAmount } from '../formats/format-money.ts'
import { comparisonSentence, percentText } from './limit-text.ts'

type Comparison = NonNullable<Totals['comparison']>

/** An amount, or in words why there is none. */
const Amount = ({ money, otherwise }: { money: string | null; otherwise: string }) => (
  <chakra.td data-figure="" color={money === null ? 'attention.ink' : undefined}>
    {money === null ? otherwise : formatAmount(money)}
  </chakra.td>
)

/** The solicitor's events beside the same work by the hour, and what follows from it. */
export const HourlyComparison = ({ comparison }: { comparison: Comparison }) => {
  const { events, hourly, source } = comparison
  return (
    <Box mb="4">
      <chakra.table css={figuresTable}>
        <caption>Events and hours</caption>
        <tbody>
          <tr>
            <th scope="row">Solicitor’s events</th>
            <Amount money={events} otherwise="Not priced" />
          </tr>
          <tr>
            <chakra.th scope="row" overflowWrap="anywhere">
              By the hour
              {source && (
                <chakra.span display="block" color="muted" textStyle="xs">
                  {source}
                </chakra.span>
              )}
            </chakra.th>
            <Amount money={hourly} otherwise="Not entered" />
          </tr>
          <tr data-strong="">
            <th scope="row">Difference</th>
            <td data-figure="">{percentText(comparison)}</td>
          </tr>
        </tbody>
      </chakra.table>
      <Text textStyle="sm" mt="1" color={comparison.isEnough === null ? 'muted' : undefined}>
        {comparisonSentence(comparison)}
      </Text>
    </Box>
  )
}
