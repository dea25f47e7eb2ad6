import { validate } from 'superstruct'
import { expect, test } from 'vitest'
import { LedgerChoices } from './ledger-choices.ts'

const uuid = '00000000-0000-4000-8000-000000000000'
const accepts = (value: unknown): boolean => !validate(value, LedgerChoices)[0]

/** Fifty cells of each of so many rows. */
const manyCells = (rows: number) =>
  Object.fromEntries(
    Array.from({ length: rows }, (_, row) => [
      row + 1,
      Object.fromEntries(Array.from({ length: 50 }, (_cell, column) => [column, 'x'])),
    ]),
  )

test('choices say what columns, people, activities and rows are', () => {
  expect(accepts({})).toBe(true)
  expect(
    accepts({
      columns: { '0': 'date', '12': null },
      people: { 'Shah, Priya': uuid, Nobody: null, constructor: null },
      activities: { drafting: 'preparation', lunch: null },
      leave_out: [2, 20_001],
      sheet: 'Time “2025”',
      heading_row: 4,
      cells: { '5': { '0': '05/03/2025', '49': '' }, '1048576': { '1': 'x'.repeat(2_000) } },
    }),
  ).toBe(true)
})

test('2,000 cells are corrected at most', () => expect(accepts({ cells: manyCells(40) })).toBe(true))

test.each([
  ['nothing', null],
  ['a list', []],
  ['an unknown key', { rows: [] }],
  ['a prototype', JSON.parse('{"__proto__": {"columns": {}}}')],
  ['an index that is none', { columns: { '-1': 'date' } }],
  ['an index in other words', { columns: { '01': 'date' } }],
  ['an index beyond the last', { columns: { '50': 'date' } }],
  ['a prototype among columns', { columns: JSON.parse('{"__proto__": "date"}') }],
  ['an unknown column', { columns: { '0': 'constructor' } }],
  ['a person who is no uuid', { people: { PS: 'Priya' } }],
  ['an empty name', { people: { ' ': uuid } }],
  ['a name as long as a page', { people: { ['x'.repeat(201)]: uuid } }],
  ['a name that cannot be stored', { people: { 'P\0S': uuid } }],
  ['half a character', { people: { 'P\ud800': uuid } }],
  ['an unknown activity', { activities: { PS: 'juggling' } }],
  ['half a row', { leave_out: [2.5] }],
  ['rows as text', { leave_out: ['2'] }],
  ['more rows than a ledger has', { leave_out: Array.from({ length: 20_001 }, () => 2) }],
  ['a sheet that is none', { sheet: '' }],
  ['a sheet as long as a page', { sheet: 'x'.repeat(201) }],
  ['two sheets', { sheet: ['Jan', 'Feb'] }],
  ['the row above the first', { heading_row: 0 }],
  ['a row as text', { heading_row: '4' }],
  ['a row below the last', { heading_row: 1_048_577 }],
  ['cells of no row', { cells: { '0': { '0': 'x' } } }],
  ['cells of a row in other words', { cells: { '02': { '0': 'x' } } }],
  ['cells of no column', { cells: { '2': { '50': 'x' } } }],
  ['cells in a list', { cells: [['x']] }],
  ['a number in a cell', { cells: { '2': { '0': 1 } } }],
  ['a text longer than a cell', { cells: { '2': { '0': 'x'.repeat(2_001) } } }],
  ['a text that cannot be stored', { cells: { '2': { '0': 'a\0' } } }],
  ['a prototype among rows', { cells: JSON.parse('{"__proto__": {"0": "x"}}') }],
  ['more cells than one corrects', { cells: manyCells(41) }],
  ['a million names', { people: Object.fromEntries(Array.from({ length: 1e6 }, (_, n) => [`n${n}`, null])) }],
])('choices with %s are refused', (_what, value) => expect(accepts(value)).toBe(false))
