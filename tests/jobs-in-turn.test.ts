import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { enqueue, PermanentJobError, runJobs, type Handlers } from '@costdraft/api/jobs/jobs.ts'
import { createLog } from '@costdraft/api/errors/log.ts'
import { currentRequestId, inRequest } from '@costdraft/schema/telemetry/current-request.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ASHDOWN } from './support/firm.ts'
import { openOwn } from './support/own-database.ts'

/** Passes one tick of PGlite's clock, which counts whole milliseconds: every real job takes longer. */
async function tick(): Promise<void> {
  const start = Date.now()
  while (Date.now() - start < 2) await setImmediate()
}

let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

test('people take turns, also where jobs fail, and our own jobs go first', async () => {
  const many = (await own.personOf(ASHDOWN)).uuid
  const one = (await own.personOf('owner@ashdown.example')).uuid
  const done: string[] = []
  const handlers: Handlers = {
    turn: {
      work: async ({ key }) => {
        await tick()
        done.push(key)
        if (key === 'many 2') throw new PermanentJobError('This cannot be done.')
        if (key === 'many 1' && done.length === 1) throw new Error('once')
      },
    },
    own: {
      work: async ({ key }) => {
        await tick()
        done.push(key)
      },
    },
  }
  for (const key of ['many 1', 'many 2', 'many 3', 'many 4'])
    await enqueue(own.db, { kind: 'turn', key, created_by: many })
  for (const key of ['one 1', 'one 2', 'one 3']) await enqueue(own.db, { kind: 'turn', key, created_by: one })
  const jobs = await runJobs(own.db, handlers, createLog('silent', 'test'), { alone: true })
  try {
    await vi.waitFor(() => expect(done).toHaveLength(7), { timeout: 100_000 })
    expect(done).toEqual(['many 1', 'one 1', 'many 2', 'one 2', 'many 3', 'one 3', 'many 4'])
    // In one step, and at times apart: neither a slow machine nor a clock of whole milliseconds decides the order.
    await own.db.transaction().execute(async (tx) => {
      await enqueue(tx, { kind: 'turn', key: 'many 5', created_by: many })
      await enqueue(tx, { kind: 'own', key: 'files' })
      await sql`update job set run_at = now() - interval '1 minute' where key = 'many 5'`.execute(tx)
      await sql`update job set run_at = now() where key = 'many 1'`.execute(tx)
    })
    jobs.wake()
    await vi.waitFor(() => expect(done).toHaveLength(10), { timeout: 100_000 })
    expect(done.slice(7)).toEqual(['files', 'many 5', 'many 1'])
  } finally {
    await jobs.stop()
  }
})

test('a worker does so many jobs at once and no more, and gives back at its end what it had not done', async () => {
  const running = new Set<string>()
  let most = 0
  const release = Promise.withResolvers<void>()
  const handlers: Handlers = {
    slow: {
      work: async ({ key }, signal) => {
        running.add(key)
        most = Math.max(most, running.size)
        if (key === 'last') {
          await once(signal, 'abort')
          throw new Error('stopped')
        }
        await release.promise
        running.delete(key)
      },
    },
  }
  for (const key of ['a', 'b', 'c', 'd']) await enqueue(own.db, { kind: 'slow', key })
  const jobs = await runJobs(own.db, handlers, createLog('silent', 'test'), { alone: true, atOnce: 3 })
  await vi.waitFor(() => expect(running.size).toBe(3), { timeout: 100_000 })
  await enqueue(own.db, { kind: 'slow', key: 'last' })
  release.resolve()
  await vi.waitFor(() => expect([...running]).toEqual(['last']), { timeout: 100_000 })
  await jobs.stop()
  expect(most).toBe(3)
  const { rows } = await sql<{ key: string; state: string; attempts: number }>`
    select key, state, attempts from job where kind = 'slow' order by key`.execute(own.db)
  expect(rows).toEqual([
    ...['a', 'b', 'c', 'd'].map((key) => ({ key, state: 'done', attempts: 1 })),
    { key: 'last', state: 'queued', attempts: 0 },
  ])
})

test('an attempt is made in the course of the request that enqueued the job, and of none where there was none', async () => {
  const seen: Record<string, string | undefined> = {}
  const handlers: Handlers = {
    noted: {
      work: async ({ key }) => {
        await tick()
        seen[key] = currentRequestId()
      },
    },
  }
  await inRequest('the-request-of-a-person', () => enqueue(own.db, { kind: 'noted', key: 'asked' }))
  await enqueue(own.db, { kind: 'noted', key: 'unasked' })
  const jobs = await runJobs(own.db, handlers, createLog('silent', 'test'), { alone: true })
  try {
    await vi.waitFor(() => expect(Object.keys(seen)).toHaveLength(2), { timeout: 100_000 })
    expect(seen).toEqual({ asked: 'the-request-of-a-person', unasked: undefined })
  } finally {
    await jobs.stop()
  }
})

test('a job of a kind that this version does not know is left to one that does', async () => {
  const done: string[] = []
  const handlers: Handlers = { known: { work: async ({ key }) => void done.push(key) } }
  // As of a newer version that runs beside this one, and the first in line.
  await enqueue(own.db, { kind: 'of_next_year', key: 'unknown' })
  await enqueue(own.db, { kind: 'known', key: 'known' })
  const jobs = await runJobs(own.db, handlers, createLog('silent', 'test'), { alone: true })
  try {
    await vi.waitFor(() => expect(done).toEqual(['known']), { timeout: 100_000 })
  } finally {
    await jobs.stop()
  }
  const { rows } = await sql<{ state: string; attempts: number }>`
    select state, attempts from job where key = 'unknown'`.execute(own.db)
  expect(rows).toEqual([{ state: 'queued', attempts: 0 }])
})
