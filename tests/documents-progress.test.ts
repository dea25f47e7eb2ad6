import { withoutViewer } from '@costdraft/api/access/viewer-transaction.ts'
import { createLog } from '@costdraft/api/errors/log.ts'
import { enqueue, reportProgress, runJobs, type Handlers } from '@costdraft/api/jobs/jobs.ts'
import { documentsOfCases } from '@costdraft/api/outputs/documents-of-cases.ts'
import { DOCUMENTS_JOB } from '@costdraft/api/outputs/output-rows.ts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { outputsOf, stateOf, type DocumentsState } from './support/documents.ts'
import { ASHDOWN, newCase } from './support/firm.ts'
import { as } from './support/instance.ts'
import { openOwn } from './support/own-database.ts'

const ashdown = as(ASHDOWN)
const READY = { state: 'ready', error: null }

test('while documents are made, their state says how many of how many, and which is in work', async () => {
  const { uuid } = await newCase(ASHDOWN)
  await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
  expect(await stateOf(ASHDOWN, uuid)).toEqual({ state: 'none', error: null })
  await ashdown.rest('POST', `client/case/${uuid}/output`, {})
  const seen: DocumentsState[] = []
  let answered: unknown
  await vi.waitFor(
    async () => {
      const state = await stateOf(ASHDOWN, uuid)
      seen.push(state)
      if (answered === undefined && (state.made ?? 0) > 0)
        answered = (
          await ashdown.graphql('query ($c: ID!) { case(uuid: $c) { documents { state made of inWork } } }', {
            c: uuid,
          })
        ).data
      expect(state).toEqual(READY)
    },
    { timeout: 150_000, interval: 10 },
  )
  const names = (await outputsOf(ASHDOWN, uuid)).map(({ file_name }) => file_name)
  const told = seen.flatMap(({ made, of, in_work: name }) => (made === undefined ? [] : [{ made, of, name }]))
  expect(told.length).toBeGreaterThan(0)
  // Never before it runs or after it has ended, and never back.
  expect(seen.filter(({ state, made }) => made !== undefined && state !== 'running')).toEqual([])
  expect(told.map(({ made }) => made)).toEqual(told.map(({ made }) => made).toSorted((a, b) => a - b))
  for (const { made, of, name } of told) {
    expect(of).toBe(names.length)
    expect(name === null).toBe(made === of)
    if (name) expect(names.filter((one) => one.includes(` – ${name} – `))).not.toEqual([])
  }
  expect(answered).toMatchObject({
    case: { documents: { state: 'running', made: expect.any(Number), of: names.length } },
  })
})

test('how far a job is stands in the database, until another attempt begins', async () => {
  const own = await openOwn()
  const key = '00000000-0000-4000-8000-000000000009'
  const state = async () => {
    const found = await own.db.transaction().execute((tx) => documentsOfCases(withoutViewer(tx), [key]))
    const { made, of, in_work: name } = found.get(key) ?? {}
    return made === undefined ? undefined : { made, of, name }
  }
  const inWork = { made: 2, of: 7, name: 'Schedule of work' }
  const seen: unknown[] = []
  const handlers: Handlers = {
    [DOCUMENTS_JOB]: {
      work: async (job) => {
        seen.push(await state())
        await reportProgress(own.db, job, inWork)
        // One that was taken over by this attempt.
        await reportProgress(own.db, { ...job, attempts: job.attempts - 1 }, { made: 6, of: 7, name: 'Line items' })
        seen.push(await state())
        if (job.attempts === 1) throw new Error('once')
      },
    },
  }
  await enqueue(own.db, { kind: DOCUMENTS_JOB, key, case_uuid: key })
  const jobs = await runJobs(own.db, handlers, createLog('silent', 'test'), { alone: true })
  try {
    await vi.waitFor(() => expect(seen).toHaveLength(2), { timeout: 100_000 })
    await vi.waitFor(async () => expect(await state()).toBeUndefined(), { timeout: 100_000 })
    await sql`update job set run_at = now() where key = ${key}`.execute(own.db)
    jobs.wake()
    await vi.waitFor(() => expect(seen).toEqual([undefined, inWork, undefined, inWork]), { timeout: 100_000 })
    await vi.waitFor(async () => expect(await state()).toBeUndefined(), { timeout: 100_000 })
  } finally {
    await jobs.stop()
    await own.close()
  }
})
