import { describe, expect, test } from 'vitest'
import type { CounselFacts } from './items/high-cost-counsel.ts'
import type { EventFacts } from './items/high-cost-step.ts'
import type { Items } from './items/index.ts'
import { price } from './price.ts'
import type { PricedCase } from './facts/priced-case.ts'
import { careCaseFees } from './rates/care-case-fees.ts'
import { ratesWith, type Rates } from './rates/rates.ts'
import type { FiledItem } from './filing/facts.ts'
import { filingFindings } from './filing-check.ts'

type HighCost = PricedCase<'high_cost_legal_aid'>
const certificate = {
  dateOfIssue: '2025-01-10',
  advocacyScheme: 'leading_counsel_junior_counsel',
  feeScheme: 'events',
  finalHearingLength: 'up_to_10_days',
} as const
const priced = (change: Partial<HighCost> = {}): HighCost => ({
  area: 'high_cost_legal_aid',
  caseType: 'care_and_supervision',
  region: 'North',
  certificate,
  highCourtWork: false,
  hourlyFigure: null,
  hourlyFigureSource: null,
  parties: [],
  steps: [],
  ...change,
})
const authority = { from: '2013-01-01', table: 'x', instrument: 'An edition of the firm', provision: 'x', source: 'x' }
/** An event of the solicitor at £10,000. */
const rates: Rates = ratesWith(
  new Map(
    careCaseFees.map(({ key }) => [key, [{ authority, amounts: { attended: 1_000_000, not_attended: 500_000 } }]]),
  ),
)
const meeting = (day: number, change: Partial<EventFacts> = {}): EventFacts => ({
  uuid: `step ${day}`,
  date: `2025-03-0${day}`,
  event: 'advocates_meeting',
  attendance: 'event',
  solicitorAttendance: 'event',
  description: null,
  ...change,
})
const filed = ({ uuid, date, event }: EventFacts): FiledItem => ({
  uuid,
  kind: 'high_cost_step',
  date,
  feeEarner: null,
  activityType: 'advocates’ meeting',
  hearingType: null,
  disbursementType: null,
  event,
  work: [],
  amount: null,
  vatExempt: false,
  hasExceptionalTravel: false,
  description: null,
  documents: 0,
  recordedFor: uuid,
})
const none = { time: [], hearings: [], disbursements: [], expertFees: [] }
function found(facts: HighCost, events: readonly EventFacts[], items: Partial<Items> = {}, more: FiledItem[] = []) {
  const bill = price(facts, { ...none, events, counsel: [] as CounselFacts[], ...items }, rates)
  return filingFindings({
    priced: facts,
    bill,
    items: [...events.map(filed), ...more],
    feeEarners: new Map(),
    period: null,
    parts: new Map(),
    texts: { narrative: null, enhancement: null },
    unprintable: new Map(),
    missingFacts: [],
    today: '2026-01-01',
  }).map(({ rule, item, message }) => [rule, item, message])
}
const days = (...all: number[]) => all.map((day) => meeting(day, { event: 'court_hearing' }))

describe('a high cost case', () => {
  test('that is not above £25,000 may not be one; nothing is said while a part of it has no price', () => {
    expect(found(priced(), days(1, 2))).toEqual([
      [
        'below_high_cost',
        null,
        'The case comes to £20,000.00 without VAT, with counsel and disbursements. A case of £25,000.00 or less is not high cost.',
      ],
    ])
    expect(found(priced(), days(1, 2, 3))).toEqual([])
    expect(found(priced(), [...days(1, 2), meeting(4, { attendance: null })]).map(([rule]) => rule)).toEqual([
      'not_priced',
    ])
    expect(found(priced(), [])).toEqual([])
  })

  test('above the limit that is first set needs a further one: £60,000 with two counsel', () => {
    expect(found(priced(), days(1, 2, 3, 4, 5, 6))).toEqual([])
    expect(found(priced(), days(1, 2, 3, 4, 5, 6, 7))).toEqual([
      [
        'first_limit_exceeded',
        null,
        'The case comes to £70,000.00 without VAT, above the costs limit of £60,000.00 that is first set. A further limit is needed.',
      ],
    ])
  })

  test('paid by the hour has a figure 30 % above its events', () => {
    const byHour = (hourlyFigure: number) =>
      priced({ certificate: { ...certificate, feeScheme: 'hourly' }, hourlyFigure, hourlyFigureSource: 'Case plan' })
    expect(found(byHour(3_899_999), days(1, 2, 3))).toEqual([
      [
        'hourly_margin_not_met',
        null,
        'The work by the hour is £38,999.99 where its events come to £30,000.00. A case is paid by the hour only if that is at least 30 % more.',
      ],
    ])
    expect(found(byHour(3_900_000), days(1, 2, 3))).toEqual([])
    // Only compared, in a case paid by the event.
    expect(found(priced({ hourlyFigure: 3_100_000, hourlyFigureSource: 'Case plan' }), days(1, 2, 3))).toEqual([])
  })

  test('with two counsel has two advocates’ meetings paid, of those that are claimed', () => {
    const meetings = [meeting(1), meeting(2), meeting(3, { attendance: 'none' }), meeting(4), meeting(5)]
    expect(found(priced(), meetings)).toEqual([
      [
        'advocates_meetings',
        'step 4',
        expect.stringContaining('Advocates’ meeting of 04/03/2025 is one of more than 2'),
      ],
      ['advocates_meetings', 'step 5', expect.any(String)],
    ])
    expect(found(priced(), meetings.toReversed()).map(([, item]) => item)).toEqual(['step 4', 'step 5'])
    const single = priced({ certificate: { ...certificate, advocacyScheme: 'single_counsel' } })
    expect(found(single, meetings).filter(([rule]) => rule === 'advocates_meetings')).toEqual([])
  })

  test('has the dates, duplicates and vouchers of a legal aid case; the travel of counsel needs one', () => {
    const travel = (uuid: string, change: Partial<FiledItem> = {}): FiledItem => ({
      ...filed(meeting(1)),
      uuid,
      kind: 'high_cost_counsel',
      activityType: 'travel of junior counsel',
      amount: 1_890,
      recordedFor: uuid,
      ...change,
    })
    const rows = [
      travel('a', { documents: 1 }),
      travel('b', { amount: 1_600 }),
      travel('c'),
      travel('d', { recordedFor: 'c' }),
      travel('e', { date: '2024-12-01' }),
      travel('f', { date: '2026-02-01', amount: null }),
    ]
    expect(found(priced(), days(1, 2, 3), {}, rows)).toEqual([
      ['before_certificate', 'e', expect.stringContaining('Travel of junior counsel of 01/12/2024 (£18.90)')],
      ['after_today', 'f', expect.any(String)],
      ['duplicate', 'd', expect.any(String)],
      ['voucher_missing', 'e', expect.any(String)],
      ['voucher_missing', 'c', 'Travel of junior counsel of 01/03/2025 (£18.90) has no voucher.'],
      ['voucher_missing', 'd', expect.any(String)],
    ])
  })

  test('claims counsel by the event or by a fee note, not both on one day', () => {
    const counsel = (change: Partial<FiledItem>): FiledItem => ({
      ...filed(meeting(1)),
      uuid: 'c',
      kind: 'high_cost_counsel',
      activityType: 'junior counsel',
      recordedFor: 'c',
      isCounselEvent: true,
      ...change,
    })
    const note = (change: Partial<FiledItem> = {}): FiledItem => ({
      ...counsel({ uuid: 'n', kind: 'disbursement', activityType: null, recordedFor: 'n', isCounselEvent: false }),
      disbursementType: 'counsel_fee',
      amount: 64_000,
      documents: 1,
      ...change,
    })
    const twice = (...more: FiledItem[]) =>
      found(priced(), days(1, 2, 3), {}, more).filter(([rule]) => rule === 'counsel_twice')
    expect(twice(counsel({}), note())).toEqual([
      [
        'counsel_twice',
        'n',
        'Counsel fee of 01/03/2025 (£640.00) may be claimed twice: counsel is paid by the event on that day.',
      ],
    ])
    expect(twice(counsel({ party: 'x' }), note({ party: 'x' }))).toHaveLength(1)
    expect(twice(counsel({ party: 'x' }), note({ party: 'y' }))).toEqual([])
    expect(twice(counsel({}), note({ date: '2025-03-02' }))).toEqual([])
    expect(twice(counsel({ isCounselEvent: false }), note())).toEqual([])
    expect(twice(counsel({}), note({ disbursementType: 'counsel_expenses' }))).toEqual([])
  })

  test('has a main hearing as long as its certificate says', () => {
    const main = (count: number) =>
      Array.from({ length: count }, (_, n) =>
        meeting(1, {
          uuid: `m${n}`,
          date: `2025-04-${String(n + 1).padStart(2, '0')}`,
          event: 'main_hearing_day',
        }),
      )
    const differs = (count: number, finalHearingLength: 'up_to_10_days' | 'over_10_days') =>
      found(priced({ certificate: { ...certificate, finalHearingLength } }), main(count)).flatMap(([rule, , message]) =>
        rule === 'final_days_differ' ? [message] : [],
      )
    expect(differs(10, 'up_to_10_days')).toEqual([])
    expect(differs(11, 'over_10_days')).toEqual([])
    expect(differs(0, 'over_10_days')).toEqual([])
    expect(differs(11, 'up_to_10_days')).toEqual([
      'The main hearing has 11 days, and the certificate says up to 10, which decides how its events are paid.',
    ])
    expect(differs(1, 'over_10_days')).toEqual([
      'The main hearing has 1 day, and the certificate says more than 10, which decides how its events are paid.',
    ])
  })
})
