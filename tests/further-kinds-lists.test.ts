import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  STEP,
  type Row,
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
  travel,
} from './support/further-api.ts'

// Lists of rows under an item, with parts and rows of their own, of kinds that the product does not have.
startFurtherApi()

test('the rows of a list are added with their own parts and rows, and read so in the list, alone and after a change', async () => {
  const { uuid: party_uuid } = await addParty('Smith')
  const counsel = {
    counsel_level: 'leading',
    party_uuid,
    counsel_attendance: { party_uuid, attendance: 'event' },
    travel,
    expenses: [
      { amount: 3.5, description: 'Parking' },
      { amount: 4, description: 'Lunch' },
    ],
  }
  const step = await addStep({ counsel: [counsel, { counsel_level: 'junior' }] })
  const path = `${at}/court/step/${step.uuid}`
  const whole = {
    fee_type: 'procedural_step',
    counsel: [
      {
        ...counsel,
        parent_uuid: step.uuid,
        party_uuid_named: { uuid: party_uuid, name: 'Smith' },
        counsel_attendance: {
          party_uuid,
          party_uuid_named: { uuid: party_uuid, name: 'Smith' },
          attendance: 'event',
        },
      },
      { counsel_level: 'junior', party_uuid: null, travel: null, counsel_attendance: null, expenses: [] },
    ],
  }
  expect(step).toMatchObject(whole)
  expect(await must('GET', path)).toMatchObject(whole)
  expect(await must<Row[]>('GET', `${at}/court/step`)).toMatchObject([whole])
  expect(await must('PATCH', path, { description: 'Final hearing' })).toMatchObject(whole)
})

test('every problem of a nested row is named by its path on the wire, and nothing is stored', async () => {
  const counsel = [{ counsel_level: 'pupil', travel: { distance: -1 }, expenses: [{ amount: 1, description: 'x' }] }]
  const refused = await rest<{ details: object }>('POST', `${at}/court/step`, { ...STEP, counsel })
  expect([refused.status, Object.keys(refused.body.details).toSorted()]).toEqual([
    422,
    [
      'counsel.0.counsel_level',
      'counsel.0.expenses.0.description',
      'counsel.0.travel.amount',
      'counsel.0.travel.description',
      'counsel.0.travel.distance',
    ],
  ])
  expect(await rest('POST', `${at}/court/step`, { ...STEP, counsel: {} })).toMatchObject({
    status: 422,
    body: { details: { counsel: 'Send a list.' } },
  })
  expect(await must('GET', `${at}/court/step`)).toEqual([])
})

test('rows of rows have their own paths; a change there raises the version of each row above', async () => {
  const step = await addStep()
  const path = `${at}/court/step/${step.uuid}`
  const counsel = await must('POST', `${path}/counsel`, { counsel_level: 'junior' })
  const one = `${path}/counsel/${counsel.uuid}`
  expect(await must('PATCH', `${one}/travel`, travel)).toMatchObject({ travel, version: 2 })
  const expense = await must('POST', `${one}/expense`, { amount: 2, description: 'Parking' })
  expect(await must('PATCH', `${one}/expense/${expense.uuid}`, { amount: 3 })).toMatchObject({ amount: 3, version: 2 })
  await must('PATCH', `${one}/expense/${expense.uuid}`, { amount: 3 })
  expect(await must('GET', path)).toMatchObject({
    version: 5,
    counsel: [{ version: 4, travel, expenses: [{ amount: 3 }] }],
  })
  const other = await addStep()
  for (const wrong of [
    `${at}/court/step/${other.uuid}/counsel/${counsel.uuid}/expense/${expense.uuid}`,
    `${at}/court/step/${other.uuid}/counsel/${counsel.uuid}`,
    `${path}/counsel/${expense.uuid}`,
    `${path}/disbursement/${counsel.uuid}`,
  ])
    expect([(await rest('PATCH', wrong, {})).status, (await rest('DELETE', wrong)).status]).toEqual([404, 404])
  expect((await rest('DELETE', `${one}/expense/${expense.uuid}`)).status).toBe(204)
  expect((await rest('DELETE', `${one}/travel`)).status).toBe(204)
  expect(await must('GET', path)).toMatchObject({ counsel: [{ travel: null, expenses: [] }] })
  expect((await rest('DELETE', one)).status).toBe(204)
  expect(await must('GET', path)).toMatchObject({ counsel: [] })
})

describe('the lists of a row, sent with a change of it', () => {
  const EXPENSES = [
    { amount: 1, description: 'Parking' },
    { amount: 2, description: 'Lunch' },
  ]
  const start = async () => {
    const step = await addStep({
      counsel: [
        { counsel_level: 'junior', travel, expenses: EXPENSES },
        { counsel_level: 'leading' },
        { counsel_level: 'senior' },
      ],
      procedural_step_disbursements: [{ amount: 7 }],
    })
    const [junior, leading, senior] = listOf(step, 'counsel') as [Row, Row, Row]
    return { step, junior, leading, senior, path: `${at}/court/step/${step.uuid}` }
  }

  test('become the lists that were sent, in one version, and lists that were not sent stay', async () => {
    const { path, junior, leading, senior } = await start()
    const [parking] = listOf(junior, 'expenses')
    const changed = await must('PATCH', `${path}?lists=whole`, {
      description: 'Final hearing',
      counsel: [
        { uuid: junior.uuid, expenses: [{ uuid: parking?.uuid, amount: 9 }, EXPENSES[1]] },
        { counsel_level: 'senior', expenses: [EXPENSES[0]] },
        leading,
      ],
    })
    expect(changed).toMatchObject({
      version: 2,
      description: 'Final hearing',
      procedural_step_disbursements: [{ amount: 7, version: 1 }],
    })
    // What was not sent of a row stays; what is as it was has no new version.
    expect(listOf(changed, 'counsel')).toMatchObject([
      {
        uuid: junior.uuid,
        counsel_level: 'junior',
        version: 2,
        travel,
        expenses: [
          { uuid: parking?.uuid, amount: 9, description: 'Parking', version: 2 },
          { amount: 2, description: 'Lunch', version: 1 },
        ],
      },
      { uuid: leading.uuid, version: 1 },
      { counsel_level: 'senior', expenses: [{ amount: 1 }] },
    ])
    expect(names(listOf(changed, 'counsel'), 'uuid')).not.toContain(senior.uuid)
    const { nodes } = await must<{ nodes: Row[] }>('GET', `${at}/audit?first=7`)
    expect(nodes.map(({ entity, action }) => `${entity as string} ${action as string}`).toSorted()).toEqual([
      'counsel_expense added',
      'counsel_expense added',
      'counsel_expense changed',
      'counsel_expense removed',
      'court_counsel added',
      'court_counsel removed',
      'court_step changed',
    ])
  })

  test('as they were answered change nothing; null is no list, and an empty list has no rows', async () => {
    const { path, step } = await start()
    expect(await must('PATCH', `${path}?lists=whole`, step)).toEqual(step)
    expect(await must('PATCH', `${path}?lists=whole`, { counsel: null })).toEqual(step)
    expect(await must('PATCH', `${path}?lists=whole`, { counsel: [] })).toMatchObject({
      version: 2,
      counsel: [],
      procedural_step_disbursements: [{ amount: 7 }],
    })
  })

  test('are changed whole or not at all', async () => {
    const { path, step, junior, leading } = await start()
    const other = await addStep({ counsel: [{ counsel_level: 'junior' }] })
    const [foreign] = listOf(other, 'counsel')
    for (const [counsel, detail] of [
      [[{ uuid: junior.uuid, counsel_level: 'leading' }, { counsel_level: 'pupil' }], 'counsel.1.counsel_level'],
      [[{ counsel_level: 'junior' }, { uuid: foreign?.uuid }], 'counsel.1.uuid'],
      [[leading, leading], 'counsel.1.uuid'],
      [[{ uuid: junior.uuid, expenses: [{ uuid: leading.uuid }] }], 'counsel.0.expenses.0.uuid'],
      [[{ counsel_level: 'junior', party_uuid: randomUUID() }], 'counsel.0.party_uuid'],
    ] as const)
      expect(await rest('PATCH', `${path}?lists=whole`, { description: 'Final hearing', counsel })).toMatchObject({
        status: 422,
        body: { details: { [detail]: expect.any(String) } },
      })
    expect(await rest('PATCH', `${path}?lists=whole`, { counsel: [] }, { 'if-match': '"9"' })).toMatchObject({
      status: 412,
    })
    expect(await must('GET', path)).toEqual(step)
  })

  test('of a kind of the product too, and the version says when a row was added by its own path', async () => {
    const { disbursements: _, ...hearing } = {
      date: '2025-03-04',
      court_level: 'other_judge',
      fee_earner: feeEarner,
      hearing_type: 'interim',
      start_time: '10:00',
      end_time: '11:00',
      disbursements: undefined,
    }
    const row = await must('POST', `${at}/hearing`, hearing)
    const path = `${at}/hearing/${row.uuid}`
    await must('POST', `${path}/disbursement`, { disbursement_type: 'taxi', amount: 14 })
    expect(
      await rest('PATCH', `${path}?lists=whole`, { hearing_disbursements: [] }, { 'if-match': '"1"' }),
    ).toMatchObject({
      status: 412,
      body: { current: { version: 2 } },
    })
    const changed = await must('PATCH', `${path}?lists=whole`, {
      hearing_disbursements: [{ disbursement_type: 'parking', amount: 3 }],
    })
    expect(changed).toMatchObject({ version: 3, hearing_disbursements: [{ disbursement_type: 'parking' }] })
    expect(await must<Row[]>('GET', `${at}/disbursement`)).toMatchObject([{ amount: 3, total_cost: 3 }])
    expect(await must('PATCH', `${path}?lists=whole`, await must('GET', path))).toMatchObject({ version: 3 })
    // A program of the specification knows its rows by paths of their own: what it sends with a change loses none of
    // them.
    expect(await must('PATCH', path, { description: 'By video', hearing_disbursements: [] })).toMatchObject({
      version: 4,
      hearing_disbursements: [{ disbursement_type: 'parking' }],
    })
  })
})

test('what is below a removed row is removed and restored with it, and nothing else', async () => {
  const step = await addStep({
    counsel: [
      { counsel_level: 'junior', expenses: [{ amount: 1, description: 'Parking' }] },
      { counsel_level: 'senior', expenses: [{ amount: 2, description: 'Lunch' }] },
    ],
    procedural_step_disbursements: [{ amount: 7 }],
  })
  const path = `${at}/court/step/${step.uuid}`
  const [junior] = listOf(step, 'counsel')
  await must('DELETE', `${path}/counsel/${junior?.uuid}`)
  await must('DELETE', `${at}/fee/${step.uuid}`)
  const live = async () =>
    (
      await sql<{
        count: number
      }>`select count(*)::int as count from case_item
        where case_uuid = ${at.split('/')[2]} and deleted_at is null`.execute(api.database.db)
    ).rows[0]?.count
  expect(await live()).toBe(0)
  expect(await must('GET', `${at}/disbursement`)).toEqual([])
  expect((await rest('POST', `${at}/item/${junior?.uuid}/restore`, {})).status).toBe(404)
  expect(await must('POST', `${at}/item/${step.uuid}/restore`, {})).toMatchObject({
    counsel: [{ counsel_level: 'senior', expenses: [{ amount: 2 }] }],
    procedural_step_disbursements: [{ amount: 7 }],
  })
  expect(await live()).toBe(4)
})

test('the list of a kind that the product does not have takes a filter and an order, and says what it comes to', async () => {
  for (const day of [3, 1, 2])
    await must('POST', `${at}/other-step`, { description: `Day ${day}`, date: `2025-02-0${day}` })
  const path = `${at}/other-step`
  const page = await must<{ nodes: Row[]; total_count: number }>('GET', `${path}?from=2025-02-02&sort=date&order=desc`)
  expect([page.total_count, names(page.nodes, 'description')]).toEqual([2, ['Day 3', 'Day 2']])
  expect(await must('GET', `${path}/sums?to=2025-02-02`)).toMatchObject({ count: 2, time: null })
  expect(await rest('GET', `${path}/sums?party=x`)).toMatchObject({ status: 422 })
})
