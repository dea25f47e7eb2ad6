import { counselLevels } from '@costdraft/costing'
import { attendances, invoice, participant, step, stepEvents } from '../../../dev/further-kinds.ts'
import { formatIsoDate } from '../src/formats/dates.ts'
import type { TabDefinition } from '../src/items/shared/tab-definition.ts'
import type { AnyRow } from '../src/items/shared/item-row.ts'

// The forms of kinds that the product does not have, for tests of what follows from a declaration.
export const stepKind: typeof step = step

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const loadError = 'Error fetching procedural steps.'
const nameOf = (row: AnyRow): string => text(row.description) || text(row.party) || 'row'
const dateColumn = { head: 'Date', isOneLine: true as const, cell: ({ date = '' }: AnyRow) => formatIsoDate(date) }
const description = { head: 'Description', isLong: true, cell: nameOf } as const

export const stepForm: TabDefinition<typeof step, AnyRow> = {
  kind: step,
  title: 'Procedural Steps',
  singular: 'procedural step',
  loadError,
  carryOver: ['date'],
  nameOf,
  columns: [dateColumn, description],
  controls: {
    event: { label: 'Event', as: 'choice', choices: stepEvents },
    description: { label: 'Description', as: 'prose' },
    date: { label: 'Date', as: 'date' },
    solicitor: { label: 'Solicitor', as: 'ref' },
    feeEarner: { label: 'Fee earner', as: 'ref' },
    site: { label: 'Site', as: 'ref' },
  },
  parts: {
    counsel: {
      label: 'Counsel',
      singular: 'Counsel',
      template: '1fr 1fr',
      controls: {
        counselLevel: { label: 'Level', as: 'choice', choices: counselLevels },
        partyUuid: { label: 'Party', as: 'ref' },
      },
      parts: {
        attendance: {
          label: 'Attendance',
          template: '1fr 1fr',
          controls: {
            partyUuid: { label: 'For party', as: 'ref' },
            attendance: { label: 'Attendance', as: 'choice', choices: attendances },
          },
        },
        travel: {
          label: 'Travel',
          template: '1fr 1fr 2fr',
          controls: {
            distance: { label: 'Distance', as: 'count' },
            amount: { label: 'Amount', as: 'money' },
            description: { label: 'Reason', as: 'text' },
          },
        },
        expenses: {
          label: 'Expenses',
          singular: 'Expense',
          template: '1fr 2fr',
          controls: {
            amount: { label: 'Amount', as: 'money' },
            description: { label: 'Description', as: 'text' },
          },
        },
      },
    },
    disbursements: {
      label: 'Disbursements',
      singular: 'Disbursement',
      template: '1fr 1fr',
      controls: { partyUuid: { label: 'Party', as: 'ref' }, amount: { label: 'Amount', as: 'money' } },
    },
  },
  layout: [['event', 'date'], 'description', 'solicitor', ['feeEarner', 'site'], 'counsel', 'disbursements'],
}

export const partyForm: TabDefinition<typeof participant, AnyRow> = {
  kind: participant,
  title: 'Parties',
  singular: 'party',
  loadError,
  carryOver: [],
  nameOf,
  columns: [description],
  controls: { party: { label: 'Name', as: 'text' }, linkedCosts: { label: 'Linked costs', as: 'flag' } },
  parts: {},
  layout: ['party', 'linkedCosts'],
}

export const invoiceForm: TabDefinition<typeof invoice, AnyRow> = {
  kind: invoice,
  title: 'Invoices',
  singular: 'invoice',
  loadError,
  carryOver: [],
  nameOf,
  columns: [
    dateColumn,
    { head: 'Expert', cell: ({ invoiceType }) => text((invoiceType as { name?: unknown }).name) },
    description,
  ],
  controls: {
    date: { label: 'Date', as: 'date' },
    invoiceType: { label: 'Type of expert', as: 'ref' },
    description: { label: 'Description', as: 'prose' },
  },
  parts: {},
  layout: ['date', 'invoiceType', 'description'],
}
