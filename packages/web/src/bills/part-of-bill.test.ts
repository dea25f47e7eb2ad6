import { expect, test } from 'vitest'
import { partLabel } from '@costdraft/schema/labels.ts'
import { isSumNotPriced } from './bill.ts'
import { totalsOfPart, wholeOf } from './part-of-bill.ts'
import { amountOf, titleOf } from './subject.ts'

const child = 'child_arrangement' as const
const abuse = 'non_molestation_order' as const
const head = (
  name: 'fixed_fee' | 'scheduled' | 'disbursements',
  casePart: typeof child | typeof abuse | null,
  net: string,
) => ({
  name,
  casePart,
  net,
  unpriced: 0,
  excludedBecause: null,
})
const totals = {
  net: '150.00',
  vat: '30.00',
  gross: '180.00',
  escape: null,
  parts: [
    { casePart: child, net: '100.00', vat: '20.00', gross: '120.00', escape: null },
    { casePart: abuse, net: '40.00', vat: '8.00', gross: '48.00', escape: null },
    { casePart: null, net: '10.00', vat: '2.00', gross: '12.00', escape: null },
  ],
  heads: [
    head('fixed_fee', child, '60.00'),
    head('scheduled', child, '40.00'),
    head('fixed_fee', abuse, '40.00'),
    head('disbursements', null, '10.00'),
  ],
}

test('the totals of a part are its own heads and sums, and those of the case stay whole', () => {
  const amounts = (part: Parameters<typeof totalsOfPart>[1]) => {
    const own = totalsOfPart(totals, part)
    return [amountOf('net', own), amountOf('gross', own), own.heads.map(({ net }) => net)]
  }
  expect(amounts(abuse)).toEqual(['40.00', '48.00', ['40.00']])
  expect(amounts(null)).toEqual(['10.00', '12.00', ['10.00']])
  expect(amounts(undefined)).toEqual(['150.00', '180.00', ['60.00', '40.00', '40.00', '10.00']])
  expect(amountOf('fixed_fee', totalsOfPart(totals, abuse))).toBe('40.00')
  // A case without parts has heads without a part.
  expect(totalsOfPart({ ...totals, parts: [] }, null)).toEqual({ ...totals, parts: [] })
})

test('a figure of a part says so in its name', () => {
  expect(titleOf({ subject: 'fixed_fee' })).toBe('Fixed fee')
  expect(titleOf({ subject: 'fixed_fee', part: abuse })).toBe('Fixed fee: Domestic Abuse')
  expect(titleOf({ subject: 'net', part: null })).toBe('Net: Part not recorded')
  expect([partLabel(child), wholeOf(child), wholeOf(null), wholeOf(undefined)]).toEqual([
    'Child Arrangements',
    'part',
    'case',
    'case',
  ])
})

test('a sum is not priced where it is zero and a counted head of it has no rate', () => {
  const unpriced = { unpriced: 1, excludedBecause: null }
  expect([
    isSumNotPriced('0.00', [unpriced]),
    isSumNotPriced('1.00', [unpriced]),
    isSumNotPriced('0.00', [{ unpriced: 0, excludedBecause: null }]),
    isSumNotPriced('0.00', [{ unpriced: 1, excludedBecause: 'The fixed fee is paid instead.' }]),
    isSumNotPriced('0.00', [{ unpriced: null, excludedBecause: null }]),
  ]).toEqual([true, false, false, false, false])
})
