import { price, type Bill, type BreakdownName, type Pence } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { unpricedOf, type WorkedBill } from '../../dev/worked-bill.ts'
import {
  courtOfProtectionItemsOf,
  courtOfProtectionProblemOf,
  workedCourtOfProtectionBills,
  workedCourtOfProtectionCase,
} from '../../dev/worked-court-of-protection.ts'

const pounds = (pence: Pence | null): string | null => (pence === null ? null : (pence / 100).toFixed(2))
const figure = ({ net, vat }: { net: Pence | null; vat: Pence | null }) => ({ net: pounds(net), vat: pounds(vat) })
const billOf = (worked: WorkedBill): Bill =>
  price(workedCourtOfProtectionCase(worked), courtOfProtectionItemsOf(worked))

/** Each row whose record is the name of a breakdown, by the group that it names, in the order of their names. */
const expectedRows = ({ expected }: WorkedBill, by: BreakdownName) =>
  [...expected]
    .flatMap(([name, amounts]) => (name.startsWith(`${by}.`) ? [[name.slice(by.length + 1), amounts] as const] : []))
    .toSorted(([a], [b]) => a.localeCompare(b))

describe('worked bills of the Court of Protection, to the penny', () => {
  test.each(workedCourtOfProtectionBills().map((bill) => [bill.name, bill] as const))('%s', (_name, worked) => {
    expect(courtOfProtectionProblemOf(worked)).toBeUndefined()
    const bill = billOf(worked)
    const { expected } = worked
    const lines = bill.heads.flatMap((head) => head.lines)
    for (const [i, { net, vat }] of worked.rows.entries()) {
      const [line, more] = lines.filter(({ item }) => item === String(i))
      const { excludedBecause = null } = line ?? {}
      expect([i, more, line && excludedBecause === null ? figure(line) : { net: '0.00', vat: '0.00' }]).toEqual([
        i,
        undefined,
        { net, vat },
      ])
    }
    for (const name of ['fixed_costs', 'profit_costs'] as const) {
      const head = bill.heads.find((one) => one.name === name)
      if (expected.has(name)) expect([name, head && figure(head)]).toEqual([name, expected.get(name)])
    }
    for (const basis of bill.bases ?? [])
      expect([basis.basis, basis.notHeld === null]).toEqual([basis.basis, expected.has(`basis.${basis.basis}`)])
    for (const basis of bill.bases?.filter(({ notHeld }) => notHeld === null) ?? [])
      expect([basis.basis, figure(basis)]).toEqual([basis.basis, expected.get(`basis.${basis.basis}`)])
    for (const { by, rows } of bill.breakdowns ?? [])
      expect([
        by,
        rows
          .map((row) => [row.key ?? 'none', figure({ net: row.profitCosts + row.disbursements, vat: row.vat })])
          .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
      ]).toEqual([by, expectedRows(worked, by)])
    const over = [...expected].find(([name]) => name.startsWith('over_estimate'))
    expect(bill.estimate && [bill.estimate.isAbove ? 'above' : 'within', pounds(bill.estimate.difference)]).toEqual(
      over ? [over[0].split('.')[1], over[1].net] : null,
    )
    expect(bill.isShortForm).toBe(expected.has('short_form.yes'))
    expect(figure(bill)).toEqual(expected.get('total'))
    expect([pounds(bill.gross), bill.unpriced]).toEqual([expected.get('gross')?.net, unpricedOf(worked)])
  })
})
