import { chakra } from '@chakra-ui/react'
import { isProvisional, type Totals } from './bill.ts'
import type { Explain } from './Figure.tsx'
import { LedgerRow } from './LedgerRow.tsx'

const head = { textStyle: 'caption', color: 'muted', pb: '1', borderBottomWidth: '1px', borderColor: 'line' } as const

/** What counts, head by head, to the total. */
export function Ledger({ totals: { heads, net, vat, gross }, explain }: { totals: Totals; explain: Explain }) {
  const counted = heads.filter(({ excludedBecause }) => excludedBecause === null)
  const provisional = counted.some(isProvisional)
  return (
    <chakra.table aria-label="Costs by head" width="full" textStyle="sm" borderCollapse="separate" borderSpacing="0">
      <thead>
        <tr>
          <chakra.th scope="col" textAlign="start" css={head}>
            Head
          </chakra.th>
          <chakra.th scope="col" textAlign="end" css={head}>
            £
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {counted.map((row) => (
          <LedgerRow
            key={row.name}
            subject={row.name}
            money={row.net}
            explain={explain}
            provisional={isProvisional(row)}
          />
        ))}
        <LedgerRow subject="net" money={net} explain={explain} mark="sub" />
        <LedgerRow subject="vat" money={vat} explain={explain} />
        <LedgerRow subject="gross" money={gross} explain={explain} provisional={provisional} mark="total" />
      </tbody>
    </chakra.table>
  )
}
