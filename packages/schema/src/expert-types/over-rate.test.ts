import type { OverRate } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { overRateSentence } from './over-rate.ts'

const over: OverRate = {
  type: 'psychiatrist',
  location: 'London',
  unit: 'hour',
  rate: 10_800,
  hours: 400,
  allowed: 43_200,
  under: {
    from: '2013-12-02',
    table: 'SI 2013/422 Sch. 5',
    instrument: 'SI 2013/422',
    provision: 'Sch. 5',
    source: 'Costs Assessment Guidance 3.43',
  },
}

test('an hourly rate is named with its hours, the expert and the table', () => {
  expect(overRateSentence(over)).toBe(
    'Over the codified rate: 4 h × £108.00 = £432.00 (Psychiatrist, in London; SI 2013/422 Sch. 5).',
  )
  expect(overRateSentence({ ...over, hours: 1_025, allowed: 110_700, location: 'Non-London' })).toBe(
    'Over the codified rate: 10.25 h × £108.00 = £1,107.00 (Psychiatrist, outside London; SI 2013/422 Sch. 5).',
  )
})

test('a fixed fee needs no hours, and an own edition says whose it is', () => {
  const own = { firm: 'Oakfield', by: 'Ann Lee', on: '2024-01-02' }
  expect(
    overRateSentence({
      ...over,
      type: 'dna_testing_of_sample',
      location: null,
      unit: 'fee',
      rate: 25_200,
      hours: null,
      allowed: 25_200,
      under: { ...over.under, from: '2024-01-01', own },
    }),
  ).toBe(
    'Over the codified rate: £252.00 (DNA (testing of sample); SI 2013/422 Sch. 5, own edition of Oakfield from 01/01/2024).',
  )
})
