import { describe, expect, test } from 'vitest'
import { unpricedOf, type WorkedBill } from '../dev/worked-bill.ts'
import { hourlyOf, workedHighCostBills } from '../dev/worked-high-cost.ts'
import { enterHighCostBill } from './support/bills/high-cost.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as } from './support/instance.ts'

interface Step {
  events_total: number | null
  total_cost: number | null
}

async function enter(worked: WorkedBill) {
  const { client, owner } = await makeFirm(ADMIN, 'solicitor')
  const caller = as(owner)
  return { caller, ...(await enterHighCostBill(caller, client, worked)) }
}

interface Amounts {
  net: string
  vat: string
}
interface Priced {
  uuid: string
  totalCost: string | null
  totalVat: string | null
}
interface Answer {
  totals: Amounts & {
    gross: string
    unpriced: number
    heads: (Amounts & { name: string })[]
    limits: { name: string; limit: string; claimed: string; isAbove: boolean }[]
    comparison: { events: string | null; hourly: string | null; percent: number | null; isEnough: boolean | null }
    breakdowns: { by: string; rows: { key: string | null; gross: string }[] }[]
  }
  highCostSteps: { nodes: (Priced & { eventsTotal: string | null; counsel: Priced[] })[] }
  expertFees: { nodes: Priced[] }
}
const ASKED = `query($c: ID!) { case(uuid: $c) {
  totals { net vat gross unpriced heads { name net vat } limits { name limit claimed isAbove }
    comparison { events hourly percent isEnough } breakdowns { by rows { key gross } } }
  highCostSteps(first: 100) { nodes { uuid totalCost totalVat eventsTotal counsel { uuid totalCost totalVat } } }
  expertFees(first: 100) { nodes { uuid totalCost totalVat } } } }`

const pence = (pounds: string): number => Math.round(Number(pounds) * 100)

describe('worked high cost bills, to the penny, through the API and GraphQL', () => {
  test.each(workedHighCostBills().map((bill) => [bill.name, bill] as const))('%s', async (_name, worked) => {
    const { uuid, at, items, caller, names } = await enter(worked)
    const { expected } = worked
    const { data, errors } = await caller.graphql(ASKED, { c: uuid })
    expect(errors).toBeUndefined()
    const { totals, highCostSteps, expertFees } = (data as { case: Answer }).case
    expect([{ net: totals.net, vat: totals.vat }, totals.gross, totals.unpriced]).toEqual([
      expected.get('total'),
      expected.get('gross')?.net,
      unpricedOf(worked),
    ])
    expect(totals.heads).toMatchObject(
      ['solicitor', 'counsel', 'disbursements'].map((name) => ({ name, ...expected.get(name) })),
    )
    expect(totals.limits).toEqual(
      ['high_cost', 'first_costs_limit'].map((name) => ({
        name,
        limit: expected.get(`limit.${name}`)?.net,
        claimed: totals.net,
        isAbove: expected.get(`limit.${name}`)?.vat === 'above',
      })),
    )
    const percent = expected.get('comparison.percent')
    expect(totals.comparison).toEqual({
      events: expected.get('comparison.events')?.net || null,
      hourly: hourlyOf(worked)?.figure ?? null,
      percent: percent ? Number(percent.net) : null,
      isEnough: percent ? percent.vat === 'enough' : null,
    })
    const ofParties = totals.breakdowns.find(({ by }) => by === 'party')?.rows ?? []
    for (const { key, gross } of ofParties) {
      const { net = '0', vat = '0' } = expected.get(`party.${names.get(key ?? '') ?? 'none'}`) ?? {}
      expect([key, gross]).toEqual([key, (Number(net) + Number(vat)).toFixed(2)])
    }
    const steps = highCostSteps.nodes
    const priced = new Map(
      [...steps, ...steps.flatMap(({ counsel }) => counsel), ...expertFees.nodes].map((one) => [one.uuid, one]),
    )
    for (const [i, { record, net, vat }] of worked.rows.entries()) {
      const one = priced.get(items.get(String(i)) ?? '')
      if (record !== 'disbursement') expect([i, one?.totalCost, one?.totalVat]).toEqual([i, net || null, vat || null])
    }
    // The specified call says the same.
    const rest = await caller.rest<Step[]>('GET', `${at}/high-cost/procedural-step`)
    expect(rest.body.map((step) => step.total_cost?.toFixed(2) ?? null)).toEqual(
      steps.map(({ totalCost }) => totalCost),
    )
    expect(rest.body.map((step) => step.events_total?.toFixed(2) ?? null)).toEqual(
      steps.map(({ eventsTotal }) => eventsTotal),
    )
    const { body } = await caller.rest<Record<string, number | null>>('GET', at)
    // What was paid to counsel is listed with the disbursements, and is no part of the total of counsel.
    const paidToCounsel = worked.rows.filter(({ what }) => what === 'counsel_fee' || what === 'counsel_expenses')
    for (const [head, paid] of [
      ['solicitor', []],
      ['counsel', paidToCounsel],
    ] as const) {
      const less = (amount: 'net' | 'vat'): number =>
        paid.reduce((sum, row) => sum - pence(row[amount]), pence(expected.get(head)?.[amount] ?? 'NaN'))
      if (body[`${head}_total`] !== null)
        expect([body[`${head}_total`], body[`${head}_vat`]].map((pounds) => pence(String(pounds)))).toEqual([
          less('net'),
          less('vat'),
        ])
    }
  })
})
