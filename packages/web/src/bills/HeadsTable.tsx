import { chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { withWrittenDates, type ExplainedHead } from './bill.ts'
import { formatAmount } from './format-money.ts'
import { explainTable } from './table-style.ts'

/** All heads of the bill with net, VAT and total; excluded heads are muted and give the reason. */
export const HeadsTable = ({ heads }: { heads: readonly ExplainedHead[] }) => (
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
    <tbody>
      {heads.map(({ name, net, vat, gross, excludedBecause }) => (
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
      ))}
    </tbody>
  </chakra.table>
)
