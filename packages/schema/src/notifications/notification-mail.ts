import { field } from '../field.ts'
import { oneOf } from '../structs.ts'
import { notificationKinds, type NotificationKind } from './notifications.ts'

/** How a kind of notification is mailed: not, soon after it happened, or with all others of a day. */
export const mailChoices = ['off', 'at_once', 'daily'] as const
export type MailChoice = (typeof mailChoices)[number]

/** The kinds that can be mailed: all but that of a forgotten password, which is told only where no mail is sent. */
export type MailedKind = Exclude<NotificationKind, 'password_forgotten'>
export const isMailedKind = (kind: NotificationKind): kind is MailedKind => kind !== 'password_forgotten'
export const mailedKinds = notificationKinds.filter(isMailedKind)

const choice = field(oneOf(mailChoices)).optional()

/** The fields of the settings of mail, by kind; each is optional, so that one can be changed on its own. */
export const notificationMail = {
  sentForReview: choice,
  commentAdded: choice,
  commentResolved: choice,
  documentsReady: choice,
  documentsFailed: choice,
  ledgerImported: choice,
  valueMoved: choice,
  webhookDisabled: choice,
  handedOver: choice,
  dateNear: choice,
}

/** The path of the page that ends a person's mails; what opens it follows. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'
