import type { AssessedAmount } from '@costdraft/costing'
import { describe, expect, test } from 'vitest'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { frozenWorked } from '../../../../dev/frozen-legal-aid.ts'
import { workedBills } from '../../../../dev/worked-bill.ts'
import type { EnteredRow } from './assessment-rows.ts'
import { assessedBill, type BillLine } from './bill-lines.ts'
import { nothingEntered, type Entered } from './entered.ts'
import { filtered, filterInBody, filterInQuery } from './line-filter.ts'
import type { EnteredLine } from './read-assessment.ts'

function entered(of: BillLine, more: Partial<Entered> = {}): EnteredLine {
  const { head, part, claimed } = of
  const change = { version: 1, changed_by: 'Ann Lee', changed_at: '', changed_at_ms: '' }
  const row: EnteredRow = { ...nothingEntered, ...more, ...change, line: of.id, fingerprint: of.fingerprint }
  return { of, row, head, part, claimed, offered: row.offered, allowed: row.allowed }
}
const sum = (amount: number): AssessedAmount => ({ hours: null, rate: null, amount, vat: 0 })
const [first, second, third, ...others] = assessedBill(fullLegalAidBill(60)).lines

describe('a filter in a body', () => {
  test('is all lines where nothing is given, and that of a list by the same words', () => {
    const lines = [first!, second!, third!].map((of) => entered(of))
    for (const nothing of [undefined, null, {}, { text: null, head: null, line: null }])
      expect(filtered(lines, filterInBody(nothing))).toEqual(lines)
    const { uuid } = second!
    expect(filterInBody({ line: [uuid.toUpperCase()], from: '2025-01-01' })).toEqual(
      filterInQuery({ line: uuid, from: '2025-01-01' }),
    )
    expect(filtered(lines, filterInBody({ line: [uuid] })).map(({ of }) => of)).toEqual([second])
    expect(filtered(lines, filterInBody({ line: [] }))).toEqual([])
  })
  test.each([
    [[], 'filter'],
    [{ nothing: 1 }, 'filter.nothing'],
    [{ head: 'routine' }, 'filter.head'],
    [{ head: ['kitchen'] }, 'filter.head'],
    [{ state: ['unruled,reduced'] }, 'filter.state'],
    [{ text: 5 }, 'filter.text'],
    [{ part: 'middle' }, 'filter.part'],
    [{ to: '2025-02-30' }, 'filter.to'],
    [{ line: ['x'] }, 'filter.line'],
    [{ fee_earner: ['x'] }, 'filter.fee_earner'],
  ])('is refused for %j', (given, path) =>
    expect(() => filterInBody(given)).toThrow(
      expect.objectContaining({ details: { [path]: expect.any(String) as string } }) as Error,
    ),
  )
})

test('states and reasons are of what is less than is claimed', () => {
  const claimed = first!.claimed.amount
  const all = entered(first!, { allowed: sum(claimed), reason: 'rate' })
  const less = entered(second!, { allowed: sum(second!.claimed.amount - 1), reason: 'rate' })
  const none = entered(third!, { allowed: sum(0), dispute: 'Not recoverable' })
  const open = entered(others[0]!, { offered: sum(0), reason: 'rate' })
  const lines = [all, less, none, open]
  const of = (given: object) => filtered(lines, filterInBody(given))
  expect(of({ state: ['allowed'] })).toEqual([all])
  expect(of({ state: ['reduced'] })).toEqual([less])
  expect(of({ state: ['refused'] })).toEqual([none])
  expect(of({ state: ['unruled', 'disputed'] })).toEqual([none, open])
  expect(of({ state: ['offered'] })).toEqual([open])
  expect(of({ reason: ['rate'] })).toEqual([less])
  expect(of({ text: 'RECOVERABLE not' })).toEqual([none])
})

test('a part is one of the two of a case that has them', () => {
  const twoParts = workedBills()
    .map(frozenWorked)
    .find(({ bill }) => (bill.parts?.length ?? 0) > 1)!
  const lines = assessedBill(twoParts).lines.map((line) => entered(line))
  const parts = new Set(lines.map(({ part }) => part))
  expect(parts.size).toBeGreaterThan(1)
  for (const part of parts)
    if (part) {
      const own = filtered(lines, filterInBody({ part }))
      expect(own).toEqual(lines.filter((line) => line.part === part))
      expect(own.length).toBeLessThan(lines.length)
    }
})
