import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { compareKeys, inReadingOrder, readingKey } from './reading-order.ts'

const sorted = (texts: readonly string[]): string[] => inReadingOrder(texts, (text) => text)

test('names stand beside those that differ in marks, capitals and apostrophes alone', () => {
  expect(sorted(['Owen', 'Østergaard', 'Éva', 'Fox', 'Eva', 'evans', 'Oakes', 'Zoë', "O'Hara", 'Ohm'])).toEqual([
    ...['Éva', 'Eva', 'evans', 'Fox', 'Oakes', "O'Hara", 'Ohm', 'Østergaard', 'Owen', 'Zoë'],
  ])
  expect(sorted(['Straszewski', 'Straße', 'Strasse', 'Afzal', 'Æ', 'Ad'])).toEqual([
    ...['Ad', 'Æ', 'Afzal', 'Straße', 'Strasse', 'Straszewski'],
  ])
})

test('numbers stand by their value', () => {
  expect(sorted(['Case 10', 'Case 9', 'Case 009b', 'Case 1,000', 'ASH/2025/17', 'ASH/2025/2', 'ASH/999/1'])).toEqual([
    ...['ASH/999/1', 'ASH/2025/2', 'ASH/2025/17', 'Case 1,000', 'Case 9', 'Case 009b', 'Case 10'],
  ])
})

test('a key is short enough for an index, and one of a key is the key', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 255 }), (text) => {
      const key = readingKey(text)
      expect(Buffer.byteLength(key)).toBeLessThan(2_600)
      if ([...key].length <= 200) expect(readingKey(key)).toBe(key)
    }),
  )
  expect(Buffer.byteLength(readingKey('😀1'.repeat(127)))).toBeLessThan(2_600)
})

test('keys compare as their bytes do', () => {
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'binary' }), (a, b) => {
      expect(Math.sign(compareKeys(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
    }),
  )
})
