import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { sumsRead } from './support/further-kinds.ts'
import {
  type Page,
  type Row,
  STEP,
  addParty,
  addStep,
  api,
  at,
  feeEarner,
  listOf,
  must,
  names,
  rest,
  startFurtherApi,
} from './support/further-api.ts'

// The product with kinds it does not have: what they need follows from their declaration alone.
startFurtherApi()

const DRAFTSMAN = 'draftsman@harbour.example'

describe('a kind without a date', () => {
  test('is listed as entered, page by page, and a cursor of another list is refused', async () => {
    for (const name of ['Smith', 'Adams', 'Moore']) await addParty(name)
    expect(names(await must<Row[]>('GET', `${at}/participant`), 'party')).toEqual(['Smith', 'Adams', 'Moore'])
    const one = await must<Page>('GET', `${at}/participant?first=2`)
    expect([one.total_count, one.has_next_page, names(one.nodes, 'party')]).toEqual([3, true, ['Smith', 'Adams']])
    const two = await must<Page>('GET', `${at}/participant?first=2&after=${one.end_cursor}`)
    expect([two.has_next_page, names(two.nodes, 'party')]).toEqual([false, ['Moore']])
    for (const list of ['hearing', 'disbursement'])
      expect(await rest('GET', `${at}/${list}?after=${one.end_cursor}`)).toMatchObject({
        status: 422,
        body: { details: { after: expect.any(String) } },
      })
  })

  test('whose dates may be missing is listed by date, those without one last, and none is lost between pages', async () => {
    for (const start_date of [null, '2025-03-01', null, '2025-01-01', '2025-03-01'])
      await must('POST', `${at}/period`, { description: 'A period', start_date })
    const dates: unknown[] = []
    let after = ''
    for (let page = 0; page < 5; page++) {
      const { nodes, end_cursor, has_next_page } = await must<Page>('GET', `${at}/period?first=1${after}`)
      dates.push(...names(nodes, 'start_date'))
      expect(has_next_page).toBe(page < 4)
      after = `&after=${end_cursor}`
    }
    expect(dates).toEqual(['2025-01-01', '2025-03-01', '2025-03-01', null, null])
  })
})

test('a kind without a price is answered without costs, and one with a price with them', async () => {
  const party = await addParty('Smith')
  const step = await addStep({ procedural_step_disbursements: [{ amount: 5 }], counsel: [{ counsel_level: 'junior' }] })
  for (const row of [party, ...(await must<Row[]>('GET', `${at}/participant`)), ...listOf(step, 'counsel')])
    expect(row).not.toHaveProperty('total_cost')
  for (const row of [step, ...listOf(step, 'procedural_step_disbursements')]) expect(row).toHaveProperty('total_cost')
})

test('a kind is deleted on its own path, or as a fee if it says so, and never on the other', async () => {
  const party = await addParty('Smith')
  const step = await addStep()
  expect((await rest('DELETE', `${at}/fee/${party.uuid}`)).status).toBe(404)
  expect((await rest('DELETE', `${at}/court/step/${step.uuid}`)).status).toBe(404)
  expect((await rest('DELETE', `${at}/participant/${step.uuid}`)).status).toBe(404)
  expect((await rest('DELETE', `${at}/participant/${party.uuid}`)).status).toBe(204)
  expect((await rest('DELETE', `${at}/fee/${step.uuid}`)).status).toBe(204)
  expect([await must('GET', `${at}/participant`), await must('GET', `${at}/court/step`)]).toEqual([[], []])
  expect(await must('POST', `${at}/item/${party.uuid}/restore`, {})).toMatchObject({ party: 'Smith' })
})

test('child rows are in the list that their kind names, with the date of their parent, and say where they are changed', async () => {
  const step = await addStep({ date: '2025-03-05', procedural_step_disbursements: [{ amount: 7 }] })
  const [child] = listOf(step, 'procedural_step_disbursements')
  for (const date of ['2025-03-04', '2025-03-06'])
    await must('POST', `${at}/disbursement`, { date, disbursement_type: 'court_fee', amount: 100 })
  const shown = (row: Row) => [row.date, row.amount, row.hearing_disbursement, row.procedural_step_disbursement]
  const all = [
    ['2025-03-04', 100, null, null],
    ['2025-03-05', 7, null, step.uuid],
    ['2025-03-06', 100, null, null],
  ]
  expect((await must<Row[]>('GET', `${at}/disbursement`)).map(shown)).toEqual(all)
  const one = await must<Page>('GET', `${at}/disbursement?first=2`)
  const two = await must<Page>('GET', `${at}/disbursement?first=2&after=${one.end_cursor}`)
  expect([one.total_count, [...one.nodes, ...two.nodes].map(shown)]).toEqual([3, all])
  expect(await rest('DELETE', `${at}/fee/${child?.uuid}`)).toMatchObject({
    status: 409,
    body: { message: 'This belongs to a procedural step. Change it there.' },
  })
})

test('sums are answered with every row, read once for a list, and ignored when they are sent back', async () => {
  const [smith, moore] = [await addParty('Smith'), await addParty('Moore')]
  await addStep({ procedural_step_disbursements: [7, 1.5].map((amount) => ({ amount, party_uuid: smith.uuid })) })
  const before = sumsRead.times
  const rows = await must<Row[]>('GET', `${at}/participant`)
  expect(sumsRead.times - before).toBe(1)
  expect(names(rows, 'disbursement_amount')).toEqual([8.5, 0])
  expect(await must('PATCH', `${at}/participant/${moore.uuid}`, { ...moore, disbursement_amount: 99 })).toEqual(moore)
  expect(await rest('PATCH', `${at}/participant/${moore.uuid}`, { units: 1 })).toMatchObject({
    status: 422,
    body: { details: { units: 'This field is not known.' } },
  })
})

describe('comments', () => {
  const comment = (type: string, uuid = '') => `client/entity/${type}/${uuid}/comment`
  test('on a row two levels down count for the item at its top, and stop the completion of the case', async () => {
    const step = await addStep({
      counsel: [{ counsel_level: 'junior', expenses: [{ amount: 1, description: 'Parking' }] }],
    })
    const [counsel] = listOf(step, 'counsel') as [Row]
    const [expense] = listOf(counsel, 'expenses')
    expect((await rest('POST', comment('case_fee', expense?.uuid), { body: 'Why?' })).status).toBe(404)
    const { uuid } = await must('POST', comment('procedural_step', expense?.uuid), { body: 'Whose car?' })
    expect(await must('GET', comment('procedural_step', step.uuid))).toMatchObject({
      fee_type: 'procedural_step',
      estimated: false,
      comments: [],
    })
    expect(await must('GET', `${at}/attention`)).toEqual([
      { kind: 'court_step', fee_type: null, hearing_type: null, unresolved: 1, estimated: 0 },
    ])
    expect(await must('GET', `${at}/court/step/${step.uuid}`)).toMatchObject({
      counsel: [{ expenses: [{ comments: [{ body: 'Whose car?', entity_type: 'procedural_step' }] }] }],
    })
    expect(await rest('POST', `${at}/status/complete`, {})).toMatchObject({
      status: 409,
      body: { details: { counsel_expense: '1 unresolved' } },
    })
    await must('PATCH', `${comment('procedural_step', expense?.uuid)}/${uuid}/resolve`, {})
    expect((await rest('POST', `${at}/status/complete`, {})).status).toBe(200)
  })

  test('tell of the item at the top: by its date, or by its text where it has none', async () => {
    const party = await addParty('Smith Ltd')
    const step = await addStep({ counsel: [{ counsel_level: 'junior' }] })
    const [counsel] = listOf(step, 'counsel')
    for (const path of [comment('party', party.uuid), comment('procedural_step', counsel?.uuid)])
      expect((await api.as(DRAFTSMAN).rest('POST', path, { body: 'Who is this?' })).status).toBe(201)
    const { nodes } = await must<{ nodes: { case_uuid: string; item: unknown }[] }>('GET', 'users/user/notification')
    const items = nodes.filter(({ case_uuid }) => at.endsWith(case_uuid)).map(({ item }) => item)
    expect(items).toEqual([
      {
        uuid: step.uuid,
        kind: 'court_counsel',
        list: 'court_step',
        fee_type: null,
        hearing_type: null,
        date: '2025-05-01',
      },
      {
        uuid: party.uuid,
        kind: 'participant',
        list: 'participant',
        fee_type: null,
        hearing_type: null,
        date: null,
        text: 'Smith Ltd',
      },
    ])
  })
})

test('search finds rows by the text of their kind, in the list that they are in, unless the kind says no', async () => {
  const word = `Zebra${randomUUID().slice(0, 8)}`
  const party = await addParty(word)
  await must('POST', `${at}/period`, { description: word })
  await addStep({ counsel: [{ counsel_level: 'junior', expenses: [{ amount: 1, description: word }] }] })
  const { items } = await must<{ items: Row[] }>('GET', `client/search?q=${word}`)
  expect(items.map(({ kind, text }) => [kind, text]).toSorted()).toEqual([
    ['court_step', word],
    ['participant', word],
  ])
  await must('DELETE', `${at}/participant/${party.uuid}`)
  expect((await must<{ items: Row[] }>('GET', `client/search?q=${word}`)).items).toHaveLength(1)
})

test('a completed case keeps the rows that its documents may print', async () => {
  const step = await addStep({ fee_earner: feeEarner, counsel: [{ counsel_level: 'junior' }] })
  await addParty('Smith')
  await must('POST', `${at}/status/complete`, {})
  const { frozen } = await api.database.db
    .selectFrom('frozen_case')
    .where('case_uuid', '=', at.split('/')[2] ?? '')
    .select('frozen')
    .executeTakeFirstOrThrow()
  expect((frozen as unknown as { items: unknown }).items).toEqual({
    [step.uuid]: {
      kind: 'court_step',
      date: STEP.date,
      description: STEP.description,
      feeEarner,
      activityType: null,
      disbursementType: null,
      hearing: null,
      documents: [],
    },
  })
})

test('the tables of kinds are protected by their migration, and one that was forgotten by the start', async () => {
  const { rows } = await sql<{ name: string; policies: number; granted: boolean; on: boolean }>`
    select pg_class.relname as name, pg_class.relrowsecurity as on,
      (select count(*)::int from pg_policy where pg_policy.polrelid = pg_class.oid) as policies,
      has_table_privilege('costdraft_person', pg_class.oid, 'select, insert, update, delete') as granted
    from pg_class where pg_class.relname in ('court_counsel', 'participant', 'period')
    order by 1`.execute(api.database.db)
  expect(rows).toEqual(
    ['court_counsel', 'participant', 'period'].map((name) => ({ name, policies: 1, granted: true, on: true })),
  )
  const period = await must('POST', `${at}/period`, { description: 'A period' })
  const seen = async (clients: string) =>
    api.database.db.transaction().execute(async (tx) => {
      await sql`select set_config('costdraft.clients', ${clients}, true), set_config('role', 'costdraft_person', true)`.execute(
        tx,
      )
      return (await sql`select from period where item_uuid = ${period.uuid}`.execute(tx)).rows.length
    })
  const { client_uuid } = await must('GET', 'users/user')
  expect([await seen(`{${client_uuid as string}}`), await seen(`{${randomUUID()}}`)]).toEqual([1, 0])
})
