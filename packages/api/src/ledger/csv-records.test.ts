import { array, assert, constantFrom, property, string } from 'fast-check'
import { writeCsv } from 'hucre/csv'
import { expect, test } from 'vitest'
import { runs } from '../../../../dev/property-runs.ts'
import { csvRecords, CsvProblem } from './csv-records.ts'

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r1,2\r',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\n\n,\n', [['a'], [''], ['', '']]],
  ['"a ""b"" c",d\n', [['a "b" c', 'd']]],
  ['"a\nb",c', [['a\nb', 'c']]],
  ['"a\r\nb",c\r\nd', [['a\r\nb', 'c'], ['d']]],
  ['a "b" c,"d" e,"f"\r\n', [['a "b" c', '"d" e', 'f']]],
  ['"a" ,b', [['a', 'b']]],
  ['"",""', [['', '']]],
  ['', []],
])('%j is read', (text, records) => expect(csvRecords(text, ',')).toEqual(records))

test.each([
  ['a,b\n1,"open\n2,x', 2, 1],
  // The mark that begins another cell would close it.
  ['a,b\n1,x\n2,"open\n3,"closed"\n4,x', 3, 1],
  ['"', 1, 0],
])('%j has a mark that is not closed in its cell', (text, row, column) => {
  const problem = (() => {
    try {
      return csvRecords(text, ',')
    } catch (error) {
      return error
    }
  })()
  expect(problem).toBeInstanceOf(CsvProblem)
  expect(problem).toMatchObject({ kind: 'open_quote', row, column })
})

test('a record longer than a row of work can be is refused', () =>
  expect(() => csvRecords(`a\n${'x'.repeat(100_001)}`, ',')).toThrow(
    expect.objectContaining({ kind: 'too_long', row: 2, column: 0 }),
  ))

test('property: what a writer writes is read as it was, whatever is in it', () => {
  const cell = string({ unit: constantFrom('a', '"', ',', ';', '\n', '\r', ' '), maxLength: 8 })
  assert(
    property(array(array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      // A lone CR ends a record only in a text without LF, and is none of a quoted cell's.
      expect(csvRecords(writeCsv(rows, { quoteStyle: 'all', lineSeparator: '\n' }), ',')).toEqual(rows)
    }),
    { numRuns: runs(500) },
  )
})
