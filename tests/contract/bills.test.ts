import { legalAidCaseTypes, price, type Bill, type Escape, type Pence } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import {
  caseTypeOf,
  itemsOf,
  problemOf,
  ratesOf,
  unpricedOf,
  workedCase,
  workedBills,
  type WorkedBill,
} from '../../dev/worked-bill.ts'

const pounds = (pence: Pence): string => (pence / 100).toFixed(2)
const sumOf = (bill: Bill, uuid: string): { net: string; vat: string } => {
  const lines = bill.heads
    .flatMap(({ lines }) => lines)
    .filter(({ item, excludedBecause }) => item === uuid && excludedBecause === null)
  return {
    net: pounds(lines.reduce((sum, { net }) => sum + net, 0)),
    vat: pounds(lines.reduce((sum, { vat }) => sum + vat, 0)),
  }
}

const figureOf = (name: string, part: string | null | undefined): string => (part ? `${name}.${part}` : name)
function expectEscape({ expected }: WorkedBill, part: string | null, escape: Escape | null): void {
  const hourly = expected.get(figureOf('hourly', part))
  const distance = expected.get(figureOf('distance', part))
  if (hourly) expect([part, pounds(escape?.hourly ?? 0)]).toEqual([part, hourly.net])
  if (distance)
    expect([part, pounds(escape?.distance ?? 1), escape?.escapes]).toEqual([
      part,
      distance.net,
      (escape?.distance ?? 0) > 0,
    ])
}

describe('worked bills, to the penny', () => {
  test.each([...workedBills(), ...workedBills('large')].map((bill) => [bill.name, bill] as const))(
    '%s',
    (_name, worked) => {
      expect(problemOf(worked)).toBeUndefined()
      const bill = price(workedCase(worked), itemsOf(worked), ratesOf(worked))
      const { expected } = worked
      for (const [i, { net, vat }] of worked.rows.entries())
        expect([i, sumOf(bill, String(i))]).toEqual([i, { net, vat }])
      const fees = bill.heads.filter(({ name }) => name === 'fixed_fee')
      for (const { part, net, vat } of fees.length > 0 ? fees : [{ part: null, net: 0, vat: 0 }])
        expect([part, { net: pounds(net), vat: pounds(vat) }]).toEqual([
          part,
          expected.get(figureOf('fixed_fee', part)) ?? { net: '0.00', vat: '0.00' },
        ])
      expect({ net: pounds(bill.net), vat: pounds(bill.vat) }).toEqual(expected.get('total'))
      expect(pounds(bill.gross)).toBe(expected.get('gross')?.net)
      expectEscape(worked, null, bill.escape)
      for (const { part, net, vat, escape } of bill.parts ?? []) {
        expect([part, { net: pounds(net), vat: pounds(vat) }]).toEqual([part, expected.get(figureOf('part', part))])
        expectEscape(worked, part, escape)
      }
      expect(bill.unpriced).toBe(unpricedOf(worked))
    },
  )
})

test('there is a worked bill of every type of case, and enough of them', () => {
  const types = new Set(workedBills().map(caseTypeOf))
  expect(legalAidCaseTypes.filter((type) => !types.has(type))).toEqual([])
  expect(workedBills().length).toBeGreaterThanOrEqual(60)
})

test('a party is asked for where the type of case has one, and refused where it has none', () => {
  const [care] = workedBills()
  const problem = (...changes: [string, string][]) => {
    const options = new Map([...care!.options, ...changes])
    for (const [name, value] of options) if (value === '') options.delete(name)
    return problemOf({ ...care!, options })
  }
  expect(problem(['party', ''])).toBe('its case row must say party.')
  expect(problem(['type', 'placement'])).toBe('a case of the type placement has no party, parties.')
  expect(problem(['type', 'placement'], ['party', ''], ['parties', ''])).toBeUndefined()
  expect(problem(['type', 'divorce'])).toBe('“divorce” is not a type of case.')
})
