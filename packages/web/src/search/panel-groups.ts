import type { PanelQuery } from '../generated/graphql.ts'
import { firstSteps } from './first-steps.ts'
import { queueGroups } from './queue-groups.ts'
import { plain, recentGroups, type SearchGroup, type SearchOption } from './search-groups.ts'

const place = (to: string, title: string, detail: string): SearchOption => ({
  key: to,
  to,
  title: plain(title),
  detail: plain(detail),
})
/** Where whoever has cases goes from here. */
const placesOf = ({ addsCases }: Pick<PanelQuery['viewer'], 'addsCases'>): SearchGroup[] => [
  {
    name: 'What next',
    options: [
      ...(addsCases
        ? [place('/cost-draft/cases/add-case', 'Add a case', 'Of a solicitor that you may draft for')]
        : []),
      place('/cost-draft/cases', 'The board of cases', 'By stage, with what each is worth'),
    ],
  },
]

/**
 * The groups of the first panel: what waits, then the newest cases, and what a newcomer or an administrator can do. A
 * part that may not be read is null, and left out.
 */
export function panelGroups({ panel: { queues, newest, start }, viewer }: PanelQuery): {
  groups: SearchGroup[]
  hasTwoColumns: boolean
} {
  const waiting = queueGroups(queues ?? [])
  const steps = start
    ? firstSteps({
        viewer,
        clients: start.clients ?? undefined,
        users: start.users ?? undefined,
        solicitors: start.solicitors ?? undefined,
      })
    : []
  const recent = recentGroups(newest ?? [])
  const groups = [...waiting, ...recent, ...steps, ...(recent.length > 0 || waiting.length > 0 ? placesOf(viewer) : [])]
  return { groups, hasTwoColumns: waiting.length > 0 && groups.length > 1 }
}
