import type { Stage } from '@costdraft/costing'
import { tabKey } from '../areas/tabs.ts'
import { casePathAtStage } from '../cases/case-paths.ts'
import type { NotificationKind } from './notifications.ts'

/** What the target of a notification follows from: its kind, and its case and item as they are now. */
export interface LinkedNotification {
  kind: NotificationKind
  /** Null, with its stage, for what is about no case. */
  caseUuid: string | null
  stage: Stage | null
  /** The item of a comment, with the tab that lists it. */
  item: { uuid: string; tab: string | null } | null
}

/**
 * The page of the web app that a notification leads to, in the bell and in a mail: the case page for its current stage,
 * the tab the notification is about, and for a comment its item; for what is about no case, the list of users, that of
 * cases or the settings. `search` is empty, or begins with a question mark.
 */
export function notificationLink({ kind, caseUuid, stage, item }: LinkedNotification): {
  pathname: string
  search: string
} {
  if (kind === 'password_forgotten') return { pathname: '/users/user-list', search: '' }
  if (kind === 'handed_over') return { pathname: '/cost-draft/cases', search: '' }
  if (caseUuid === null || stage === null) return { pathname: '/settings', search: '' }
  const tab = kind === 'ledger_imported' ? 'timeRecordings' : item?.tab
  const search = new URLSearchParams({
    // Opens the dates of the case.
    ...(kind === 'date_near' && { dates: 'open' }),
    ...(tab && { tab: tabKey(tab) }),
    ...(item && tab && { comments: item.uuid }),
  }).toString()
  return { pathname: casePathAtStage(caseUuid, stage), search: search && `?${search}` }
}
