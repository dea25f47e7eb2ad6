import {
  disbursementTypes,
  expertTypeKeys,
  locations,
  activityTypes,
  aspects,
  courtLevels,
  hearingTypes,
  ratesWith,
  type HearingFacts,
  type AllItems,
  type PricedCase,
  writtenDate,
  type Items,
} from '@costdraft/costing'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frozenOf, frozenWorked } from '../../../../../dev/frozen-legal-aid.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import { itemsOf, workedCase, workedBills } from '../../../../../dev/worked-bill.ts'
import { printedPence } from '../../../../../tests/support/printed-pence.ts'
import { printedTime, timeAtRate } from '../../../../../tests/support/printed-time.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { billDocument } from './bill-document.ts'
import type { HearingRow, DisbursementRow, WorkRow } from '../bill/model.ts'
import { clock, money, shortDate } from '../bill/format.ts'
import { runs } from '../../../../../dev/property-runs.ts'

const headSums = (frozen: FrozenCase, names: string[]) =>
  frozen.bill.heads
    .filter(({ name, lines }) => names.includes(name) && lines.length > 0)
    .map(({ net, vat, lines }) => {
      const claimed = lines.filter(({ excludedBecause }) => excludedBecause === null)
      return claimed.length > 0 && claimed.every(({ notHeld }) => notHeld !== null)
        ? { net: 'not held', vat: '' }
        : { net: money(net), vat: money(vat) }
    })
/** The document of a case without parts, with what its one section has. */
const printed = (frozen: FrozenCase) => {
  const bill = billDocument(frozen)
  return { ...bill, ...bill.sections[0]! }
}
const schedulesOf = (frozen: FrozenCase) => {
  const bill = printed(frozen)
  return {
    bill,
    schedules: bill.sections.flatMap(({ work, advocacy, disbursements }) => [
      ...(work?.schedules ?? []),
      advocacy,
      disbursements,
    ]),
  }
}
const rowsOf = (
  schedule: ReturnType<typeof schedulesOf>['schedules'][number],
): (WorkRow | HearingRow | DisbursementRow)[] =>
  'groups' in schedule ? schedule.groups.flatMap(({ rows }) => rows) : schedule.rows

const penceIn = (printed: string): number => Math.round(Number(printed.replaceAll(',', '')) * 100)

describe.each(
  [...workedBills(), ...workedBills('large')].map((worked) => [worked.title, frozenWorked(worked)] as const),
)('%s', (_title, frozen) => {
  test('printed sums equal the sums of the bill', () => {
    const { bill, schedules } = schedulesOf(frozen)
    const { net, vat, gross, heads } = frozen.bill
    const { unpriced } = frozen.bill
    expect(bill.summary.total).toEqual(
      gross === 0 && unpriced > 0
        ? { title: 'Total', net: 'not held', vat: '', gross: 'not held' }
        : {
            title: `Total${unpriced > 0 ? `, without ${unpriced} item${unpriced === 1 ? '' : 's'} whose rate is not held` : ''}`,
            ...{ net: money(net), vat: money(vat), gross: money(gross) },
          },
    )
    const PAID = /^(Disbursements|Experts’ fees|Counsel’s fees and expenses)(:|$)/
    const [paid = [], worked = []] = [true, false].map((isPaid) =>
      bill.summary.rows.filter(({ title }) => PAID.test(title) === isPaid),
    )
    const claimed = heads.filter((head) => head.excludedBecause === null && head.lines.length > 0)
    const disbursed = claimed.filter(({ name }) => name === 'disbursements')
    expect(paid.reduce((sum, row) => sum + penceIn(row.net), 0)).toBe(
      disbursed.reduce((sum, head) => sum + head.net, 0),
    )
    expect(paid.reduce((sum, row) => sum + penceIn(row.vat), 0)).toBe(
      disbursed.reduce((sum, head) => sum + head.vat, 0),
    )
    expect(worked.map((row) => [row.net, row.vat])).toEqual(
      claimed
        .filter(({ name }) => name !== 'disbursements')
        .map((head) =>
          head.lines.every(({ notHeld, excludedBecause }) => notHeld !== null || excludedBecause !== null) &&
          head.lines.some(({ notHeld }) => notHeld !== null)
            ? ['not held', '']
            : [money(head.net), money(head.vat)],
        ),
    )
    expect(schedules.filter((schedule) => rowsOf(schedule).length > 0).map(({ total }) => total)).toEqual(
      headSums(frozen, ['routine', 'scheduled', 'advocacy', 'disbursements']),
    )
    expect(bill.sections.flatMap(({ fixedFee }) => fixedFee?.claim?.runningTotal ?? [])).toEqual(
      headSums({ ...frozen, bill: { ...frozen.bill, heads: heads.filter((head) => head.excludedBecause === null) } }, [
        'fixed_fee',
      ]),
    )
    expect(bill.sections.filter(({ fixedFee }) => fixedFee !== null)).toHaveLength(
      heads.filter(({ name }) => name === 'fixed_fee').length,
    )
    expect(bill.summary.parts.map((part) => [part.net, part.vat, part.gross])).toEqual(
      (frozen.bill.parts ?? []).map((part) => [money(part.net), money(part.vat), money(part.gross)]),
    )
  })

  test('the time, rate and enhancement that a row of work prints come to its amount', () => {
    for (const { work } of printed(frozen).sections)
      for (const { rows, total } of work?.schedules.flatMap(({ groups }) => groups) ?? []) {
        const timed = rows.filter(({ quantity, net }) => !quantity.endsWith('item') && net !== '')
        for (const { quantity, rate, enhancement, net } of timed)
          expect(timeAtRate(quantity, printedPence(rate), Number(enhancement.replace('%', '')))).toBe(printedPence(net))
        if (total && timed.length === rows.length)
          expect(printedTime(total.time)).toBeCloseTo(
            timed.reduce((sum, { quantity }) => sum + printedTime(quantity), 0),
          )
      }
  })
})

const priced: PricedCase<'legal_aid'> = workedCase(workedBills()[0]!)
const noItems: Items = { time: [], hearings: [], disbursements: [], expertFees: [] }
const hearing: HearingFacts = {
  uuid: 'h',
  date: '2025-03-04',
  courtLevel: 'other_judge',
  hearingType: 'interim',
  days: [150],
  finalDays: 0,
  allegationsOfHarm: false,
  lackOfUnderstanding: false,
  expertCrossExamined: false,
  courtBundle: null,
  travelMiles: null,
}
const dates = fc.constantFrom('2025-02-03', '2025-03-04', '2025-03-05', '2026-01-12')
const casePart = fc.option(fc.constantFrom(...aspects))
const claim = fc.record({ exceptional: fc.boolean(), enhancements: fc.constant({}) })
const arbitrary = fc.record({
  exceptional: fc.boolean(),
  caseType: fc.constantFrom('care_and_supervision' as const, 'domestic_abuse_and_child_arrangement' as const),
  parts: fc.dictionary(fc.constantFrom(...aspects), claim),
  time: fc.array(
    fc.record({
      date: dates,
      casePart,
      activityType: fc.constantFrom(...activityTypes),
      time: fc.integer({ min: 1, max: 900 }),
      vatExempt: fc.boolean(),
      location: fc.constantFrom('London' as const, 'Non-London' as const),
      panelMember: fc.boolean(),
      description: fc.option(fc.string()),
    }),
    { maxLength: 30 },
  ),
  hearings: fc.array(
    fc.record<Omit<HearingFacts, 'uuid'>>({
      date: dates,
      casePart,
      courtLevel: fc.constantFrom(...courtLevels),
      hearingType: fc.constantFrom(...hearingTypes),
      days: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 3 }),
      finalDays: fc.integer({ min: 1, max: 9 }),
      allegationsOfHarm: fc.boolean(),
      lackOfUnderstanding: fc.boolean(),
      expertCrossExamined: fc.boolean(),
      courtBundle: fc.option(fc.constant('bundle_1' as const)),
      travelMiles: fc.option(fc.integer({ min: 0, max: 99 })),
    }),
    { maxLength: 6 },
  ),
  disbursements: fc.array(
    fc.record({
      date: dates,
      casePart,
      type: fc.constantFrom(...disbursementTypes),
      amount: fc.integer({ min: 0, max: 9_999_999 }),
      vatExempt: fc.boolean(),
      description: fc.option(fc.string()),
    }),
    { maxLength: 8 },
  ),
  expertFees: fc.array(
    fc.record({
      date: dates,
      casePart,
      type: fc.constantFrom(...expertTypeKeys),
      amount: fc.integer({ min: 0, max: 9_999_999 }),
      vatExempt: fc.boolean(),
      description: fc.option(fc.string()),
      hours: fc.option(fc.integer({ min: 1, max: 100_000 })),
      location: fc.option(fc.constantFrom(...locations)),
    }),
    { maxLength: 4 },
  ),
})

test('property: running totals end at the total, items are numbered in print order, and no line is lost', () => {
  fc.assert(
    fc.property(arbitrary, ({ exceptional, caseType, parts, ...items }) => {
      const named = <T>(kind: string, rows: T[]) => rows.map((row, i) => ({ ...row, uuid: `${kind}${i}` }))
      const frozen = frozenOf(
        { ...priced, caseType, exceptional, parts },
        {
          time: named('t', items.time),
          hearings: named('h', items.hearings),
          disbursements: named('d', items.disbursements),
          expertFees: named('e', items.expertFees),
        },
      )
      const { bill, schedules } = schedulesOf(frozen)
      for (const schedule of schedules)
        expect(rowsOf(schedule).at(-1)?.runningTotal ?? { net: '0.00', vat: '0.00' }).toEqual(schedule.total)
      expect(schedules.map(({ total }) => total).filter((_, i) => rowsOf(schedules[i]!).length > 0)).toEqual(
        headSums(frozen, ['routine', 'scheduled', 'advocacy', 'disbursements']),
      )
      const numbers = bill.sections.flatMap(({ fixedFee, work, advocacy, disbursements }) => [
        ...(fixedFee?.claim ? [fixedFee.claim.no] : []),
        ...[...(work?.schedules ?? []), advocacy, disbursements].flatMap(rowsOf).map(({ no }) => no),
      ])
      expect(numbers).toEqual(numbers.map((_, i) => String(i + 1)))
      const lines = schedules.reduce(
        (sum, schedule) => sum + rowsOf(schedule).reduce((all, row) => all + ('fees' in row ? row.fees.length : 1), 0),
        bill.sections.filter(({ fixedFee }) => fixedFee).length,
      )
      expect(lines).toBe(frozen.bill.heads.reduce((sum, { lines }) => sum + lines.length, 0))
      expect(bill.summary.notHeld).toHaveLength(frozen.bill.unpriced)
    }),
    { numRuns: runs(100) },
  )
})

test('a line that is not counted has no figures but a note with its amount', () => {
  const rows = schedulesOf(fullLegalAidBill(80))
    .bill.work!.schedules[1]!.groups.flatMap((group) => group.rows)
    .filter(({ muted }) => muted)
  expect(rows[0]).toMatchObject({
    net: '',
    vat: '',
    note: expect.stringMatching(/^Not counted \(£[\d,.]+ net\)\. Paid under the advocacy scheme\.$/),
  })
})

describe('an enhancement', () => {
  const worked = (name: string) => workedBills().find((bill) => bill.name === name)!
  const of = (name: string, reasons: string | null = null) =>
    printed(frozenOf(workedCase(worked(name)), itemsOf(worked(name)), { reasons }))
  test('is printed by activity, with its reasons, and on every enhanced line', () => {
    const { enhancement, work } = of('14-enhancement', 'A novel point.\n\nAnd at speed.')
    expect(enhancement).toMatchObject({
      rows: [
        { activity: 'Preparation', percent: '40%' },
        { activity: 'Counsel', percent: '10%' },
        { activity: 'Letter out', percent: '20%' },
      ],
      reasons: ['A novel point.', 'And at speed.'],
    })
    expect(
      work?.schedules.map(({ groups }) => groups.flatMap(({ rows }) => rows.map((row) => [row.enhancement, row.net]))),
    ).toEqual([
      [
        ['20%', '3.98'],
        ['', '1.67'],
      ],
      [
        ['40%', '1,670.67'],
        ['40%', '735.98'],
        ['20%', '18.93'],
        ['15%', '118.34'],
        ['10%', '113.19'],
        ['', ''],
        ['15%', '151.17'],
        ['', '131.45'],
      ],
    ])
  })
  test('that nobody set says whose it is: the least of a panel member', () => {
    const { enhancement, work } = of('13-panel-and-exempt')
    expect(work?.schedules.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))).toContainEqual(
      expect.objectContaining({ enhancement: '15%', net: '1,524.62' }),
    )
    expect(enhancement).toEqual({
      notes: [
        'Added to the hourly and item rates; each line of the schedules shows its own.',
        'Work of a panel member has at least 15%, which is not added to what is set.',
      ],
      rows: [],
      reasons: [],
    })
  })
  test('is not printed for a fixed fee, if none was set, or if the snapshot has none', () => {
    expect([of('15-enhancement-of-a-fixed-fee', 'Why.').enhancement, of('12-escape-exceptional').enhancement]).toEqual([
      null,
      null,
    ])
    expect(printed({ ...frozenWorked(worked('14-enhancement')), enhancement: undefined }).enhancement).toBeNull()
  })
})

test('formats amounts, times and dates', () => {
  expect([money(0), money(5), money(123_456_789), money(-150)]).toEqual(['0.00', '0.05', '1,234,567.89', '−1.50'])
  expect([clock(0), clock(190), clock(25), clock(5), clock(120_000)]).toEqual([
    '0:00',
    '1:54',
    '0:15',
    '0:03',
    '1,200:00',
  ])
  // 0.33 h is 19.8 minutes: printed as 0:20 it would be claimed at another rate than the one beside it.
  expect([clock(33), clock(7), clock(101), clock(123_457)]).toEqual(['0.33 h', '0.07 h', '1.01 h', '1,234.57 h'])
  expect([shortDate('2025-01-14'), shortDate(null), writtenDate('2025-01-04T10:00:00')]).toEqual([
    '14/01/2025',
    '–',
    '4 January 2025',
  ])
})

describe('a two-part case', () => {
  const twoParts = (name: string) => frozenWorked(workedBills().find((bill) => bill.name === name)!)
  test('is printed part by part, each with its fee, its test and its own claim', () => {
    const { sections, summary, cover } = printed(twoParts('41-two-parts-one-exceptional'))
    const [children, abuse] = sections
    expect(sections.map(({ title }) => title)).toEqual(['Child Arrangements', 'Domestic Abuse'])
    expect(children).toMatchObject({
      fixedFee: {
        claim: null,
        result:
          'Hourly costs exceed the escape threshold by £9.90: the part is billed as exceptional, at hourly rates.',
      },
      work: { title: 'Hourly profit costs' },
      enhancement: { rows: [{ activity: 'Preparation', percent: '25%' }] },
    })
    expect(children?.fixedFee?.facts).toContainEqual({
      label: 'Fee for',
      value: 'Child Arrangements · judge below the High Court · Non-London',
    })
    expect(abuse).toMatchObject({
      fixedFee: { claim: { what: 'Fixed fee, domestic abuse', net: '250.00' } },
      work: {
        why: expect.stringContaining('This part is not exceptional: its fixed fee is paid instead.'),
      },
      enhancement: null,
    })
    expect(cover.kind).toEqual([
      'Child Arrangements: exceptional, hourly profit costs',
      'Hourly costs exceed the escape threshold by £9.90: the part is billed as exceptional, at hourly rates.',
      'Domestic Abuse: fixed fee',
      expect.stringContaining('the fixed fee is claimed.'),
    ])
    expect(summary.rows.map(({ title }) => title)).toEqual([
      'Core costs: routine: Child Arrangements',
      'Core costs: scheduled: Child Arrangements',
      'Fixed fee: Domestic Abuse',
    ])
    expect(summary.parts).toEqual([
      { title: 'Child Arrangements', net: '1,115.78', vat: '223.16', gross: '1,338.94' },
      { title: 'Domestic Abuse', net: '250.00', vat: '50.00', gross: '300.00' },
    ])
  })
  test('says of each part that its fee is not held, and never takes it for one of the care scheme', () => {
    const { sections, summary } = printed(
      frozenOf({ ...priced, caseType: 'domestic_abuse_and_child_arrangement' }, noItems),
    )
    expect(sections.map(({ fixedFee }) => fixedFee?.claim)).toMatchObject([
      { what: 'Fixed fee, children', notHeld: true, net: '' },
      { what: 'Fixed fee, domestic abuse', notHeld: true, net: '' },
    ])
    for (const { fixedFee } of sections) {
      expect(fixedFee?.facts).toContainEqual({ label: 'Scheme', value: 'Private Family Law Representation Scheme' })
      expect(fixedFee?.facts).toContainEqual({
        label: 'Standard fee',
        value: 'Rate not held: Table 3 on 10/01/2025.',
      })
    }
    expect(summary.notHeld).toHaveLength(2)
  })
  test('prints rows whose part is not recorded apart, and calls them no kind of bill', () => {
    const { time } = itemsOf(workedBills()[0]!)
    const { sections, cover, summary } = printed(
      frozenOf({ ...priced, caseType: 'domestic_abuse_and_child_arrangement' }, { ...noItems, time }),
    )
    expect(sections.map(({ title }) => title)).toEqual(['Child Arrangements', 'Domestic Abuse', 'Part not recorded'])
    expect(cover.kind).toEqual(['Child Arrangements: fixed fee', 'Domestic Abuse: fixed fee'])
    expect(summary.notHeld.at(-1)?.why).toBe('Not priced: the part of this row is not recorded.')
  })
})

describe('a private family case', () => {
  const children = { ...priced, caseType: 'children_child_arrangement_orders' } as const
  const authority = {
    from: '2020-01-01',
    table: 'Table 3',
    instrument: 'Civil Legal Aid (Remuneration) Regulations 2013, SI 2013/422',
    provision: 'Sch. 1 Pt 1 Table 3',
    source: 'Letter of the Legal Aid Agency of 2 March',
    own: { firm: 'Ashdown Family Law', by: 'Ann Lee', on: '2026-05-03' },
  }
  const rates = ratesWith(
    new Map([['private_family_fixed_fee', [{ authority, amounts: { 'children.other_judge.Non-London': 60_000 } }]]]),
  )
  const factsOf = (frozen: FrozenCase) =>
    new Map(printed(frozen).fixedFee?.facts.map(({ label, value }) => [label, value]))

  test('names its scheme and what decides its fee, which no region and no party does', () => {
    const facts = factsOf(frozenOf(children, noItems))
    expect([facts.get('Scheme'), facts.get('Fee for')]).toEqual([
      'Private Family Law Representation Scheme',
      'Child arrangements orders · judge below the High Court · Non-London',
    ])
    expect(facts.get('Standard fee')).toBe('Rate not held: Table 3 on 10/01/2025.')
    expect(facts.has('Escape threshold')).toBe(false)
    expect(printed(frozenOf(children, noItems)).summary.rows).toEqual([
      { title: 'Fixed fee', net: 'not held', vat: '', gross: '' },
    ])
  })
  test('is not said to have been tested where its fee is not held', () => {
    const { time } = itemsOf(workedBills()[0]!)
    expect(printed(frozenOf(children, { ...noItems, time })).work).toMatchObject({
      title: 'Hourly costs: not claimed',
      why: expect.stringContaining('cannot be tested'),
    })
    expect(printed(frozenOf(children, { ...noItems, time }, { rates })).work?.title).toContain('tested against')
  })
  test('is tested at three times its fee, and names whose edition prices it, on the line and among the authorities', () => {
    const { time } = itemsOf(workedBills()[0]!)
    const frozen = frozenOf(children, { ...noItems, time }, { rates })
    const { fixedFee, summary } = printed(frozen)
    expect(factsOf(frozen).get('Table')).toBe('Table 3‡, edition from 1 January 2020')
    expect(factsOf(frozen).get('Escape threshold')).toBe('£1,800.00 (three times the standard fee)')
    expect(fixedFee?.claim).toMatchObject({ marks: '‡', rate: '600.00', net: '600.00' })
    expect(summary.authorities.map(({ table, marks }) => [table, marks])).toContainEqual(['Table 3', '‡'])
    expect(summary.marked).toContain(
      '‡ Table 3: Own edition of Ashdown Family Law, recorded by Ann Lee on 3 May 2026. Authority: Letter of the Legal Aid Agency of 2 March',
    )
  })
  test('that was transferred is not said to be paid in whole or in half where its fee is not held', () => {
    const certificate = {
      courtLevel: 'other_judge',
      dateOfIssue: '2025-01-10',
      transfer: true,
      halfFixedFee: false,
    } as const
    expect(factsOf(frozenOf({ ...children, certificate }, noItems)).get('Effect')).toBe(
      'Not known: the case was transferred, and the standard fee or an hourly rate is not held',
    )
  })
  test('that is not paid has no effect, whatever its certificate is marked for', () => {
    const effects = (name: string): (string | undefined)[] =>
      billDocument(frozenWorked(workedBills().find((bill) => bill.name === name)!)).sections.map(
        ({ fixedFee }) => fixedFee?.facts.find(({ label }) => label === 'Effect')?.value,
      )
    expect(effects('12-escape-exceptional')).toEqual(['None. The case is exceptional: core costs are paid instead.'])
    expect(effects('41-two-parts-one-exceptional')).toEqual([
      'None. This part is exceptional: its core costs are paid instead.',
      'The whole fee: neither half fee nor transfer',
    ])
    const half = workedCase(workedBills().find(({ name }) => name === '64-half-of-an-odd-penny')!)
    expect(factsOf(frozenOf({ ...half, exceptional: true }, noItems)).get('Effect')).toMatch(/^None\. /)
  })
  test('that is exceptional leaves nothing out where its fixed fee is not held', () => {
    const { time } = itemsOf(workedBills()[0]!)
    const { summary, certificate, cover } = printed(frozenOf({ ...children, exceptional: true }, { ...noItems, time }))
    expect([summary.notHeld, summary.notHeldCount, cover.notHeldCount]).toEqual([[], null, null])
    expect(certificate.statements[0]).toMatch(/^the bill is accurate and complete/)
  })
  test('names as earned only the bolt-ons that its percentage is made of; one that is not paid says why', () => {
    const harmed = { ...hearing, allegationsOfHarm: true, lackOfUnderstanding: true }
    const { advocacy } = printed(frozenOf(children, { ...noItems, hearings: [harmed] }))
    expect(advocacy.rows[0]?.fees.map(({ what, net, note, muted }) => [what, net, note, muted])).toEqual([
      ['Hearing unit 2', '156.74', null, false],
      ['Bolt-ons: allegations of harm', '39.19', null, false],
      ['Bolt-on, lack of understanding', '', 'Not paid. This bolt-on is not paid in this kind of proceedings.', true],
    ])
  })
  test('lists counsel’s conference as recorded, though its fee is not held', () => {
    const conference = { ...hearing, hearingType: 'conference' } as const
    const { advocacy, summary } = printed(frozenOf(children, { ...noItems, hearings: [conference] }))
    expect(advocacy.rows[0]?.fees[0]).toMatchObject({
      notHeld: false,
      note: expect.stringMatching(/^Not counted\. Counsel/),
    })
    expect(summary.notHeld.map(({ what }) => what)).toEqual(['10/01/2025 · Fixed fee, children'])
  })
})

describe('a case of a type without a fixed fee', () => {
  const { time } = itemsOf(workedBills()[0]!)
  test('is an hourly bill: no fixed fee section, no escape result, and its enhancement applies', () => {
    const placement = { ...priced, caseType: 'placement', enhancements: { preparation: 20 } } as const
    const bill = printed(frozenOf(placement, { ...noItems, time }, { reasons: 'A novel point.' }))
    expect(bill.fixedFee).toBeNull()
    expect(bill.cover.kind).toEqual(['Hourly bill'])
    expect(bill.work).toMatchObject({ title: 'Hourly profit costs', why: null })
    expect(bill.enhancement).toMatchObject({
      rows: [{ activity: 'Preparation', percent: '20%' }],
      reasons: ['A novel point.'],
    })
  })
  test('that is not priced has no enhancement section', () => {
    const criminal = { ...priced, caseType: 'criminal', enhancements: { preparation: 20 } } as const
    expect(printed(frozenOf(criminal, { ...noItems, time })).enhancement).toBeNull()
  })
  test('lists a hearing as not paid where no advocacy scheme covers the type, with the reason and without a rate', () => {
    const { advocacy, summary } = printed(
      frozenOf({ ...priced, caseType: 'non_family' }, { ...noItems, hearings: [hearing] }),
    )
    expect(advocacy).toMatchObject({ total: { net: '0.00' }, notes: [] })
    expect(advocacy.rows[0]?.fees).toMatchObject([
      {
        rate: '',
        net: '',
        muted: true,
        notHeld: false,
        note: 'Not paid. No advocacy scheme covers this type of case: its advocacy is paid by the hour.',
      },
    ])
    expect(summary.notHeldCount).toBeNull()
  })
})

test('without a certificate the fixed fee is not held, and neither its court level nor its effect is assumed', () => {
  const frozen = frozenOf(
    { ...priced, certificate: null },
    { time: [], hearings: [], disbursements: [], expertFees: [] },
  )
  expect(printed(frozen).fixedFee).toMatchObject({
    facts: [
      { label: 'Scheme' },
      { label: 'Fee for', value: 'Parent · one client · court level not recorded · North' },
      {
        label: 'Standard fee',
        value: 'Rate not held: the case has no certificate, whose date of issue selects the edition of Table 2(c).',
      },
      { label: 'Effect', value: 'Not known: the case has no certificate' },
    ],
    result: null,
    claim: { notHeld: true, net: '' },
  })
})

test('the certificate says what the bill leaves out for want of a rate, and is as before without', () => {
  const first = (frozen: FrozenCase) => printed(frozen).certificate.statements[0]
  const { time, hearings } = itemsOf(workedBills().find(({ name }) => name === '03-fixed-fee-south-1-00h')!)
  const bundled = hearings.map((hearing) => ({ ...hearing, courtBundle: 'bundle_1' as const }))
  expect(first(frozenOf(priced, { time, hearings, disbursements: [], expertFees: [] }))).toBe(
    'the bill is accurate and complete, and the work and the payments in it were actually done and made;',
  )
  expect(first(frozenOf(priced, { time, hearings: bundled, disbursements: [], expertFees: [] }))).toBe(
    'This bill leaves out 1 item for which no rate is held: 04/03/2025 · Bundle payment: Interim. Apart from it the bill is accurate and complete, and the work and the payments in it were actually done and made;',
  )
  const many = frozenOf(
    { ...priced, caseType: 'criminal' },
    {
      time: Array.from({ length: 31 }, (_, i) => ({ ...itemsOf(workedBills()[0]!).time[0]!, uuid: `t${i}` })),
      hearings: [],
      disbursements: [],
      expertFees: [],
    },
  )
  expect(first(many)).toMatch(
    /^This bill leaves out 31 items for which no rate is held: .*; and 11 more, listed in the summary\. Apart from them/,
  )
})

test("experts' fees stand apart after the other disbursements, with invoice, time and rate, and count in their total", () => {
  const worked = workedBills().find(({ name }) => name === '63-expert-fees')!
  const items = itemsOf(worked)
  const described = items.expertFees.map((fee, i) => ({
    ...fee,
    ...(i === 0 && { description: 'Report on the mother' }),
    ...(i === 2 && { hours: 300 }),
  }))
  const {
    disbursements: { rows, total },
    summary,
  } = printed(frozenOf(workedCase(worked), { ...items, expertFees: described }))
  expect(rows.map(({ heading, date, type, text, net, vat }) => [heading, date, type, text, net, vat])).toEqual([
    [null, '06/03/2025', 'Court fee', '', '232.00', '0.00'],
    [
      'Experts’ fees',
      '03/02/2025',
      'Psychiatrist',
      'Invoice INV-0 (8 h, outside London): Report on the mother',
      '864.05',
      '172.81',
    ],
    [null, '04/03/2025', 'DNA (testing of sample)', 'Invoice INV-1', '252.00', '0.00'],
    [null, '05/03/2025', 'Psychologist', 'Invoice INV-2 (3 h at £124.81)', '374.43', '74.89'],
  ])
  expect(total).toEqual({ net: '1,722.48', vat: '247.70' })
  expect(summary.rows.map((row) => Object.values(row))).toEqual([
    ['Fixed fee', '2,300.00', '460.00', '2,760.00'],
    ['Disbursements', '232.00', '0.00', '232.00'],
    ['Experts’ fees', '1,490.48', '247.70', '1,738.18'],
  ])
})

test('what was entered as the fee of an expert stands with theirs; counsel has a row of the summary', () => {
  const worked = workedBills().find(({ name }) => name === '63-expert-fees')!
  const items = itemsOf(worked)
  const [fee] = items.disbursements
  const disbursements = (['court_fee', 'expert_fee', 'counsel_fee'] as const).map((type, i) => ({
    ...fee!,
    ...{ type, uuid: `paid${i}`, amount: 100_00 * (i + 1), description: type },
  }))
  const { disbursements: schedule, summary } = printed(frozenOf(workedCase(worked), { ...items, disbursements }))
  expect(schedule.rows.map(({ heading, type }) => [heading, type])).toEqual([
    [null, 'Court fee'],
    [null, 'Counsel fee'],
    ['Experts’ fees', 'Psychiatrist'],
    [null, 'DNA (testing of sample)'],
    [null, 'Psychologist'],
    [null, 'Expert fee'],
  ])
  expect(summary.rows.map(({ title, net }) => [title, net])).toEqual([
    ['Fixed fee', '2,300.00'],
    ['Disbursements', '100.00'],
    ['Experts’ fees', '1,690.48'],
    ['Counsel’s fees and expenses', '300.00'],
  ])
})

describe('vouchers', () => {
  const spent = (
    uuid: string,
    date: string,
    amount: number,
    vatExempt = false,
    type: AllItems['disbursements'][number]['type'] = 'taxi',
  ): AllItems['disbursements'][number] => ({
    uuid,
    date,
    type,
    amount,
    vatExempt,
    description: `Ride ${uuid}`,
  })
  /** A bill with disbursements and the names of the documents of each. */
  const billWith = (disbursements: AllItems['disbursements'], documents: Record<string, string[] | undefined>) => {
    const frozen = frozenOf(priced, { ...noItems, disbursements })
    for (const [uuid, item] of Object.entries(frozen.items))
      frozen.items[uuid] = { ...item, ...(documents[uuid] && { documents: documents[uuid] }) }
    const bill = printed(frozen)
    return { ...bill.disbursements, vouchers: bill.vouchers }
  }

  test('are numbered in the order of the bill, and listed with their documents', () => {
    const { rows, vouchers } = billWith(
      [spent('c', '2025-03-03', 1_000), spent('a', '2025-01-03', 1_000), spent('b', '2025-02-03', 1_000)],
      { a: ['one.pdf', 'two.pdf'], b: [], c: ['three.pdf'] },
    )
    expect(rows.map(({ text, voucher }) => [text, voucher])).toEqual([
      ['Ride a', 'Voucher 1'],
      ['Ride b', null],
      ['Ride c', 'Voucher 2'],
    ])
    expect(vouchers).toEqual([
      { voucher: 'Voucher 1', no: rows[0]!.no, what: 'Taxi: Ride a', files: ['one.pdf', 'two.pdf'] },
      { voucher: 'Voucher 2', no: rows[2]!.no, what: 'Taxi: Ride c', files: ['three.pdf'] },
    ])
  })

  test('that are missing are named from £20 with VAT on, and not of a snapshot that does not know', () => {
    const of = (amount: number, vatExempt: boolean, documents?: string[]) =>
      billWith([spent('a', '2025-01-03', amount, vatExempt)], { a: documents }).rows[0]!.voucher
    expect(of(1_667, false, [])).toBe('No voucher attached')
    expect(of(1_666, false, [])).toBeNull()
    expect(of(2_000, true, [])).toBe('No voucher attached')
    expect(of(1_999, true, [])).toBeNull()
    expect(of(90_000, false)).toBeNull()
    const fee = spent('a', '2025-01-03', 25_500, true, 'court_fee')
    expect(billWith([fee], { a: [] }).rows[0]!.voucher).toBeNull()
    expect(billWith([fee], { a: ['receipt.pdf'] }).rows[0]!.voucher).toBe('Voucher 1')
  })
})

test('the cover prints the heading that was given, and leaves out what was not', () => {
  const frozen = frozenWorked(workedBills()[0]!)
  const labels = (details: Record<string, unknown> | undefined) =>
    printed({ ...frozen, case: { ...frozen.case, ...(details && { details }) } }).cover.facts[0]![0]!.map(
      ({ label, value }) => [label, value],
    )
  const heading = labels({
    court_name: 'Family Court at Leeds',
    case_number: 'LS25C00001',
    child_initials: 'A. B.',
    legally_aided_person: 'Ann Ash',
  })
  expect(heading).toEqual(
    expect.arrayContaining([
      ['Court', 'Family Court at Leeds'],
      ['Case number', 'LS25C00001'],
      ['Child', 'A. B.'],
      ['Client', 'Ann Ash'],
      ['Represented party', expect.any(String)],
    ]),
  )
  const without = labels({ court_name: null, case_number: null }).map(([label]) => label)
  expect(without).toEqual(labels(undefined).map(([label]) => label))
  expect(without).not.toContain('Court')
  expect(without).toContain('Client')
})

describe('the certificate on the cover', () => {
  const factsOf = (frozen: FrozenCase) =>
    new Map(printed(frozen).cover.facts[0]![1]!.map(({ label, value }) => [label, value]))
  const of = (name: string) => frozenWorked(workedBills().find((bill) => bill.name === name)!)
  test('says whether the work was in the High Court, which decides its rates and the most of an enhancement', () => {
    expect(factsOf(of('17-high-court-work')).get('High Court work')).toBe('Yes')
    // A High Court judge in the family court.
    expect(factsOf(of('18-high-court-judge-in-the-family-court')).get('High Court work')).toBe('No')
    const earlier = of('17-high-court-work')
    const { highCourtWork: _highCourtWork, ...unasked } = earlier.case
    expect(factsOf({ ...earlier, case: unasked }).has('High Court work')).toBe(false)
  })
  test('names its scopes, which the signatory certifies; those of a two-part case by their part', () => {
    expect(factsOf(of('49-finance-entered')).get('Scopes')).toMatch(/^APL07 Appeal-paper app for perm$/)
    expect(factsOf(of('41-two-parts-one-exceptional')).get('Scopes')).toMatch(
      /^Child Arrangements: \w+ .+\nDomestic Abuse: \w+ .+$/,
    )
    expect(factsOf(of('17-high-court-work')).has('Scopes')).toBe(false)
    const finance = of('49-finance-entered')
    // A code that only another host knows is printed as it is.
    finance.certificate!.scopes = [{ scope: 'ZZ999' }]
    expect(factsOf(finance).get('Scopes')).toBe('ZZ999')
  })
})

test('a fee earner has the rate band of the office, which selects the rates of the work', () => {
  const frozen = frozenWorked(workedBills().find((bill) => bill.name === '24-non-family-london')!)
  expect(printed(frozen).earners.map(({ rateBand }) => rateBand)).toEqual(['London', 'London', 'London'])
  const earlier = frozen.feeEarners.map(({ rateBand: _rateBand, ...earner }) => earner)
  expect(printed({ ...frozen, feeEarners: earlier }).earners.map(({ rateBand }) => rateBand)).toEqual(['', '', ''])
})

test('an interim hearing of several days prints the hours of each, by which its units are counted', () => {
  const days = [
    { date: '2025-03-04', hours: 3 },
    { date: '2025-03-05', hours: 2.5 },
    { date: '2025-03-06', hours: 0.5 },
  ]
  const frozen = frozenOf(
    priced,
    { ...noItems, hearings: [{ ...hearing, days: [300, 250, 50] }] },
    { hearing: () => ({ days }) },
  )
  const [row] = printed(frozen).advocacy.rows
  // Three units 2 and a unit 1, where 6.00 h at once would be three units 2.
  expect(row!.time).toBe('04/03/2025 3.00 h + 05/03/2025 2.50 h + 06/03/2025 0.50 h = 6.00 h')
  expect(row!.fees.map(({ what, quantity }) => [what, quantity])).toEqual([
    ['Hearing unit 1', '1 unit'],
    ['Hearing unit 2', '3 units'],
  ])
})

test('a bundle payment says how many pages the bundle has, which decide it', () => {
  const frozen = frozenWorked(workedBills().find((bill) => bill.name === '50-care-bundles-entered')!)
  const texts = printed(frozen).advocacy.rows.flatMap(({ fees }) => fees.map(({ what }) => what))
  expect(texts).toEqual(
    expect.arrayContaining([
      'Bundle payment: bundle 2, 701–1,400 pages',
      'Bundle payment: bundle 3, over 1,400 pages',
      'Bundle payment, as bundle 2: bundle 3, over 1,400 pages',
    ]),
  )
})
