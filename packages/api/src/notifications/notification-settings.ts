import { snakeName, wireNames } from '@costdraft/schema/names.ts'
import {
  notificationMail,
  type MailChoice,
  type MailedKind,
} from '@costdraft/schema/notifications/notification-mail.ts'
import { notificationSettings, type NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import type { InputOf, Fields } from '@costdraft/schema/field.ts'
import { NotFound, ValidationError } from '../errors/errors.ts'
import { assertVersion, draftOf, objectOf, validated, withETag, withPathPrefix } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { changeChoices, readChoices, type NotificationChoices } from './notification-choices.ts'

const names = wireNames(notificationSettings)
const mailNames = wireNames(notificationMail)
const READ_ONLY_FIELDS = new Set(['version', 'mail_available'])
const NO_MAIL = 'CostDraft sends no mail here.'

/** Per kind, whether the person receives notifications of it, and how it is mailed. */
type Settings = Record<NotificationKind, boolean> & {
  mail: Record<MailedKind, MailChoice>
  /** Whether mail is sent here. */
  mail_available: boolean
  version: number
}

/** Whether mail is sent here. */
export interface MailingHost {
  sendsMail: boolean
}

/** Answers and changes the viewer's notification settings. */
export function settingsOf(host: MailingHost) {
  const asAnswered = ({ isOn, mail, version }: NotificationChoices): Settings => ({
    ...isOn,
    mail,
    mail_available: host.sendsMail,
    version,
  })
  const read = async ({ tx, viewer }: RequestContext, forUpdate = false): Promise<NotificationChoices> => {
    const choices = await readChoices(tx, viewer.user_uuid, forUpdate)
    if (!choices) throw new NotFound()
    return choices
  }
  const own = async (asked: RequestContext): Promise<Settings> => withETag(asked, asAnswered(await read(asked)))
  return {
    /** The viewer's notification settings. */
    own,
    /** Changes the viewer's notification settings; omitted kinds keep their value. */
    change: async (asked: RequestContext): Promise<Settings> => {
      const { tx, viewer, req } = asked
      const before = await read(asked, true)
      assertVersion(req, asAnswered(before))
      const { mail: mailed = {}, ...switched } = objectOf(req.body)
      const isOn = given(validated(notificationSettings, draftOf(names, switched, READ_ONLY_FIELDS)), 'boolean')
      const mail = withPathPrefix('mail', () =>
        given(validated(notificationMail, draftOf(mailNames, mailed)), 'string'),
      )
      if (!host.sendsMail && Object.values(mail).some((choice) => choice !== 'off'))
        throw new ValidationError({ mail: NO_MAIL })
      await changeChoices(tx, viewer.user_uuid, before, { isOn, mail })
      return own(asked)
    },
  }
}

/** What a change gives, by wire name. */
const given = <F extends Fields>(values: InputOf<F>, type: 'boolean' | 'string'): Record<string, never> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === type)
      .map(([name, value]) => [snakeName(name), value as never]),
  )
