import { describe, expect, test } from 'vitest'
import type { WorkedBill } from '../dev/worked-bill.ts'
import { workedBudget, workedInterPartesBills } from '../dev/worked-inter-partes.ts'
import { enteredBudget, enterInterPartesBill } from './support/bills/inter-partes.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as, type Caller } from './support/instance.ts'

async function enter(worked: WorkedBill) {
  const { client, owner } = await makeFirm(ADMIN, 'solicitor')
  const caller = as(owner)
  return { caller, ...(await enterInterPartesBill(caller, client, worked)) }
}

interface Amounts {
  net: string
  vat: string
}
interface Answer {
  totals: Amounts & {
    gross: string
    unpriced: number
    breakdowns: {
      by: string
      rows: { key: string | null; profitCosts: string; disbursements: string; vat: string }[]
    }[]
    heads: (Amounts & {
      name: string
      lines: { nodes: (Amounts & { item: string; excludedBecause: string | null; isAboveGuideline: boolean | null })[] }
    })[]
  }
  proceduralSteps: { nodes: { uuid: string; totalCost: string; totalVat: string }[] }
  attendances: { nodes: { uuid: string; totalCost: string; totalVat: string }[] }
}
const TOTALS = `query($c: ID!) { case(uuid: $c) { totals { net vat gross unpriced
  breakdowns { by rows { key profitCosts disbursements vat } }
  heads { name net vat lines(first: 500) { nodes { item net vat excludedBecause isAboveGuideline } } } }
  proceduralSteps { nodes { uuid totalCost totalVat } } attendances { nodes { uuid totalCost totalVat } } } }`
const pence = (pounds: string): number => Math.round(Number(pounds) * 100)

describe('worked inter partes bills, to the penny, through the API and GraphQL', () => {
  test.each(workedInterPartesBills().map((bill) => [bill.name, bill] as const))('%s', async (_name, worked) => {
    const { uuid, at, items, caller, names, earners } = await enter(worked)
    const { expected } = worked
    const { data, errors } = await caller.graphql(TOTALS, { c: uuid })
    expect(errors).toBeUndefined()
    const { totals, proceduralSteps, attendances } = (data as { case: Answer }).case
    expect({ net: totals.net, vat: totals.vat }).toEqual(expected.get('total'))
    expect([totals.gross, totals.unpriced]).toEqual([expected.get('gross')?.net, 0])
    for (const { by, rows } of totals.breakdowns)
      expect(rows.map((row) => [row.key, pence(row.profitCosts) + pence(row.disbursements), pence(row.vat)])).toEqual(
        rows.map(({ key }) => {
          const amounts = expected.get(`${by}.${names.get(key ?? '') ?? key ?? 'none'}`)
          return [key, pence(amounts?.net ?? 'NaN'), pence(amounts?.vat ?? 'NaN')]
        }),
      )
    const lines = totals.heads.flatMap((head) => head.lines.nodes)
    const counted = lines.filter(({ excludedBecause }) => excludedBecause === null)
    const steps = new Map([...proceduralSteps.nodes, ...attendances.nodes].map((step) => [step.uuid, step]))
    expect(counted.filter((line) => line.isAboveGuideline)).toHaveLength(Number(expected.get('above_guideline')?.net))
    for (const [i, { record, net, vat }] of worked.rows.entries()) {
      const item = items.get(String(i)) ?? ''
      const step = steps.get(item)
      const line = counted.find((one) => one.item === item)
      expect([
        i,
        record === 'procedural_step'
          ? { net: step?.totalCost, vat: step?.totalVat }
          : { net: line?.net ?? '0.00', vat: line?.vat ?? '0.00' },
      ]).toEqual([i, { net, vat }])
    }
    const { body } = await caller.rest<Record<'net' | 'vat' | 'gross', number>>('GET', `${at}/totals`)
    expect([body.net.toFixed(2), body.vat.toFixed(2), body.gross.toFixed(2)]).toEqual([
      totals.net,
      totals.vat,
      totals.gross,
    ])
    if (workedBudget(worked)) await expectBudget(worked, { at, earners }, caller)
  })
})

interface Amount {
  time: number
  disbursements: number
}

/** Saves the budget of a worked bill, and compares what it comes to. */
async function expectBudget(
  worked: WorkedBill,
  { at, earners }: { at: string; earners: ReadonlyMap<string, string> },
  caller: Caller,
): Promise<void> {
  const { expected } = worked
  const { status, body } = await caller.rest<{
    figures: {
      phases: { phase: string; incurred: Amount; estimated: Amount }[]
      caps: { form: number; process: number } | null
      overspent: { phase: string; over: number }[]
      total_incurred: number
      total_estimated: number
      is_page_one_only: boolean
    }
  }>('POST', `${at}/budget`, enteredBudget(worked, earners))
  expect(status).toBe(201)
  for (const { phase, incurred } of body.figures.phases)
    expect([phase, incurred.time.toFixed(2), incurred.disbursements.toFixed(2)]).toEqual([
      phase,
      expected.get(`incurred.${phase}`)?.net ?? '0.00',
      expected.get(`incurred.${phase}`)?.vat ?? '0.00',
    ])
  for (const { phase, estimated } of body.figures.phases) {
    const amounts = expected.get(`estimated.${phase}`)
    if (amounts)
      expect([phase, estimated.time.toFixed(2), estimated.disbursements.toFixed(2)]).toEqual([
        phase,
        amounts.net,
        amounts.vat,
      ])
  }
  expect([body.figures.caps?.form.toFixed(2), body.figures.caps?.process.toFixed(2)]).toEqual([
    expected.get('caps.form')?.vat,
    expected.get('caps.process')?.vat,
  ])
  for (const { phase, over } of body.figures.overspent)
    expect([phase, over.toFixed(2)]).toEqual([phase, expected.get(`overspent.${phase}`)?.vat])
  const pages = body.figures.is_page_one_only ? 'budget.page_one' : 'budget.all_pages'
  expect({ net: body.figures.total_incurred.toFixed(2), vat: body.figures.total_estimated.toFixed(2) }).toEqual(
    expected.get(pages),
  )
}
