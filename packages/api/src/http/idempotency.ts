import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { Tables } from '../db/tables.ts'
import { Conflict, HttpError } from '../errors/errors.ts'
import type { RequestContext } from './request.ts'

/** Milliseconds. */
const DAY = 86_400_000
const dayBefore = (now: number): string => new Date(now - DAY).toISOString()

export interface Outcome {
  status: number
  body: unknown
}

/** A request with an `Idempotency-Key`. One of several changes is the request that it would be alone. */
export interface KeyedRequest {
  key: string
  method: string
  /** With its query. */
  path: string
  body: unknown
}
type Context = Pick<RequestContext, 'tx' | 'viewer'>

/** Throws 422 for two different requests with one key. */
export function assertSameRequest(request: KeyedRequest, hash: string): void {
  if (hashOf(request) !== hash)
    throw new HttpError(422, 'This Idempotency-Key was used for another request.', {
      'idempotency-key': 'Use a new key for a new request.',
    })
}
export const hashOf = ({ method, path, body }: KeyedRequest): string =>
  createHash('sha256')
    .update(`${method} ${path} ${JSON.stringify(body ?? null, withoutPasswords)}`)
    .digest('hex')

/**
 * Locks the key of a request, and resolves with the outcome that is recorded for it; undefined for a new one. Throws
 * 422 if the key is too long or was used for another request, and 409 while the first request is in progress.
 */
export async function recordedOutcome({ tx, viewer }: Context, request: KeyedRequest): Promise<Outcome | undefined> {
  const { key } = request
  const person = viewer.user_uuid
  if (key.length > 255)
    throw new HttpError(422, 'The Idempotency-Key is too long.', { 'idempotency-key': 'At most 255 characters.' })
  if (!(await lockKey(tx, person, key))) throw new Conflict('The same request is still under way.')
  const recorded = await tx
    .selectFrom('idempotent')
    .select(['body_hash', 'status', 'answer'])
    .where('person', '=', person)
    .where('key', '=', key)
    .where('at', '>', dayBefore(Date.now()))
    .executeTakeFirst()
  if (!recorded) return undefined
  assertSameRequest(request, recorded.body_hash)
  return { status: recorded.status, body: recorded.answer }
}

/** Records the outcomes of requests, each with a key of its own, to be repeated for a day. */
export async function recordOutcomes(
  { tx, viewer }: Context,
  outcomes: readonly (readonly [KeyedRequest, Outcome])[],
): Promise<void> {
  if (outcomes.length === 0) return
  const at = new Date().toISOString()
  const rows = outcomes.map(([request, { status, body }]) => ({
    person: viewer.user_uuid,
    key: request.key,
    body_hash: hashOf(request),
    status,
    answer: JSON.stringify(body ?? null),
    at,
  }))
  await tx
    .insertInto('idempotent')
    .values(rows)
    .onConflict((c) =>
      c.columns(['person', 'key']).doUpdateSet((e) => ({
        body_hash: e.ref('excluded.body_hash'),
        status: e.ref('excluded.status'),
        answer: e.ref('excluded.answer'),
        at: e.ref('excluded.at'),
      })),
    )
    .execute()
}

/**
 * Runs an effect once per `Idempotency-Key` and person. The response is recorded in the transaction of the effect, and
 * repeated for requests with the same key for a day. Throws 422 if the key was used for another request, and 409 while
 * the first request is in progress. Without a key the effect just runs. With `repeat`, the response is not recorded but
 * made again: `repeat` gets the `uuid` of the recorded one. `kept` says what is recorded of a response in its place,
 * and so repeated, where some of it must not be stored.
 */
export async function withIdempotencyKey(
  asked: RequestContext,
  effect: () => Promise<Outcome>,
  repeat?: (uuid: string) => Promise<Outcome>,
  kept: (body: unknown) => unknown = (body) => body,
): Promise<unknown> {
  const { req, res } = asked
  const key = req.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return send(res, await effect())
  const request = { key, method: req.method, path: req.originalUrl, body: req.body as unknown }
  const recorded = await recordedOutcome(asked, request)
  if (recorded && repeat) return send(res, await repeat((recorded.body as { uuid: string }).uuid))
  if (recorded) return send(res, recorded)
  const outcome = await effect()
  const body = repeat ? { uuid: (outcome.body as { uuid: string }).uuid } : kept(outcome.body)
  await recordOutcomes(asked, [[request, { ...outcome, body }]])
  return send(res, outcome)
}

/** Deletes recorded responses that are not repeated any more. They hold what the records said. */
export async function forgetOutcomes(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('idempotent').where('at', '<=', dayBefore(now.getTime())).execute()
}

/**
 * Whether a response is recorded for the idempotency key of a request; it will be repeated, so the request need not be
 * checked against the current state.
 */
export async function isReplay({ tx, viewer, req }: RequestContext): Promise<boolean> {
  const key = req.headers['idempotency-key']
  return (
    typeof key === 'string' &&
    key !== '' &&
    (await tx
      .selectFrom('idempotent')
      .select('key')
      .where('person', '=', viewer.user_uuid)
      .where('key', '=', key)
      .where('at', '>', dayBefore(Date.now()))
      .executeTakeFirst()) !== undefined
  )
}

/**
 * Removes passwords before hashing: the fast hash of a body is stored, and a password in it could be found by brute
 * force.
 */
const withoutPasswords = (key: string, value: unknown): unknown => (key.includes('password') ? undefined : value)

/** How often the key of a request is tried for, and the seconds between. */
const TRIES = 10
const BETWEEN = 0.02

/**
 * Locks a key for the transaction; false where another request keeps it. It is tried for some moments: a transaction
 * that ends lets go of rows, such as the case that whoever comes next waits for, before it lets go of keys.
 */
async function lockKey(tx: Tx, person: string, key: string): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried++) {
    if (tried > 0) await sql`select pg_sleep(${BETWEEN}::float8)`.execute(tx)
    const { rows } = await sql<{
      locked: boolean
    }>`select pg_try_advisory_xact_lock(hashtextextended(${`${person} ${key}`}, 0)) as locked`.execute(tx)
    if (rows[0]?.locked) return true
  }
  return false
}

function send(res: RequestContext['res'], { status, body }: Outcome): unknown {
  res.status(status)
  return body
}
