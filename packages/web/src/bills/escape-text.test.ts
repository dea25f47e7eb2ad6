import { expect, test } from 'vitest'
import { thresholdLabel, thresholdSentence } from './escape-text.ts'

test('the threshold says how many times the fee it is', () => {
  expect(thresholdLabel({ multiple: 3 })).toBe('Threshold (3 × fee)')
  expect(thresholdLabel({ multiple: null })).toBe('Threshold (2 × fee)')
  expect(thresholdSentence({ fee: '1608.00', multiple: 3 })).toMatch(/^Three times the standard fee of £1,608\.00\./)
  expect(thresholdSentence({ fee: '1608.00', multiple: null })).toMatch(/^Twice the standard fee of £1,608\.00\./)
})
