import { loadEarnersOf, type Earners } from '@costdraft/api/clients/load-earners.ts'
import { productItems } from '@costdraft/api/items/index.ts'
import type { Job } from '@costdraft/api/jobs/jobs.ts'
import { revaluationHandlers, revalueCases } from '@costdraft/api/revaluation/revalue.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

// What no route shows: that a job goes on where the request of a large firm stopped, and tells each case once.
let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

const OWNER = 'owner@ashdown.example'
const told = () =>
  own.db
    .selectFrom('change')
    .where('action', '=', 'revalued')
    .select(['case_uuid', 'client_uuid', 'before', 'after', 'by'])
    .orderBy('case_uuid')
    .execute()
/** The firm, with no office in London. */
const outOfLondon = ({ periods, offices }: Earners): Earners => ({
  periods,
  offices: new Map([...offices].map(([uuid, office]) => [uuid, { ...office, location: 'Non-London' as const }])),
})

test('a job tells the cases that the request has left, as the request would have', async () => {
  const { client_uuid: client, uuid: by } = await own.personOf(OWNER)
  const revalue = (most?: number) =>
    own.within(OWNER, async (tx) => {
      const before = await loadEarnersOf(tx, client ?? '')
      await revalueCases(
        tx,
        productItems,
        {
          client: client ?? '',
          earners: [...before.periods.keys()],
          before,
          after: outOfLondon(before),
          by,
          because: 'The office has moved.',
        },
        most,
      )
    })
  await revalue()
  const whole = await told()
  expect(whole.length).toBeGreaterThan(1)
  expect(new Set(whole.map(({ case_uuid }) => case_uuid)).size).toBe(whole.length)
  expect(whole[0]).toMatchObject({ client_uuid: client, by, after: { because: 'The office has moved.' } })
  await own.db.deleteFrom('change').where('action', '=', 'revalued').execute()

  await revalue(1)
  expect((await told()).length).toBeLessThanOrEqual(1)
  const job = await own.db.selectFrom('job').selectAll().where('kind', '=', 'revalue').executeTakeFirstOrThrow()
  await revaluationHandlers(own.db)[job.kind]!.work(job as unknown as Job, new AbortController().signal)
  expect(await told()).toEqual(whole)
})

test('a small firm needs no job, and the cases of no other firm are reached', async () => {
  const { client_uuid: client } = await own.personOf(OWNER)
  const jobs = await own.db.selectFrom('job').select('id').where('kind', '=', 'revalue').execute()
  expect(jobs).toHaveLength(1)
  expect(new Set((await told()).map(({ client_uuid }) => client_uuid))).toEqual(new Set([client]))
})
