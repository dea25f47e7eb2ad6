import {
  advocacySchemes,
  counselLevels,
  disbursementTypes,
  eventAttendances,
  feeSchemes,
  finalHearingLengths,
  ratesWith,
  stepEvents,
  rateTables,
  type CounselFacts,
  type EventFacts,
  type AllItems,
  type PricedCase,
  type Rates,
  allItems,
} from '@costdraft/costing'
import * as fc from 'fast-check'

// Every row of every table has a value of its own, so that no two can be taken for one another.
export const enteredFees: Rates = ratesWith(
  new Map(
    rateTables
      .filter(({ key }) => key.startsWith('ccfs_'))
      .map((table, t) => [
        table.key,
        [
          {
            authority: { from: '2013-01-01', table: table.name, instrument: '', provision: '', source: '' },
            amounts: Object.fromEntries(table.rows.map(({ key }, r) => [key, 10_001 * (t + 1) + 101 * r])),
          },
        ],
      ]),
  ),
)

const dates = fc.integer({ min: 1, max: 9 }).map((day) => `2025-03-0${day}`)
const parties = ['ann', 'ben', 'cy']
const party = fc.option(fc.constantFrom(...parties))
const attendance = fc.option(fc.constantFrom(...eventAttendances))
const step = fc.record({
  date: dates,
  event: fc.constantFrom(...stepEvents),
  attendance,
  solicitorAttendance: attendance,
  party,
  counsel: fc.array(
    fc.record({
      level: fc.constantFrom(...counselLevels),
      attendance,
      party,
      travel: fc.option(fc.record({ amount: fc.integer({ min: 0, max: 99_999 }), description: fc.constant('Train') })),
    }),
    { maxLength: 3 },
  ),
})
const payment = { date: dates, amount: fc.integer({ min: 0, max: 999_999 }), vatExempt: fc.boolean(), party }
/** Steps with counsel, what was paid, and the fees of experts. */
export const anyItems: fc.Arbitrary<AllItems> = fc
  .record({
    steps: fc.array(step, { maxLength: 12 }),
    paid: fc.array(
      fc.record({ ...payment, type: fc.constantFrom(...disbursementTypes), step: fc.option(fc.constant('s0')) }),
      { maxLength: 6 },
    ),
    experts: fc.array(fc.record({ ...payment, percentage: fc.option(fc.integer({ min: 1, max: 10_000 })) }), {
      maxLength: 4,
    }),
  })
  .map(({ steps, paid, experts }) =>
    allItems({
      time: [],
      hearings: [],
      events: steps.map(({ counsel: _counsel, ...one }, i): EventFacts => ({
        uuid: `s${i}`,
        description: null,
        ...one,
      })),
      counsel: steps.flatMap(({ counsel, date, event }, i) =>
        counsel.map((one, c): CounselFacts => ({ uuid: `s${i}c${c}`, step: `s${i}`, date, event, ...one })),
      ),
      disbursements: paid.map((one, i) => ({ uuid: `d${i}`, description: null, ...one })),
      expertFees: experts.map((one, i) => ({
        ...{ uuid: `e${i}`, type: null, hours: null, location: null, description: null },
        ...one,
      })),
    }),
  )
/** A case with or without a certificate, of every arrangement. */
export const anyPricedCase: fc.Arbitrary<PricedCase<'high_cost_legal_aid'>> = fc.record({
  area: fc.constant('high_cost_legal_aid'),
  caseType: fc.constant('care_and_supervision'),
  region: fc.constant('North'),
  certificate: fc.option(
    fc.record({
      dateOfIssue: fc.constant('2025-01-10'),
      advocacyScheme: fc.constantFrom(...advocacySchemes),
      feeScheme: fc.constantFrom(...feeSchemes),
      finalHearingLength: fc.constantFrom(...finalHearingLengths),
    }),
    { freq: 9 },
  ),
  highCourtWork: fc.boolean(),
  hourlyFigure: fc.option(fc.integer({ min: 0, max: 9_999_999 })),
  hourlyFigureSource: fc.constant(null),
  parties: fc.constant(parties.map((uuid) => ({ uuid, name: uuid }))),
  steps: fc.constant([{ uuid: 's0', name: 'First' }]),
})
