import { describe, expect, test } from 'vitest'
import {
  disclosure,
  answered,
  attendances,
  addInterPartesCase,
  type Nested,
} from './support/added-inter-partes-case.ts'
import { answersTo, type Row } from './support/answered.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'

describe('the rate of work', () => {
  const work = { date: '2024-06-03', phase: 'disclosure', activity_type: 'preparation', time: 2 }

  test('is the one entered, else that of the person, else that of the grade, else 100; a changed one reprices open cases alone', async () => {
    const firm = await makeFirm(ADMIN, 'solicitor')
    const { client, feeEarner } = firm
    const cards = `client/${client}/rate-card`
    const answeredBy = answersTo(as(firm.owner))
    const newCase = async () =>
      `client/case/${(await answeredBy('POST', `client/${client}/case/inter-parties`, interPartesCase(firm))).uuid}`
    const timeOf = async (path: string) => (await answeredBy<Row[]>('GET', `${path}/time-recording`))[0]
    const at = await newCase()
    const complete = await newCase()
    await answeredBy('POST', `${at}/time-recording`, { ...work, fee_earner: feeEarner })
    await answeredBy('POST', `${complete}/time-recording`, { ...work, fee_earner: feeEarner })
    const step = await answeredBy<Nested>('POST', `${at}/procedural-step`, {
      ...disclosure,
      description: 'Conference',
      [attendances]: [{ fee_earner: feeEarner, type: 'counsel', time: 1 }],
    })
    const attended = async () => (await answeredBy<Nested>('GET', `${at}/procedural-step/${step.uuid}`))[attendances][0]
    const usual = async (date = work.date) =>
      answeredBy('GET', `${at}/usual-rate?${new URLSearchParams({ fee_earner: feeEarner, date }).toString()}`)
    expect(await timeOf(at)).toMatchObject({ amount: 100, rate_from: 'default', total_cost: 200 })
    expect(await usual()).toEqual({ rate: 100, from: 'default' })
    await answeredBy('POST', `${complete}/status/complete`, {}, 200)
    const [earner] = await answeredBy<Row[]>('GET', `client/${client}/fee-earner`)
    const grade = await answeredBy('POST', cards, { grade: earner?.grade, effective_from: '2024-01-01', rate: 200 })
    expect(await timeOf(at)).toMatchObject({ amount: 200, rate_from: 'rate_card', is_above_guideline: false })
    expect([await usual(), await usual('2023-12-31')]).toEqual([
      { rate: 200, from: 'rate_card' },
      { rate: 100, from: 'default' },
    ])
    const person = await answeredBy('POST', cards, { fee_earner: feeEarner, effective_from: '2024-01-01', rate: 555 })
    expect(await timeOf(at)).toMatchObject({ amount: 555, rate_from: 'rate_card', total_cost: 1_110 })
    expect(await usual()).toEqual({ rate: 555, from: 'rate_card' })
    expect(await attended()).toMatchObject({ amount: 555, rate_from: 'rate_card', is_above_guideline: true })
    const { uuid } = (await timeOf(at)) ?? {}
    await answeredBy('PATCH', `${at}/time-recording/${uuid}`, { amount: 300 })
    expect(await timeOf(at)).toMatchObject({ amount: 300, rate_from: 'entered', total_cost: 600 })
    expect(await timeOf(complete)).toMatchObject({ amount: 100, rate_from: 'default', total_cost: 200 })
    for (const card of [grade, person]) await answeredBy('DELETE', `${cards}/${card.uuid}`, undefined, 204)
    expect(await attended()).toMatchObject({ amount: 100, rate_from: 'default' })
  })

  test('is told before work is entered, to whoever may read the case, and of its own fee earners alone', async () => {
    const firm = await makeFirm(ADMIN, 'solicitor')
    const other = await makeFirm(ADMIN, 'solicitor')
    const { rest, graphql } = as(firm.owner)
    const uuid = (
      await answersTo(as(firm.owner))('POST', `client/${firm.client}/case/inter-parties`, interPartesCase(firm))
    ).uuid
    const path = `client/case/${uuid}/usual-rate`
    const statusOf = async (query: string, who = rest) => (await who('GET', `${path}?${query}`)).status
    const good = `fee_earner=${firm.feeEarner}&date=2025-01-14`
    expect([
      await statusOf(good),
      await statusOf(`fee_earner=${other.feeEarner}&date=2025-01-14`),
      await statusOf(`fee_earner=${firm.feeEarner}`),
      await statusOf(`${good}&x=1`),
      await statusOf(good, as(other.owner).rest),
    ]).toEqual([200, 422, 422, 422, 404])
    expect(
      await graphql(
        'query($c: ID!, $e: ID!) { case(uuid: $c) { usualRate(feeEarner: $e, date: "2025-01-14") { rate from } } }',
        {
          c: uuid,
          e: firm.feeEarner,
        },
      ),
    ).toMatchObject({ data: { case: { usualRate: { rate: '100.00', from: 'default' } } } })
  })

  test('is not entered by sending a row back as it was answered, at any depth, and is by any other value', async () => {
    const { at, feeEarner } = await addInterPartesCase()
    const { uuid } = await answered('POST', `${at}/time-recording`, { ...work, fee_earner: feeEarner })
    const path = `${at}/time-recording/${uuid}`
    const echo = async () => ({ ...(await answered<Row[]>('GET', `${at}/time-recording`))[0] })
    expect(await answered('PATCH', path, { ...(await echo()), description: 'Reading' })).toMatchObject({
      description: 'Reading',
      amount: 100,
      rate_from: 'default',
    })
    // Also as text, and without a change of anything at all.
    const { version } = await echo()
    expect(await answered('PATCH', path, { amount: '100.00', rate_from: 'default' })).toMatchObject({ version })
    expect(await answered('PATCH', path, { ...(await echo()), amount: 120 })).toMatchObject({
      amount: 120,
      rate_from: 'entered',
    })
    expect(await answered('PATCH', path, { ...(await echo()), time: 3 })).toMatchObject({
      amount: 120,
      rate_from: 'entered',
      total_cost: 360,
    })
    expect(await answered('PATCH', path, { amount: null })).toMatchObject({ amount: 100, rate_from: 'default' })
    // A program that knows nothing of where a rate is from enters one.
    expect(await answered('PATCH', path, { amount: 100 })).toMatchObject({ amount: 100, rate_from: 'entered' })

    const step = await answered<Nested>('POST', `${at}/procedural-step`, {
      ...disclosure,
      description: 'Conference',
      [attendances]: [{ fee_earner: feeEarner, type: 'counsel', time: 1 }],
    })
    const steps = `${at}/procedural-step/${step.uuid}`
    const [attended] = step[attendances]
    expect(
      await answered<Nested>('PATCH', `${steps}?lists=whole`, { ...step, [attendances]: [{ ...attended, time: 2 }] }),
    ).toMatchObject({ [attendances]: [{ time: 2, rate_from: 'default' }] })
    expect(
      await answered('PATCH', `${steps}/attendance/${attended?.uuid}`, { ...attended, type: 'court' }),
    ).toMatchObject({ type: 'court', rate_from: 'default' })
    expect(await answered('PATCH', `${steps}/attendance/${attended?.uuid}`, { amount: 99.99 })).toMatchObject({
      amount: 99.99,
      rate_from: 'entered',
    })
  })
})

test('the check before filing counts attendances with time, and names who is above the guideline rates', async () => {
  const { at, feeEarner } = await addInterPartesCase()
  const work = { phase: 'trial', fee_earner: feeEarner, activity_type: 'preparation' }
  await answered('POST', `${at}/time-recording`, {
    ...work,
    date: '2024-06-03',
    time: 8,
    amount: 400,
    description: 'Reading',
  })
  await answered('POST', `${at}/time-recording`, { ...work, date: '2024-06-03', time: 8 })
  const step = await answered('POST', `${at}/procedural-step`, {
    ...disclosure,
    fee_type: 'hearing',
    description: 'Conference',
    [attendances]: [{ fee_earner: feeEarner, type: 'counsel', time: 9, amount: 500 }],
  })
  interface Found {
    nodes: { rule: string; message: string; item: string; list: string; tab_value: string | null }[]
  }
  const { nodes } = await answered<Found>('GET', `${at}/filing-check`)
  expect(nodes.map(({ rule }) => rule)).toEqual(['over_24_hours', 'long_row', 'above_guideline', 'codes_guessed'])
  expect(nodes[0]?.message).toMatch(/^25 hours are recorded for .+ on 03\/06\/2024, in 3 rows\.$/)
  expect(nodes[2]?.message).toMatch(
    /: 2 rows are claimed above the guideline hourly rate, at up to £500\.00 where it is £/,
  )
  // An attendance is found with its step, in the tab of that.
  for (const finding of nodes.slice(0, 3))
    expect(finding).toMatchObject({ item: step.uuid, list: 'procedural_step', tab_value: 'hearing' })
  await answered('POST', `${at}/status/complete`, {}, 200)
})
