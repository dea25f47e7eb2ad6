import { tabKey, tabOfItem } from '@costdraft/schema/areas.ts'
import { casePlace } from '../cases/list/case-paths.ts'
import type { NotificationsQuery } from '../generated/graphql.ts'

export type Notification = NonNullable<NotificationsQuery['viewer']['notifications']>['nodes'][number]

/** Where a notification leads: to the case as it stands now, to the tab it is about, and of a comment to its row. */
export function placeOf({ kind, caseUuid, stage, item }: Notification): { pathname: string; search: string } {
  const tab = kind === 'ledger_imported' ? 'timeRecordings' : item ? tabOfItem(item.kind, item.hearingType) : undefined
  const search = new URLSearchParams({
    ...(tab && { tab: tabKey(tab) }),
    ...(item && tab && { comments: item.uuid }),
  }).toString()
  return { pathname: casePlace(caseUuid, stage), search: search && `?${search}` }
}
