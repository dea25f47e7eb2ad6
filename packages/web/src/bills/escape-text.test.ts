import { expect, test } from 'vitest'
import { distanceInWords, noTestSentence, thresholdLabel, thresholdSentence, warningOf } from './escape-text.ts'

test('the threshold says how many times the fee it is', () => {
  expect(thresholdLabel({ multiple: 3 })).toBe('Threshold (3 × fee)')
  expect(thresholdLabel({ multiple: null })).toBe('Threshold (2 × fee)')
  expect(thresholdSentence({ fee: '1608.00', multiple: 3 })).toMatch(/^Three times the standard fee of £1,608\.00\./)
  expect(thresholdSentence({ fee: '1608.00', multiple: null })).toMatch(/^Twice the standard fee of £1,608\.00\./)
})

test('the sentences about one part of a case name the part', () => {
  const escape = { fee: '100.00', threshold: '300.00', multiple: 3, hourly: '310.00', distance: '10.00', escapes: true }
  expect([distanceInWords(escape as never), distanceInWords(escape as never, 'part')]).toEqual([
    '£10.00 above: the case escapes',
    '£10.00 above: the part escapes',
  ])
  expect(warningOf(false, true, 'part')).toBe('The part escapes its fixed fee, but is not claimed as exceptional.')
  expect(warningOf(true, true, 'part')).toBeUndefined()
  expect(noTestSentence(true, 'part')).toBe(
    'Whether the part escapes its fixed fee cannot be tested: the rates for its date are not held.',
  )
  expect(noTestSentence(false)).toBe('Whether the case escapes its fixed fee is not available from this service.')
})
