import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { formatAmount } from '../formats/format-money.ts'
import type { RevaluedCase } from './use-preview.ts'

const style: SystemStyleObject = {
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'collapse',
  '& caption': { srOnly: true },
  '& th, & td': { py: '1.5', pe: '4', textAlign: 'start', verticalAlign: 'top', fontWeight: '400' },
  '& th:last-child, & td:last-child': { pe: '0' },
  '& thead th': {
    position: 'sticky',
    top: '0',
    bg: 'raised',
    textStyle: 'caption',
    color: 'muted',
    whiteSpace: 'nowrap',
    boxShadow: 'inset 0 -1px var(--chakra-colors-strong-line)',
  },
  '& tbody tr': { borderBottomWidth: '1px', borderColor: 'line' },
  '& [data-figure]': { textAlign: 'end', whiteSpace: 'nowrap' },
}

/** A value of a case before or after the change, with the items in it that have no rate. */
const Value = ({ value, unpriced }: { value: string | null; unpriced: number }) => (
  <>
    {value === null ? <chakra.span color="attention.ink">Not priced</chakra.span> : formatAmount(value)}
    {unpriced > 0 && value !== null && (
      <chakra.span display="block" textStyle="xs" color="attention.ink">
        {unpriced === 1 ? '1 item without a rate' : `${unpriced} items without a rate`}
      </chakra.span>
    )}
  </>
)

/** The cases whose value a change moves, with their totals before and after. */
export const ChangedCases = ({ changes }: { changes: readonly RevaluedCase[] }) => (
  <Box role="region" aria-label="Cases that change" tabIndex={0} overflow="auto" maxH="min(420px, 50dvh)" mt="4">
    <chakra.table css={style}>
      <caption>Cases that change</caption>
      <thead>
        <tr>
          <th scope="col">Reference</th>
          <th scope="col">Case</th>
          <th scope="col" data-figure="">
            Now, £
          </th>
          <th scope="col" data-figure="">
            Then, £
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(
          ({ caseUuid, caseName, solicitorsCaseReference, before, after, unpricedBefore, unpricedAfter }) => (
            <tr key={caseUuid}>
              <td>{solicitorsCaseReference}</td>
              <chakra.th scope="row" overflowWrap="anywhere">
                {caseName ?? <chakra.span color="muted">Not named</chakra.span>}
              </chakra.th>
              <td data-figure="">
                <Value value={before} unpriced={unpricedBefore} />
              </td>
              <td data-figure="">
                <Value value={after} unpriced={unpricedAfter} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </chakra.table>
  </Box>
)
