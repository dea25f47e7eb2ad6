import { field } from '../field.ts'
import { labelOf } from '../labels.ts'
import { Flag } from '../structs.ts'

/** What a person can be told of. */
export const notificationKinds = [
  'sent_for_review',
  'comment_added',
  'comment_resolved',
  'documents_ready',
  'documents_failed',
  'ledger_imported',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Each of them as a switch says it. */
export const settingLabels: Readonly<Record<NotificationKind, string>> = {
  sent_for_review: 'A case you work on, or may review, is sent for review',
  comment_added: 'Someone comments in a case you work on, or after you',
  comment_resolved: 'Someone resolves a comment of yours',
  documents_ready: 'The documents you asked for are ready',
  documents_failed: 'The documents you asked for could not be made',
  ledger_imported: 'Someone takes a time ledger into a case you work on',
}

/** Whether one is told of a kind: each may be given by itself. */
export const notificationSettings = {
  sentForReview: field(Flag).optional(),
  commentAdded: field(Flag).optional(),
  commentResolved: field(Flag).optional(),
  documentsReady: field(Flag).optional(),
  documentsFailed: field(Flag).optional(),
  ledgerImported: field(Flag).optional(),
}

/** What is known of a notification when it is read; the case and its item as they stand then. */
export interface Told {
  kind: NotificationKind
  case_name: string
  /** Who did it; of documents nobody. */
  actor_name: string | null
  /** What a comment is about, unless it was deleted; the date is `yyyy-mm-dd`. */
  item: { kind: string; date: string | null } | null
  /** How many rows a ledger brought. */
  added: number
  updated: number
}

const onWhat = ({ item }: Told): string =>
  item
    ? `the ${labelOf(item.kind).toLowerCase()}${item.date ? ` of ${item.date.split('-').toReversed().join('/')}` : ''}`
    : 'an item'
const rows = (n: number): string => `${n.toLocaleString('en-GB')} ${n === 1 ? 'row' : 'rows'}`

/** What a ledger changed: 412 rows added, 6 changed. */
const brought = ({ added, updated }: Told): string =>
  updated === 0
    ? `${rows(added)} added`
    : added === 0
      ? `${rows(updated)} changed`
      : `${rows(added)} added, ${updated.toLocaleString('en-GB')} changed`

const atStart = (who: string): string => who.slice(0, 1).toUpperCase() + who.slice(1)

const sentences: Readonly<Record<NotificationKind, (told: Told, who: string) => string>> = {
  sent_for_review: ({ case_name }, who) => `${case_name} was sent for review by ${who}.`,
  comment_added: (told, who) => `${atStart(who)} commented on ${onWhat(told)} in ${told.case_name}.`,
  comment_resolved: (told, who) => `${atStart(who)} resolved your comment on ${onWhat(told)} in ${told.case_name}.`,
  documents_ready: ({ case_name }) => `The documents of ${case_name} are ready.`,
  documents_failed: ({ case_name }) => `The documents of ${case_name} could not be made.`,
  ledger_imported: (told, who) => `${atStart(who)} took a time ledger into ${told.case_name}: ${brought(told)}.`,
}

/** What a notification says, in one sentence of the trade's words. */
export const notificationSentence = (told: Told): string => sentences[told.kind](told, told.actor_name ?? 'someone')
