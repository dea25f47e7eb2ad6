import { describe, expect, test } from 'vitest'
import type { HearingFacts } from '../items/hearing.ts'
import type { Items } from '../items/index.ts'
import type { TimeFacts } from '../items/time.ts'
import { price, tablesOf } from '../price.ts'
import type { PricedCase } from '../facts/priced-case.ts'
import { hasPanelFloor } from '../rates/enhancement.ts'
import type { RateEdition } from '../rates/rate-table.ts'
import { ratesWith, statutoryRates } from '../rates/rates.ts'
import { rateTableOf } from '../rates/tables.ts'
import { feeSchemeOf } from '../schemes/fixed-fee-scheme.ts'
import { fixedFeeCaseTypes, legalAidCaseTypes, type LegalAidCaseType } from '../vocabulary/vocabulary.ts'

const facts: PricedCase<'legal_aid'> = {
  area: 'legal_aid',
  caseType: 'other_public_law',
  representedParty: null,
  partiesRepresented: null,
  region: 'South',
  location: 'Non-London',
  exceptional: false,
  highCourtWork: false,
  enhancements: {},
  certificate: { courtLevel: 'other_judge', dateOfIssue: '2024-05-01', transfer: false, halfFixedFee: false },
}
const none: Items = { time: [], hearings: [], disbursements: [], expertFees: [] }
const row: TimeFacts = {
  uuid: 't',
  date: '2024-06-03',
  activityType: 'preparation',
  time: 100,
  vatExempt: false,
  location: 'Non-London',
  panelMember: false,
  description: null,
}
const hearing: HearingFacts = {
  uuid: 'h',
  date: '2024-07-01',
  courtLevel: 'circuit_district_judge',
  hearingType: 'interim',
  days: [100],
  finalDays: 0,
  allegationsOfHarm: false,
  lackOfUnderstanding: false,
  expertCrossExamined: false,
  courtBundle: null,
  travelMiles: null,
}
const edition = (key: string, from: string, amounts: Record<string, number>): [string, RateEdition[]] => [
  key,
  [
    {
      authority: {
        from,
        table: rateTableOf(key)?.name ?? '',
        instrument: 'An order',
        provision: 'Entered by the firm',
        source: 'The firm',
        own: { firm: 'Ashdown', by: 'Ann Lee', on: '2026-05-03' },
      },
      amounts,
    },
  ],
]

describe('types without a fixed fee count their core costs', () => {
  const advocacyTime: TimeFacts = { ...row, uuid: 'a', activityType: 'advocacy' }
  const letterIn: TimeFacts = { ...row, uuid: 'l', activityType: 'letter_in', time: 10 }
  test.each<[LegalAidCaseType, number, string[]]>([
    // 58.41 + 1.85 + HU1 83.39; advocacy time is paid under the advocacy scheme.
    ['other_public_law', 14_365, ['Table 9(a)', 'Table 1(b)']],
    ['other_public_law_family', 14_365, ['Table 9(a)', 'Table 1(b)']],
    // 54.90 + 2.70 + 83.39.
    ['placement', 14_099, ['Table 9(b)', 'Table 1(b)']],
    // 54.90 + 2.70 + 63.18.
    ['transfer_of_tenancy', 12_078, ['Table 9(b)', 'Sch. 3 Pt 2, finance']],
    // 59.40 + 59.40 of advocacy by the hour; no letter in, no hearing fee.
    ['non_family', 11_880, ['Table 10(a)']],
  ])('%s', (caseType, net, tables) => {
    const bill = price({ ...facts, caseType }, { ...none, time: [row, advocacyTime, letterIn], hearings: [hearing] })
    expect(bill).toMatchObject({ net, unpriced: 0, escape: null, notPriced: null })
    const used = bill.heads.flatMap(({ lines }) =>
      lines.flatMap(({ under, excludedBecause }) => (under && excludedBecause === null ? [under.table] : [])),
    )
    expect([...new Set(used)].toSorted()).toEqual(tables.toSorted())
    expect(bill.heads.map(({ excludedBecause }) => excludedBecause)).toEqual(bill.heads.map(() => null))
  })
  test('they are enhanced whether or not the case is called exceptional, and their fee is never', () => {
    const net = (exceptional: boolean) =>
      price({ ...facts, exceptional, enhancements: { preparation: 50 } }, { ...none, time: [row] }).net
    // 58.41 × 1.5 = 87.615.
    expect([net(false), net(true)]).toEqual([8_762, 8_762])
    expect(price(facts, { ...none, time: [{ ...row, panelMember: true }] }).net).toBe(6_717)
    // The panels are those of family work: outside it there is no minimum.
    expect(price({ ...facts, caseType: 'non_family' }, { ...none, time: [{ ...row, panelMember: true }] }).net).toBe(
      5_940,
    )
  })
  test('outside family work a letter in, and a hearing, have a line that says why they are not paid', () => {
    const lines = price(
      { ...facts, caseType: 'non_family' },
      { ...none, time: [letterIn], hearings: [hearing] },
    ).heads.flatMap((head) => head.lines)
    expect(lines.map(({ item, net, excludedBecause, notHeld }) => [item, net, excludedBecause, notHeld])).toEqual([
      ['l', 0, 'Letters in are not paid outside family work.', null],
      ['h', 0, 'No advocacy scheme covers this type of case: its advocacy is paid by the hour.', null],
    ])
    expect(price(facts, { ...none, time: [letterIn] }).heads[0]?.lines[0]?.excludedBecause).toBeNull()
  })
  test('the higher courts outside family work, and criminal work, have no rates', () => {
    for (const caseType of ['non_family_higher', 'court_of_protection', 'criminal'] as const) {
      const bill = price({ ...facts, caseType }, { ...none, time: [row] })
      expect(bill).toMatchObject({ net: 0, unpriced: 1 })
      expect(price({ ...facts, caseType }, { ...none, hearings: [hearing] })).toMatchObject({ net: 0, unpriced: 0 })
    }
    expect(price({ ...facts, caseType: 'criminal' }, none).notPriced).toContain('not priced')
    expect(
      price({ ...facts, caseType: 'non_family_higher' }, { ...none, time: [row] }).heads[1]?.lines[0]?.notHeld,
    ).toBe('Rate not held: Table 10(a), higher, preparation, Non-London on 2024-05-01.')
  })
})

describe('private family cases', () => {
  const children = { ...facts, caseType: 'children_child_arrangement_orders' } as const
  const rates = ratesWith(
    new Map([
      edition('private_family_fixed_fee', '2020-01-01', {
        'children.other_judge.Non-London': 60_000,
        'children.other_judge.London': 70_000,
      }),
    ]),
  )
  test('the fixed fee is not held until it is entered, and then names whose edition priced it', () => {
    expect(price(children, none)).toMatchObject({ unpriced: 1, escape: null })
    expect(price(children, none).heads[0]?.lines[0]?.notHeld).toBe('Rate not held: Table 3 on 2024-05-01.')
    const bill = price(children, none, rates)
    expect(bill).toMatchObject({ unpriced: 0, net: 60_000, vat: 12_000, gross: 72_000 })
    expect(bill.heads[0]?.lines[0]?.under).toMatchObject({ from: '2020-01-01', own: { firm: 'Ashdown' } })
    expect(price({ ...children, location: 'London' }, none, rates).net).toBe(70_000)
    expect(price({ ...facts, caseType: 'finance' }, none, rates).heads[0]?.lines[0]?.notHeld).toBe(
      'Rate not held: Table 3, finance, other judge, Non-London on 2024-05-01.',
    )
  })
  test('it escapes above three times the fee', () => {
    // 54.90 an hour: 32.78 h are 1,799.62, 32.79 h 1,800.17.
    const test3 = (time: number) => price(children, { ...none, time: [{ ...row, time }] }, rates).escape
    expect(test3(3_278)).toMatchObject({ multiple: 3, threshold: 180_000, hourly: 179_962, escapes: false })
    expect(test3(3_279)).toMatchObject({ hourly: 180_017, distance: 17, escapes: true })
    const exceptional = price({ ...children, exceptional: true }, { ...none, time: [{ ...row, time: 3_279 }] }, rates)
    expect(exceptional.net).toBe(180_017)
  })
  test('a hearing unit is provisional, a final hearing is not held until entered', () => {
    const unitLine = price(children, { ...none, hearings: [hearing] }).heads[3]?.lines[0]
    expect(unitLine).toMatchObject({ net: 6_894, under: { provisional: expect.stringContaining('Derived') } })
    const final = { ...hearing, hearingType: 'final', finalDays: 2 } as const
    expect(price(children, { ...none, hearings: [final] }).unpriced).toBe(2)
    const entered = ratesWith(
      new Map([
        edition('advocacy_private_children', '2024-07-01', { 'circuit_district_judge.final_hearing_per_day': 40_000 }),
      ]),
    )
    expect(price(children, { ...none, hearings: [final] }, entered).heads[3]).toMatchObject({ net: 80_000 })
    // The edition replaces its table whole, from its first day.
    expect(price(children, { ...none, hearings: [hearing] }, entered).unpriced).toBe(2)
    expect(price(children, { ...none, hearings: [{ ...hearing, date: '2024-06-30' }] }, entered).unpriced).toBe(1)
  })
  test('whether a transferred case is paid half cannot be told without its hourly rates', () => {
    const certificate = {
      courtLevel: 'other_judge',
      dateOfIssue: '2020-02-01',
      transfer: true,
      halfFixedFee: false,
    } as const
    const early = { ...children, certificate }
    expect(price(early, { ...none, time: [row] }, rates).heads[0]?.lines[0]?.notHeld).toContain(
      'depends on hourly rates',
    )
    // Without any work, the hourly costs are nil.
    expect(price(early, none, rates).heads[0]?.net).toBe(30_000)
  })
})

describe('a case in two parts', () => {
  const fees = { 'children.other_judge.Non-London': 60_000, 'domestic_abuse.other_judge.Non-London': 50_000 }
  const rates = ratesWith(new Map([edition('private_family_fixed_fee', '2020-01-01', fees)]))
  const twoParts = { ...facts, caseType: 'domestic_abuse_and_child_arrangement' } as const
  const claim = (exceptional: boolean, enhancements = {}) => ({ exceptional, enhancements })
  const child = { casePart: 'child_arrangement' } as const
  const abuse = { casePart: 'non_molestation_order' } as const
  const headsOf = (bill: ReturnType<typeof price>) =>
    bill.heads.map(({ name, part, net, excludedBecause }) => [part, name, net, excludedBecause])

  test('pays each part its own fee, and the whole as one claims it; what the case itself would claim is not read', () => {
    for (const exceptional of [false, true]) {
      const bill = price({ ...twoParts, exceptional, enhancements: { preparation: 50 } }, none, rates)
      expect(bill).toMatchObject({ net: 110_000, vat: 22_000, unpriced: 0, escape: null, notPriced: null })
      expect(bill.parts).toMatchObject([
        { part: 'child_arrangement', net: 60_000, vat: 12_000, gross: 72_000, escape: { threshold: 180_000 } },
        { part: 'non_molestation_order', net: 50_000, vat: 10_000, gross: 60_000, escape: { threshold: 150_000 } },
      ])
    }
    expect(price(twoParts, none)).toMatchObject({ net: 0, unpriced: 2 })
  })
  test('one part is exceptional and enhanced alone, and says so', () => {
    const time: TimeFacts[] = [
      { ...row, ...child, uuid: 'c', time: 1_000 },
      { ...row, ...abuse, uuid: 'a', time: 1_000 },
    ]
    const bill = price(
      { ...twoParts, parts: { child_arrangement: claim(true, { preparation: 50 }) } },
      { ...none, time },
      rates,
    )
    // 10 h at 54.90, enhanced by half in the one part: 823.50; the fee of 500.00 in the other.
    expect(bill).toMatchObject({ net: 132_350, unpriced: 0 })
    expect(headsOf(bill).filter(([, name]) => name === 'fixed_fee' || name === 'scheduled')).toEqual([
      ['child_arrangement', 'fixed_fee', 60_000, 'This part is exceptional: its core costs are paid instead.'],
      ['child_arrangement', 'scheduled', 82_350, null],
      ['non_molestation_order', 'fixed_fee', 50_000, null],
      ['non_molestation_order', 'scheduled', 54_900, 'This part is not exceptional: its fixed fee is paid instead.'],
    ])
  })
  test('each part is paid by its own advocacy scheme, and a hearing of a part that is not recorded is not priced', () => {
    const hearings = [
      { ...hearing, ...child, uuid: 'hc', courtBundle: 'bundle_1' as const },
      { ...hearing, ...abuse, uuid: 'ha', courtBundle: 'bundle_1' as const },
      { ...hearing, uuid: 'hn' },
    ]
    const bill = price(twoParts, { ...none, hearings }, rates)
    const lines = bill.heads.filter(({ name }) => name === 'advocacy').flatMap((head) => head.lines)
    expect(
      lines.map(({ item, description, excludedBecause, notHeld }) => [item, description, excludedBecause, notHeld]),
    ).toEqual([
      ['hc', 'Hearing unit 1', null, null],
      ['hc', 'Bundle payment', null, 'Rate not held: Table 2(e) on 2024-07-01.'],
      ['ha', 'Hearing unit 1', null, null],
      ['ha', 'Bundle payment', 'No bundle payment is made in domestic abuse proceedings.', null],
      ['hn', 'Hearing', null, 'Not priced: the part of this row is not recorded.'],
    ])
    expect(bill.unpriced).toBe(2)
    expect(bill.parts?.map(({ part }) => part)).toEqual(['child_arrangement', 'non_molestation_order', null])
  })
  test('half the fee, and the test of a transfer, go by the hours of the part', () => {
    const certificate = { ...facts.certificate!, transfer: true }
    const time: TimeFacts[] = [{ ...row, ...child, time: 1_100 }]
    // 11 h at 54.90 = 603.90 in the one part, which is over its fee; none in the other.
    expect(price({ ...twoParts, certificate }, { ...none, time }, rates).parts?.map(({ net }) => net)).toEqual([
      60_000, 25_000,
    ])
    const half = { ...facts.certificate!, halfFixedFee: true }
    expect(price({ ...twoParts, certificate: half }, none, rates).parts?.map(({ net }) => net)).toEqual([
      30_000, 25_000,
    ])
  })
  test('in a type without parts the part of a row is not read', () => {
    const placement = { ...facts, caseType: 'placement' } as const
    expect(price(placement, { ...none, time: [{ ...row, ...child }] })).toEqual(
      price(placement, { ...none, time: [{ ...row }] }),
    )
  })
})

test('panel members have their minimum where letters in are paid, that is in family work', () => {
  const letterIn: TimeFacts = { ...row, activityType: 'letter_in', time: 10 }
  for (const caseType of legalAidCaseTypes.filter((type) => type !== 'domestic_abuse_and_child_arrangement')) {
    const [line] =
      price({ ...facts, caseType }, { ...none, time: [letterIn] }).heads.find(({ name }) => name === 'routine')
        ?.lines ?? []
    expect([caseType, line?.excludedBecause === null]).toEqual([caseType, hasPanelFloor(caseType)])
  }
})

describe('editions', () => {
  const care = { ...facts, caseType: 'care_and_supervision', representedParty: 'child', partiesRepresented: 1 } as const
  const amounts = { 'child.other_judge.one.South': 100_000 }
  const feeWith = (from: string, dateOfIssue = '2024-05-01') => {
    const certificate = { courtLevel: 'other_judge', dateOfIssue, transfer: false, halfFixedFee: false } as const
    return price({ ...care, certificate }, none, ratesWith(new Map([edition('care_fixed_fee', from, amounts)])))
      .heads[0]?.net
  }
  test('the last to begin applies; of two of one day the firm’s own; of the statute’s later one the statute’s', () => {
    expect(feeWith('2015-01-01')).toBe(100_000)
    expect(feeWith('2014-04-22')).toBe(100_000)
    expect(feeWith('2014-04-21')).toBe(201_300)
    expect(feeWith('2024-05-02')).toBe(201_300)
    expect(feeWith('2014-04-21', '2014-04-21')).toBe(100_000)
  })
  test('a firm without editions has the rates of the statutes', () => expect(ratesWith(new Map())).toBe(statutoryRates))
})

test('every table of a type is known, and every type has one', () => {
  for (const caseType of legalAidCaseTypes) {
    const keys = tablesOf('legal_aid', caseType)
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(rateTableOf(key)?.key).toBe(key)
  }
  expect([tablesOf('legal_aid', 'deputyship'), tablesOf('x', 'y')]).toEqual([[], []])
})

test('what a fixed fee is said to depend on is what its table differs in', () => {
  for (const caseType of legalAidCaseTypes) {
    const tables = tablesOf('legal_aid', caseType).filter((key) => key.endsWith('_fixed_fee'))
    const dimensions = tables.flatMap((key) => rateTableOf(key)?.dimensions.map(({ name }) => name) ?? [])
    expect(feeSchemeOf(caseType)?.facts.toSorted() ?? []).toEqual(dimensions.toSorted())
    expect(feeSchemeOf(caseType) !== undefined).toBe(fixedFeeCaseTypes.some((type) => type === caseType))
  }
})

test('the fixed fee of an exceptional case is not claimed, so that nothing is left out where it is not held', () => {
  const bill = (exceptional: boolean) => price({ ...facts, caseType: 'finance', exceptional }, { ...none, time: [row] })
  expect(bill(false)).toMatchObject({ net: 0, unpriced: 1, escape: null })
  expect(bill(true)).toMatchObject({ net: 5_490, unpriced: 0, escape: null })
})

describe('heads and lines', () => {
  test('advocacy is a head where it is paid apart or was recorded', () => {
    const names = (caseType: LegalAidCaseType, hearings: HearingFacts[] = []) =>
      price({ ...facts, caseType }, { ...none, hearings }).heads.map(({ name }) => name)
    expect(names('non_family')).toEqual(['routine', 'scheduled', 'disbursements'])
    expect(names('non_family', [hearing])).toEqual(['routine', 'scheduled', 'advocacy', 'disbursements'])
    expect(names('placement')).toEqual(['routine', 'scheduled', 'advocacy', 'disbursements'])
  })
  test('a row without a text has an empty description, and a disbursement that of its type', () => {
    const lines = price(facts, {
      ...none,
      time: [row, { ...row, uuid: 's', description: 'Reading' }],
      disbursements: [
        { uuid: 'd', date: '2024-07-01', type: 'taxi', amount: 100, vatExempt: false, description: null },
        { uuid: 'e', date: '2024-07-01', type: 'taxi', amount: 100, vatExempt: false, description: 'To court' },
      ],
    }).heads.flatMap((head) => head.lines)
    expect(lines.map(({ description, unit }) => [description, unit])).toEqual([
      ['', 'hours'],
      ['Reading', 'hours'],
      ['taxi', 'fee'],
      ['To court', 'fee'],
    ])
  })
  test('a fixed fee is one fee, and says where it is half of it', () => {
    const care = { ...facts, caseType: 'care_and_supervision', representedParty: 'child' } as const
    const feeOf = (halfFixedFee: boolean) =>
      price({ ...care, certificate: { ...facts.certificate!, halfFixedFee } }, none).heads[0]?.lines[0]
    expect(feeOf(false)).toMatchObject({ quantity: 1, unit: 'fee', description: 'Fixed fee' })
    expect(feeOf(true)).toMatchObject({ quantity: 1, unit: 'fee', description: 'Fixed fee, half' })
  })
  test('an excluded row whose rate is missing does not stop the test of the fee', () => {
    const rates = ratesWith(
      new Map([
        edition('private_family_fixed_fee', '2020-01-01', { 'finance.other_judge.Non-London': 100 }),
        edition('hourly_9b', '2024-01-01', { 'family_court.preparation.Non-London': 5_000 }),
      ]),
    )
    const bill = price(
      { ...facts, caseType: 'finance' },
      { ...none, time: [row, { ...row, uuid: 'a', activityType: 'advocacy' }] },
      rates,
    )
    expect(bill.escape).toMatchObject({ hourly: 5_000, escapes: true })
    expect(
      price({ ...facts, caseType: 'finance' }, { ...none, time: [{ ...row, activityType: 'counsel' }] }, rates).escape,
    ).toBeNull()
  })
  test('a type is not priced while neither its fee, its hours nor its advocacy are held', () => {
    const criminal = { ...facts, caseType: 'criminal' } as const
    expect(price(criminal, none).notPriced).not.toBeNull()
    expect(
      price(criminal, none, ratesWith(new Map([edition('hourly_criminal', '2020-01-01', {})]))).notPriced,
    ).toBeNull()
    expect(price({ ...facts, caseType: 'finance' }, none).notPriced).toBeNull()
  })
})
