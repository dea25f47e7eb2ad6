import { costNote as kind } from '@costdraft/schema/items/cost-note/cost-note.ts'
import { formatDay } from '../../formats/dates.ts'
import { defineTab } from '../shared/define-tab.tsx'

/** How much of a note names it. */
const NAME_LENGTH = 40

/** The beginning of a note, cut after a whole word. */
const beginningOf = (body: string): string =>
  body.length <= NAME_LENGTH
    ? body
    : `${body
        .slice(0, NAME_LENGTH + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, NAME_LENGTH)}…`

export const costNotes = defineTab<typeof kind>({
  kind,
  title: 'Cost Notes',
  singular: 'cost note',
  carryOver: [],
  nameOf: ({ body }) => `cost note: ${beginningOf(body)}`,
  columns: [
    { head: 'Entered', isOneLine: true, cell: ({ createdAt }) => (createdAt ? formatDay(createdAt) : '') },
    { head: 'Note', isLong: true, cell: ({ body }) => body },
  ],
  controls: { body: { label: 'Note', as: 'prose' } },
  parts: {},
  layout: ['body'],
})
