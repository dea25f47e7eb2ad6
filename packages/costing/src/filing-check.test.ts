import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBill, makeHeads } from './bills/bill.ts'
import type { Line } from './bills/line.ts'
import type { Aspect } from './vocabulary/vocabulary.ts'
import type { FiledItem, FilingFacts } from './filing/facts.ts'
import { filingFindings } from './filing-check.ts'
import { countByRule } from './filing/finding.ts'
import { certified, facts, hearing, item, line, paid, time } from './filing/facts.examples.ts'

/** What is found, as rule and item. */
const found = (...args: Parameters<typeof facts>): string[] =>
  filingFindings(facts(...args)).map(({ rule, item }) => `${rule} ${item}`)
const messages = (...args: Parameters<typeof facts>): string[] =>
  filingFindings(facts(...args)).map(({ message }) => message)

describe('what a costs officer would raise', () => {
  test('nothing in a case without gaps', () =>
    expect(found([time(), hearing({ uuid: 'h' }), paid({ uuid: 'd' })])).toEqual([]))

  test('work without a price, once for each item and reason, unless it is not claimed', () => {
    const notHeld = 'Rate not held: none before 2011-10-03.'
    const lines = [line({ item: 'i', notHeld }), line({ item: 'i', notHeld }), line({ notHeld })]
    expect(messages([time()], {}, lines)).toEqual([
      'Fixed fee has no price. Rate not held: none before 03/10/2011.',
      'Preparation of 03/03/2025 has no price. Rate not held: none before 03/10/2011.',
    ])
    expect(found([time()], {}, [line({ item: 'i', notHeld, excludedBecause: 'Paid elsewhere.' })])).toEqual([])
    const bill = makeBill(makeHeads(['scheduled'], [lines], { scheduled: 'The fixed fee is paid instead.' }), {})
    expect(found([time()], { bill })).toEqual([])
  })

  test('provisional rates, once for each table', () => {
    const under = (table: string) => ({
      ...{ from: '2014-04-22', table, instrument: 'SI', provision: 'Sch.', source: 'Derived' },
      provisional: 'Derived.',
    })
    const lines = [
      line({ under: under('Table A') }),
      line({ under: under('Table B') }),
      line({ under: under('Table A') }),
    ]
    expect(messages([], {}, lines)).toEqual([
      'Table A: 2 lines are priced at a provisional rate. Derived.',
      'Table B: 1 line is priced at a provisional rate. Derived.',
    ])
    expect(found([], {}, [line({ under: under('Table A'), excludedBecause: 'Not claimed.' })])).toEqual([])
  })

  test('what is dated before the certificate was issued, not on its day', () => {
    const items = ['2025-01-09', '2025-01-10'].map((date, n) => time({ uuid: `t${n}`, date }))
    expect(found(items)).toEqual(['before_certificate t0'])
    expect(found(items, { priced: { ...certified(), certificate: null } as FilingFacts['priced'] })).toEqual([])
  })

  test('what is dated after today', () =>
    expect(found([time({ date: '2026-01-01' }), time({ uuid: 'later', date: '2026-01-02' })])).toEqual([
      'after_today later',
    ]))

  test('items alike in every detail, each but one', () => {
    const alike = ['c', 'a', 'b'].map((uuid, n) =>
      time({ uuid, description: n === 0 ? ' Reading  the bundle' : 'reading the BUNDLE ' }),
    )
    expect(found(alike)).toEqual(['duplicate b', 'duplicate c'])
    for (const change of [
      { date: '2025-03-04' },
      { feeEarner: 'q' },
      { activityType: 'travelling_and_waiting' },
      { hours: 110 },
      { description: 'Reading' },
      { kind: 'other' },
    ])
      expect(found([time({ description: 'x' }), time({ uuid: 'j', description: 'x', ...change })])).toEqual([])
    expect(found([paid(), paid({ uuid: 'j', amount: 1_001 })])).toEqual([])
    expect(found([paid(), paid({ uuid: 'j' })])).toEqual(['duplicate j'])
  })

  test('more than 24 hours of one person on one day, hearings and travel included', () => {
    const day = [
      time({ uuid: 'work', hours: 1_500 }),
      time({ uuid: 'travel', activityType: 'travelling_and_waiting', hours: 500 }),
      hearing({ uuid: 'h', work: [{ date: '2025-03-03', hours: 400 }] }),
    ]
    expect(found(day)).toEqual(['long_day work', 'long_row work'])
    const over = [...day, time({ uuid: 'last', activityType: 'advocacy', hours: 1 })]
    expect(messages(over)[0]).toBe('24.01 hours are recorded for Priya Nair on 03/03/2025, in 4 rows.')
    expect(found(over)).toEqual(['over_24_hours work', 'long_row work'])
    expect(found(over.map((one) => (one.uuid === 'h' ? { ...one, feeEarner: 'q' } : one)))).toEqual([
      'long_day work',
      'long_row work',
    ])
  })

  test('expenses of £20 or more with VAT that have no document', () => {
    expect(found([paid({ amount: 1_667 })])).toEqual(['voucher_missing i'])
    expect(found([paid({ amount: 1_666 }), paid({ uuid: 'j', amount: 1_999, vatExempt: true })])).toEqual([])
    expect(found([paid({ amount: 2_000, vatExempt: true })])).toEqual(['voucher_missing i'])
    expect(found([paid({ amount: 9_999, documents: 1 })])).toEqual([])
    expect(found([paid({ amount: 9_999, disbursementType: 'court_fee', vatExempt: true })])).toEqual([])
    // Any kind of item with an amount.
    expect(messages([item({ kind: 'expert_fee', amount: 30_000 })])).toEqual([
      'Expert fee of 03/03/2025 (£300.00) has no voucher.',
    ])
  })

  test.each(['interim', 'final', 'advocate'])('a hearing (%s) without evidence of attendance', (hearingType) => {
    expect(found([hearing({ hearingType, documents: 0 })])).toEqual(['attendance_not_evidenced i'])
    expect(found([hearing({ hearingType })])).toEqual([])
  })
  test.each(['conference', 'opinion'])('not a %s without a document', (hearingType) =>
    expect(found([hearing({ hearingType, documents: 0 })])).toEqual([]),
  )

  test('what the advocacy scheme pays for: counsel, and the journey to a hearing with exceptional travel', () => {
    const counsel = paid({ disbursementType: 'counsel_fee' })
    const mileage = paid({ uuid: 'm', disbursementType: 'travel_mileage' })
    expect(found([counsel])).toEqual(['double_claim i'])
    expect(found([counsel], { priced: certified('non_family') })).toEqual([])
    expect(found([counsel], { priced: certified('domestic_abuse_and_child_arrangement') })).toEqual(['double_claim i'])
    const travelled = hearing({ uuid: 'h', hasExceptionalTravel: true })
    expect(found([mileage, travelled])).toEqual(['double_claim m'])
    expect(found([mileage, { ...travelled, date: '2025-03-04' }])).toEqual([])
    expect(found([mileage, hearing({ uuid: 'h' })])).toEqual([])
  })

  test('in other areas only what follows from the bill', () => {
    const lines = [line({ notHeld: 'Rate not held.' })]
    for (const area of ['inter_parties', 'tribunal'])
      expect(
        found(
          [paid({ amount: 9_999 })],
          { priced: { area, caseType: 'bill_of_costs' } as FilingFacts['priced'] },
          lines,
        ),
      ).toEqual(['not_priced null'])
  })
})

describe('between the parties', () => {
  const priced = { area: 'inter_parties', caseType: 'bill_of_costs' } as FilingFacts['priced']
  const authority = { from: '2025-01-01', table: 'G', instrument: 'Guide', provision: 'App.', source: 'gov.uk' }
  const claimed = (uuid: string, rate: number, guideline: number | null, more: Partial<Line> = {}): Line =>
    line({
      item: uuid,
      rate,
      claim: { from: 'entered', guideline: guideline === null ? null : { rate: guideline, authority } },
      ...more,
    })

  test('rates above the guideline are counted by fee earner, and lead to the one furthest above', () => {
    const items = [
      time({ uuid: 'a', description: 'One' }),
      time({ uuid: 'b', description: 'Two' }),
      time({ uuid: 'c', feeEarner: 'q' }),
      time({ uuid: 'd', description: 'Three' }),
    ]
    const lines = [
      claimed('a', 30_000, 28_200),
      claimed('b', 35_000, 28_200),
      claimed('c', 28_200, 28_200),
      // Not counted: what is not claimed, and where none is held to compare with.
      claimed('d', 90_000, 28_200, { excludedBecause: 'Letters in are not charged.' }),
      claimed('d', 90_000, null),
    ]
    expect(filingFindings(facts(items, { priced }, lines))).toEqual([
      {
        rule: 'above_guideline',
        message:
          'Priya Nair: 2 rows are claimed above the guideline hourly rate, at up to £350.00 where it is £282.00. The guideline rates are the starting point; a higher one needs justification (Guide to the Summary Assessment of Costs).',
        item: 'b',
        items: ['a', 'b'],
        kind: 'time_recording',
        date: '2025-03-03',
      },
    ])
    expect(found(items, {}, lines)).toEqual([])
  })

  test('the same work for another party or in another phase is no duplicate', () => {
    const of = (uuid: string, recordedFor: string) => time({ uuid, description: 'Letter', recordedFor })
    expect(found([of('a', 'bank'), of('b', 'court'), of('c', 'bank')], { priced })).toEqual(['duplicate c'])
  })

  test('what is dated in the future, and attendances of more than a day, are found; vouchers are not asked for', () => {
    const attended = item({
      uuid: 'x',
      kind: 'procedural_step_attendance',
      activityType: 'attendance on client',
      feeEarner: 'p',
      work: [{ date: '2025-03-03', hours: 1_000 }],
    })
    expect(
      messages([attended, time({ hours: 1_500 }), time({ uuid: 'l', date: '2026-02-01' }), paid({ amount: 9_999 })], {
        priced,
      }),
    ).toEqual([
      'Preparation of 01/02/2026 is dated in the future.',
      '25 hours are recorded for Priya Nair on 03/03/2025, in 2 rows.',
      'Preparation of 03/03/2025 takes 15 hours on one day, recorded in one row.',
      'Attendance on client of 03/03/2025 takes 10 hours on one day, recorded in one row.',
    ])
  })
})

describe('bundle payments for interim hearings', () => {
  const payments = (
    caseType: Parameters<typeof certified>[0],
    types: string[],
    change: Partial<Line> = {},
    part: Aspect | null = null,
  ) => {
    const items = types.map((hearingType, n) => hearing({ uuid: `h${n}`, hearingType, date: `2025-03-0${n + 1}` }))
    const lines = items.map(({ uuid, date }) =>
      line({ item: uuid, date, head: 'advocacy', description: 'Bundle payment, as bundle 2', ...change }),
    )
    const bill = makeBill(makeHeads(['advocacy'], [lines], {}, part), {})
    return filingFindings({ ...facts(items.toReversed()), priced: certified(caseType), bill })
      .filter(({ rule }) => rule === 'bundle_payments')
      .map(({ item, message }) => `${item}: ${message}`)
  }
  test('are made for two in public law, and for final hearings as often as there are', () => {
    expect(payments('care_and_supervision', ['interim', 'final', 'interim', 'final'])).toEqual([])
    expect(payments('placement', ['interim', 'interim', 'final', 'interim'])).toEqual([
      'h3: Interim hearing of 04/03/2025 has a bundle payment, which is made for two interim hearings in public law.',
    ])
  })
  test('are made for one in private law, also where their rate is not held, and not counted where they are not claimed', () => {
    const types = ['interim', 'interim']
    expect(payments('finance', types, { notHeld: 'Rate not held: Table 2(e).' })).toEqual([
      'h1: Interim hearing of 02/03/2025 has a bundle payment, which is made for one interim hearing in private law.',
    ])
    expect(payments('finance', types, { excludedBecause: 'No bundle payment is made.' })).toEqual([])
    expect(payments('finance', types, { description: 'Hearing unit 2' })).toEqual([])
    expect(payments('non_family', types)).toEqual([])
    // A part of a two-part case is a case of its own; rows whose part is not recorded are of none.
    const twoParts = 'domestic_abuse_and_child_arrangement'
    expect(payments(twoParts, types, {}, 'child_arrangement')).toHaveLength(1)
    expect(payments(twoParts, types)).toEqual([])
  })
})

const anyItem: fc.Arbitrary<FiledItem> = fc
  .record({
    make: fc.constantFrom(time, paid, hearing),
    date: fc.constantFrom('2025-01-09', '2025-03-03', '2025-03-04', '2026-05-05'),
    feeEarner: fc.constantFrom('p', 'q'),
    description: fc.constantFrom(null, 'Reading', ' reading '),
    documents: fc.integer({ min: 0, max: 1 }),
    amount: fc.constantFrom(1_000, 5_000),
    disbursementType: fc.constantFrom('counsel_fee', 'travel_mileage', 'taxi'),
    hours: fc.constantFrom(100, 1_300),
    hasExceptionalTravel: fc.boolean(),
  })
  .map(({ make, amount, disbursementType, hours, hasExceptionalTravel, ...common }) => {
    if (make === paid) return paid({ ...common, amount, disbursementType })
    return make === time ? time({ ...common, hours }) : hearing({ ...common, hasExceptionalTravel })
  })
const anyItems = fc
  .array(anyItem, { maxLength: 30 })
  .map((items) => items.map((one, n) => ({ ...one, uuid: String(n).padStart(3, '0') })))

/** Cases of each area, of which no more is known than any case has, and one of an area that is not known here. */
const anyCase = fc.constantFrom(
  certified(),
  ...(['court_of_protection', 'inter_parties', 'high_cost_legal_aid', 'tribunal'] as const).map(
    (area) => ({ area, caseType: 'general_management' }) as FilingFacts['priced'],
  ),
)

test('the order of entry changes nothing in any area', () => {
  fc.assert(
    fc.property(anyItems, anyCase, (items, priced) => {
      const lines = items.map(({ uuid }) => line({ item: uuid, net: 100 }))
      const change = { priced, parts: new Map([['p', { name: 'P', start: '2025-03-04', end: null }]]) }
      const findings = filingFindings(facts(items, change, lines))
      expect(filingFindings(facts(items.toReversed(), change, lines.toReversed()))).toEqual(findings)
    }),
  )
})

test('the order of entry changes nothing, and a finding names an item that is there', () => {
  fc.assert(
    fc.property(
      anyItems.chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length }))),
      ([items, shuffled]) => {
        const findings = filingFindings(facts(items))
        expect(filingFindings(facts(shuffled))).toEqual(findings)
        const kinds = new Map(items.map(({ uuid, kind }) => [uuid, kind]))
        for (const { item: uuid, kind } of findings) expect(kinds.get(uuid ?? '')).toBe(kind)
        expect(countByRule(findings).reduce((sum, { count }) => sum + count, 0)).toBe(findings.length)
      },
    ),
  )
})

test('findings are by rule, then by date', () => {
  const items = [
    paid({ uuid: 'b', date: '2025-05-05', amount: 9_000 }),
    paid({ uuid: 'a', date: '2025-03-03', amount: 9_001 }),
    time({ uuid: 'c', date: '2025-01-01' }),
  ]
  expect(found(items)).toEqual(['before_certificate c', 'voucher_missing a', 'voucher_missing b'])
  expect(countByRule(filingFindings(facts(items)))).toEqual([
    { rule: 'before_certificate', count: 1 },
    { rule: 'voucher_missing', count: 2 },
  ])
})

test('the sentences name the item, its date and what is wrong', () => {
  expect(
    messages([
      time({ uuid: 'a', date: '2025-01-09' }),
      time({ uuid: 'b', description: 'x' }),
      time({ uuid: 'c', description: 'x' }),
      time({ uuid: 'd', description: 'x' }),
      paid({ uuid: 'e', description: 'y' }),
      paid({ uuid: 'f', description: 'y' }),
      time({ uuid: 'g', date: '2026-02-01' }),
      hearing({ uuid: 'h', documents: 0, hasExceptionalTravel: true }),
      paid({ uuid: 'i', disbursementType: 'counsel_fee' }),
      paid({ uuid: 'j', disbursementType: 'travel_mileage' }),
    ]),
  ).toEqual([
    'Preparation of 09/01/2025 is before the certificate was issued on 10/01/2025.',
    'Preparation of 01/02/2026 is dated in the future.',
    'Preparation of 03/03/2025 is recorded 3 times, alike in every detail.',
    'Preparation of 03/03/2025 is recorded 3 times, alike in every detail.',
    'Taxi of 03/03/2025 (£10.00) is recorded twice, alike in every detail.',
    'Interim hearing of 03/03/2025 has no evidence of attendance.',
    'Counsel fee of 03/03/2025 (£10.00) may be claimed twice: the LAA pays counsel directly under the Family Advocacy Scheme.',
    'Travel mileage of 03/03/2025 (£10.00) may be claimed twice: exceptional travel is claimed for a hearing of that day.',
  ])
})

test('an item without a date is named without one, and a person who is not known is no one by name', () => {
  expect(messages([paid({ date: null, amount: 9_999 })])).toEqual(['Taxi (£99.99) has no voucher.'])
  expect(messages([time({ feeEarner: 'z', hours: 2_500 })])).toEqual([
    '25 hours are recorded for one fee earner on 03/03/2025.',
  ])
  expect(found([time({ feeEarner: null, hours: 2_500 })])).toEqual([])
})
