import {
  caseParts,
  courtBundles,
  courtLevels,
  hearingMinutes,
  hearingTypes,
  adjournmentTypes,
} from '@costdraft/costing'
import { field, type CaseFacts, type Draft, type Problem } from '../../field.ts'
import { defineKind, many, one } from '../../kind.ts'
import { Clock, decimal, Flag, IsoDate, listOf, oneOf, text, Uuid, whole } from '../../structs.ts'
import { hearingDisbursement } from './hearing-disbursement.ts'
import { HearingDay } from './hearing-day.ts'

const interim = (h: Draft): boolean => h.hearingType === 'interim'
const final = (h: Draft): boolean => h.hearingType === 'final'
const heard = (h: Draft): boolean => interim(h) || final(h)
const multiDay = (h: Draft): boolean => interim(h) && h.multiDayInterim === true && h.administrativeOrder !== true
const timed = (h: Draft): boolean => interim(h) && h.multiDayInterim !== true && h.administrativeOrder !== true
const hasDays = (h: Draft): boolean => Array.isArray(h.hearingDays) && h.hearingDays.length > 0
const lunched = (h: Draft): boolean => timed(h) && h.adjournmentType === 'lunch'
const dualAspect = (_: Draft, facts: CaseFacts): boolean => facts.dualAspect

/** The end must come after the start, and the hearing must outlast its lunch. */
function refuses(h: Draft): Problem[] {
  if (!timed(h) || typeof h.startTime !== 'string' || typeof h.endTime !== 'string') return []
  const minutes = hearingMinutes(h.startTime, h.endTime)
  if (minutes <= 0) return [{ path: 'endTime', message: 'The end must be after the start.' }]
  const lunch = lunched(h) ? Number((h.adjournment as Draft | null | undefined)?.adjournmentLengthHours ?? 0) * 60 : 0
  return lunch >= minutes
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
  hasFiles: true,
  fields: {
    date: field(IsoDate),
    courtLevel: field(oneOf(courtLevels)),
    feeEarner: field(Uuid).to('fee_earner'),
    hearingType: field(oneOf(hearingTypes)),
    administrativeOrder: field(Flag).optional().when(interim),
    multiDayInterim: field(Flag)
      .optional()
      .when((h) => interim(h) && h.administrativeOrder !== true),
    startTime: field(Clock).when(timed),
    endTime: field(Clock).when(timed),
    hearingDays: field(listOf(HearingDay, 60)).optional().when(multiDay),
    hearingTime: field(decimal(0.01, 1_000)).when((h) => multiDay(h) && !hasDays(h)),
    units: field(whole(1, 365)).when(final),
    adjournmentType: field(oneOf(adjournmentTypes)).optional().when(timed),
    casePart: field(oneOf(caseParts)).when(dualAspect),
    allegationsOfHarm: field(Flag).optional().when(heard),
    lackOfUnderstanding: field(Flag).optional().when(heard),
    expertCrossExamined: field(Flag).optional().when(heard),
    courtBundle: field(oneOf(courtBundles)).optional().when(heard),
    description: field(text(3, 1000)).optional(),
  },
  parts: {
    adjournment: one({
      wire: 'hearing_adjournment',
      path: 'adjournment',
      fields: { adjournmentLengthHours: field(decimal(0.01, 8)) },
      applies: lunched,
      required: true,
      turnsOn: { adjournmentType: 'lunch' },
      turnsOff: { adjournmentType: null },
    }),
    exceptionalTravel: one({
      wire: 'hearing_exceptional_travel',
      path: 'exceptional-travel',
      fields: { distanceMiles: field(decimal(0, 9_999)), days: field(whole(1, 365)), reason: field(text(3, 1000)) },
    }),
    disbursements: many('hearing_disbursements', 'disbursement', hearingDisbursement),
  },
  refuses,
})
