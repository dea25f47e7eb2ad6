import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { Conflict, HttpError } from './errors.ts'
import type { Asked } from './request.ts'

/** Milliseconds. */
const DAY = 86_400_000
interface Outcome {
  status: number
  body: unknown
}

/**
 * Runs an effect once per `Idempotency-Key` and person. The response is recorded in the transaction of the effect, and repeated for requests
 * with the same key for a day. Throws 422 if the key was used for another request, and 409 while the first request is in progress. Without a
 * key the effect just runs. With `repeat`, the response is not recorded but made again: `repeat` gets the `uuid` of the recorded one.
 */
export async function withIdempotencyKey(
  { tx, viewer, req, res }: Asked,
  effect: () => Promise<Outcome>,
  repeat?: (uuid: string) => Promise<Outcome>,
): Promise<unknown> {
  const key = req.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return send(res, await effect())
  if (key.length > 255)
    throw new HttpError(422, 'The Idempotency-Key is too long.', { 'idempotency-key': 'At most 255 characters.' })
  const person = viewer.user_uuid
  if (!(await lockKey(tx, person, key))) throw new Conflict('The same request is still under way.')
  const hash = createHash('sha256')
    .update(`${req.method} ${req.originalUrl} ${JSON.stringify(req.body ?? null, withoutPasswords)}`)
    .digest('hex')
  const recorded = await tx
    .selectFrom('idempotent')
    .select(['body_hash', 'status', 'answer'])
    .where('person', '=', person)
    .where('key', '=', key)
    .where('at', '>', new Date(Date.now() - DAY).toISOString())
    .executeTakeFirst()
  if (recorded && recorded.body_hash !== hash)
    throw new HttpError(422, 'This Idempotency-Key was used for another request.', {
      'idempotency-key': 'Use a new key for a new request.',
    })
  if (recorded && repeat) return send(res, await repeat((recorded.answer as { uuid: string }).uuid))
  if (recorded) return send(res, { status: recorded.status, body: recorded.answer })
  const outcome = await effect()
  const row = {
    body_hash: hash,
    status: outcome.status,
    answer: JSON.stringify((repeat ? { uuid: (outcome.body as { uuid: string }).uuid } : outcome.body) ?? null),
    at: new Date().toISOString(),
  }
  await tx
    .insertInto('idempotent')
    .values({ person, key, ...row })
    .onConflict((c) => c.columns(['person', 'key']).doUpdateSet(row))
    .execute()
  return send(res, outcome)
}

/** Whether a response is recorded for the idempotency key of a request; it will be repeated, so the request need not be checked against the current state. */
export async function isReplay({ tx, viewer, req }: Asked): Promise<boolean> {
  const key = req.headers['idempotency-key']
  return (
    typeof key === 'string' &&
    key !== '' &&
    (await tx
      .selectFrom('idempotent')
      .select('key')
      .where('person', '=', viewer.user_uuid)
      .where('key', '=', key)
      .executeTakeFirst()) !== undefined
  )
}

/** Removes passwords before hashing: the fast hash of a body is stored, and a password in it could be found by brute force. */
const withoutPasswords = (key: string, value: unknown): unknown => (key.includes('password') ? undefined : value)

async function lockKey(tx: Tx, person: string, key: string): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${person} ${key}`}, 0)) as locked`.execute(tx)
  return rows[0]?.locked ?? false
}

function send(res: Asked['res'], { status, body }: Outcome): unknown {
  res.status(status)
  return body
}
