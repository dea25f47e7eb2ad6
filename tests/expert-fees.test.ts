import { expertTypeKeyOf, expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, type Firm } from './support/firms.ts'
import { as, type Caller } from './support/instance.ts'

const typeOf = (key: string): string =>
  expertTypes.flatMap(({ types }) => types).find(({ uuid }) => expertTypeKeyOf(uuid) === key)?.uuid ?? ''
const PSYCHIATRIST = typeOf('psychiatrist')
const ACCOUNTANT = typeOf('accountant')

interface Fee {
  uuid: string
  over_rate: string | null
  total_cost: number
  total_vat: number
}
let firm: Firm & { owner: string }
let owner: Caller
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  owner = as(firm.owner)
})
const newCase = async (): Promise<string> =>
  (await owner.rest<{ uuid: string }>('POST', `client/${firm.client}/case/legal-aid`, careCase(firm))).body.uuid
const invoice = (change: object = {}) => ({
  date: '2025-02-03',
  invoice_type: PSYCHIATRIST,
  invoice_number: 'INV-2041',
  amount: 432,
  hours: 4,
  expert_location: 'London',
  ...change,
})
const add = async (uuid: string, change: object = {}): Promise<Fee> => {
  const { status, body } = await owner.rest<Fee>('POST', `client/case/${uuid}/expert-fee`, invoice(change))
  expect([status, body]).toEqual([201, body])
  return body
}
const OVER = 'Over the codified rate: 4 h × £108.00 = £432.00 (Psychiatrist, in London; SI 2013/422 Sch. 5).'

describe('on the wire', () => {
  test('an expert fee has the specified keys, and those that are added', async () => {
    const uuid = await newCase()
    await add(uuid, { description: 'Report on the mother', entity_files: [], vat_exempt: false, percentage: null })
    const { status, body } = await owner.rest<Fee[]>('GET', `client/case/${uuid}/expert-fee`)
    expect([status, body]).toEqual([
      200,
      [
        expect.objectContaining({
          fee_type: 'expert_fee',
          date: expect.stringContaining('2025-02-03'),
          case_part: null,
          amount: 432,
          party: null,
          percentage: null,
          invoice_number: 'INV-2041',
          vat_exempt: false,
          invoice_type: PSYCHIATRIST,
          description: 'Report on the mother',
          entity_files: [],
          comments: [],
          hours: 4,
          expert_location: 'London',
          over_rate: null,
          total_cost: 432,
          total_vat: 86.4,
        }),
      ],
    ])
  })
  test('what is answered is taken back; a type of expert that there is not is refused by name, and a share is of high cost cases alone', async () => {
    const uuid = await newCase()
    const { uuid: fee } = await add(uuid, { amount: 500 })
    const {
      body: [stored],
    } = await owner.rest<Fee[]>('GET', `client/case/${uuid}/expert-fee`)
    const patch = (body: object) =>
      owner.rest<{ details?: object }>('PATCH', `client/case/${uuid}/expert-fee/${fee}`, body)
    expect(stored?.over_rate).toBe(OVER)
    expect(await patch({ ...stored })).toMatchObject({ status: 200, body: { amount: 500, over_rate: OVER } })
    expect(await patch({ invoice_type: typeOf('nobody') || firm.client })).toMatchObject({
      status: 422,
      body: { details: { invoice_type: expect.any(String) } },
    })
    expect(await patch({ percentage: 50 })).toMatchObject({
      status: 200,
      body: { percentage: null, amount: 500, total_cost: 500 },
    })
    expect(await patch({ invoice_number: '12' })).toMatchObject({ status: 422 })
  })
  test('a fee counts once, net and VAT, in the totals of the case', async () => {
    const uuid = await newCase()
    const disbursements = async () =>
      (
        await owner.rest<{ heads: { name: string; net: number; vat: number }[] }>('GET', `client/case/${uuid}/totals`)
      ).body.heads.find(({ name }) => name === 'disbursements')
    await add(uuid, { amount: 374.43 })
    await add(uuid, { amount: 252, vat_exempt: true })
    expect(await disbursements()).toMatchObject({ net: 626.43, vat: 74.89 })
  })
})

describe('the codified rate', () => {
  test('a fee exactly at it has no mark, one penny over it has, and loses it when it is put right', async () => {
    const uuid = await newCase()
    const path = async (fee: Promise<Fee>) => `client/case/${uuid}/expert-fee/${(await fee).uuid}`
    expect((await add(uuid)).over_rate).toBeNull()
    const over = await path(add(uuid, { amount: 432.01 }))
    const patch = async (body: object) => (await owner.rest<Fee>('PATCH', over, body)).body.over_rate
    expect(await patch({ description: 'Addendum' })).toBe(OVER)
    expect(await patch({ hours: null })).toBeNull()
    expect(await patch({ hours: 4, expert_location: null })).toBeNull()
    expect(await patch({ expert_location: 'London' })).toBe(OVER)
    expect(await patch({ hours: 4.01 })).toBeNull()
  })

  test("a firm's own edition marks open fees from its first day; a completed case keeps what it was frozen with", async () => {
    const open = await newCase()
    const complete = await newCase()
    for (const uuid of [open, complete]) {
      await add(uuid, { invoice_type: ACCOUNTANT })
      await add(uuid, { invoice_type: ACCOUNTANT, date: '2024-12-31' })
    }
    const marks = async (uuid: string) =>
      (await owner.rest<Fee[]>('GET', `client/case/${uuid}/expert-fee`)).body.map(({ over_rate }) => over_rate)
    expect(await marks(open)).toEqual([null, null])
    expect((await owner.rest('POST', `client/case/${complete}/status/complete`, {})).status).toBe(200)
    const { status } = await owner.rest('POST', `client/${firm.client}/rates/expert_rates/edition`, {
      effective_from: '2025-01-01',
      authority: 'Direction of 2025',
      amounts: { 'accountant.London': 100, 'accountant.Non-London': 80 },
    })
    expect(status).toBe(201)
    expect(await marks(open)).toEqual([
      null,
      expect.stringMatching(
        /^Over the codified rate: 4 h × £100\.00 = £400\.00 \(Accountant, in London; SI 2013\/422 Sch\. 5, own edition of .* from 01\/01\/2025\)\.$/,
      ),
    ])
    expect(await marks(complete)).toEqual([null, null])
    const query = `query ($c: ID!) { case(uuid: $c) { expertFees(first: 5) { nodes { invoiceType { uuid name } overRate totalVat expertLocation hours } } } }`
    const { data } = await owner.graphql(query, { c: open })
    const { nodes } = (data as { case: { expertFees: { nodes: object[] } } }).case.expertFees
    expect(nodes[1]).toMatchObject({
      invoiceType: { uuid: ACCOUNTANT, name: 'Accountant' },
      overRate: expect.stringContaining('£400.00'),
      totalVat: '86.40',
      expertLocation: 'London',
      hours: '4.00',
    })
  })

  test('the table is under Expert fees in the list of rates, with what is held of it', async () => {
    const { body } = await as(ADMIN).rest<{ tables: { key: string; group: string }[] }>(
      'GET',
      `client/${(await makeFirm(ADMIN, 'solicitor')).client}/rates`,
    )
    expect(body.tables.find(({ key }) => key === 'expert_rates')).toMatchObject({
      group: 'expert_fees',
      state: 'partly_held',
      held: 8,
      rows: 168,
    })
  })
})
