import { assessedSums, type Line } from '@costdraft/costing'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { describe, expect, test } from 'vitest'
import { frozenWorkedCourtOfProtection } from '../../../../dev/frozen-court-of-protection.ts'
import { frozenWorkedHighCost } from '../../../../dev/frozen-high-cost.ts'
import { frozenWorkedInterPartes } from '../../../../dev/frozen-inter-partes.ts'
import { frozenWorked } from '../../../../dev/frozen-legal-aid.ts'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { workedBills } from '../../../../dev/worked-bill.ts'
import { workedCourtOfProtectionBills } from '../../../../dev/worked-court-of-protection.ts'
import { workedHighCostBills } from '../../../../dev/worked-high-cost.ts'
import { workedInterPartesBills } from '../../../../dev/worked-inter-partes.ts'
import { billRows as courtOfProtectionRows } from '../outputs/court-of-protection/electronic-bill/bill-rows.ts'
import type { FrozenCase } from '../outputs/frozen-case.ts'
import { billRows as interPartesRows } from '../outputs/inter-partes/electronic-bill/bill-rows.ts'
import { numberedLines } from '../outputs/legal-aid/numbered-lines.ts'
import { assessedBill, fingerprintOf, lineUuid } from './bill-lines.ts'

/** Every bill that is worked by hand, of all areas. */
const bills: [title: string, frozen: FrozenCase][] = [
  ...workedBills().map((bill): [string, FrozenCase] => [bill.title, frozenWorked(bill)]),
  ...workedCourtOfProtectionBills().map((bill): [string, FrozenCase] => [
    bill.title,
    frozenWorkedCourtOfProtection(bill),
  ]),
  ...workedInterPartesBills().map((bill): [string, FrozenCase] => [bill.title, frozenWorkedInterPartes(bill)]),
  ...workedHighCostBills().map((bill): [string, FrozenCase] => [bill.title, frozenWorkedHighCost(bill)]),
  ['a long one', fullLegalAidBill(300)],
]

test.each(bills)('%s: its lines come to its total, and each is one of its own', (_title, frozen) => {
  const { lines, byId, byUuid } = assessedBill(frozen)
  const { net, vat, gross } = frozen.bill
  const entered = lines.map(({ head, part, claimed }) => ({ head, part, claimed, offered: null, allowed: null }))
  expect(assessedSums(entered).claimed).toEqual({ net, vat, gross })
  expect([byId.size, byUuid.size]).toEqual([lines.length, lines.length])
  for (const { uuid, description, isByTheHour, claimed } of lines) {
    expect([isUuid(uuid), description.trim() === '']).toEqual([true, false])
    expect(claimed.hours !== null).toBe(isByTheHour)
  }
})

describe('the number of a line is that of the documents', () => {
  const numbersOf = (frozen: FrozenCase) => assessedBill(frozen).lines.map(({ id, number }) => [id, number])
  const among = (frozen: FrozenCase, rows: readonly { lineId: string; no: number | string }[]) => {
    const numbers = new Map(rows.map(({ lineId, no }) => [lineId, String(no)]))
    return numbersOf(frozen).map(([id]) => [id, numbers.get(id ?? '') ?? null])
  }
  test.each(workedInterPartesBills().map((bill) => [bill.title, frozenWorkedInterPartes(bill)] as const))(
    'inter partes: %s',
    (_title, frozen) => expect(numbersOf(frozen)).toEqual(among(frozen, interPartesRows(frozen).rows)),
  )
  test.each(workedCourtOfProtectionBills().map((bill) => [bill.title, frozenWorkedCourtOfProtection(bill)] as const))(
    'Court of Protection: %s',
    (_title, frozen) => {
      const { work, paid } = courtOfProtectionRows(frozen)
      expect(numbersOf(frozen)).toEqual(among(frozen, [...work, ...paid]))
    },
  )
  test('legal aid', () => {
    const frozen = fullLegalAidBill(300)
    const numbered = numberedLines(frozen).flatMap(({ no, isCounted }) => (isCounted ? [no] : []))
    expect(
      numbersOf(frozen)
        .map(([, number]) => number)
        .toSorted(),
    ).toEqual(numbered.toSorted())
    expect(numbersOf(frozen).length).toBeGreaterThan(200)
  })
  test('high cost', () => {
    for (const bill of workedHighCostBills())
      for (const [, number] of numbersOf(frozenWorkedHighCost(bill))) expect(Number(number)).toBeGreaterThan(0)
  })
})

test('the uuid of a line follows from case and line alone', () => {
  const one = lineUuid('3f8d0f3c-0000-4000-8000-000000000001', 'routine')
  expect(one).toBe(lineUuid('3f8d0f3c-0000-4000-8000-000000000001', 'routine'))
  expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(lineUuid('3f8d0f3c-0000-4000-8000-000000000002', 'routine')).not.toBe(one)
  expect(lineUuid('3f8d0f3c-0000-4000-8000-000000000001', 'routine.2')).not.toBe(one)
})

test('a line is another one as soon as anything of its claim is', () => {
  const head = { name: 'profit_costs', part: null } as const
  const line = {
    ...{ item: 'a', head: 'profit_costs', date: '2025-01-14', description: 'Drafting', quantity: 250, unit: 'hours' },
    ...{ rate: 21_700, enhancement: 0, net: 54_250, vat: 10_850, under: null, excludedBecause: null, notHeld: null },
  } satisfies Line
  const own = fingerprintOf(line, head)
  // Where it is from, and how a rate compares, is no part of the claim.
  expect(fingerprintOf({ ...line, item: 'b', claim: { from: 'entered', guideline: null } }, head)).toBe(own)
  const changes: Partial<Line>[] = [
    { date: '2025-01-15' },
    { date: null },
    { description: 'Drafting again' },
    { quantity: 240 },
    { unit: 'items' },
    { rate: 21_600 },
    { enhancement: 5 },
    { net: 54_249 },
    { vat: 0 },
  ]
  for (const change of changes)
    expect([change, fingerprintOf({ ...line, ...change }, head) === own]).toEqual([change, false])
  expect(fingerprintOf(line, { ...head, name: 'disbursements' })).not.toBe(own)
  expect(fingerprintOf(line, { ...head, part: 'child_arrangement' })).not.toBe(own)
})
