import { aspects, courtBundles, courtLevels, hearingMinutes, hearingTypes, adjournmentTypes } from '@costdraft/costing'
import { field, type CaseFacts, type Draft, type Problem } from '../../field.ts'
import { defineKind, many, one } from '../../kind.ts'
import {
  AnyHours,
  Clock,
  decimal,
  Flag,
  hours,
  IsoDate,
  listOf,
  oneOf,
  text,
  Uuid,
  wholeNumber,
} from '../../structs.ts'
import { hearingDisbursement } from './hearing-disbursement.ts'
import { HearingDay } from './hearing-day.ts'

export { hearingLength } from '@costdraft/costing'

const isInterim = (h: Draft): boolean => h.hearingType === 'interim'
const isFinal = (h: Draft): boolean => h.hearingType === 'final'
const isCourtHearing = (h: Draft): boolean => isInterim(h) || isFinal(h)
const isAdjournedToDays = (h: Draft): boolean => isInterim(h) && h.adjournmentType === 'multi_day'
/**
 * Whether an interim hearing goes over several days. It may be said by either key: the adjournment of several days is
 * that hearing.
 */
export const isMultiDay = (h: Draft): boolean => (isInterim(h) && h.multiDayInterim === true) || isAdjournedToDays(h)
const isOneDay = (h: Draft): boolean => isInterim(h) && !isMultiDay(h)
/** An administrative order counts as one hour. The times entered for it are kept, but neither required nor compared. */
const countsTimes = (h: Draft): boolean => h.administrativeOrder !== true
const isTimed = (h: Draft): boolean => isOneDay(h) && countsTimes(h)
const hasDays = (h: Draft): boolean => Array.isArray(h.hearingDays) && h.hearingDays.length > 0
const hasLunchBreak = (h: Draft): boolean => isOneDay(h) && h.adjournmentType === 'lunch'
const hasParts = (_: Draft, facts: CaseFacts): boolean => facts.dualAspect

const clockOf = (value: unknown): string | undefined => Clock.validate(value, { coerce: true })[1]

/** Hours as sent or typed; 0 where they are missing or none. */
export const hoursOf = (value: unknown): number => AnyHours.validate(value, { coerce: true })[1] ?? 0

/** The end must be after the start, and the hearing must be longer than its lunch adjournment. */
function timeProblems(h: Draft): Problem[] {
  const start = clockOf(h.startTime)
  const end = clockOf(h.endTime)
  if (!isTimed(h) || start === undefined || end === undefined) return []
  const minutes = hearingMinutes(start, end)
  if (minutes <= 0) return [{ path: 'endTime', message: 'The end must be after the start.' }]
  const lunchMinutes = hasLunchBreak(h)
    ? hoursOf((h.adjournment as Draft | null | undefined)?.adjournmentLengthHours) * 60
    : 0
  return lunchMinutes >= minutes
    ? [{ path: 'endTime', message: 'The hearing must be longer than its lunch adjournment.' }]
    : []
}

export const hearing = defineKind({
  name: 'hearing',
  type: 'Hearing',
  list: 'hearings',
  path: 'hearing',
  deletedThrough: 'fee',
  commentedAs: 'case_fee',
  isAppointment: true,
  hasFiles: true,
  tab: {
    field: 'hearingType',
    tabOf: (type) => (type === null || type === 'interim' || type === 'final' ? 'hearings' : 'otherFas'),
  },
  answeredFields: ['notCounted', 'totalCost'],
  fields: {
    date: field(IsoDate),
    courtLevel: field(oneOf(courtLevels)),
    feeEarner: field(Uuid).to('fee_earner'),
    hearingType: field(oneOf(hearingTypes)),
    administrativeOrder: field(Flag).optional().when(isInterim),
    multiDayInterim: field(Flag).optional().when(isInterim),
    startTime: field(Clock).when(isOneDay).neededWhen(countsTimes),
    endTime: field(Clock).when(isOneDay).neededWhen(countsTimes),
    hearingDays: field(listOf(HearingDay, 60)).optional().when(isMultiDay),
    hearingTime: field(hours(1_000))
      .when((h) => isMultiDay(h) && !hasDays(h))
      .neededWhen(countsTimes),
    units: field(wholeNumber(1, 365)).when(isFinal),
    adjournmentType: field(oneOf(adjournmentTypes))
      .optional()
      .when((h) => isOneDay(h) || isAdjournedToDays(h)),
    casePart: field(oneOf(aspects)).when(hasParts),
    allegationsOfHarm: field(Flag).optional().when(isCourtHearing),
    lackOfUnderstanding: field(Flag).optional().when(isCourtHearing),
    expertCrossExamined: field(Flag).optional().when(isCourtHearing),
    courtBundle: field(oneOf(courtBundles)).optional().when(isCourtHearing),
    description: field(text(3, 1000)).optional(),
  },
  parts: {
    adjournment: one({
      wire: 'hearing_adjournment',
      path: 'adjournment',
      fields: { adjournmentLengthHours: field(hours(8)) },
      applies: hasLunchBreak,
      required: true,
      needed: countsTimes,
      turnsOn: { adjournmentType: 'lunch' },
      turnsOff: { adjournmentType: null },
    }),
    exceptionalTravel: one({
      wire: 'hearing_exceptional_travel',
      path: 'exceptional-travel',
      fields: {
        distanceMiles: field(decimal(0, 9_999)),
        days: field(wholeNumber(1, 365)),
        reason: field(text(3, 1000)),
      },
    }),
    disbursements: many('hearing_disbursements', 'disbursement', hearingDisbursement),
  },
  crossFieldProblems: timeProblems,
})
