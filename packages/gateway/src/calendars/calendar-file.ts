import { CALENDAR_PATH } from '@costdraft/schema/deadlines/calendar-path.ts'
import { Router } from 'express'
import { noStore } from '../operations/require-auth.ts'
import type { ReadCalendar } from '../upstream/read-calendar.ts'

const NOT_FOUND = 404
const UNAVAILABLE = 503

/**
 * The dates of whoever has a link, for programs with calendars: they have no sign-in, and only the secret in the
 * address. A secret of nobody is answered like a page that is not there.
 */
export function calendarFileRoutes(readCalendar: ReadCalendar): Router {
  const router = Router()
  router.get(`${CALENDAR_PATH}/:secret.ics`, noStore, async (req, res) => {
    const { status, text } = await readCalendar(String(req.params.secret)).catch(() => ({
      status: UNAVAILABLE,
      text: '',
    }))
    if (status !== 200) {
      res
        .status(status)
        .type('text/plain')
        .send(status === NOT_FOUND ? 'Not found.' : 'Try again in a minute.')
      return
    }
    res.set('x-content-type-options', 'nosniff').type('text/calendar; charset=utf-8').send(text)
  })
  return router
}
