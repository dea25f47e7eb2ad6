import { examples } from '@costdraft/schema/items/examples.ts'
import { describe, expect, test } from 'vitest'
import { ASHDOWN, CALDER, firmOf, newCase, newInterPartesCase } from './support/firm.ts'
import { as } from './support/instance.ts'
import { itemBody } from './support/target.ts'

const { rest, graphql } = as(ASHDOWN)
interface Line extends Record<string, unknown> {
  net: number
  item: string | null
}
const price = (uuid: string, body: object) =>
  rest<{ lines: Line[]; details: object; message: string }>('POST', `client/case/${uuid}/hearing/price`, body)
const bodies = async () => itemBody('hearing', await firmOf(ASHDOWN))
const LINES = `query($c: ID!) { case(uuid: $c) { totals { heads { lines(first: 100) {
  nodes { item description quantity unit rate net vat gross excludedBecause authority { table instrument } } } } } } }`
interface Answered {
  case: { totals: { heads: { lines: { nodes: Record<string, unknown>[] } }[] } }
}
const linesOf = async (uuid: string) =>
  ((await graphql(LINES, { c: uuid })).data as unknown as Answered).case.totals.heads.flatMap(
    ({ lines }) => lines.nodes,
  )

describe('the price of a hearing that is not stored', () => {
  test('is what the bill says once it is, line by line, with its authority', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const body = { ...(await bodies()), hearing_disbursements: [{ disbursement_type: 'taxi', amount: 12.5 }] }
    const before = (await rest('GET', `client/case/${uuid}`)).body
    const audit = (await rest('GET', `client/case/${uuid}/audit`)).body
    const { status, body: priced } = await price(uuid, body)
    expect(status, JSON.stringify(priced)).toBe(200)
    expect(priced.lines.length).toBeGreaterThan(1)
    expect(priced.lines.map(({ net }) => net)).toContain(12.5)
    // Nothing is stored, and nothing is told.
    expect((await rest('GET', `client/case/${uuid}`)).body).toEqual(before)
    expect((await rest('GET', `client/case/${uuid}/audit`)).body).toEqual(audit)
    expect((await rest('GET', `client/case/${uuid}/hearing`)).body).toEqual([])
    expect((await price(uuid, body)).body).toEqual(priced)
    const { data, errors } = await graphql(
      `
        query ($c: ID!, $i: HearingInput!) {
          hearingPrice(caseUuid: $c, input: $i) {
            item
            description
            quantity
            unit
            rate
            net
            vat
            gross
            excludedBecause
            authority {
              table
              instrument
            }
          }
        }
      `,
      { c: uuid, i: { ...examples.hearing.valid[0], feeEarner: (await firmOf(ASHDOWN)).feeEarner } },
    )
    expect(errors).toBeUndefined()
    const { status: created } = await rest('POST', `client/case/${uuid}/hearing`, await bodies())
    expect(created).toBe(201)
    const stored = (await linesOf(uuid)).filter(({ item }) => item !== null)
    expect((data as { hearingPrice: object[] }).hearingPrice).toEqual(stored.map((line) => ({ ...line, item: null })))
    expect(stored.some(({ authority }) => authority !== null)).toBe(true)
  })

  test('of one that is stored is what the bill says once it is changed, also beside others', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const body = { ...(await bodies()), hearing_disbursements: [{ disbursement_type: 'taxi', amount: 12.5 }] }
    const add = async () => (await rest<{ uuid: string }>('POST', `client/case/${uuid}/hearing`, body)).body.uuid
    const [stored, beside] = [await add(), await add()]
    const changed = { ...body, end_time: '15:45', hearing_disbursements: [] }
    const before = (await rest('GET', `client/case/${uuid}/hearing`)).body
    const asked = await rest<{ lines: Line[]; net: number; vat: number; gross: number }>(
      'POST',
      `client/case/${uuid}/hearing/price?hearing=${stored}`,
      changed,
    )
    expect(asked.status, JSON.stringify(asked.body)).toBe(200)
    expect((await rest('GET', `client/case/${uuid}/hearing`)).body).toEqual(before)
    const counted = asked.body.lines.filter(({ excluded_because }) => excluded_because === null)
    const pence = (amount: unknown): number => Math.round(Number(amount) * 100)
    const sum = (of: string): number => counted.reduce((total, line) => total + pence(line[of]), 0)
    expect([asked.body.net, asked.body.vat, asked.body.gross].map(pence)).toEqual([
      sum('net'),
      sum('vat'),
      sum('gross'),
    ])
    expect(sum('net')).toBeGreaterThan(0)
    const inBill = async (item: string) =>
      (await linesOf(uuid)).filter((line) => line.item === item).map(({ net }) => pence(net))
    const { hearing_disbursements: _, ...alone } = changed
    expect((await rest('PATCH', `client/case/${uuid}/hearing/${stored}`, alone)).status).toBe(200)
    expect(await inBill(stored)).toEqual(asked.body.lines.map(({ net }) => pence(net)))
    expect((await inBill(beside)).length).toBeGreaterThan(0)
    // A hearing of another case, and what is none.
    const other = await newCase(ASHDOWN)
    for (const replaced of [stored, 'none'])
      expect(await rest('POST', `client/case/${other.uuid}/hearing/price?hearing=${replaced}`, body)).toMatchObject({
        status: 404,
      })
  })

  test('is refused as the hearing would be, in the same sentences', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const body = await bodies()
    for (const change of [{ date: null }, { fee_earner: uuid }, { hearing_type: 'none' }, { nothing: 1 }]) {
      const asked = await price(uuid, { ...body, ...change })
      const sent = await rest('POST', `client/case/${uuid}/hearing`, { ...body, ...change })
      expect([asked.status, asked.body]).toEqual([sent.status, sent.body])
      expect(asked.status).toBe(422)
    }
    const other = await newInterPartesCase(ASHDOWN)
    expect(await price(other.uuid, body)).toMatchObject({ status: 422 })
    expect(await as(CALDER).rest('POST', `client/case/${uuid}/hearing/price`, body)).toMatchObject({ status: 404 })
    await rest('POST', `client/case/${uuid}/status/complete`)
    expect(await price(uuid, body)).toMatchObject({
      status: 409,
      body: { message: 'This case is complete. Reopen it to change it.' },
    })
  })
})
