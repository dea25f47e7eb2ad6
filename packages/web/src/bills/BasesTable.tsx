import { Box, Text, chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { withWrittenDates, type Totals } from './bill.ts'
import { figuresTable } from './figures-table.ts'
import { formatAmount } from '../formats/format-money.ts'

type Basis = NonNullable<Totals['bases']>[number]
const rows = [
  ['Work', 'work'],
  ['Net', 'net'],
  ['VAT', 'vat'],
  ['Total', 'gross'],
] as const

/** What the case comes to on each basis of its costs, side by side, and which of them is claimed. */
export function BasesTable({ bases, heads }: { bases: readonly Basis[]; heads: Totals['heads'] }) {
  const claimed = heads.some(({ name }) => name === 'fixed_costs') ? 'fixed' : 'assessed'
  const missing = new Set(bases.flatMap(({ notHeld }) => notHeld ?? []))
  return (
    <Box mb="4">
      <chakra.table css={figuresTable}>
        <caption>On each basis</caption>
        <thead>
          <tr>
            <th scope="col">£</th>
            {bases.map(({ basis }) => (
              <th key={basis} scope="col" data-figure="">
                {basis === claimed ? `${labelOf(basis)}, claimed` : labelOf(basis)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, name]) => (
            <tr key={name} data-strong={name === 'gross' ? '' : undefined}>
              <th scope="row">{title}</th>
              {bases.map((one) => {
                const amount = one[name]
                return (
                  <td key={one.basis} data-figure="" data-muted={one.basis === claimed ? undefined : ''}>
                    {amount === null ? '–' : formatAmount(amount)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
      {[...missing].map((sentence) => (
        <Text key={sentence} textStyle="xs" color="muted" mt="1">
          {withWrittenDates(sentence)}
        </Text>
      ))}
    </Box>
  )
}
