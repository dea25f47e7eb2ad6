import { sweepAssessments } from '@costdraft/api/assessment/sweep-assessments.ts'
import { workOutOutcomes } from '@costdraft/api/assessment/work-out-outcomes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ASHDOWN } from './support/firm.ts'
import type { Caller } from './support/instance.ts'
import { startOwnApi } from './support/own-api.ts'

// An API with a clock that the test sets, and its tables.

const DAY = 86_400_000
let now = new Date()
let api: Awaited<ReturnType<typeof startOwnApi>>
let caller: Caller
let at: string
beforeAll(async () => {
  api = await startOwnApi({}, { now: () => now })
  caller = api.as(ASHDOWN)
  const { body } = await caller.rest<{ nodes: { uuid: string }[] }>('GET', 'client/case?status=complete&first=1')
  at = `client/case/${body.nodes[0]!.uuid}/assessment`
})
afterAll(() => api.stop())

interface Answer {
  state: string
  can_restore: boolean
  message: string
  undo: string
}
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  caller.rest<Answer>(method, `${at}${path}`, body)
const rule = (percent: number) => call('POST', '/line/rule', { ruling: { column: 'allowed', percent } })
async function rowsIn(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    (['assessment', 'assessment_line', 'assessment_ruling'] as const).map(async (table) => {
      const { count } = await api.database.db
        .selectFrom(table)
        .select((e) => e.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [table, Number(count)] as const
    }),
  )
  return Object.fromEntries(counts)
}

test('what was set aside can be restored for thirty days, and is swept after them', async () => {
  const today = new Date()
  expect((await rule(50)).status).toBe(200)
  const { assessment_line: lines } = await rowsIn()
  expect(lines).toBeGreaterThan(0)
  expect((await call('DELETE', '')).body.can_restore).toBe(true)
  await sweepAssessments(api.database.db, new Date(today.getTime() + 29 * DAY))
  expect(await rowsIn()).toEqual({ assessment: 1, assessment_line: lines, assessment_ruling: 1 })
  now = new Date(today.getTime() + 31 * DAY)
  expect((await call('GET', '')).body.can_restore).toBe(false)
  expect(await call('POST', '/restore', {})).toMatchObject({
    status: 409,
    body: { message: 'No assessment of this case was removed in the last thirty days.' },
  })
  // What is entered now stays, however old.
  now = today
  const kept = await rule(40)
  await sweepAssessments(api.database.db, new Date(today.getTime() + 31 * DAY))
  expect(await rowsIn()).toEqual({ assessment: 1, assessment_line: lines, assessment_ruling: 0 })
  expect((await call('GET', '')).body.state).toBe('ruled')
  expect((await call('POST', `/ruling/${kept.body.undo}/undo`, {})).status).toBe(404)
})

test('a ruling is undone within thirty days', async () => {
  const today = new Date()
  const { body } = await rule(30)
  now = new Date(today.getTime() + 31 * DAY)
  expect(await call('POST', `/ruling/${body.undo}/undo`, {})).toMatchObject({
    status: 409,
    body: { message: 'This ruling is older than thirty days, and cannot be undone any more.' },
  })
  now = today
  expect((await call('POST', `/ruling/${body.undo}/undo`, {})).status).toBe(200)
})

test('what came of a bill that was assessed before that was kept is worked out', async () => {
  expect((await rule(60)).status).toBe(200)
  const kept = () =>
    api.database.db
      .selectFrom('assessment')
      .select(['rulings', 'claimed', 'allowed', 'outcome', 'outcome_words'])
      .where('removed_at', 'is', null)
      .execute()
  const before = await kept()
  expect(before).toMatchObject([{ rulings: expect.any(Number) as number, outcome: { activity: {} } }])
  expect(Number(before[0]!.allowed)).toBeLessThan(Number(before[0]!.claimed))
  await api.database.db
    .updateTable('assessment')
    .set({ rulings: null, claimed: 0, allowed: 0, outcome: null, outcome_words: null })
    .execute()
  await workOutOutcomes(api.database.db)
  expect(await kept()).toEqual(before)
  // Nothing is left to be worked out.
  await workOutOutcomes(api.database.db)
  expect(await kept()).toEqual(before)
})

test('of what was taken away again nothing is left to restore', async () => {
  await call('DELETE', '')
  // All is taken away again: what is left of it holds nothing, and is no assessment.
  await call('PATCH', '', { general_points: 'Something' })
  await call('PATCH', '', { general_points: null })
  const before = await rowsIn()
  expect((await call('DELETE', '')).body).toMatchObject({ state: 'not_started', can_restore: true })
  expect((await rowsIn()).assessment).toBe(Number(before.assessment) - 1)
})

test('the preview of a workbook is kept for a day', async () => {
  const today = new Date()
  const {
    client_uuid: client,
    case_uuid: of,
    created_by: by,
  } = await api.database.db
    .selectFrom('assessment')
    .select(['client_uuid', 'case_uuid', 'created_by'])
    .executeTakeFirstOrThrow()
  const { uuid } = await api.database.db
    .insertInto('assessment_import')
    .values({ client_uuid: client, case_uuid: of, file_name: 'Bill.xlsx', lines: '[]', created_by: by })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const kept = () => api.database.db.selectFrom('assessment_import').select('uuid').execute()
  await sweepAssessments(api.database.db, new Date(today.getTime() + DAY / 2))
  expect(await kept()).toEqual([{ uuid }])
  await sweepAssessments(api.database.db, new Date(today.getTime() + DAY + 60_000))
  expect(await kept()).toEqual([])
})
