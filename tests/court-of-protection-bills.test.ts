import { describe, expect, test } from 'vitest'
import { unpricedOf, type WorkedBill } from '../dev/worked-bill.ts'
import { workedCourtOfProtectionBills } from '../dev/worked-court-of-protection.ts'
import { enterCourtOfProtectionBill } from './support/bills/court-of-protection.ts'
import { ADMIN, makeFirm } from './support/firms.ts'
import { as } from './support/instance.ts'

async function enter(worked: WorkedBill) {
  const { client, owner } = await makeFirm(ADMIN, 'solicitor')
  const caller = as(owner)
  return { caller, ...(await enterCourtOfProtectionBill(caller, client, worked)) }
}

const TOTALS = `query($c: ID!) { case(uuid: $c) { value unpriced totals { net vat gross unpriced isShortForm
  estimate { difference isAbove } bases { basis net vat notHeld }
  breakdowns { by rows { key name profitCosts disbursements vat gross } }
  heads { name net vat excludedBecause lines(first: 500) { nodes { item net vat excludedBecause authority { table provision own { firm } } } } } } } }`
interface Amounts {
  net: string
  vat: string
}
interface Totals extends Amounts {
  gross: string
  unpriced: number
  isShortForm: boolean | null
  estimate: { difference: string; isAbove: boolean } | null
  bases: (Record<'basis' | 'notHeld', string | null> & { net: string | null; vat: string | null })[]
  breakdowns: {
    by: string
    rows: (Record<'profitCosts' | 'disbursements' | 'vat', string> & { key: string | null })[]
  }[]
  heads: (Amounts & {
    name: string
    lines: { nodes: (Amounts & { item: string | null; excludedBecause: string | null })[] }
  })[]
}
const pence = (pounds: string): number => Math.round(Number(pounds) * 100)

describe('worked bills of the Court of Protection, to the penny, through the API and GraphQL', () => {
  test.each(workedCourtOfProtectionBills().map((bill) => [bill.name, bill] as const))('%s', async (_name, worked) => {
    const { uuid, items, caller, names } = await enter(worked)
    const { expected, options } = worked
    const { data, errors } = await caller.graphql(TOTALS, { c: uuid })
    expect(errors).toBeUndefined()
    const { totals } = (data as { case: { totals: Totals } }).case
    expect({ net: totals.net, vat: totals.vat }).toEqual(expected.get('total'))
    expect([totals.gross, totals.unpriced]).toEqual([expected.get('gross')?.net, unpricedOf(worked)])
    expect(totals.isShortForm).toBe(expected.has('short_form.yes'))
    const over = [...expected].find(([name]) => name.startsWith('over_estimate'))
    if (options.has('estimate'))
      expect(totals.estimate && [totals.estimate.isAbove, totals.estimate.difference]).toEqual(
        over ? [over[0].endsWith('above'), over[1].net] : null,
      )
    for (const { basis, net, vat, notHeld } of totals.bases)
      expect([basis, notHeld === null ? { net, vat } : undefined]).toEqual([basis, expected.get(`basis.${basis}`)])
    for (const { by, rows } of totals.breakdowns)
      expect(rows.map((row) => [row.key, pence(row.profitCosts) + pence(row.disbursements), pence(row.vat)])).toEqual(
        rows.map(({ key }) => {
          const amounts = expected.get(`${by}.${names.get(key ?? '') ?? key ?? 'none'}`)
          return [key, pence(amounts?.net ?? 'NaN'), pence(amounts?.vat ?? 'NaN')]
        }),
      )
    const lines = totals.heads.flatMap((head) => head.lines.nodes)
    for (const [i, { net, vat }] of worked.rows.entries()) {
      const line = lines.find(({ item, excludedBecause }) => item === items[i] && excludedBecause === null)
      expect([i, line?.net ?? '0.00', line?.vat ?? '0.00']).toEqual([i, net, vat])
    }
    const { body } = await caller.rest<Record<'net' | 'vat' | 'gross', number>>('GET', `client/case/${uuid}/totals`)
    expect([body.net.toFixed(2), body.vat.toFixed(2), body.gross.toFixed(2)]).toEqual([
      totals.net,
      totals.vat,
      totals.gross,
    ])
  })
})

test('a line says which card or guideline rate has priced it', async () => {
  const worked = workedCourtOfProtectionBills().find(({ name }) => name === '08-card-of-a-grade')!
  const { uuid, caller } = await enter(worked)
  const { data } = await caller.graphql(TOTALS, { c: uuid })
  const authorities = (
    data as { case: { totals: { heads: { lines: { nodes: { authority: unknown }[] } }[] } } }
  ).case.totals.heads[0]!.lines.nodes.map(({ authority }) => authority)
  const own = { firm: expect.any(String) }
  expect(authorities).toEqual([
    { table: 'Guideline hourly rates', provision: 'National 2, grade B', own: null },
    { table: 'Rate card', provision: 'Grade B', own },
    { table: 'Guideline hourly rates', provision: 'National 2, grade C', own: null },
    { table: 'Rate card', provision: 'Grade B', own },
    { table: 'Rate card', provision: 'Grade B', own },
  ])
})
