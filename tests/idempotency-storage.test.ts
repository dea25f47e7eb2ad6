import { forgetOutcomes } from '@costdraft/api/http/idempotency.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

test('what was answered to a request with a key is kept for a day', async () => {
  const { db } = own
  const { uuid: person } = await own.personOf('owner@ashdown.example')
  const now = new Date()
  const ago = (hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString()
  const answered = { person, body_hash: 'none', status: 201, answer: '{"firstname":"Ann"}' }
  await db
    .insertInto('idempotent')
    .values([
      { ...answered, key: 'yesterday', at: ago(25) },
      { ...answered, key: 'today', at: ago(23) },
    ])
    .execute()
  await forgetOutcomes(db, now)
  expect(await db.selectFrom('idempotent').select('key').execute()).toEqual([{ key: 'today' }])
})
