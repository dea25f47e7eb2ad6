import { aspects, locations } from '@costdraft/costing'
import { expertFee as kind } from '@costdraft/schema/items/expert-fee/expert-fee.ts'
import type { ReactNode } from 'react'
import { recorded, type CaseFacts } from '@costdraft/schema/field.ts'
import { formatAmount, formatPounds } from '../../formats/format-money.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import { amountColumn, dateColumn, descriptionColumn, vatColumn, netOf } from '../shared/common-columns.ts'
import { defineTab } from '../shared/define-tab.tsx'
import { partColumn } from '../shared/part-column.tsx'
import { CellMark } from '../shared/CellText.tsx'
import type { RowOf } from '../shared/tab-definition.ts'

type ExpertFeeRow = RowOf<typeof kind>

const typeOf = ({ invoiceType }: ExpertFeeRow): string => invoiceType.name ?? 'Expert'

/** The description, and on a line of its own why the fee is over a codified rate. */
const descriptionTexts = ({ description, overRate }: ExpertFeeRow): string[] =>
  overRate ? [`Over rate ${description ?? ''}`, overRate] : [description ?? '']
const descriptionCell = ({ description, overRate }: ExpertFeeRow): ReactNode =>
  overRate ? (
    <>
      <CellMark title={overRate}>Over rate</CellMark> {description}
    </>
  ) : (
    description
  )

const hasShare = (facts: CaseFacts): boolean => recorded('percentage')({}, facts)
const typeAndParty = (row: ExpertFeeRow): string[] => [typeOf(row), ...(row.party?.name ? [row.party.name] : [])]
const shareOf = ({ percentage, amount }: ExpertFeeRow): string =>
  percentage === null || amount === null ? '' : `${percentage} % of ${formatPounds(amount)}`
const claimedOf = ({ totalCost }: ExpertFeeRow): string => (totalCost === null ? '–' : formatAmount(totalCost))

/** Of a fee that is shared, the share is claimed, and the invoice stands below it. */
const claimedColumn = {
  head: 'Claimed £',
  align: 'end',
  sort: 'total_cost',
  isCost: true,
  sum: netOf,
  texts: (row: ExpertFeeRow): string[] => [claimedOf(row), ...[shareOf(row)].filter(Boolean)],
  when: hasShare,
} as const

export const expertFees = defineTab<typeof kind>({
  kind,
  title: 'Expert Fees',
  singular: 'expert fee',
  carryOver: ['date', 'casePart', 'party', 'percentage'],
  nameOf: (e) => `${typeOf(e).toLowerCase()} of ${formatIsoDate(e.date)}`,
  noticeOf: ({ overRate }) => overRate,
  columns: [
    dateColumn,
    {
      head: 'Type',
      cell: typeOf,
      when: (facts) => !hasShare(facts),
    },
    {
      head: 'Type, party',
      texts: typeAndParty,
      when: hasShare,
    },
    {
      head: 'Invoice no.',
      isNamed: true,
      cell: (e) => e.invoiceNumber,
    },
    partColumn,
    { ...descriptionColumn, texts: descriptionTexts, cell: descriptionCell, tone: 'attention' },
    { ...amountColumn, when: (facts) => !hasShare(facts) },
    claimedColumn,
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
    casePart: { label: 'Part', as: 'choice', choices: aspects },
    party: { label: 'Party', as: 'ref', hint: 'Whose share of the fee is claimed.' },
    percentage: { label: 'Share in percent', as: 'decimal', hint: 'The whole fee is 100.' },
  },
  parts: {},
  layout: [
    ['date', 'casePart'],
    'invoiceType',
    'invoiceNumber',
    ['amount', 'vatExempt'],
    ['party', 'percentage'],
    ['hours', 'expertLocation'],
    'description',
  ],
})
