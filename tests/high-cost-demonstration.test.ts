import { expect, test } from 'vitest'
import { answersTo, type Row } from './support/answered.ts'
import { ASHDOWN, BRYN } from './support/firm.ts'
import { as } from './support/instance.ts'

interface Totals {
  net: number
  unpriced: number
  heads: { name: string; net: number }[]
  limits: { name: string; is_above: boolean }[]
  comparison: { events: number | null; hourly: number | null; is_enough: boolean | null }
}
const answered = answersTo(as('owner@ashdown.example'))
async function totalsOf(name: string, email = ASHDOWN): Promise<Totals> {
  const must = answersTo(as(email))
  const { nodes } = await must<{ nodes: Row[] }>('GET', `client/case?search=${encodeURIComponent(name)}`)
  const [{ uuid } = { uuid: '' }] = nodes
  return must<Totals>('GET', `client/case/${uuid}/totals`)
}

test('the demonstration has a priced high cost case of each kind, by figures that say they are examples', async () => {
  const thornbury = await totalsOf('Re Thornbury')
  expect(thornbury).toMatchObject({
    unpriced: 0,
    limits: [
      { name: 'high_cost', is_above: true },
      { name: 'first_costs_limit', is_above: false },
    ],
    comparison: { is_enough: false },
  })
  // Thirteen events of the solicitor, of which two are of one day; eleven of counsel.
  expect(thornbury.heads.map(({ name, net }) => [name, net])).toEqual([
    ['solicitor', 11_700],
    ['counsel', expect.any(Number)],
    ['disbursements', expect.any(Number)],
  ])
  expect(await totalsOf('Re Penhallow')).toMatchObject({ unpriced: 0, limits: [{ is_above: true }, {}] })
  expect(await totalsOf('Re Ravensworth')).toMatchObject({ unpriced: 0 })
  expect(await totalsOf('Re Quarrington')).toMatchObject({
    unpriced: 0,
    heads: [{ name: 'solicitor', net: 21_480 }, {}, {}],
    comparison: { hourly: 21_480, is_enough: true },
  })
  const llewelyn = await totalsOf('Re Llewelyn', BRYN)
  expect(llewelyn.unpriced).toBe(6)
  expect(llewelyn.comparison).toMatchObject({ events: null, is_enough: null })
  const { client_uuid: firm } = await answered<{ client_uuid: string }>('GET', 'users/user')
  for (const table of ['single_counsel', 'two_counsel', 'solicitor_advocate', 'counsel'])
    expect(JSON.stringify(await answered('GET', `client/${firm}/rates/ccfs_${table}`))).toContain(
      'Example figures, not those of the Legal Aid Agency',
    )
})
