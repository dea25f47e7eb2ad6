import { tabOfRow } from '@costdraft/schema/areas/tabs.ts'
import type { Stage } from '@costdraft/costing'
import type { MailedKind } from '@costdraft/schema/notifications/notification-mail.ts'
import { notificationLink } from '@costdraft/schema/notifications/notification-link.ts'
import { sentenceOfRow } from '@costdraft/schema/notifications/notifications.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import type { MailLink, MailWords } from '../mail/mail-page.ts'
import type { NotificationRow } from './notification-rows.ts'

/** The subject of a mail about one notification. Many see subjects, also on locked telephones: they name nobody. */
const SUBJECTS: Readonly<Record<MailedKind, string>> = {
  sent_for_review: 'A case was sent for review',
  comment_added: 'A comment was added',
  comment_resolved: 'A comment of yours was resolved',
  documents_ready: 'Documents are ready',
  documents_failed: 'Documents could not be made',
  ledger_imported: 'A time ledger was imported',
  value_moved: 'The value of a case in review moved',
  webhook_disabled: 'A webhook was switched off',
  handed_over: 'Work was handed over to you',
  date_near: 'A date is near',
}

/** Sentences in one mail; the bell has them all. */
const MOST = 100

/** A notification that is mailed, as the API answers it. */
export type MailedNotification = Pick<
  NotificationRow,
  'case_uuid' | 'case_name' | 'stage' | 'actor_name' | 'person_name' | 'item' | 'facts'
> & { kind: MailedKind }

/** For whom a mail is, and what its links lead to. */
interface Reader {
  firstname: string
  /** Whether it is the mail of a day. */
  isDaily: boolean
  webUrl: string
  unsubscribe: string
}

function sentenceWithLink(row: MailedNotification, webUrl: string): MailLink {
  const { kind, case_uuid: caseUuid, item } = row
  const tab = item && (tabOfRow(item.list, item) ?? null)
  const linked = { kind, caseUuid, stage: row.stage as Stage | null, item: item && { uuid: item.uuid, tab } }
  const { pathname, search } = notificationLink(linked)
  return { label: sentenceOfRow(row), url: `${webUrl}${pathname}${search}` }
}

function subjectOf(rows: readonly MailedNotification[], isDaily: boolean): string {
  const many = counted(rows.length, 'notification')
  if (isDaily) return `Your day at CostDraft: ${many}`
  const [only, ...others] = rows
  return only && others.length === 0 ? SUBJECTS[only.kind] : `${many} at CostDraft`
}

/**
 * The mail about some notifications, given newest first, in the order in which they happened. It has their sentences,
 * and not what people wrote in comments.
 */
export function mailWords(
  rows: readonly MailedNotification[],
  { firstname, isDaily, webUrl, unsubscribe }: Reader,
): MailWords {
  const more = rows.length - MOST
  return {
    subject: subjectOf(rows, isDaily),
    greeting: `Dear ${firstname},`,
    before: [isDaily ? 'This happened at CostDraft since the last mail of a day:' : 'This happened at CostDraft:'],
    list: rows
      .slice(0, MOST)
      .toReversed()
      .map((row) => sentenceWithLink(row, webUrl)),
    after: [
      ...(more > 0 ? [`${counted(more, 'earlier notification')} can be read in the bell at CostDraft.`] : []),
      'You get this because you have chosen it in your settings at CostDraft, where each kind of notification is mailed at once, once a day, or not at all.',
    ],
    links: [
      { label: 'Change what is mailed to you', url: `${webUrl}/settings` },
      { label: 'Stop all mails of notifications', url: unsubscribe },
    ],
  }
}
