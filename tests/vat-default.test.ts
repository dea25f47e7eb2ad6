import { disbursementTypes } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { ASHDOWN, firmOf, newCase, newInterPartesCase, newHighCostCase } from './support/firm.ts'
import { as } from './support/instance.ts'

// A row that is added without a word on VAT gets the default of its type, whichever way it comes, and keeps it.
const ashdown = as(ASHDOWN)
const WITHOUT_VAT = ['court_fee', 'land_registry', 'police_disclosure', 'witness_expenses', 'client_travel_expenses']

type Row = Record<string, unknown> & { uuid: string; vat_exempt: boolean }
const added = async (path: string, body: object): Promise<Row> => {
  const answer = await ashdown.rest<Row>('POST', path, body)
  expect([answer.status, answer.body]).toEqual([201, answer.body])
  return answer.body
}
const paid = { date: '2025-02-03', disbursement_type: 'court_fee', amount: 303 } as const
/** The VAT that a case claims, as GraphQL says it. */
const vatOf = async (uuid: string): Promise<unknown> => {
  const { data } = await ashdown.graphql('query($u: ID!) { case(uuid: $u) { totals { net vat } } }', { u: uuid })
  return (data as { case: { totals: unknown } }).case.totals
}

test('each type of disbursement has its default, in REST and in several rows of one request', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const path = `client/case/${uuid}/disbursement`
  for (const disbursement_type of disbursementTypes)
    expect(await added(path, { ...paid, disbursement_type })).toMatchObject({
      vat_exempt: WITHOUT_VAT.includes(disbursement_type),
    })
  expect(await added(path, { ...paid, vat_exempt: null })).toMatchObject({ vat_exempt: true })
  expect(await added(path, { ...paid, vat_exempt: false })).toMatchObject({ vat_exempt: false })
  expect(await added(path, { ...paid, disbursement_type: 'taxi', vat_exempt: true })).toMatchObject({
    vat_exempt: true,
  })
  const { body } = await ashdown.rest('POST', `${path}/changes`, {
    changes: [
      { action: 'add', item: paid },
      { action: 'add', item: { ...paid, disbursement_type: 'taxi' } },
    ],
  })
  expect(JSON.stringify(body)).toMatch(/"vat_exempt":true.*"vat_exempt":false/)
})

test('a court fee that is added with the defaults claims no VAT; with VAT it is what somebody chose', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const before = (await vatOf(uuid)) as { vat: string }
  const { uuid: fee } = await added(`client/case/${uuid}/disbursement`, paid)
  expect(await vatOf(uuid)).toMatchObject({ vat: before.vat })
  await ashdown.rest('PATCH', `client/case/${uuid}/disbursement/${fee}`, { vat_exempt: false })
  expect(await vatOf(uuid)).toMatchObject({ vat: (Number(before.vat) + 60.6).toFixed(2) })
})

test('what a row was added with stays when its type changes, and comes back with nothing', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const path = `client/case/${uuid}/disbursement`
  const { uuid: fee } = await added(path, paid)
  const patch = async (change: object) => (await ashdown.rest<Row>('PATCH', `${path}/${fee}`, change)).body
  expect(await patch({ disbursement_type: 'taxi' })).toMatchObject({ disbursement_type: 'taxi', vat_exempt: true })
  expect(await patch({ vat_exempt: null })).toMatchObject({ vat_exempt: false })
  expect(await patch({ disbursement_type: 'court_fee' })).toMatchObject({ vat_exempt: false })
})

test('rows below hearings and steps have their default, with their parent and on their own path', async () => {
  const [{ feeEarner }, care, interPartes, highCost] = await Promise.all([
    firmOf(ASHDOWN),
    newCase(ASHDOWN),
    newInterPartesCase(ASHDOWN),
    newHighCostCase(ASHDOWN),
  ])
  const rows = [
    { disbursement_type: 'witness_expenses', amount: 12 },
    { disbursement_type: 'parking', amount: 8 },
  ]
  const expected = [expect.objectContaining({ vat_exempt: true }), expect.objectContaining({ vat_exempt: false })]
  const hearing = await added(`client/case/${care.uuid}/hearing`, {
    date: '2025-02-03',
    court_level: 'other_judge',
    fee_earner: feeEarner,
    hearing_type: 'final',
    units: 1,
    hearing_disbursements: rows,
  })
  expect(hearing.hearing_disbursements).toEqual(expected)
  expect(await added(`client/case/${care.uuid}/hearing/${hearing.uuid}/disbursement`, rows[0]!)).toMatchObject({
    vat_exempt: true,
  })
  const step = await added(`client/case/${interPartes.uuid}/procedural-step`, {
    date: '2025-02-03',
    procedural_type: 'trial',
    phase: 'trial',
    fee_type: 'procedural_step',
    description: 'The first day of the trial',
    procedural_step_disbursements: [...rows, { amount: 5 }],
  })
  expect(step.procedural_step_disbursements).toEqual([...expected, expect.objectContaining({ vat_exempt: false })])
  const event = await added(`client/case/${highCost.uuid}/high-cost/procedural-step`, {
    date: '2025-02-03',
    event: 'court_hearing',
    description: 'A hearing',
  })
  expect(
    await added(`client/case/${highCost.uuid}/high-cost/procedural-step/${event.uuid}/disbursement`, rows[0]!),
  ).toMatchObject({ vat_exempt: true })
})

test('work and experts bear VAT, and GraphQL has the same defaults', async () => {
  const [{ feeEarner }, { uuid }] = await Promise.all([firmOf(ASHDOWN), newCase(ASHDOWN)])
  expect(
    await added(`client/case/${uuid}/time-recording`, {
      date: '2025-02-03',
      fee_earner: feeEarner,
      activity_type: 'preparation',
      time: 1,
    }),
  ).toMatchObject({ vat_exempt: false })
  const { data } = await ashdown.graphql(
    `mutation($c: ID!) {
      fee: addDisbursement(caseUuid: $c, input: { date: "2025-02-03", disbursementType: court_fee, amount: 303 }) { vatExempt }
      taxi: addDisbursement(caseUuid: $c, input: { date: "2025-02-03", disbursementType: taxi, amount: 20 }) { vatExempt }
    }`,
    { c: uuid },
  )
  expect(data).toEqual({ fee: { vatExempt: true }, taxi: { vatExempt: false } })
})

test('a receiving party that recovers VAT claims none, its rows keep what they say, and the certificate says so', async () => {
  const { uuid } = await newInterPartesCase(ASHDOWN)
  const at = `client/case/${uuid}`
  const { uuid: party } = await added(`${at}/party`, { party: 'Copy shop' })
  const fee = await added(`${at}/disbursement`, { ...paid, disbursement_type: 'photocopying', phase: 'trial', party })
  const change = (recovers_vat: boolean | null) =>
    ashdown.rest('PATCH', `client/case/inter-parties/${uuid}`, { recovers_vat })
  const seen = async () => {
    const { data } = await ashdown.graphql(
      `query($u: ID!) { case(uuid: $u) { recoversVat totals { net vat heads { lines(first: 9) { nodes { vat noVatBecause } } } }
        parties { nodes { disbursementVat } } disbursements { nodes { vatExempt } } } }`,
      { u: uuid },
    )
    return JSON.stringify(data)
  }
  const before = await seen()
  expect(before).toContain('"recoversVat":null,"totals":{"net":"303.00","vat":"60.60"')
  expect(before).toContain('"disbursementVat":"60.60"')
  expect((await change(true)).status).toBe(200)
  const recovered = await seen()
  expect(recovered).toContain('"recoversVat":true,"totals":{"net":"303.00","vat":"0.00"')
  expect(recovered).toContain('"vat":"0.00","noVatBecause":"The receiving party recovers the VAT as input tax')
  expect(recovered).toContain('"disbursementVat":"0.00"')
  expect((await ashdown.rest<Row[]>('GET', `${at}/disbursement`)).body).toMatchObject([
    { uuid: fee.uuid, vat_exempt: false },
  ])
  await change(null)
  expect(await seen()).toBe(before)
  expect(
    await ashdown.rest('PATCH', `client/case/legal-aid/${(await newCase(ASHDOWN)).uuid}`, { recovers_vat: true }),
  ).toMatchObject({
    status: 422,
    body: { details: { recovers_vat: expect.any(String) } },
  })
})
