import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOfSheet, isFromSheet, sheetOfCells } from './sheet-text.ts'

test.each([
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['', [['']]],
  ['\t\n', [['', '']]],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"say ""so"""', [['say "so"']]],
  // Not a quoted cell: the quotes are the text.
  ['"a" and "b"', [['"a" and "b"']]],
  ['5" pipe\tx', [['5" pipe', 'x']]],
  ['"never closed\tb', [['"never closed', 'b']]],
])('%j', (text, cells) => expect(cellsOfSheet(text)).toEqual(cells))

test('what is copied comes back', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '1') })
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (cells) => {
      // A last line that is empty cannot be told from the end of the text.
      fc.pre(cells.at(-1)?.join('') !== '' || (cells.at(-1)?.length ?? 0) > 1)
      expect(cellsOfSheet(sheetOfCells(cells))).toEqual(cells)
    }),
  )
})

test('a paste of any length is read at once', () => {
  const began = performance.now()
  cellsOfSheet(`"${'x'.repeat(500_000)}`)
  cellsOfSheet('"\t'.repeat(50_000))
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('one cell is no sheet', () => {
  expect(['a', 'a\n', 'a\tb', 'a\nb'].map(isFromSheet)).toEqual([false, false, true, true])
})
