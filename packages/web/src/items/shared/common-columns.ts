import { formatAmount } from '../../formats/format-money.ts'
import { earnerName } from '../../formats/earner-name.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import type { Sums } from './item-operations.ts'

interface WithDate {
  date: string
}
interface WithFeeEarner {
  feeEarner: { firstname: string | null; surname: string | null; retiredFrom?: string | null }
}
interface WithDescription {
  description: string | null
}
interface WithAmount {
  /** Null where the host does not say. */
  amount: string | null
}
interface WithVat {
  vatExempt: boolean | null
}

const earnerOf = ({ feeEarner }: WithFeeEarner): string => earnerName(feeEarner) || '–'
const descriptionOf = ({ description }: WithDescription): string => description ?? ''

// Columns shared by several kinds of item. The description takes the space that the others leave.
export const dateColumn = {
  head: 'Date',
  isOneLine: true,
  sort: 'date',
  cell: ({ date }: WithDate): string => formatIsoDate(date),
} as const
export const earnerColumn = {
  head: 'Fee earner',
  sort: 'fee_earner',
  cell: earnerOf,
} as const
export const descriptionColumn = {
  head: 'Description',
  isLong: true,
  sort: 'description',
  cell: descriptionOf,
} as const
/** The sum of what rows cost, without those that have no price. */
export const netOf = ({ net }: Sums): string => (net === null ? '' : formatAmount(net))
export const amountColumn = {
  head: 'Amount £',
  align: 'end',
  sort: 'amount',
  isCost: true,
  cell: ({ amount }: WithAmount): string => (amount === null ? '–' : formatAmount(amount)),
  sum: netOf,
} as const
export const vatColumn = {
  head: 'VAT %',
  align: 'end',
  cell: ({ vatExempt }: WithVat): string => (vatExempt ? '0' : '20'),
} as const

/** Hours in a column, which are answered with two decimals; an empty string for null. */
export const hoursText = (hours: string | null): string => hours ?? ''

interface WithCost {
  totalCost: string | null
}
/** What a row costs without VAT, whether it is paid or not: the costs beside the list say what counts. */
export const costOf = ({ totalCost }: WithCost): string => (totalCost === null ? '–' : formatAmount(totalCost))
export const costColumn = {
  head: 'Cost £',
  align: 'end',
  isNamed: true,
  sort: 'total_cost',
  isCost: true,
  cell: costOf,
  sum: netOf,
} as const
/** The foot of a column of numbers that its kind adds up (`Field.summed`), by the name of the field on the wire. */
export const sumOfField =
  (column: string) =>
  ({ columns }: Sums): string =>
    String(columns?.find((one) => one.column === column)?.sum ?? '')
/** The time of a row, in hours. */
export const timeColumn = {
  head: 'Time',
  align: 'end',
  sort: 'time',
  cell: ({ time }: { time: string | null }): string => time ?? '–',
  sum: ({ time }: Sums): string => hoursText(time),
} as const
