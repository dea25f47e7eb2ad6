import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { Conflict, HttpError } from './errors.ts'
import type { Asked } from './request.ts'

const DAY = 86_400_000
interface Effect {
  status: number
  body: unknown
}

/**
 * One effect and one answer for one `Idempotency-Key` of one person, kept for a day and recorded in the effect's own transaction.
 * The same key with another body is refused (422); while the first is under way a second is a conflict (409).
 */
export async function once({ tx, viewer, req, res }: Asked, effect: () => Promise<Effect>): Promise<unknown> {
  const key = req.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return send(res, await effect())
  if (key.length > 255)
    throw new HttpError(422, 'The Idempotency-Key is too long.', { 'idempotency-key': 'At most 255 characters.' })
  const person = viewer.user_uuid
  if (!(await takeKey(tx, person, key))) throw new Conflict('The same request is still under way.')
  const hash = createHash('sha256')
    .update(`${req.method} ${req.originalUrl} ${JSON.stringify(req.body ?? null, withoutPasswords)}`)
    .digest('hex')
  const before = await tx
    .selectFrom('idempotent')
    .select(['body_hash', 'status', 'answer'])
    .where('person', '=', person)
    .where('key', '=', key)
    .where('at', '>', new Date(Date.now() - DAY).toISOString())
    .executeTakeFirst()
  if (before && before.body_hash !== hash)
    throw new HttpError(422, 'This Idempotency-Key was used for another request.', {
      'idempotency-key': 'Use a new key for a new request.',
    })
  if (before) return send(res, { status: before.status, body: before.answer })
  const done = await effect()
  const row = {
    body_hash: hash,
    status: done.status,
    answer: JSON.stringify(done.body ?? null),
    at: new Date().toISOString(),
  }
  await tx
    .insertInto('idempotent')
    .values({ person, key, ...row })
    .onConflict((c) => c.columns(['person', 'key']).doUpdateSet(row))
    .execute()
  return send(res, done)
}

/** Whether a request's key has had its effect already: then it is answered with that, whatever has become of the record since. */
export async function isRepeated({ tx, viewer, req }: Asked): Promise<boolean> {
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

/** A quick hash is kept of a body: no password may be in it, to be guessed at leisure. */
const withoutPasswords = (key: string, value: unknown): unknown => (key.includes('password') ? undefined : value)

async function takeKey(tx: Tx, person: string, key: string): Promise<boolean> {
  const { rows } = await sql<{
    taken: boolean
  }>`select pg_try_advisory_xact_lock(hashtextextended(${`${person} ${key}`}, 0)) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}

function send(res: Asked['res'], { status, body }: Effect): unknown {
  res.status(status)
  return body
}
