import { networkOf } from '@costdraft/schema/network.ts'
import { createBudget } from '@costdraft/schema/point-budget.ts'
import { currentNetwork } from '@costdraft/schema/telemetry/current-request.ts'
import { Router } from 'express'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { NotFound, TooManyRequests, ValidationError } from '../errors/errors.ts'
import { objectOf } from '../http/body.ts'
import { jsonBody } from '../http/json-body.ts'
import type { RequestHandlers } from '../http/request.ts'
import { calendarOf } from './calendar-file.ts'
import { hashOf, makeCalendarLink, readCalendarLink, removeCalendarLink } from './calendar-links.ts'

/** Requests in a minute for one link, and with secrets of nobody from one network. */
const PER_MINUTE = 30
const TOO_MANY = 'This was asked for too often within a minute. Try again in a moment.'

/** The link by which a person's calendar reads their dates. */
export function calendarLinkRoutes(ask: RequestHandlers): Router {
  const router = Router()
  const at = '/client/calendar-link'
  router.get(at, ask(readCalendarLink))
  router.post(at, ask(makeCalendarLink))
  router.delete(at, ask(removeCalendarLink))
  return router
}

const WEB_ADDRESS = /^https?:\/\/[^\s/]+$/

/**
 * What a request body asks for: the secret, which stands in no address of the API, and where the web app is, to which
 * the entries lead.
 */
function askedIn(body: unknown): { secret: string; webUrl: string | undefined } {
  const { secret, web_url: webUrl } = objectOf(body)
  if (typeof secret !== 'string') throw new ValidationError({ secret: 'Send the secret of the link.' })
  return { secret, webUrl: typeof webUrl === 'string' && WEB_ADDRESS.test(webUrl) ? webUrl : undefined }
}

/**
 * `POST client/calendar`: the dates of whoever has a link, for the calendar that opens it without a sign-in. Secrets of
 * nobody, and of whoever is gone, are answered alike.
 */
export function openCalendarRoutes(db: Kysely<Tables>, now: () => Date): Router {
  const router = Router()
  const budget = createBudget(PER_MINUTE, Date.now)
  router.post('/client/calendar', ...jsonBody, async (req, res) => {
    const { secret, webUrl } = askedIn(req.body)
    const link = hashOf(secret)
    const spend = (counted: string): void => {
      if (budget.remaining(counted) <= 0) throw new TooManyRequests(TOO_MANY, budget.wait(counted))
      budget.spend(counted, 1)
    }
    spend(link)
    const file = await calendarOf(db, secret, { webUrl, now: now() })
    if (file === undefined) {
      // Many calendars come from one network of a provider: what others ask for there takes nothing from a good link.
      spend(`nobody ${currentNetwork() ?? networkOf(req.ip ?? '')}`)
      throw new NotFound()
    }
    res.type('text/calendar; charset=utf-8').send(file)
  })
  return router
}
