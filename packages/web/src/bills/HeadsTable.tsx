import { chakra } from '@chakra-ui/react'
import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import { withWrittenDates, type ExplainedCase, type ExplainedHead } from './bill.ts'
import { formatAmount } from '../formats/format-money.ts'
import { totalsOfPart } from './part-of-bill.ts'
import { explainTable } from './table-style.ts'

const isCounted = ({ excludedBecause }: ExplainedHead): boolean => excludedBecause === null

/** The rows of heads; with `hasPart` each is named with its part. */
const HeadRows = ({ heads, hasPart = false }: { heads: readonly ExplainedHead[]; hasPart?: boolean }) =>
  heads.map(({ name, casePart, net, vat, gross, excludedBecause }) => (
    <tr key={`${name} ${casePart}`} data-muted={excludedBecause ? '' : undefined}>
      <th scope="row">
        {hasPart ? `${labelOf(name)}, ${partLabel(casePart)}` : labelOf(name)}
        {excludedBecause && <chakra.span display="block">{withWrittenDates(excludedBecause)}</chakra.span>}
      </th>
      <td data-figure="">{formatAmount(net)}</td>
      <td data-figure="">{formatAmount(vat)}</td>
      <td data-figure="">{formatAmount(gross)}</td>
    </tr>
  ))

const Group = ({ name }: { name: string }) => (
  <tr>
    <chakra.th scope="rowgroup" colSpan={4} css={{ fontWeight: '600 !important' }}>
      {name}
    </chakra.th>
  </tr>
)

/** The figures of the total, ruled as in an account. */
const totalRow = {
  '& > *': { fontWeight: '600 !important', pt: '2' },
  '& td': { borderTopWidth: '1px', borderBottomWidth: '3px', borderBottomStyle: 'double', borderColor: 'ink' },
} as const

/**
 * The heads that count with net, VAT and total, by part where they are of several, and what they come to; below it
 * those that do not count, each with the reason.
 */
export function HeadsTable({ totals }: { totals: ExplainedCase['totals'] }) {
  const parts = totals.parts.filter(({ casePart }) => totals.heads.some((head) => head.casePart === casePart))
  const hasParts = parts.length > 1
  const excluded = totals.heads.filter((head) => !isCounted(head))
  return (
    <chakra.table
      aria-label="Heads"
      css={{ ...explainTable, '& tbody tr': { borderBottomWidth: '1px', borderColor: 'line' } }}
    >
      <thead>
        <tr>
          <th scope="col">Head</th>
          {['Net, £', 'VAT, £', 'Total, £'].map((name) => (
            <th key={name} scope="col" data-figure="">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {hasParts ? (
        parts.map(({ casePart }) => (
          <tbody key={casePart}>
            <Group name={partLabel(casePart)} />
            <HeadRows heads={totalsOfPart(totals, casePart).heads.filter(isCounted)} />
          </tbody>
        ))
      ) : (
        <tbody>
          <HeadRows heads={totals.heads.filter(isCounted)} />
        </tbody>
      )}
      <tbody>
        <chakra.tr css={totalRow}>
          <th scope="row">Total</th>
          {[totals.net, totals.vat, totals.gross].map((figure, i) => (
            // oxlint-disable-next-line react/no-array-index-key
            <td key={i} data-figure="">
              {formatAmount(figure)}
            </td>
          ))}
        </chakra.tr>
      </tbody>
      {excluded.length > 0 && (
        <tbody>
          <Group name="Not counted" />
          <HeadRows heads={excluded} hasPart={hasParts} />
        </tbody>
      )}
    </chakra.table>
  )
}
