import { party as kind } from '@costdraft/schema/items/party/party.ts'
import { formatAmount } from '../../bills/format-money.ts'
import { messages } from '../../ui/messages.ts'
import { defineTab } from '../shared/define-tab.tsx'

const amountOrNothing = (amount: string | null): string => (amount === null ? '' : formatAmount(amount))

/** The parties of a case, with what is recorded for each. */
export const parties = defineTab<typeof kind>({
  kind,
  title: 'Parties',
  singular: 'party',
  loadError: messages.errorFetchingParties,
  carryOver: [],
  nameOf: ({ party }) => `party “${party}”`,
  columns: [
    { head: 'Name', isLong: true, cell: ({ party }) => party },
    { head: 'Letters in', width: '88px', align: 'end', isNamed: true, cell: ({ lettersIn }) => lettersIn ?? '' },
    { head: 'Letters out', width: '92px', align: 'end', isNamed: true, cell: ({ lettersOut }) => lettersOut ?? '' },
    {
      head: 'Telephone calls',
      width: '120px',
      align: 'end',
      isNamed: true,
      cell: ({ telephoneCalls }) => telephoneCalls ?? '',
    },
    {
      head: 'Disbursements £',
      width: '128px',
      align: 'end',
      isNamed: true,
      cell: ({ disbursementAmount }) => amountOrNothing(disbursementAmount),
    },
    {
      head: 'VAT £',
      width: '104px',
      align: 'end',
      isNamed: true,
      cell: ({ disbursementVat }) => amountOrNothing(disbursementVat),
    },
  ],
  controls: { party: { label: 'Name', as: 'text' } },
  parts: {},
  layout: ['party'],
})
