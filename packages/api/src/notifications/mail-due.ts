import type { MailedKind } from '@costdraft/schema/notifications/notification-mail.ts'
import type { NotificationKind } from '@costdraft/schema/notifications/notifications.ts'
import { sql, type RawBuilder } from 'kysely'

/** In milliseconds: what happens within it goes with the first, so that twenty comments in a row are one mail. */
export const BUNDLED = 60_000
/** The hour of the daily mail in London, whatever the clocks are doing. */
const DAILY_HOUR = 7

/**
 * When a notification that is made at a time (by default now) is to be mailed to the `person` of a query, as they have
 * chosen: a minute later, or at the next seven in the morning in London. Null if it is not to be mailed.
 */
export const mailDue = (
  kind: NotificationKind | MailedKind,
  at: RawBuilder<unknown> = sql`now()`,
): RawBuilder<string | null> => {
  const hour = sql.lit(`${DAILY_HOUR} hours`)
  // Days begin at that hour here, and the day after begins a day later by the clock on the wall.
  const nextDay = sql`date_trunc('day', (${at} at time zone 'Europe/London') - ${hour}::interval) + interval '1 day' + ${hour}::interval`
  return sql`case person.notification_mail->>${kind}::text
    when 'at_once' then ${at} + make_interval(secs => ${sql.lit(BUNDLED / 1_000)})
    when 'daily' then (${nextDay}) at time zone 'Europe/London' end`
}
