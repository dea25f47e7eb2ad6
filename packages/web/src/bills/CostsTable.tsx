import { chakra } from '@chakra-ui/react'
import { partLabel } from '@costdraft/schema/labels.ts'
import { isProvisional, isSumNotPriced, type Totals } from './bill.ts'
import type { Explain } from './Figure.tsx'
import { CostsRow } from './CostsRow.tsx'
import { HeadRow } from './HeadRow.tsx'
import { totalsOfPart, type FigurePart } from './part-of-bill.ts'

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

const isCounted = ({ excludedBecause }: Totals['heads'][number]): boolean => excludedBecause === null

const HeadRows = ({ heads, part, explain }: { heads: Totals['heads']; part?: FigurePart; explain: Explain }) =>
  heads.filter(isCounted).map((head) => <HeadRow key={head.name} head={head} part={part} explain={explain} />)

/** The heads of each part of a two-part case under its name, and what they come to. */
const PartRows = ({ totals, explain }: Pick<Props, 'totals' | 'explain'>) =>
  totals.parts.map(({ casePart: part }) => {
    const { heads, net } = totalsOfPart(totals, part)
    return (
      <tbody key={part}>
        <tr>
          <chakra.th scope="rowgroup" colSpan={2} textAlign="start" fontWeight="600" pt="2.5" pb="0.5">
            {partLabel(part)}
          </chakra.th>
        </tr>
        <HeadRows heads={heads} part={part} explain={explain} />
        <CostsRow
          subject="net"
          part={part}
          label="Subtotal"
          money={net}
          isNotPriced={isSumNotPriced(net, heads)}
          explain={explain}
          rule="subtotal"
        />
      </tbody>
    )
  })

/** The heads that count towards the total, by part where the case has parts, followed by net, VAT and total. */
export function CostsTable({ totals, isNotPriced, explain }: Props) {
  const { heads, net, vat, gross, parts } = totals
  const provisional = heads.some((head) => isCounted(head) && isProvisional(head))
  const hasParts = parts.length > 0
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
      {hasParts && <PartRows totals={totals} explain={explain} />}
      <tbody>
        {hasParts ? (
          <tr>
            <chakra.th scope="rowgroup" colSpan={2} textAlign="start" fontWeight="600" pt="2.5" pb="0.5">
              Together
            </chakra.th>
          </tr>
        ) : (
          <HeadRows heads={heads} explain={explain} />
        )}
        <CostsRow
          subject="net"
          money={net}
          isNotPriced={isNotPriced}
          explain={explain}
          {...(!hasParts && { rule: 'subtotal' as const })}
        />
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
