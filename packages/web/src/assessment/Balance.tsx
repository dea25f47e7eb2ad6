import { Box, chakra } from '@chakra-ui/react'
import type { AssessmentPaymentsShownFragment } from '../generated/graphql.ts'
import { balanceRows } from './balance-rows.ts'
import type { AssessedTotals } from './use-assessment.ts'

interface Props {
  stored: AssessmentPaymentsShownFragment
  totals: AssessedTotals
}

/** What is due as it is stored. */
export const Balance = ({ stored, totals }: Props) => (
  <Box
    as="section"
    aria-label="Balance"
    bg="canvas"
    borderWidth="1px"
    borderColor="line"
    borderRadius="l2"
    px="4"
    py="2"
  >
    <chakra.table width="full" textStyle="sm" borderCollapse="collapse" aria-label="Balance">
      <tbody>
        {balanceRows(stored, totals).map(({ name, value, isTotal = false, isFigure }) => (
          <tr key={name}>
            <chakra.th scope="row" textAlign="start" fontWeight={isTotal ? '600' : '400'} py="1" verticalAlign="top">
              {name}
            </chakra.th>
            <chakra.td
              textAlign="end"
              verticalAlign="top"
              py="1"
              ps="3"
              fontWeight={isTotal && isFigure ? '600' : '400'}
              color={isFigure ? undefined : 'muted'}
            >
              {value}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </Box>
)
