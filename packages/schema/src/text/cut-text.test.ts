import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutTo, shortened } from './cut-text.ts'

const FAMILY = '👩‍👩‍👧'

describe('a text is cut between characters', () => {
  test('an emoji of several, and a letter with its accent, stay whole or go', () => {
    expect(cutTo(`ab${FAMILY}`, 9)).toBe('ab')
    expect(cutTo(`ab${FAMILY}c`, 10)).toBe(`ab${FAMILY}`)
    expect(cutTo('cafe\u0301s', 4)).toBe('caf')
    expect(shortened('cafe\u0301s', 5)).toBe('cafe\u0301…')
    expect(shortened('cafe', 4)).toBe('cafe')
  })
  test('a character longer than the whole is cut, not into half a code point', () => {
    expect(cutTo(`e${'\u0301'.repeat(20)}`, 10)).toBe(`e${'\u0301'.repeat(9)}`)
    expect(cutTo(FAMILY, 1)).toBe('')
    expect(cutTo(FAMILY, 2)).toBe('👩')
  })
  test('any text: a beginning, not longer, well formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, longest) => {
        const cut = cutTo(text, longest)
        expect([text.startsWith(cut), cut.length <= longest, cut.isWellFormed()]).toEqual([true, true, true])
      }),
    )
  })
})
