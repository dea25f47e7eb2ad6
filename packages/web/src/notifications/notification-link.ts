import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import { casePathAtStage } from '../navigation/case-paths.ts'
import type { NotificationsQuery } from '../generated/graphql.ts'

export type Notification = NonNullable<NotificationsQuery['viewer']['notifications']>['nodes'][number]

/**
 * The target of a notification: the case page for its current stage, the tab the notification is about, and for a
 * comment its item; for what is about no case, the list of users, that of cases or the
 * settings.
 */
export function notificationLink({ kind, caseUuid, stage, item }: Notification): { pathname: string; search: string } {
  if (kind === 'password_forgotten') return { pathname: '/users/user-list', search: '' }
  if (kind === 'handed_over') return { pathname: '/cost-draft/cases', search: '' }
  if (caseUuid === null || stage === null) return { pathname: '/settings', search: '' }
  const tab = kind === 'ledger_imported' ? 'timeRecordings' : item?.tab
  const search = new URLSearchParams({
    ...(tab && { tab: tabKey(tab) }),
    ...(item && tab && { comments: item.uuid }),
  }).toString()
  return { pathname: casePathAtStage(caseUuid, stage), search: search && `?${search}` }
}
