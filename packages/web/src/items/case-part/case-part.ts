import { casePart as kind } from '@costdraft/schema/items/case-part/case-part.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import { defineTab } from '../shared/define-tab.tsx'

const dateOrNothing = (date: string | null): string => (date ? formatIsoDate(date) : '')

/** The parts of a Court of Protection case. */
export const caseParts = defineTab<typeof kind>({
  kind,
  title: 'Parts',
  singular: 'part',
  loadError: 'Error fetching case parts.',
  carryOver: [],
  nameOf: ({ description }) => `part “${description}”`,
  columns: [
    { head: 'Description', isLong: true, cell: ({ description }) => description },
    { head: 'Start date', isOneLine: true, isNamed: true, cell: ({ startDate }) => dateOrNothing(startDate) },
    { head: 'End date', isOneLine: true, isNamed: true, cell: ({ endDate }) => dateOrNothing(endDate) },
  ],
  controls: {
    description: { label: 'Description', as: 'prose' },
    startDate: { label: 'Start date', as: 'date', hint: 'Within the dates of the case.' },
    endDate: { label: 'End date', as: 'date' },
  },
  parts: {},
  layout: ['description', ['startDate', 'endDate']],
})
