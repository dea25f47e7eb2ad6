import { describe, expect, test } from 'vitest'
import {
  disclosure,
  answered,
  ashdown,
  attendances,
  caseWithStep,
  disbursements,
  addInterPartesCase,
  type Nested,
} from './support/added-inter-partes-case.ts'
import { type Row } from './support/answered.ts'
import { ASHDOWN } from './support/firm.ts'
import { makeFile } from './support/files.ts'

describe('procedural steps and attendances', () => {
  test('a step is created with what is below it, priced as their sum, and listed apart from attendances', async () => {
    const { at, feeEarner } = await addInterPartesCase()
    const party = await answered('POST', `${at}/party`, { party: 'Ben Birch' })
    const step = await answered('POST', `${at}/procedural-step`, {
      ...disclosure,
      fee_type: 'procedural_step',
      description: 'Standard disclosure',
      procedural_step_attendances: [
        { fee_earner: feeEarner, type: 'client', time: 1.5 },
        { fee_earner: feeEarner, type: 'counsel', time: 0.5, amount: 261.5, description: 'Conference' },
      ],
      procedural_step_disbursements: [{ description: 'Copies', party: party.uuid, amount: 40, vat_exempt: false }],
    })
    expect(step).toMatchObject({
      fee_type: 'procedural_step',
      total_cost: 320.75,
      total_vat: 64.15,
      procedural_step_attendances: [
        { time: 1.5, amount: 100, rate_from: 'default', total_cost: 150, total_vat: 30 },
        { amount: 261.5, rate_from: 'entered', total_cost: 130.75 },
      ],
      procedural_step_disbursements: [{ amount: 40, total_vat: 8 }],
    })
    const hearing = await answered('POST', `${at}/procedural-step`, {
      ...disclosure,
      fee_type: 'hearing',
      description: 'Case management conference',
      phase: 'cmc',
    })
    const listed = async (query: string) =>
      (await answered<Row[]>('GET', `${at}/procedural-step${query}`)).map(({ uuid }) => uuid)
    expect(await listed('')).toEqual([step.uuid, hearing.uuid])
    expect(await listed('?fee_type=hearing')).toEqual([hearing.uuid])
    expect(await listed('?fee_type=hearing,procedural_step')).toEqual([step.uuid, hearing.uuid])
    expect(await answered('GET', `${at}/totals`)).toMatchObject({
      net: 320.75,
      vat: 64.15,
      breakdowns: [
        { by: 'phase', rows: [{ key: 'disclosure', profit_costs: 280.75, disbursements: 40, gross: 384.9 }] },
        { by: 'step', rows: [{ key: step.uuid, name: 'Standard disclosure', gross: 384.9 }] },
        { by: 'party', rows: [{ key: party.uuid, gross: 48 }, { key: null }] },
      ],
    })
    expect(await answered<Row[]>('GET', `${at}/disbursement`)).toMatchObject([
      { phase: 'disclosure', date: '2024-06-03', procedural_step_disbursement: step.uuid, amount: 40 },
    ])
  })
})

describe('the calls of the specification', () => {
  test('a step is changed and deleted, and its rows have calls of their own', async () => {
    const { at, path, attendance, paid, feeEarner } = await caseWithStep()
    expect(await answered('PATCH', path, { phase: 'cmc', fee_type: 'hearing' })).toMatchObject({
      phase: 'cmc',
      fee_type: 'hearing',
      procedural_type: 'disclosure',
      [attendances]: [{ uuid: attendance.uuid }],
    })
    await answered('POST', `${path}/attendance`, { fee_earner: feeEarner, type: 'court', time: 2 })
    expect(await answered('PATCH', `${path}/attendance/${attendance.uuid}`, { time: 2 })).toMatchObject({ time: 2 })
    expect(await answered<Nested>('GET', path)).toMatchObject({
      total_cost: 440.01,
      [attendances]: [{ total_cost: 200 }, { type: 'court', total_cost: 200 }],
    })
    await answered('DELETE', `${path}/attendance/${attendance.uuid}`, undefined, 204)
    await answered('POST', `${path}/disbursement`, { amount: 10, vat_exempt: true })
    const [listed] = await answered<Row[]>('GET', `${at}/disbursement`)
    expect(
      await answered('PATCH', `${path}/disbursement/${paid.uuid}`, { ...listed, amount: 20 }),
      'a row of the list may be sent back as it was read',
    ).toMatchObject({ amount: 20 })
    expect(await answered<Nested>('GET', path)).toMatchObject({
      total_cost: 230,
      total_vat: 44,
      [disbursements]: [{ amount: 20 }, { amount: 10, total_vat: 0 }],
    })
    await answered('DELETE', `${path}/disbursement/${paid.uuid}`, undefined, 204)
    await answered('DELETE', path, undefined, 204)
    expect(await answered('GET', `${at}/procedural-step`)).toEqual([])
    expect(await answered('GET', `${at}/totals`)).toMatchObject({ net: 0, gross: 0 })
  })

  test('a step without fee_type is one; another word, and a list for one, are refused', async () => {
    const { at } = await addInterPartesCase()
    expect(await answered('POST', `${at}/procedural-step`, { ...disclosure, description: 'Reply' })).toMatchObject({
      fee_type: 'procedural_step',
    })
    const refused = await answered<{ details: object }>(
      'POST',
      `${at}/procedural-step`,
      { ...disclosure, description: 'Reply', fee_type: 'time_recording' },
      422,
    )
    expect(Object.keys(refused.details)).toEqual(['fee_type'])
    await answered('GET', `${at}/procedural-step?fee_type=expert_fee`, undefined, 422)
  })

  test('any fee is deleted as one, but what belongs to a step', async () => {
    const { at, step, paid, attendance, feeEarner } = await caseWithStep()
    const time = await answered('POST', `${at}/time-recording`, {
      date: '2024-06-03',
      phase: 'trial',
      fee_earner: feeEarner,
      activity_type: 'preparation',
      time: 1,
    })
    const own = await answered('POST', `${at}/disbursement`, {
      date: '2024-06-03',
      phase: 'trial',
      disbursement_type: 'taxi',
      amount: 5,
    })
    for (const { uuid } of [paid, attendance])
      expect(await answered('DELETE', `${at}/fee/${uuid}`, undefined, 409)).toMatchObject({
        message: 'This belongs to a procedural step. Change it there.',
      })
    for (const { uuid } of [step, time, own]) await answered('DELETE', `${at}/fee/${uuid}`, undefined, 204)
    expect(await answered('GET', `${at}/disbursement`)).toEqual([])
    // What was below it comes back with it.
    expect(await answered<Nested>('POST', `${at}/item/${step.uuid}/restore`, {}, 200)).toMatchObject({
      [attendances]: [{ uuid: attendance.uuid }],
      [disbursements]: [{ uuid: paid.uuid }],
    })
  })

  test('time needs a phase', async () => {
    const { at, feeEarner } = await addInterPartesCase()
    const work = { date: '2024-06-03', fee_earner: feeEarner, activity_type: 'preparation', time: 1 }
    expect(await answered('POST', `${at}/time-recording`, work, 422)).toMatchObject({
      details: { phase: 'This is required.' },
    })
    await answered('POST', `${at}/time-recording`, { ...work, phase: 'appeal' }, 422)
    await answered('POST', `${at}/disbursement`, { date: work.date, disbursement_type: 'taxi', amount: 5 }, 422)
  })

  test('documents are attached to a step as to any fee', async () => {
    const { at, uuid, step, path } = await caseWithStep()
    const { file } = await makeFile(ASHDOWN, uuid, 'List of documents.pdf', 'Evidence')
    await answered('POST', `${at}/fee/${step.uuid}/file`, { entity_files: [file] }, 200)
    expect(await answered('GET', path)).toMatchObject({ entity_files: [{ file_uuid: file }] })
    await answered('DELETE', `${at}/fee/${step.uuid}/file/${file}`, undefined, 204)
    expect(await answered('GET', path)).toMatchObject({ entity_files: [] })
    await answered('POST', `${path}/file`, { entity_files: [file] }, 404)
  })
})

test('a case records whose costs they are: one of two, or nothing', async () => {
  const { uuid } = await addInterPartesCase({ receiving_party: 'claimant' })
  const path = `client/case/inter-parties/${uuid}`
  expect(await answered('GET', `client/case/${uuid}`)).toMatchObject({ receiving_party: 'claimant' })
  await answered('PATCH', path, { receiving_party: 'defendant' })
  const asked = 'query($c: ID!) { case(uuid: $c) { receivingParty claimant } }'
  expect((await ashdown.graphql(asked, { c: uuid })).data).toMatchObject({ case: { receivingParty: 'defendant' } })
  expect(await ashdown.rest('PATCH', path, { receiving_party: 'the court' })).toMatchObject({
    status: 422,
    body: { details: { receiving_party: expect.any(String) } },
  })
  await answered('PATCH', path, { receiving_party: null })
  expect((await ashdown.graphql(asked, { c: uuid })).data).toEqual({
    case: { receivingParty: null, claimant: 'Ann Ash' },
  })
})

test('a claimant of 51 to 100 characters stands while anything else is changed', async () => {
  const claimant = 'x'.repeat(80)
  const { uuid } = await addInterPartesCase({ claimant })
  const path = `client/case/inter-parties/${uuid}`
  expect(await answered('PATCH', path, { case_name: 'Re A long claimant' })).toMatchObject({ claimant })
  const edit =
    'mutation($c: ID!, $i: InterPartiesCaseChanges!) { editInterPartiesCase(uuid: $c, input: $i) { caseName claimant } }'
  expect(await ashdown.graphql(edit, { c: uuid, i: { caseName: 'Re Longer still', claimant } })).toMatchObject({
    data: { editInterPartiesCase: { caseName: 'Re Longer still', claimant } },
  })
  expect(await ashdown.rest('PATCH', path, { claimant: 'x'.repeat(101) })).toMatchObject({ status: 422 })
})

describe('a party', () => {
  test('counts the disbursement of a step once, with the VAT of its day, and cannot be removed while it is named', async () => {
    const { at, party, path, paid } = await caseWithStep()
    expect(await answered<Row[]>('GET', `${at}/party`)).toMatchObject([
      { disbursement_amount: 40.01, disbursement_vat: 8 },
    ])
    // VAT was 17.5 % then, and the step has no other date.
    await answered('PATCH', path, { date: '2010-06-01' })
    expect(await answered<Row[]>('GET', `${at}/party`)).toMatchObject([{ disbursement_vat: 7 }])
    expect(await answered('DELETE', `${at}/party/${party.uuid}`, undefined, 409)).toMatchObject({
      message: 'This party is in use by 1 row. Change it first.',
      details: { procedural_step_disbursement: '1 row' },
    })
    await answered('PATCH', `${path}/disbursement/${paid.uuid}`, { party: null })
    await answered('DELETE', `${at}/party/${party.uuid}`, undefined, 204)
  })
})
