import { mailedKinds } from '@costdraft/schema/notifications/notification-mail.ts'
import { networkOf } from '@costdraft/schema/network.ts'
import { currentNetwork } from '@costdraft/schema/telemetry/current-request.ts'
import { createBudget } from '@costdraft/schema/point-budget.ts'
import { Router } from 'express'
import type { Kysely } from 'kysely'
import { withoutViewer } from '../access/viewer-transaction.ts'
import type { Tables } from '../db/tables.ts'
import { TooManyRequests, ValidationError } from '../errors/errors.ts'
import { objectOf } from '../http/body.ts'
import { jsonBody } from '../http/json-body.ts'
import { changeChoices, readChoices } from './notification-choices.ts'
import { personOfToken } from './unsubscribe-links.ts'

/** Requests in a minute for one person, and with tokens of nobody from one network. */
const PER_MINUTE = 30
const TOO_MANY = 'This was asked for too often within a minute. Try again in a moment.'

/** Ends all mails of notifications of a person, with the person as the author of the change. */
const unsubscribe = (db: Kysely<Tables>, person: string): Promise<void> =>
  db.transaction().execute(async (owned) => {
    const tx = withoutViewer(owned)
    const choices = await readChoices(tx, person, true)
    if (!choices) return
    const mail = Object.fromEntries(mailedKinds.map((kind) => [kind, 'off' as const]))
    await changeChoices(tx, person, choices, { mail })
  })

/** The token in a request body. */
function tokenIn(body: unknown): string {
  const { token, ...rest } = objectOf(body)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new ValidationError({ [unknown.slice(0, 100)]: 'This field is not known.' })
  if (typeof token !== 'string') throw new ValidationError({ token: 'Send the token of the link.' })
  return token
}

/**
 * `POST users/unsubscribe`: what the link in a mail does, without a sign-in. A token of nobody gets the same answer, so
 * that it says nothing of who there is.
 */
export function unsubscribeRoutes(db: Kysely<Tables>, key: Buffer): Router {
  const router = Router()
  const budget = createBudget(PER_MINUTE, Date.now)
  router.post('/users/unsubscribe', ...jsonBody, async (req, res) => {
    const person = personOfToken(key, tokenIn(req.body))
    const counted = person ?? `nobody ${currentNetwork() ?? networkOf(req.ip ?? '')}`
    if (budget.remaining(counted) <= 0) throw new TooManyRequests(TOO_MANY, budget.wait(counted))
    budget.spend(counted, 1)
    if (person !== undefined) await unsubscribe(db, person)
    res.status(204).end()
  })
  return router
}
