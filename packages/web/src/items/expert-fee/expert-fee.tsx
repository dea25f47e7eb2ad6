import { chakra } from '@chakra-ui/react'
import { caseParts, locations } from '@costdraft/costing'
import { expertFee as kind } from '@costdraft/schema/items/expert-fee/expert-fee.ts'
import type { ReactNode } from 'react'
import { formatIsoDate } from '../../ui/dates.ts'
import { messages } from '../../ui/messages.ts'
import { amountColumn, dateColumn, descriptionColumn, vatColumn } from '../shared/common-columns.ts'
import { defineTab } from '../shared/define-tab.tsx'
import { partColumn } from '../shared/part-column.tsx'
import type { RowOf } from '../shared/tab-definition.ts'

type Row = RowOf<typeof kind>

const typeOf = ({ invoiceType }: Row): string => invoiceType.name ?? 'Expert'

/** The description, and on a line of its own why the fee is over a codified rate. The mark comes first, so that it is shown however long the text is. */
const descriptionCell = ({ description, overRate }: Row): ReactNode =>
  overRate ? (
    <>
      <chakra.span color="attention.ink" me="2" title={overRate}>
        Over rate
      </chakra.span>{' '}
      {description}
      <br />
      <chakra.span color="attention.ink">{overRate}</chakra.span>
    </>
  ) : (
    description
  )

export const expertFees = defineTab<typeof kind>({
  kind,
  title: 'Expert Fees',
  singular: 'expert fee',
  loadError: messages.errorFetchingExpertFees,
  carryOver: ['date', 'casePart'],
  nameOf: (e) => `${typeOf(e).toLowerCase()} of ${formatIsoDate(e.date)}`,
  noticeOf: ({ overRate }) => overRate,
  columns: [
    dateColumn,
    { head: 'Type', width: 'clamp(112px, 10.5vw, 160px)', cell: typeOf, tooltip: typeOf },
    {
      head: 'Invoice no.',
      width: '96px',
      cell: (e) => e.invoiceNumber,
      tooltip: (e) => e.invoiceNumber,
    },
    partColumn,
    { ...descriptionColumn, cell: descriptionCell },
    amountColumn,
    vatColumn,
  ],
  controls: {
    date: { label: 'Date', as: 'date' },
    invoiceType: { label: 'Type', as: 'ref' },
    invoiceNumber: { label: 'Invoice number', as: 'text' },
    amount: { label: 'Amount', as: 'money', hint: 'Without VAT.' },
    vatExempt: { label: 'VAT %', as: 'vat' },
    hours: {
      label: 'Hours',
      as: 'hours',
      hint: 'Without hours and place, an amount is not checked against an hourly rate.',
    },
    expertLocation: { label: 'Expert based in', as: 'choice', choices: locations },
    description: { label: 'Description', as: 'prose' },
    casePart: { label: 'Part', as: 'choice', choices: caseParts },
  },
  parts: {},
  layout: [
    ['date', 'casePart'],
    'invoiceType',
    'invoiceNumber',
    ['amount', 'vatExempt'],
    ['hours', 'expertLocation'],
    'description',
  ],
})
