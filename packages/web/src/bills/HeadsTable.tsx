import { chakra } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { inWords, type ExplainedHead } from './bill.ts'
import { figure } from './figures.ts'
import { explainTable } from './table-style.ts'

/** The heads a sum is made of, and those it leaves out. */
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
            {excludedBecause && <chakra.span display="block">{`Not counted. ${inWords(excludedBecause)}`}</chakra.span>}
          </th>
          <td data-figure="">{figure(net)}</td>
          <td data-figure="">{figure(vat)}</td>
          <td data-figure="">{figure(gross)}</td>
        </tr>
      ))}
    </tbody>
  </chakra.table>
)
