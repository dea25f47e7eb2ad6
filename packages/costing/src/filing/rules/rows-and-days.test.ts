import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FiledHearing, FiledItem, FilingFacts, Sitting } from '../facts.ts'
import { filingFindings } from '../../filing-check.ts'
import type { FilingRuleName } from '../finding.ts'
import { certified, facts, hearing, paid, time } from '../facts.examples.ts'

/** What is found by one rule, as its item and what it says. */
const foundBy = (rule: FilingRuleName, items: readonly FiledItem[], change: Partial<FilingFacts> = {}): string[] =>
  filingFindings(facts(items, change)).flatMap((found) =>
    found.rule === rule ? [`${found.item}: ${found.message}`] : [],
  )
const heard = (uuid: string, change: Partial<FiledHearing>, more: Partial<FiledItem> = {}): FiledItem =>
  hearing({
    uuid,
    description: uuid,
    hearing: {
      courtLevel: 'other_judge',
      isUnit1Alone: false,
      sittings: [],
      finalDays: null,
      travelDays: null,
      ...change,
    },
    ...more,
  })
const at = (start: string, end: string, date = '2025-03-03'): Sitting => ({ date, start, end })
const whole = (date: string): Sitting => ({ date, start: null, end: null })

describe('long rows', () => {
  test.each([
    [800, []],
    [801, ['i: Preparation of 03/03/2025 takes 8.01 hours on one day, recorded in one row.']],
    [2_400, ['i: Preparation of 03/03/2025 takes 24 hours on one day, recorded in one row.']],
    [2_401, []],
  ])('of %d hundredths of an hour', (hours, expected) =>
    expect(foundBy('long_row', [time({ hours })])).toEqual(expected),
  )
  test('are not those whose hours are of several days, and no letters', () => {
    const days = [
      { date: '2025-03-03', hours: 600 },
      { date: '2025-03-04', hours: 600 },
    ]
    expect(foundBy('long_row', [hearing({ work: days }), time({ activityType: 'letter_out', hours: 900 })])).toEqual([])
  })
})

test.each([
  ['telephone_call', 100, 0],
  ['telephone_call', 101, 1],
  ['letter_in', 150, 1],
  ['preparation', 150, 0],
])('a letter or call is long over one hour: %s of %d', (activityType, hours, count) =>
  expect(foundBy('long_communication', [time({ activityType, hours })])).toHaveLength(count),
)

describe('a day of one person', () => {
  const day = (first: number, second: number) => [
    time({ uuid: 'a', hours: first }),
    time({ uuid: 'b', hours: second, activityType: 'travelling_and_waiting' }),
  ]
  test.each([
    [600, 599, [], []],
    [600, 600, ['a: 12 hours are recorded for Priya Nair on 03/03/2025, in 2 rows.'], []],
    [1_200, 1_200, ['a: 24 hours are recorded for Priya Nair on 03/03/2025, in 2 rows.'], []],
    [1_200, 1_201, [], ['b: 24.01 hours are recorded for Priya Nair on 03/03/2025, in 2 rows.']],
    // One row alone is a long row.
    [1_300, 0, ['a: 13 hours are recorded for Priya Nair on 03/03/2025, in 2 rows.'], []],
  ])('of %d and %d hundredths of an hour', (first, second, long, over) => {
    expect(foundBy('long_day', day(first, second))).toEqual(long)
    expect(foundBy('over_24_hours', day(first, second))).toEqual(over)
  })
  test('in one row is found as a long row, and not again', () => {
    expect(foundBy('long_day', [time({ hours: 1_300 })])).toEqual([])
    expect(foundBy('long_row', [time({ hours: 1_300 })])).toHaveLength(1)
  })
})

describe('hearings of one person', () => {
  const overlap = (...items: FiledItem[]) => foundBy('hearings_overlap', items)
  test('overlap by a minute, and not where one begins when the other ends', () => {
    const first = heard('a', { sittings: [at('10:00', '12:00')] })
    expect(overlap(first, heard('b', { sittings: [at('12:00', '13:00')] }))).toEqual([])
    expect(overlap(first, heard('b', { sittings: [at('11:59', '13:00')] }))).toEqual([
      'b: Interim hearing of 03/03/2025 begins before another of that day has ended, recorded for the same person.',
    ])
    expect(overlap(first, heard('b', { sittings: [at('11:59', '13:00')] }, { feeEarner: 'q' }))).toEqual([])
    expect(overlap(first, heard('b', { sittings: [at('11:59', '13:00', '2025-03-04')] }))).toEqual([])
  })
  test('overlap with the longest before them, not only with the one just before', () => {
    const items = [
      heard('a', { sittings: [at('10:00', '16:00')] }),
      heard('b', { sittings: [at('10:30', '11:00')] }),
      heard('c', { sittings: [at('15:00', '17:00')] }),
    ]
    expect(overlap(...items).map((one) => one[0])).toEqual(['b', 'c'])
  })
  test('overlap within one of several days, which may also have a day twice', () => {
    const days = heard('a', { sittings: [whole('2025-03-03'), whole('2025-03-04')] }, { hearingType: 'final' })
    const other = heard('b', { sittings: [at('10:00', '11:00', '2025-03-04')] }, { date: '2025-03-04' })
    expect(overlap(days, other)).toEqual([
      'b: Interim hearing of 04/03/2025 is on a day of the final hearing of 03/03/2025, recorded for the same person.',
    ])
    expect(overlap(heard('a', { sittings: [whole('2025-03-03'), whole('2025-03-03')] }))).toEqual([
      'a: Interim hearing of 03/03/2025 has one of its days twice.',
    ])
  })
  test('recorded for two parts, or alike in every detail, are no overlap', () => {
    const sittings = [at('10:00', '12:00')]
    const first = heard('a', { sittings }, { description: 'x' })
    expect(overlap(first, heard('b', { sittings }, { description: 'x', recordedFor: 'the other part' }))).toEqual([])
    expect(overlap(first, heard('b', { sittings }, { description: 'x' }))).toEqual([])
    expect(foundBy('duplicate', [first, heard('b', { sittings }, { description: 'x' })])).toHaveLength(1)
  })
})

test('a hearing of Unit 1 alone needs no evidence of attendance', () => {
  expect(foundBy('attendance_not_evidenced', [heard('a', { isUnit1Alone: true }, { documents: 0 })])).toEqual([])
  expect(foundBy('attendance_not_evidenced', [heard('a', {}, { documents: 0 })])).toHaveLength(1)
})

test('a hearing before a High Court judge is above a certificate of any other judge', () => {
  const above = (courtLevel: FiledHearing['courtLevel'], certificate: FiledHearing['courtLevel']) => {
    const priced = certified()
    if (!('exceptional' in priced) || !priced.certificate) throw new Error('no certificate')
    return foundBy('level_above_certificate', [heard('a', { courtLevel })], {
      priced: { ...priced, certificate: { ...priced.certificate, courtLevel: certificate } },
    })
  }
  expect(above('high_court_judge', 'other_judge')).toEqual([
    'a: Interim hearing of 03/03/2025 is claimed before a High Court judge, and the certificate says a judge below the High Court.',
  ])
  expect(above('high_court_judge', 'circuit_district_judge')).toHaveLength(1)
  expect(above('high_court_judge', 'high_court_judge')).toEqual([])
  expect(above('circuit_district_judge', 'other_judge')).toEqual([])
})

test('exceptional travel is claimed for no more days than a final hearing has', () => {
  const final = (finalDays: number, travelDays: number | null) =>
    foundBy('final_days_differ', [heard('a', { finalDays, travelDays }, { hearingType: 'final' })])
  expect(final(2, 2)).toEqual([])
  expect(final(2, null)).toEqual([])
  expect(final(1, 2)).toEqual([
    'a: Final hearing of 03/03/2025 is of 1 day, and exceptional travel is claimed for 2 days.',
  ])
})

test('court fees bear no VAT', () => {
  const fee = paid({ disbursementType: 'court_fee', amount: 25_500 })
  expect(foundBy('vat_on_court_fee', [fee])).toEqual([
    'i: Court fee of 03/03/2025 (£255.00) is claimed with VAT of £51.00. Court fees bear none.',
  ])
  expect(foundBy('vat_on_court_fee', [{ ...fee, vatExempt: true }, paid({ uuid: 'j' })])).toEqual([])
})

test('texts that cannot be printed are named with their characters', () => {
  const items = [time({ unprintable: ['𓀀'] })]
  const said = foundBy('unprintable', items, { unprintable: new Map([['narrative', ['𓀁', '𓀂']]]) })
  expect(said).toEqual([
    'null: The narrative has characters that the documents cannot print: 𓀁 𓀂. A sign is printed instead.',
    'i: Preparation of 03/03/2025 has a character that the documents cannot print: 𓀀. A sign is printed instead.',
  ])
})

const anySitting = fc.record({
  date: fc.constantFrom('2025-03-03', '2025-03-04'),
  from: fc.integer({ min: 0, max: 9 }),
  for: fc.integer({ min: 1, max: 3 }),
  isWhole: fc.boolean(),
})
test('whatever the hearings, every overlap that there is has a finding, and the order of entry changes nothing', () => {
  const hour = (at: number): string => `${String(at + 8).padStart(2, '0')}:00`
  fc.assert(
    fc.property(fc.array(anySitting, { maxLength: 8 }), (all) => {
      const items = all.map(({ date, from, for: length, isWhole }, n) =>
        heard(`h${n}`, { sittings: [isWhole ? whole(date) : at(hour(from), hour(from + length), date)] }, { date }),
      )
      const findings = foundBy('hearings_overlap', items)
      expect(foundBy('hearings_overlap', items.toReversed())).toEqual(findings)
      const isAny = all.some((one, n) =>
        all.some(
          (other, m) =>
            m > n &&
            one.date === other.date &&
            (one.isWhole || other.isWhole || (one.from < other.from + other.for && other.from < one.from + one.for)),
        ),
      )
      expect(findings.length > 0).toBe(isAny)
    }),
  )
})
