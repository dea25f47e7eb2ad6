import { Box, chakra } from '@chakra-ui/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { useMemo } from 'react'
import { useFormState } from 'react-final-form'
import { useAddition } from '../../access/viewer.ts'
import { withWrittenDates } from '../../bills/bill.ts'
import { figuresTable } from '../../bills/figures-table.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import { formatAmount, formatQuantity, isPercentage } from '../../formats/format-money.ts'
import type { HearingInput, PricedHearingQuery } from '../../generated/graphql.ts'
import { lowWindow } from '../../ui/layout-sizes.ts'
import { useQuery } from '../../ui/use-query.ts'
import type { PriceProps } from '../shared/tab-definition.ts'
import { PricedHearingDocument } from './hearing-price.operations.ts'

type Price = PricedHearingQuery['pricedHearing']
type Line = Price['lines'][number]

/** How a line is worked out: "2.00 units × 132.40", "25 % of 298.08". */
function workingOf({ quantity, unit, rate }: Line): string {
  if (quantity === null || unit === null) return ''
  const many = formatQuantity(quantity, unit)
  if (rate === null) return many
  return isPercentage(unit) ? `${many} of ${formatAmount(rate)}` : `${many} × ${formatAmount(rate)}`
}
const sourceOf = ({ authority }: Line): string =>
  authority ? `${authority.table}, ${authority.provision}, from ${formatIsoDate(authority.from)}` : ''

const PriceLine = ({ line }: { line: Line }) => {
  const { description, net, notHeld, excludedBecause } = line
  const reason = notHeld ?? excludedBecause
  return (
    <tr data-muted={excludedBecause ? '' : undefined} title={sourceOf(line) || undefined}>
      <chakra.th scope="row" overflowWrap="anywhere">
        {description ? labelOf(description) : 'Hearing'}
        {reason && (
          <chakra.span display="block" color={notHeld ? 'attention.ink' : 'muted'}>
            {withWrittenDates(notHeld ?? `Not counted. ${reason}`)}
          </chakra.span>
        )}
      </chakra.th>
      <td data-figure="">{workingOf(line)}</td>
      <td data-figure="">{notHeld ? '–' : formatAmount(net)}</td>
    </tr>
  )
}

/** What its lines come to, with VAT beside it. */
function Total({ net, vat, gross }: Price) {
  if (net === null || vat === null || gross === null) return null
  return (
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td data-figure="">{`${formatAmount(gross)} with VAT ${formatAmount(vat)}`}</td>
        <td data-figure="">{formatAmount(net)}</td>
      </tr>
    </tfoot>
  )
}

/** It stays in view above the foot of the dialog while one types, where the window has room for both. */
const inView = {
  borderTopWidth: '1px',
  borderColor: 'line',
  bg: 'raised',
  py: '2',
  position: { md: 'sticky' },
  bottom: '14',
  [lowWindow]: { '&&': { position: 'static' } },
} as const

/** The lines a hearing will be paid by, from the bill that its case would have with it, while it is being entered. */
export function HearingPrice({ caseUuid, uuid, inputOf }: PriceProps) {
  const isOffered = useAddition('hearing_price')
  const { values } = useFormState<Draft>({ subscription: { values: true } })
  // What is written of a hearing changes no price, so that nothing is asked for it.
  const asked = useMemo(() => {
    const input = isOffered ? inputOf(values) : undefined
    return input && JSON.stringify({ ...input, description: null })
  }, [isOffered, inputOf, values])
  const { data, previousData, loading, error } = useQuery(PricedHearingDocument, {
    ...(asked === undefined
      ? { skip: true, variables: { caseUuid, input: {} as HearingInput } }
      : { variables: { caseUuid, input: JSON.parse(asked) as HearingInput, hearingUuid: uuid ?? null } }),
    fetchPolicy: 'network-only',
  })
  const price = (data ?? (loading ? previousData : undefined))?.pricedHearing
  if (!isOffered || asked === undefined || error || !price || price.lines.length === 0) return null
  return (
    <Box css={inView} data-price>
      <chakra.table
        css={figuresTable}
        opacity={data ? undefined : '0.6'}
        aria-label="What it will pay"
        aria-busy={!data}
      >
        <thead>
          <tr>
            <th scope="col">What it will pay</th>
            <th scope="col" data-figure="">
              Worked out
            </th>
            <th scope="col" data-figure="">
              Net £
            </th>
          </tr>
        </thead>
        <tbody>
          {price.lines.map((line, i) => (
            // Lines have no id; their order is that of the bill.
            // oxlint-disable-next-line react/no-array-index-key
            <PriceLine key={i} line={line} />
          ))}
        </tbody>
        <Total {...price} />
      </chakra.table>
    </Box>
  )
}
