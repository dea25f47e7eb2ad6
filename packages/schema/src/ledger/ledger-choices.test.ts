import { validate } from 'superstruct'
import { expect, test } from 'vitest'
import { LedgerChoices } from './ledger-choices.ts'

const uuid = '00000000-0000-4000-8000-000000000000'
const accepts = (value: unknown): boolean => !validate(value, LedgerChoices)[0]

test('choices say what columns, people, activities and rows are', () => {
  expect(accepts({})).toBe(true)
  expect(
    accepts({
      columns: { '0': 'date', '12': null },
      people: { 'Shah, Priya': uuid, Nobody: null, constructor: null },
      activities: { drafting: 'preparation', lunch: null },
      leave_out: [2, 20_001],
    }),
  ).toBe(true)
})

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
  ['a million names', { people: Object.fromEntries(Array.from({ length: 1e6 }, (_, n) => [`n${n}`, null])) }],
])('choices with %s are refused', (_what, value) => expect(accepts(value)).toBe(false))
