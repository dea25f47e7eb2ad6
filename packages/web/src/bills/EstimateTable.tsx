import { Box, chakra } from '@chakra-ui/react'
import type { Totals } from './bill.ts'
import { differenceText, estimateWarning } from './estimate-text.ts'
import { figuresTable } from './figures-table.ts'
import { formatAmount } from '../formats/format-money.ts'

/**
 * The estimate given to the Public Guardian beside what is claimed for work, with a warning where the deputy must
 * explain the claim.
 */
export function EstimateTable({ estimate }: { estimate: NonNullable<Totals['estimate']> }) {
  const warning = estimateWarning(estimate)
  return (
    <Box mb="4">
      <chakra.table css={figuresTable}>
        <caption>OPG estimate</caption>
        <tbody>
          <tr>
            <th scope="row">Estimate</th>
            <td data-figure="">{formatAmount(estimate.estimate)}</td>
          </tr>
          <tr>
            <th scope="row">Claimed for work</th>
            <td data-figure="">{formatAmount(estimate.claimed)}</td>
          </tr>
          <tr data-strong="">
            <th scope="row">Difference</th>
            <td data-figure="">{differenceText(estimate)}</td>
          </tr>
        </tbody>
      </chakra.table>
      <Box role="status">
        {warning && (
          <Box
            mt="1.5"
            px="2.5"
            py="1.5"
            textStyle="sm"
            bg="attention.ground"
            color="attention.ink"
            borderInlineStartWidth="3px"
            borderColor="attention.edge"
          >
            {warning}
          </Box>
        )}
      </Box>
    </Box>
  )
}
