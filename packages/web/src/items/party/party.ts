import { partyCapacities, partyRoles } from '@costdraft/costing'
import { recorded, type CaseFacts } from '@costdraft/schema/field.ts'
import { party as kind } from '@costdraft/schema/items/party/party.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { formatAmount } from '../../formats/format-money.ts'
import { defineTab } from '../shared/define-tab.tsx'

const hasRoles = (facts: CaseFacts): boolean => recorded('role')({}, facts)
const hasCapacities = (facts: CaseFacts): boolean => recorded('capacity')({}, facts)
/** Letters, calls and payments are counted for parties that are written to and paid, and not for those that act. */
const isCounted = (facts: CaseFacts): boolean => !hasRoles(facts)

const amountOrNothing = (amount: string | null): string => (amount === null ? '' : formatAmount(amount))

/** The parties of a case, with what is recorded for each. */
export const parties = defineTab<typeof kind>({
  kind,
  title: 'Parties',
  singular: 'party',
  carryOver: [],
  nameOf: ({ party }) => `party “${party}”`,
  columns: [
    { head: 'Name', isLong: true, cell: ({ party }) => party },
    {
      head: 'Capacity',
      cell: ({ capacity }) => (capacity ? labelOf(capacity) : ''),
      when: hasCapacities,
    },
    {
      head: 'Letters in',
      align: 'end',
      cell: ({ lettersIn }) => lettersIn ?? '',
      when: isCounted,
    },
    {
      head: 'Letters out',
      align: 'end',
      cell: ({ lettersOut }) => lettersOut ?? '',
      when: isCounted,
    },
    {
      head: 'Telephone calls',
      align: 'end',
      cell: ({ telephoneCalls }) => telephoneCalls ?? '',
      when: isCounted,
    },
    {
      head: 'Disbursements £',
      align: 'end',
      cell: ({ disbursementAmount }) => amountOrNothing(disbursementAmount),
      when: isCounted,
    },
    {
      head: 'VAT £',
      align: 'end',
      cell: ({ disbursementVat }) => amountOrNothing(disbursementVat),
      when: isCounted,
    },
    { head: 'Role', cell: ({ role }) => (role ? labelOf(role) : ''), when: hasRoles },
    {
      head: 'Rate £ an hour',
      align: 'end',
      cell: ({ rate }) => (rate === null ? '' : formatAmount(rate)),
      when: hasRoles,
    },
    {
      head: 'Linked costs',
      isNamed: true,
      cell: ({ linkedCosts }) => (linkedCosts ? 'Yes' : ''),
      when: hasRoles,
    },
  ],
  controls: {
    party: { label: 'Name', as: 'text' },
    capacity: { label: 'Capacity', as: 'choice', choices: partyCapacities },
    role: { label: 'Role', as: 'choice', choices: partyRoles },
    rate: { label: 'Rate an hour', as: 'money', hint: 'Shown here, and never priced.' },
    linkedCosts: { label: 'Costs are shared with a linked certificate', as: 'flag' },
  },
  parts: {},
  layout: ['party', 'capacity', ['role', 'rate'], 'linkedCosts'],
})
