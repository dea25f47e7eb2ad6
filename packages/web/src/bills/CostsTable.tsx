import { chakra } from '@chakra-ui/react'
import { isHeadNotPriced, isProvisional, type Totals } from './bill.ts'
import type { Explain } from './Figure.tsx'
import { CostsRow } from './CostsRow.tsx'

const headerStyle = {
  textStyle: 'caption',
  color: 'muted',
  pb: '1',
  borderBottomWidth: '1px',
  borderColor: 'line',
} as const

interface Props {
  totals: Totals
  /** Nothing of the case is priced, because no rate is held. */
  isNotPriced: boolean
  explain: Explain
}

/** The heads that count towards the total, followed by net, VAT and total. */
export function CostsTable({ totals: { heads, net, vat, gross }, isNotPriced, explain }: Props) {
  const counted = heads.filter(({ excludedBecause }) => excludedBecause === null)
  const provisional = counted.some(isProvisional)
  return (
    <chakra.table aria-label="Costs by head" width="full" textStyle="sm" borderCollapse="separate" borderSpacing="0">
      <thead>
        <tr>
          <chakra.th scope="col" textAlign="start" css={headerStyle}>
            Head
          </chakra.th>
          <chakra.th scope="col" textAlign="end" css={headerStyle}>
            £
          </chakra.th>
        </tr>
      </thead>
      <tbody>
        {counted.map((row) => (
          <CostsRow
            key={row.name}
            subject={row.name}
            money={row.net}
            isNotPriced={isHeadNotPriced(row)}
            explain={explain}
            provisional={isProvisional(row)}
          />
        ))}
        <CostsRow subject="net" money={net} isNotPriced={isNotPriced} explain={explain} rule="subtotal" />
        <CostsRow subject="vat" money={vat} isNotPriced={isNotPriced} explain={explain} />
        <CostsRow
          subject="gross"
          money={gross}
          isNotPriced={isNotPriced}
          explain={explain}
          provisional={provisional}
          rule="total"
        />
      </tbody>
    </chakra.table>
  )
}
