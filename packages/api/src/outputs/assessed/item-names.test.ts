import { describe, expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { assessedLines, type LineInAssessment } from './assessed-lines.ts'
import { ItemNames, numberRanges } from './item-names.ts'

test.each([
  [[12], '12'],
  [[12, 15, 16, 17, 18], '12, 15–18'],
  [[3, 1, 2, 2, 5], '1–3, 5'],
  [[9, 10, 100, 99], '9–10, 99–100'],
  [[], ''],
])('the numbers %j are %s', (numbers, said) =>
  expect(numberRanges(numbers.map((number) => ({ number, part: null })))).toBe(said),
)
test('a part of an item stands in no range', () =>
  expect(
    numberRanges([
      { number: 2, part: null },
      { number: 3, part: 'Bolt-ons' },
      { number: 4, part: null },
    ]),
  ).toBe('2, 3 (Bolt-ons), 4'))

const namesOf = (frozen: FrozenCase) => {
  const lines = assessedLines(frozen)
  return { lines, names: new ItemNames(lines) }
}
const numbered = (lines: readonly LineInAssessment[], no: string): LineInAssessment[] =>
  lines.filter(({ number }) => number === no)

describe('the names of lines', () => {
  test('have the head where each head counts its own', () => {
    const { lines, names } = namesOf(fullCourtOfProtectionBill(12))
    const some = lines.filter(({ number }) => ['1', '2', '4'].includes(number!))
    expect(new Set(some.map(({ head }) => head)).size).toBe(2)
    expect(names.of(some.toReversed())).toEqual(['Profit costs 1–2, 4', 'Disbursements 1–2, 4'])
  })
  test('have no head where a number is of one item alone', () => {
    const { lines, names } = namesOf(fullInterPartesBill(12))
    expect(names.of(lines)).toEqual([expect.stringMatching(/^[\d, –]+$/)])
  })
  test('say which part of a hearing is meant, unless all of it is', () => {
    const { lines, names } = namesOf(fullLegalAidBill(20))
    const bolted = lines.find(({ text }) => text.startsWith('Bolt-ons'))!
    const all = numbered(lines, bolted.number!)
    expect(all.length).toBeGreaterThan(1)
    expect(names.of([bolted])).toEqual([`${bolted.number} (Bolt-ons)`])
    expect(names.of(all)).toEqual([bolted.number])
  })
  test('tell counsel from the solicitor at one step, which is one item', () => {
    const { lines, names } = namesOf(fullHighCostBill(3))
    const step = numbered(lines, '1')
    expect(new Set(step.map(({ head }) => head))).toEqual(new Set(['solicitor', 'counsel']))
    expect(names.of(step)).toEqual(['1'])
    expect(names.of(step.filter(({ head }) => head === 'solicitor'))).toEqual(['1 (Court hearing)'])
  })
  test('are the day and the text where a line has no number, and come last', () => {
    const { lines } = namesOf(fullInterPartesBill(12))
    const [first, second, ...others] = lines
    const without = { ...first!, number: null }
    const names = new ItemNames([without, second!, ...others])
    expect(names.of([without, second!])).toEqual([
      second!.number,
      '01/04/2024 Reviewing the contract and the correspon…',
    ])
    expect(names.sorted([without, second!])).toEqual([second, without])
  })
})
