import { chakra } from '@chakra-ui/react'
import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import { withWrittenDates, type ExplainedCase, type ExplainedHead } from './bill.ts'
import { formatAmount } from './format-money.ts'
import { totalsOfPart } from './part-of-bill.ts'
import { explainTable } from './table-style.ts'

const HeadRows = ({ heads }: { heads: readonly ExplainedHead[] }) =>
  heads.map(({ name, net, vat, gross, excludedBecause }) => (
    <tr key={name} data-muted={excludedBecause ? '' : undefined}>
      <th scope="row">
        {labelOf(name)}
        {excludedBecause && (
          <chakra.span display="block">{`Not counted. ${withWrittenDates(excludedBecause)}`}</chakra.span>
        )}
      </th>
      <td data-figure="">{formatAmount(net)}</td>
      <td data-figure="">{formatAmount(vat)}</td>
      <td data-figure="">{formatAmount(gross)}</td>
    </tr>
  ))

/** The heads of the bill with net, VAT and total, by part where they are of several; excluded heads are muted and give the reason. */
export function HeadsTable({ totals }: { totals: ExplainedCase['totals'] }) {
  const parts = totals.parts.filter(({ casePart }) => totals.heads.some((head) => head.casePart === casePart))
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
      {parts.length > 1 ? (
        parts.map(({ casePart }) => (
          <tbody key={casePart}>
            <tr>
              <chakra.th scope="rowgroup" colSpan={4} css={{ fontWeight: '600 !important' }}>
                {partLabel(casePart)}
              </chakra.th>
            </tr>
            <HeadRows heads={totalsOfPart(totals, casePart).heads} />
          </tbody>
        ))
      ) : (
        <tbody>
          <HeadRows heads={totals.heads} />
        </tbody>
      )}
    </chakra.table>
  )
}
