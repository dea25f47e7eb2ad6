import { shortened } from '../text/cut-text.ts'
import { asWritten, counted, inPounds, listed } from '../text/in-words.ts'
import { field } from '../field.ts'
import { reminderSentence, type DeadlineRuleName } from '../deadlines/deadlines.ts'
import { labelOf } from '../labels.ts'
import { Flag } from '../structs.ts'

/** The kinds of notification. */
export const notificationKinds = [
  'sent_for_review',
  'comment_added',
  'comment_resolved',
  'documents_ready',
  'documents_failed',
  'ledger_imported',
  'value_moved',
  'webhook_disabled',
  'password_forgotten',
  'handed_over',
  'date_near',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The label of each kind's switch in the settings. */
export const settingLabels: Readonly<Record<NotificationKind, string>> = {
  sent_for_review: 'A case you work on, or may review, is sent for review',
  comment_added: 'Someone comments in a case you work on, or after you',
  comment_resolved: 'Someone resolves a comment of yours',
  documents_ready: 'The documents you asked for are ready',
  documents_failed: 'The documents you asked for could not be made',
  ledger_imported: 'Someone takes a time ledger into a case you work on',
  value_moved: 'The value of a case in review moves, because what a fee earner or an office is was changed',
  webhook_disabled: 'A webhook of your firm is switched off because its endpoint failed',
  password_forgotten: 'Someone in your firm has forgotten the password, where no mail is sent',
  handed_over: 'Cases, reviews or views of someone who leaves are handed over to you',
  date_near: 'A date in a case of yours is seven days away, or one',
}

/** The fields of the notification settings; each is optional, so that one can be changed on its own. */
export const notificationSettings = {
  sentForReview: field(Flag).optional(),
  commentAdded: field(Flag).optional(),
  commentResolved: field(Flag).optional(),
  documentsReady: field(Flag).optional(),
  documentsFailed: field(Flag).optional(),
  ledgerImported: field(Flag).optional(),
  valueMoved: field(Flag).optional(),
  webhookDisabled: field(Flag).optional(),
  passwordForgotten: field(Flag).optional(),
  handedOver: field(Flag).optional(),
  dateNear: field(Flag).optional(),
}

/** The data a notification's text is made of. Case and item are as they are when the notification is read. */
export interface NotificationDetails {
  kind: NotificationKind
  /** Null for what is about no case. */
  case_name: string | null
  /** The person who caused it; null for generated documents. */
  actor_name: string | null
  /**
   * The item a comment is about; null if it was deleted. The date is `yyyy-mm-dd`; an item without one may be known by
   * its text.
   */
  item: { kind: string; date: string | null; text?: string | null } | null
  /** How many rows an imported ledger added and updated. */
  added: number
  updated: number
  /** What the case came to before and after, in pounds with VAT; null if it was not priced. */
  before?: number | null
  after?: number | null
  /** The host of a webhook. */
  host?: string
  /** Whose work was handed over, and how much of it. */
  person_name?: string | null
  cases?: number
  reviews?: number
  views?: number
  /** What is to be done by which day, `yyyy-mm-dd`. */
  rule?: DeadlineRuleName
  date?: string
}

const MAX_TEXT = 60
const quoted = (text: string): string => ` “${shortened(text, MAX_TEXT)}”`
/** The item by its date, or by its text where it has none: the hearing of 03/02/2025, the party “Smith Ltd”. */
function itemPhrase({ item }: NotificationDetails): string {
  if (!item) return 'an item'
  const kind = `the ${labelOf(item.kind).toLowerCase()}`
  if (item.date) return `${kind} of ${asWritten(item.date)}`
  return item.text ? `${kind}${quoted(item.text)}` : kind
}
const rowCount = (n: number): string => counted(n, 'row')

/** The effect of a ledger import, such as: 412 rows added, 6 changed. */
function ledgerChanges({ added, updated }: NotificationDetails): string {
  if (updated === 0) return `${rowCount(added)} added`
  if (added === 0) return `${rowCount(updated)} changed`
  return `${rowCount(added)} added, ${updated.toLocaleString('en-GB')} changed`
}

const valueInWords = (value: number | null | undefined): string => (value == null ? 'not priced' : inPounds(value))
const capitalised = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)

/** What was handed over: 12 cases, 3 reviews and 1 saved view. */
function handedOver({ cases, reviews, views }: NotificationDetails): string {
  const parts = [
    [cases, 'case'],
    [reviews, 'review'],
    [views, 'saved view'],
  ] as const
  return listed(parts.flatMap(([count, one]) => (count ? [counted(count, one)] : []))) || 'the work'
}

const sentences: Readonly<Record<NotificationKind, (details: NotificationDetails, actor: string) => string>> = {
  sent_for_review: ({ case_name }, actor) => `${case_name} was sent for review by ${actor}.`,
  comment_added: (details, actor) =>
    `${capitalised(actor)} commented on ${itemPhrase(details)} in ${details.case_name}.`,
  comment_resolved: (details, actor) =>
    `${capitalised(actor)} resolved your comment on ${itemPhrase(details)} in ${details.case_name}.`,
  documents_ready: ({ case_name }) => `The documents of ${case_name} are ready.`,
  documents_failed: ({ case_name }) => `The documents of ${case_name} could not be made.`,
  ledger_imported: (details, actor) =>
    `${capitalised(actor)} took a time ledger into ${details.case_name}: ${ledgerChanges(details)}.`,
  value_moved: ({ case_name, before, after }, actor) =>
    `The value of ${case_name} moved from ${valueInWords(before)} to ${valueInWords(after)}: ${actor} changed what a fee earner or an office is.`,
  webhook_disabled: ({ host }) =>
    `The webhook to ${host ?? 'an endpoint'} was switched off, because its endpoint failed. Nothing is lost for thirty days: switch it on again under Settings.`,
  password_forgotten: (_details, actor) =>
    `${capitalised(actor)} has forgotten the password and asks for a link. You can send one from that user’s page.`,
  handed_over: (details, actor) =>
    `${capitalised(actor)} handed ${handedOver(details)} of ${details.person_name ?? 'someone who leaves'} over to you.`,
  date_near: ({ rule, date, case_name }) => reminderSentence(rule, case_name, date),
}

/** The text of a notification: one sentence. */
export const notificationSentence = (details: NotificationDetails): string =>
  sentences[details.kind](details, details.actor_name ?? 'someone')

/** A notification as the API answers it, as far as its sentence needs it. */
interface NotificationRow extends Pick<
  NotificationDetails,
  'kind' | 'case_name' | 'actor_name' | 'item' | 'person_name'
> {
  facts: Partial<NotificationDetails>
}

/** The sentence of a notification as the API answers it. */
export const sentenceOfRow = ({ facts, ...row }: NotificationRow): string =>
  notificationSentence({ ...row, ...facts, added: facts.added ?? 0, updated: facts.updated ?? 0 })
