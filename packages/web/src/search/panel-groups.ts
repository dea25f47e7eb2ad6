import type { PanelQuery } from '../generated/graphql.ts'
import { firstSteps } from './first-steps.ts'
import { queueGroups } from './queue-groups.ts'
import { recentGroups, type SearchGroup } from './search-groups.ts'

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
  const groups = [...waiting, ...recentGroups(newest ?? []), ...steps]
  return { groups, hasTwoColumns: waiting.length > 0 && groups.length > 1 }
}
