import { expect, test } from 'vitest'
import { guidelineBandOf, type GuidelineBand } from './guideline-band.ts'

test.each<[string, GuidelineBand]>([
  ['EC1V 9AA', 'london_2'],
  ['EC4Y 1AA', 'london_2'],
  ['EC5A 1AA', 'london_3'],
  ['W1A 1AA', 'london_2'],
  ['W1 1AA', 'london_2'],
  ['W11 1AA', 'london_3'],
  ['WC1A 1AA', 'london_2'],
  ['WC2N 5DU', 'london_2'],
  ['SW1A 2AA', 'london_2'],
  ['SW11 1AA', 'london_3'],
  ['sw1a2aa', 'london_2'],
  ['sw112aa', 'london_3'],
  ['w1a1aa', 'london_2'],
  ['N1 9AA', 'london_3'],
])('an office in London at %s is %s', (postcode, band) => {
  expect(guidelineBandOf({ location: 'London', postcode, guidelineBand: null })).toBe(band)
  // The postcode matters in London alone.
  expect(guidelineBandOf({ location: 'Non-London', postcode, guidelineBand: null })).toBe('national_2')
})

test('what the firm has set wins, where it fits the location', () => {
  const office = (location: 'London' | 'Non-London', guidelineBand: GuidelineBand) =>
    guidelineBandOf({ location, postcode: 'EC1V 9AA', guidelineBand })
  expect(office('London', 'london_1')).toBe('london_1')
  expect(office('London', 'london_3')).toBe('london_3')
  expect(office('London', 'national_1')).toBe('london_2')
  expect(office('Non-London', 'national_1')).toBe('national_1')
  expect(office('Non-London', 'london_1')).toBe('national_2')
})
