import { createLog } from '@costdraft/api/errors/log.ts'
import { runJobs, type Jobs } from '@costdraft/api/jobs/jobs.ts'
import { readLedger } from '@costdraft/api/ledger/read-ledger.ts'
import { readInWorker } from '@costdraft/api/ledger/reading/read-in-worker.ts'
import { READING_JOB, readingHandlers, sweepReadings } from '@costdraft/api/ledger/reading/reading-job.ts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openOwn } from './support/own-database.ts'

/** With characters of more than two bytes. */
const LEDGER = Buffer.from('Date,Fee earner,Description,Time\r\n03/03/2025,Ms Hart,"Łódź 👍",0.50\r\n')
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

let worker: Jobs | undefined
const startWorker = async (): Promise<void> => {
  worker = await runJobs(own.db, readingHandlers(own.db), createLog('silent', 'test'), { alone: false })
}
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

/** What is kept of files and of their jobs. */
const kept = async (): Promise<number> => {
  const readings = await own.db.selectFrom('ledger_reading').select('uuid').execute()
  const jobs = await own.db.selectFrom('job').select('id').where('kind', '=', READING_JOB).execute()
  return readings.length + jobs.length
}

test('a worker reads what the API would have read itself, and nothing of it is kept', async () => {
  await startWorker()
  const read = readInWorker(own.db)
  expect(await read(LEDGER)).toEqual(await readLedger(LEDGER))
  expect(await kept()).toBe(0)
})

test('why a file is refused is said as the API would have said it', async () => {
  await startWorker()
  const read = readInWorker(own.db)
  const [there, here] = await Promise.allSettled([read(OLD_EXCEL), readLedger(OLD_EXCEL)])
  expect(here).toMatchObject({ status: 'rejected', reason: { status: 422 } })
  expect(there).toEqual(here)
  await expect(read(LEDGER, { sheet: 'Time' })).rejects.toThrow('A text file has no sheets.')
  expect(await kept()).toBe(0)
})

test('where no worker takes it a sentence says so, and nothing of it is kept', async () => {
  await expect(readInWorker(own.db, 300)(LEDGER)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('no worker took it') as string,
    headers: { 'retry-after': '60' },
  })
  expect(await kept()).toBe(0)
})

test('whoever goes leaves nothing, and a worker that comes later finds nothing to do', async () => {
  const gone = new AbortController()
  const reading = readInWorker(own.db)(LEDGER, { signal: gone.signal })
  await vi.waitFor(async () => expect(await kept()).toBe(2), { timeout: 100_000 })
  gone.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  expect(await kept()).toBe(0)
})

test('what a killed process left is swept after an hour', async () => {
  const uuid = crypto.randomUUID()
  await own.db.insertInto('ledger_reading').values({ uuid, sheet: null, bytes: LEDGER }).execute()
  await sweepReadings(own.db, new Date(Date.now() + 3_500_000))
  expect(await kept()).toBe(1)
  await sweepReadings(own.db, new Date(Date.now() + 3_700_000))
  expect(await kept()).toBe(0)
})
