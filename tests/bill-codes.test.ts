import { describe, expect, test } from 'vitest'
import {
  addInterPartesCase,
  answered,
  ashdown,
  attendances,
  disbursements,
  disclosure,
  type Nested,
} from './support/added-inter-partes-case.ts'
import type { Row } from './support/answered.ts'
import { newCase, newCourtOfProtectionCase, ASHDOWN } from './support/firm.ts'

interface Found {
  nodes: { message: string }[]
  counts: { rule: string; rows: { count: number }[] }[]
}
/** How many rows are said to have a code guessed. */
async function guessedIn(at: string): Promise<number> {
  const { nodes, counts } = await answered<Found>('GET', `${at}/filing-check?rule=codes_guessed`)
  const rows = counts.find(({ rule }) => rule === 'codes_guessed')?.rows.reduce((sum, { count }) => sum + count, 0) ?? 0
  expect(nodes.map(({ message }) => Number.parseInt(message, 10))).toEqual(rows === 0 ? [] : [rows])
  return rows
}

describe('the codes of the electronic bill', () => {
  test('are recorded for each kind of row, answered, changed and emptied', async () => {
    const { at, feeEarner } = await addInterPartesCase()
    const work = { date: '2024-06-03', fee_earner: feeEarner, phase: 'cmc', activity_type: 'preparation', time: 1 }
    const time = await answered('POST', `${at}/time-recording`, { ...work, bill_task: 'T33', bill_activity: 'A8' })
    expect(time).toMatchObject({ phase: 'cmc', bill_task: 'T33', bill_activity: 'A8' })
    const paid = { date: '2024-06-03', disbursement_type: 'court_fee', amount: 100, phase: 'cmc' }
    expect(
      await answered('POST', `${at}/disbursement`, { ...paid, bill_task: 'T28', bill_expense: 'X3' }),
    ).toMatchObject({ bill_task: 'T28', bill_expense: 'X3' })
    const step = await answered<Nested>('POST', `${at}/procedural-step`, {
      ...{ ...disclosure, description: 'Lists', bill_task: 'T11', bill_activity: 'A10' },
      [attendances]: [{ fee_earner: feeEarner, type: 'client', time: 1.5, bill_activity: 'A3' }],
      [disbursements]: [{ amount: 40, bill_task: 'T10', bill_expense: 'X10' }],
    })
    expect(step).toMatchObject({ bill_task: 'T11', bill_activity: 'A10' })
    expect([step[attendances][0], step[disbursements][0]]).toMatchObject([
      { bill_task: null, bill_activity: 'A3' },
      { bill_task: 'T10', bill_expense: 'X10' },
    ])
    const at1 = `${at}/time-recording/${time.uuid}`
    expect(await answered('PATCH', at1, { bill_task: null })).toMatchObject({ bill_task: null, bill_activity: 'A8' })
  })

  test('that are none are refused by name, at any depth', async () => {
    const { at, feeEarner } = await addInterPartesCase()
    const work = { date: '2024-06-03', fee_earner: feeEarner, phase: 'cmc', activity_type: 'preparation', time: 1 }
    const refused = await answered<{ details: object }>(
      'POST',
      `${at}/time-recording`,
      { ...work, bill_task: 'T42', bill_activity: 'a1' },
      422,
    )
    expect(Object.keys(refused.details).toSorted()).toEqual(['bill_activity', 'bill_task'])
    const nested = await answered<{ details: object }>(
      'POST',
      `${at}/procedural-step`,
      { ...disclosure, description: 'Lists', [disbursements]: [{ amount: 1, bill_expense: 'X16' }] },
      422,
    )
    expect(Object.keys(nested.details)).toEqual([`${disbursements}.0.bill_expense`])
  })

  test('that nobody recorded are counted before filing; a step says them for what is under it', async () => {
    const { at, feeEarner } = await addInterPartesCase()
    const work = { date: '2024-06-03', fee_earner: feeEarner, phase: 'cmc', activity_type: 'preparation', time: 1 }
    const time = await answered('POST', `${at}/time-recording`, { ...work, bill_task: 'T8' })
    const step = await answered<Nested>('POST', `${at}/procedural-step`, {
      ...{ ...disclosure, description: 'Lists' },
      [attendances]: [{ fee_earner: feeEarner, type: 'client', time: 1.5 }],
      [disbursements]: [{ amount: 40, bill_expense: 'X10' }],
    })
    // A list has one row for a step, whatever is under it, and one for its disbursement.
    expect(await guessedIn(at)).toBe(3)
    await answered('PATCH', `${at}/time-recording/${time.uuid}`, { bill_activity: 'A10' })
    expect(await guessedIn(at)).toBe(2)
    await answered('PATCH', `${at}/procedural-step/${step.uuid}`, { bill_task: 'T11', bill_activity: 'A10' })
    expect(await guessedIn(at)).toBe(0)
  })

  test('are not asked of a costs budget, and not kept in other areas', async () => {
    const { at, feeEarner } = await addInterPartesCase({ case_type: 'costs_budget' })
    const work = { date: '2024-06-03', fee_earner: feeEarner, activity_type: 'preparation', time: 1 }
    await answered('POST', `${at}/time-recording`, { ...work, phase: 'cmc' })
    expect(await guessedIn(at)).toBe(0)
    const { uuid, fee_earner } = await newCase(ASHDOWN)
    const row = { ...work, fee_earner, bill_task: 'T8' }
    expect(await answered('POST', `client/case/${uuid}/time-recording`, row)).toMatchObject({ bill_task: null })
  })

  test('are in GraphQL as they are in REST', async () => {
    const { uuid, at, feeEarner } = await addInterPartesCase()
    const { data } = await ashdown.graphql(
      'mutation($c: ID!, $i: TimeRecordingInput!) { addTimeRecording(caseUuid: $c, input: $i) { billTask billActivity } }',
      {
        c: uuid,
        i: {
          ...{ date: '2024-06-03', feeEarner, activityType: 'preparation', time: 1, phase: 'cmc' },
          ...{ billTask: 'T37', billActivity: 'A1' },
        },
      },
    )
    expect(data).toEqual({ addTimeRecording: { billTask: 'T37', billActivity: 'A1' } })
    expect(await answered<Row[]>('GET', `${at}/time-recording`)).toMatchObject([{ bill_task: 'T37' }])
  })
})

test('a party has a capacity, and a disbursement of the Court of Protection a category', async () => {
  const { uuid } = await newCourtOfProtectionCase(ASHDOWN)
  const at = `client/case/${uuid}`
  expect(await answered('POST', `${at}/party`, { party: 'Barclays Bank', capacity: 'other' })).toMatchObject({
    capacity: 'other',
  })
  const paid = { date: '2024-06-03', disbursement_type: 'other', amount: 100 }
  expect(await answered('POST', `${at}/disbursement`, { ...paid, cop_category: 'courier' })).toMatchObject({
    cop_category: 'courier',
  })
  const refused = await answered<{ details: object }>(
    'POST',
    `${at}/disbursement`,
    { ...paid, cop_category: 'gifts' },
    422,
  )
  expect(Object.keys(refused.details)).toEqual(['cop_category'])
})
