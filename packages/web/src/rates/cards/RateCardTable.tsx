import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { formatAmount, formatPounds } from '../../formats/format-money.ts'
import { RowActions } from '../../clients/RowActions.tsx'
import { formatDay, formatIsoDate, isoToday } from '../../formats/dates.ts'
import { table } from '../../ui/table/table-styles.ts'
import { groupRates, rateName, ratesInForce, whoseRate, type RateCard } from './rate-card.ts'

const NARROW = '@media (max-width: 767.98px)'
const WIDER = '@media (min-width: 768px)'
const style: SystemStyleObject = {
  ...table,
  '& tr[data-heading] th': { textStyle: 'sm', fontWeight: '600', height: '9', verticalAlign: 'bottom', pb: '1' },
  '& tbody:not(:last-of-type) tr:last-of-type > *': { borderBottomWidth: '1px', borderColor: 'line' },
  '& tbody th, & tbody td': { verticalAlign: 'top', py: '1.5' },
  '& [data-figure]': { textAlign: 'end' },
  '& [data-note]': { display: 'block', textStyle: 'xs', color: 'muted', fontWeight: '400' },
  '& [data-in-force]': { color: 'accent' },
  '& tbody th, & [data-guideline], & [data-actions]': { whiteSpace: 'normal' },
  '& tbody th': { fontWeight: '500', overflowWrap: 'break-word' },
  '& [data-guideline]': { ps: { md: '6' } },
  '& [data-actions]': { textAlign: 'end' },
  // On a phone the first day stands below the name, and who recorded the rate is left out.
  [WIDER]: { '& [data-narrow]': { display: 'none' } },
  [NARROW]: { '& [data-wide]': { display: 'none' } },
}

/** The first day of a rate, and whether it is in force today. */
const From = ({ rate: { effectiveFrom }, isInForce }: { rate: RateCard; isInForce: boolean }) => (
  <>
    {formatIsoDate(effectiveFrom)}
    {isInForce && (
      <chakra.span data-note="" data-in-force="">
        In force today
      </chakra.span>
    )}
  </>
)

/** The guideline rates in force today, each with its band. */
const Guideline = ({ rate: { guideline } }: { rate: RateCard }) => (
  <>
    {guideline.map(({ band, rate }) => (
      <chakra.span key={band} display="block">
        {rate === null ? 'Not held' : formatPounds(rate)}
        <chakra.span color="muted">{` ${labelOf(band)}`}</chakra.span>
      </chakra.span>
    ))}
  </>
)

interface RowProps {
  rate: RateCard
  isInForce: boolean
  edit: (rate: RateCard) => void
  remove: (rate: RateCard) => void
}
const RateCardTableRow = ({ rate, isInForce, edit, remove }: RowProps) => (
  <tr>
    <th scope="row" title={whoseRate(rate)}>
      {whoseRate(rate)}
      <chakra.span data-note="" data-narrow="">
        <From rate={rate} isInForce={isInForce} />
      </chakra.span>
    </th>
    <td data-wide="">
      <From rate={rate} isInForce={isInForce} />
    </td>
    <td data-figure="">{formatAmount(rate.rate)}</td>
    <td data-guideline="">
      <Guideline rate={rate} />
    </td>
    <td data-wide="">
      {rate.by}
      {rate.recordedAt && <chakra.span data-note="">{formatDay(rate.recordedAt)}</chakra.span>}
    </td>
    <td data-actions="">
      <RowActions name={rateName(rate)} edit={() => edit(rate)} remove={() => remove(rate)} />
    </td>
  </tr>
)

/** The rates of a firm, of people and of grades, each beside the guideline rates in force today. */
export function RateCardTable({
  rates,
  edit,
  remove,
}: { rates: readonly RateCard[] } & Pick<RowProps, 'edit' | 'remove'>) {
  const inForce = ratesInForce(rates, isoToday())
  return (
    <chakra.table css={style}>
      <caption>Rates of the firm</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <chakra.th scope="col" width="112px" data-wide="">
            From
          </chakra.th>
          <chakra.th scope="col" width={{ base: '84px', md: '96px' }} textAlign="end!">
            £ an hour
          </chakra.th>
          <chakra.th scope="col" width={{ base: '104px', md: '176px' }} data-guideline="">
            Guideline today
          </chakra.th>
          <chakra.th scope="col" width={{ base: '120px', xl: '176px' }} data-wide="">
            Recorded by
          </chakra.th>
          <chakra.th scope="col" width={{ base: '52px', md: '80px' }}>
            <chakra.span srOnly>Actions</chakra.span>
          </chakra.th>
        </tr>
      </thead>
      {groupRates(rates).map(({ heading, rates: grouped }) => (
        <tbody key={heading}>
          <tr data-heading="">
            <th scope="rowgroup" colSpan={4}>
              {heading}
            </th>
            {/* Cells of their own: on a phone two columns are gone. */}
            <td colSpan={2} data-wide="" />
          </tr>
          {grouped.map((rate) => (
            <RateCardTableRow
              key={rate.uuid}
              rate={rate}
              isInForce={inForce.has(rate.uuid)}
              edit={edit}
              remove={remove}
            />
          ))}
        </tbody>
      ))}
    </chakra.table>
  )
}
