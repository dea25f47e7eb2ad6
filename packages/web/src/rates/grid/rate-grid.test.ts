import { rateTableOf, rateTables } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { gridOf, linesOf, neighbour, rowName } from './rate-grid.ts'

type Plain = Parameters<typeof gridOf>[0]
/** A table as GraphQL gives it. */
const tableOf = (key: string): Plain => JSON.parse(JSON.stringify(rateTableOf(key))) as Plain
const keysOf = (table: Plain) => linesOf(gridOf(table)).map(({ cells }) => cells.map((cell) => cell?.key))

test('the last dimension stands across, the one before it down, the others are headings', () => {
  const { columns, groups } = gridOf(tableOf('private_family_fixed_fee'))
  expect(columns).toEqual([
    { label: 'London', unit: '£' },
    { label: 'Non-London', unit: '£' },
  ])
  expect(groups.map(({ heading }) => heading)).toEqual(['Children', 'Finance', 'Domestic abuse'])
  expect(groups[0]?.lines.map(({ label }) => label)).toEqual(['Other judge', 'High Court judge'])
  expect(groups[0]?.lines[1]?.cells.map((cell) => cell?.key)).toEqual([
    'children.high_court_judge.London',
    'children.high_court_judge.Non-London',
  ])
})

test('a unit stands at the columns where it is theirs, else at the lines', () => {
  const advocacy = gridOf(tableOf('advocacy_care'))
  const hourly = gridOf(tableOf('hourly_9b'))
  expect(advocacy.columns.map(({ unit }) => unit)).toEqual(['£ a unit', '£ a unit', '£', '£ a day', '£', '£'])
  expect(advocacy.groups[0]?.lines.map(({ unit }) => unit)).toEqual([undefined, undefined, undefined])
  expect(hourly.columns.map(({ unit }) => unit)).toEqual([undefined, undefined])
  expect(new Map(hourly.groups[0]?.lines.map(({ label, unit }) => [label, unit]))).toEqual(
    new Map([
      ['Letter out', '£ an item'],
      ['Letter in', '£ an item'],
      ['Telephone call', '£ an item'],
      ['Preparation', '£ an hour'],
      ['Counsel', '£ an hour'],
      ['Advocacy', '£ an hour'],
      ['Travelling and waiting', '£ an hour'],
    ]),
  )
})

test('a line whose figures differ in their unit names both', () => {
  const { columns, groups } = gridOf(tableOf('expert_rates'))
  expect(columns.map(({ label }) => label)).toEqual(['London', 'Non-London'])
  expect(groups[0]?.lines).toHaveLength(84)
  const units = new Map(groups[0]?.lines.map(({ label, unit }) => [label, unit]))
  expect(['Psychiatrist', 'DNA (testing of sample)', 'Pathologist'].map((label) => units.get(label))).toEqual([
    '£ an hour',
    '£',
    '£ / £ an hour',
  ])
})

test('a table of one dimension has one column', () => {
  const { columns, groups } = gridOf(tableOf('bolt_ons_public'))
  expect([columns, groups.length, groups[0]?.heading]).toEqual([[{ label: 'Amount', unit: undefined }], 1, ''])
  expect(groups[0]?.lines.map(({ label, unit }) => [label, unit])).toEqual([
    ['Allegations of harm', '%'],
    ['Lack of understanding', '%'],
    ['Expert cross-examined', '%'],
    ['Exceptional travel', '£'],
  ])
})

test('columns and cells that a table lacks are left out or empty', () => {
  expect(gridOf(tableOf('bolt_ons_private')).columns.map(({ label }) => label)).toEqual([
    'Allegations of harm',
    'Expert cross-examined',
    'Exceptional travel',
  ])
  expect(keysOf(tableOf('bolt_ons_private'))[1]).toEqual([undefined, undefined, 'finance.exceptional_travel'])
})

test.each(rateTables.map(({ key }) => key))(
  'every figure of %s has one place, and a heading tells it from its neighbours',
  (key) => {
    const table = tableOf(key)
    const grid = gridOf(table)
    expect(keysOf(table).flat().filter(Boolean).toSorted()).toEqual(table.rows.map((row) => row.key).toSorted())
    expect(new Set(table.rows.map(rowName)).size).toBe(table.rows.length)
    expect(new Set(grid.groups.map(({ heading }) => heading)).size).toBe(grid.groups.length)
  },
)

test('the figure below and above: across headings, over gaps, and nothing at the ends', () => {
  const grid = gridOf(tableOf('private_family_fixed_fee'))
  expect(neighbour(grid, 'children.high_court_judge.London', 1)?.key).toBe('finance.other_judge.London')
  expect(neighbour(grid, 'finance.other_judge.London', -1)?.key).toBe('children.high_court_judge.London')
  expect(neighbour(grid, 'children.other_judge.London', -1)).toBeUndefined()
  expect(neighbour(grid, 'domestic_abuse.high_court_judge.Non-London', 1)).toBeUndefined()
  const boltOns = gridOf(tableOf('bolt_ons_private'))
  expect(neighbour(boltOns, 'private_law_children.allegations_of_harm', 1)).toBeUndefined()
})
