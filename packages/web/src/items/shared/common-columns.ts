import { fullName } from '../../ui/full-name.ts'
import { formatIsoDate } from '../../ui/dates.ts'

interface WithDate {
  date: string
}
interface WithFeeEarner {
  feeEarner: { firstname: string | null; surname: string | null }
}
interface WithDescription {
  description: string | null
}
interface WithAmount {
  amount: number
}
interface WithVat {
  vatExempt: boolean | null
}

const earnerOf = ({ feeEarner }: WithFeeEarner): string => fullName(feeEarner) || '–'
const descriptionOf = ({ description }: WithDescription): string => description ?? ''

// Columns shared by several kinds of item. The description has no width and takes the remaining space.
export const dateColumn = { head: 'Date', width: '104px', cell: ({ date }: WithDate): string => formatIsoDate(date) }
export const earnerColumn = {
  head: 'Fee earner',
  width: 'clamp(96px, 8.2vw, 140px)',
  cell: earnerOf,
  tooltip: earnerOf,
}
export const descriptionColumn = { head: 'Description', isLong: true, cell: descriptionOf } as const
const amountFormat = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
export const amountColumn = {
  head: 'Amount £',
  width: '104px',
  align: 'end',
  cell: ({ amount }: WithAmount): string => amountFormat.format(amount),
} as const
export const vatColumn = {
  head: 'VAT %',
  width: '72px',
  align: 'end',
  cell: ({ vatExempt }: WithVat): string => (vatExempt ? '0' : '20'),
} as const

/** Formats hours with two decimals; an empty string for null. */
export const formatHours = (hours: number | null): string => (hours === null ? '' : hours.toFixed(2))
