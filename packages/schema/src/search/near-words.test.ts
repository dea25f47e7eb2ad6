import { array, assert, constantFrom, integer, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearWords, withOtherWords } from './near-words.ts'

/** The distance of two words by the table of all their beginnings, neighbours in the wrong order counted once. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_none, j) => i + j),
  )
  const at = (i: number, j: number): number => table[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      table[i]![j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Infinity,
      )
    }
  return at(a.length, b.length)
}

const letter = constantFrom(...'abcz')
const word = array(letter, { minLength: 5, maxLength: 7 }).map((letters) => letters.join(''))
const anyWord = array(letter, { minLength: 3, maxLength: 9 }).map((letters) => letters.join(''))

describe('words at distance one', () => {
  test('are those of the table of distances, no more and no fewer', () => {
    assert(
      property(word, anyWord, (asked, other) => {
        expect(nearWords(asked).includes(other)).toBe(distance(asked, other) === 1)
      }),
      { numRuns: 2_000 },
    )
  })

  test('each is at distance one', () => {
    assert(
      property(word, (asked) => {
        const near = nearWords(asked)
        expect(near.filter((other) => distance(asked, other) !== 1)).toEqual([])
        expect(new Set(near).size).toBe(near.length)
      }),
      { numRuns: 20 },
    )
  })

  test('whatever one typing error makes of a word is near to it', () => {
    const error = record({
      kind: constantFrom('wrong', 'missing', 'more', 'swapped'),
      at: integer({ min: 0, max: 5 }),
      letter,
    })
    assert(
      property(string({ unit: letter, minLength: 6, maxLength: 9 }), error, (right, { kind, at, letter: typed }) => {
        const [before, after] = [right.slice(0, at), right.slice(at)]
        const wrong = {
          wrong: before + typed + after.slice(1),
          missing: before + after.slice(1),
          more: before + typed + after,
          swapped: before + after.charAt(1) + after.charAt(0) + after.slice(2),
        }[kind]!
        if (wrong !== right) expect(nearWords(wrong)).toContain(right)
      }),
    )
  })

  test('none of words of four letters, or with anything but letters', () => {
    expect(['abcd', 'abcde1', 'list/1', '12345', ''].flatMap(nearWords)).toEqual([])
    expect(nearWords('abcde')).toContain('abcd')
  })
})

test('another word takes the capitals of the one in whose place it stands', () => {
  const others = new Map([
    ['thornbery', 'thornbury'],
    ['ohaar', 'ohara'],
  ])
  expect(withOtherWords(' Re  Thornbery ', others)).toBe('Re Thornbury')
  expect(withOtherWords('THORNBERY costs', others)).toBe('THORNBURY costs')
  expect(withOtherWords('(thornbery) O’Haar', others)).toBe('thornbury Ohara')
})
