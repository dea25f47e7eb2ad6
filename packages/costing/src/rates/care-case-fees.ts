import { defineRateTable, type RateTable } from './rate-table.ts'
import { counselLevels, counselLevelsOf } from '../vocabulary/counsel-levels.ts'
import { advocacySchemes, finalHearingLengths, type AdvocacyScheme } from '../vocabulary/vocabulary.ts'

// The Care Case Fee Scheme of the Legal Aid Agency pays high cost care cases by the event. Its figures, per event
// without VAT, stand in information packs that are not held: an administrator enters them.

const ONE_ADVOCATE = 'Legal Aid Agency, Care Case Fee Scheme, information pack for one advocate'
const TWO_COUNSEL = 'Legal Aid Agency, Care Case Fee Scheme, information pack for two counsel'
const PROVISION = 'Event fees'

const twoCounsel: ReadonlySet<AdvocacyScheme> = new Set([
  'leading_counsel_junior_counsel',
  '2x_junior_counsel',
  'leading_counsel_solicitor',
  'senior_junior_counsel',
])
/**
 * Whether an arrangement belongs to the two counsel scheme of the Care Case Fee Scheme; the others are the single
 * counsel scheme.
 */
export const isTwoCounsel = (scheme: AdvocacyScheme): boolean => twoCounsel.has(scheme)

/** Whether a case is in the High Court: it decides the fees of the single counsel scheme alone. */
export const eventCourts = ['lower', 'high_court'] as const

/** The solicitor's events in the single counsel scheme. */
export const singleCounselEvents: RateTable = defineRateTable({
  key: 'ccfs_single_counsel',
  group: 'fixed_fees',
  name: 'CCFS, single counsel',
  title: "Solicitor's events in a high cost care case with one advocate",
  instrument: ONE_ADVOCATE,
  provision: PROVISION,
  dimensions: [
    { name: 'court', values: eventCourts },
    { name: 'final_hearing_length', values: finalHearingLengths },
  ],
  unit: () => 'fee',
})

/** The solicitor's events in the two counsel scheme: a hearing that the solicitor did not attend has a lower fee. */
export const twoCounselEvents: RateTable = defineRateTable({
  key: 'ccfs_two_counsel',
  group: 'fixed_fees',
  name: 'CCFS, two counsel',
  title: "Solicitor's events in a high cost care case with two counsel or leading counsel",
  instrument: TWO_COUNSEL,
  provision: PROVISION,
  dimensions: [{ name: 'solicitor', values: ['attended', 'not_attended'] }],
  unit: () => 'fee',
})

/**
 * Hearings at which the solicitor is the advocate. The figures of the pack of 7 October 2013 are superseded for cases
 * registered from 1 October 2015, from when none is held.
 */
export const solicitorAdvocateEvents: RateTable = defineRateTable({
  key: 'ccfs_solicitor_advocate',
  group: 'fixed_fees',
  name: 'CCFS, solicitor advocate',
  title: 'Hearings of a high cost care case at which the solicitor is the advocate',
  instrument: ONE_ADVOCATE,
  provision: PROVISION,
  dimensions: [{ name: 'advocacy_scheme', values: ['solicitor_advocate', 'solicitor_advocate_fas'] }],
  unit: () => 'fee',
  editions: [
    {
      from: '2013-10-07',
      source: 'Family law week, “Legal aid update: very high cost cases”, 4 February 2014',
      amounts: { solicitor_advocate: 115_700, solicitor_advocate_fas: 70_700 },
    },
    { from: '2015-10-01', source: 'Superseded; the figures are not held', amounts: {} },
  ],
})

const NO_COURT = 'any'
/** The events of counsel. In the two counsel scheme the court makes no difference. */
export const counselEvents: RateTable = defineRateTable({
  key: 'ccfs_counsel',
  group: 'advocacy',
  name: 'CCFS, counsel',
  title: 'Events of counsel in a high cost care case',
  instrument: 'Legal Aid Agency, Care Case Fee Scheme, information packs for one advocate and for two counsel',
  provision: PROVISION,
  dimensions: [
    { name: 'advocacy_scheme', values: advocacySchemes },
    { name: 'counsel_level', values: counselLevels },
    { name: 'court', values: [...eventCourts, NO_COURT] },
  ],
  unit: () => 'fee',
  hasRow: (scheme, level, court) =>
    counselLevelsOf(scheme as AdvocacyScheme).some((one) => one === level) &&
    (court === NO_COURT) === isTwoCounsel(scheme as AdvocacyScheme),
})

/** The court in the table of counsel. */
export const counselCourtOf = (scheme: AdvocacyScheme, isInHighCourt: boolean): string =>
  isTwoCounsel(scheme) ? NO_COURT : eventCourts[isInHighCourt ? 1 : 0]

export const careCaseFees: readonly RateTable[] = [
  singleCounselEvents,
  twoCounselEvents,
  solicitorAdvocateEvents,
  counselEvents,
]
