import { legalAidCaseTypes, price, type Bill, type Pence } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { caseTypeOf, itemsOf, problemOf, unpricedOf, workedCase, workedBills } from '../../dev/worked-bill.ts'

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

describe('worked bills, to the penny', () => {
  test.each(workedBills().map((bill) => [bill.name, bill] as const))('%s', (_name, worked) => {
    expect(problemOf(worked)).toBeUndefined()
    const bill = price(workedCase(worked), itemsOf(worked))
    for (const [i, { net, vat }] of worked.rows.entries())
      expect([i, sumOf(bill, String(i))]).toEqual([i, { net, vat }])
    const fixed = bill.heads.find(({ name }) => name === 'fixed_fee')
    expect({ net: pounds(fixed?.net ?? 0), vat: pounds(fixed?.vat ?? 0) }).toEqual(
      worked.expected.get('fixed_fee') ?? { net: '0.00', vat: '0.00' },
    )
    expect({ net: pounds(bill.net), vat: pounds(bill.vat) }).toEqual(worked.expected.get('total'))
    expect(pounds(bill.gross)).toBe(worked.expected.get('gross')?.net)
    if (worked.expected.has('hourly')) expect(pounds(bill.escape?.hourly ?? 0)).toBe(worked.expected.get('hourly')?.net)
    if (worked.expected.has('distance'))
      expect([pounds(bill.escape?.distance ?? 1), bill.escape?.escapes]).toEqual([
        worked.expected.get('distance')?.net,
        (bill.escape?.distance ?? 0) > 0,
      ])
    expect(bill.unpriced).toBe(unpricedOf(worked))
  })
})

test('there is a worked bill of every type of case but the one with two fixed fees', () => {
  const types = new Set(workedBills().map(caseTypeOf))
  expect(legalAidCaseTypes.filter((type) => !types.has(type))).toEqual(['domestic_abuse_and_child_arrangement'])
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
