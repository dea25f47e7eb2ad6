import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { runs } from '../../../../../dev/property-runs.ts'
import { asciiNarrative, inAscii } from './ascii-narrative.ts'

test('quotes, dashes, amounts and accents have their plain form, and what was replaced is listed', () => {
  const frozen = { ...fullHighCostBill(1), narrative: 'The mother’s “café” – £250.\r\n\r\nŁódź, 漢, and 漢 again.' }
  expect(asciiNarrative(frozen).split('\r\n').slice(3)).toEqual([
    'The mother\'s "cafe" - GBP 250.',
    '',
    'Lodz, ?, and ? again.',
    '',
    '---',
    'Replaced, because it is not ASCII:',
    'U+2019 by "\'", once',
    'U+201C by """, once',
    'U+00E9 by "e", once',
    'U+201D by """, once',
    'U+2013 by "-", once',
    'U+00A3 by "GBP ", once',
    'U+0141 by "L", once',
    'U+00F3 by "o", once',
    'U+017A by "z", once',
    'U+6F22 by "?", 2 times',
    '',
  ])
})

test('whatever is written, the file is ASCII and nothing of it is lost unsaid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (narrative) => {
      const { text, replaced } = inAscii(narrative)
      expect(text).toMatch(/^[\n\x20-\x7e]*$/)
      const count = [...narrative.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ')].filter(
        (one) => !/[\n\x20-\x7e]/.test(one),
      ).length
      expect(replaced.reduce((sum, one) => sum + one.count, 0)).toBe(count)
    }),
    { numRuns: runs(200) },
  )
})
