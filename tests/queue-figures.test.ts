import { enqueue } from '@costdraft/api/jobs/jobs.ts'
import { queueFigures } from '@costdraft/api/telemetry/queue-figures.ts'
import type { Sample } from '@costdraft/schema/telemetry/metrics.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

const valueOf = (samples: readonly Sample[], name: string, labels: object = {}): number | undefined =>
  samples.find((one) => one.name === name && JSON.stringify(one.labels) === JSON.stringify(labels))?.value

test('what waits is counted by kind and state, and counted anew after five seconds', async () => {
  await sql`delete from job`.execute(own.db)
  for (const key of ['one', 'two']) await enqueue(own.db, { kind: 'documents', key })
  await enqueue(own.db, { kind: 'of a newer version', key: 'three' })
  await sql`update job set created_at = now() - interval '1 hour' where key = 'one'`.execute(own.db)
  await sql`update job set state = 'running' where key = 'two'`.execute(own.db)
  let now = 1_000
  const figures = queueFigures(own.db, ['documents'], () => now)
  const samples = await figures()
  const queued = { kind: 'documents', state: 'queued' }
  expect(valueOf(samples, 'costdraft_jobs', queued)).toBe(1)
  expect(valueOf(samples, 'costdraft_jobs', { kind: 'documents', state: 'running' })).toBe(1)
  // A kind of a newer version has a name that this one does not know.
  expect(valueOf(samples, 'costdraft_jobs', { kind: 'other', state: 'queued' })).toBe(1)
  expect(valueOf(samples, 'costdraft_job_oldest_seconds', queued)).toBeCloseTo(3_600, -2)
  expect(valueOf(samples, 'costdraft_webhook_pending')).toBe(0)
  expect(valueOf(samples, 'costdraft_webhook_oldest_seconds')).toBe(0)

  await enqueue(own.db, { kind: 'documents', key: 'four' })
  now += 4_999
  expect(valueOf(await figures(), 'costdraft_jobs', queued)).toBe(1)
  now += 1
  expect(valueOf(await figures(), 'costdraft_jobs', queued)).toBe(2)
})
