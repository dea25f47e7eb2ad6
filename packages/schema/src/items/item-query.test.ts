import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { field } from '../field.ts'
import { defineKind } from '../kind.ts'
import { decimal, IsoDate, text } from '../structs.ts'
import { costNote } from './cost-note/cost-note.ts'
import { disbursement } from './disbursement/disbursement.ts'
import {
  ALL_ROWS,
  columnsOfQuery,
  filterFlags,
  furtherOrders,
  sharedOrders,
  queriedRows,
  readItemQuery,
  sumsOfRows,
  writeItemQuery,
  type ItemQuery,
} from './item-query.ts'
import { timeRecording } from './time-recording/time-recording.ts'

const row = (uuid: string, change: object = {}) => ({
  uuid,
  date: '2025-01-14',
  fee_earner: { uuid: 'p', firstname: 'Priya', surname: 'Shah' },
  activity_type: 'preparation',
  party: null,
  estimated: false,
  comments: [],
  time: 1,
  total_cost: 10.1,
  total_vat: 2.02,
  ...change,
})
const rows = [
  row('a', { time: 0.1, party: 'x', party_named: { uuid: 'x', name: 'Bank' } }),
  row('b', { date: '2025-02-01T00:00:00', activity_type: 'letter_out', total_cost: null, total_vat: null }),
  row('c', { fee_earner: 't', fee_earner_named: { name: 'Adams' }, estimated: true, total_cost: 5.05 }),
  row('d', { comments: [{ resolved_by: null }, { resolved_by: 'p' }], time: 10 }),
  row('e', { comments: [{ resolved_by: 'p' }], party: 'y', party_named: { uuid: 'y', name: 'advocate' } }),
]
const found = (query: Partial<ItemQuery>): string =>
  queriedRows(rows, { ...ALL_ROWS, ...query })
    .map(({ uuid }) => uuid)
    .join('')

test.each<[Partial<ItemQuery>, string]>([
  [{}, 'abcde'],
  [{ values: { feeEarner: ['p'] } }, 'abde'],
  [{ values: { feeEarner: ['t'] } }, 'c'],
  [{ values: { feeEarner: ['p', 't'], activityType: ['letter_out'] } }, 'b'],
  [{ values: { party: ['x', 'y'] } }, 'ae'],
  [{ from: '2025-01-15' }, 'b'],
  [{ to: '2025-01-14' }, 'acde'],
  [{ from: '2025-02-01', to: '2025-02-01' }, 'b'],
  [{ flags: ['commented'] }, 'd'],
  [{ flags: ['estimated'] }, 'c'],
  [{ flags: ['unpriced'] }, 'b'],
  [{ flags: ['estimated', 'unpriced'] }, ''],
  [{ sort: { by: 'time', direction: 'asc' } }, 'abced'],
  [{ sort: { by: 'time', direction: 'desc' } }, 'dbcea'],
  // What has no price comes last in either direction.
  [{ sort: { by: 'total_cost', direction: 'asc' } }, 'cadeb'],
  [{ sort: { by: 'total_cost', direction: 'desc' } }, 'adecb'],
  [{ sort: { by: 'fee_earner', direction: 'asc' } }, 'cabde'],
  [{ sort: { by: 'party', direction: 'asc' } }, 'eabcd'],
  [{ sort: { by: 'party', direction: 'desc' } }, 'aebcd'],
  [{ sort: { by: 'date', direction: 'desc' } }, 'bacde'],
])('%j finds %s', (query, uuids) => expect(found(query)).toBe(uuids))

test('sums are exact, and say how many rows have no price', () => {
  const many = Array.from({ length: 1_000 }, (_, i) => row(String(i), { time: 0.1, total_cost: 0.07, total_vat: 0.01 }))
  expect(sumsOfRows(timeRecording, many)).toEqual({ count: 1_000, time: 100, net: 70, vat: 10, unpriced: 0 })
  expect(sumsOfRows(timeRecording, rows)).toEqual({ count: 5, time: 13.1, net: 35.35, vat: 8.08, unpriced: 1 })
  expect(sumsOfRows(disbursement, []).time).toBeNull()
})

test('a query is read back from the parameters it is written as', () => {
  const day = fc.constantFrom('2025-01-01', '2025-12-31')
  const uuids = fc.array(fc.uuid(), { minLength: 1, maxLength: 3 })
  const query = fc.record(
    {
      values: fc.record(
        { feeEarner: uuids, party: uuids, activityType: fc.constant(['preparation']) },
        { requiredKeys: [] },
      ),
      flags: fc.subarray([...filterFlags]),
      from: day,
      to: day,
      finding: fc.constantFrom('long_row' as const, 'duplicate' as const),
      sort: fc.record({
        by: fc.constantFrom(...sharedOrders.filter((by) => by !== 'disbursement_type')),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    },
    { requiredKeys: ['values', 'flags'] },
  )
  fc.assert(
    fc.property(query, (asked) => {
      const read = readItemQuery(timeRecording, Object.fromEntries(writeItemQuery(asked)))
      expect(read.problems).toEqual([])
      expect(read.query ?? ALL_ROWS).toEqual(asked)
    }),
  )
})

test('what cannot be read, and what a list does not have, is refused by name', () => {
  const paths = (parameters: object): string[] =>
    readItemQuery(disbursement, parameters as Record<string, unknown>).problems.map(({ path }) => path)
  expect(paths({})).toEqual([])
  expect(paths({ finding: 'voucher_missing' })).toEqual([])
  expect(paths({ finding: 'bribe' })).toEqual(['finding'])
  expect(readItemQuery(costNote, { finding: 'duplicate' }).problems.map(({ path }) => path)).toEqual(['finding'])
  expect(paths({ activity_type: 'preparation' })).toEqual(['activityType'])
  expect(paths({ estimated: 'true' })).toEqual(['estimated'])
  expect(paths({ commented: 'yes' })).toEqual(['commented'])
  expect(paths({ from: '31/2/2025' })).toEqual(['from'])
  expect(paths({ sort: 'colour' })).toEqual(['sort'])
  expect(paths({ sort: 'time' })).toEqual(['sort'])
  expect(paths({ sort: 'amount', order: 'up' })).toEqual(['order'])
})

test('the columns that a query needs', () => {
  expect(columnsOfQuery(ALL_ROWS)).toEqual(['date'])
  expect(
    columnsOfQuery({
      values: { feeEarner: ['p'] },
      flags: ['commented', 'unpriced'],
      sort: { by: 'total_cost', direction: 'asc' },
    }),
  ).toEqual(['date', 'fee_earner', 'comments', 'total_cost'])
})

describe('a kind with fields that its lists sort by and add up', () => {
  const journey = defineKind({
    name: 'journey',
    type: 'Journey',
    list: 'journeys',
    path: 'journey',
    commentedAs: 'case_fee',
    hasFiles: false,
    fields: {
      date: field(IsoDate),
      miles: field(decimal(0, 9_999)).summed(),
      reason: field(text(3, 100)).sorted(),
      remark: field(text(3, 100)).optional(),
    },
    parts: {},
  })
  const rows = [
    { miles: 7.15, reason: 'Home' },
    { miles: 10.1, reason: 'Court' },
    { miles: null, reason: 'Bank' },
  ]

  test('sorts by them and by no other', () => {
    expect(furtherOrders([journey, timeRecording])).toEqual(['miles', 'reason'])
    expect(readItemQuery(journey, { sort: 'remark' }).problems).toMatchObject([{ path: 'sort' }])
  })
  test('says what the numbers come to, to the hundredth', () =>
    expect(sumsOfRows(journey, rows).columns).toEqual([{ column: 'miles', sum: 17.25 }]))
  test('puts numbers in their order, and what is empty last', () =>
    expect(
      queriedRows(rows, { ...ALL_ROWS, sort: { by: 'miles', direction: 'asc' } }).map(({ reason }) => reason),
    ).toEqual(['Home', 'Court', 'Bank']))
})
