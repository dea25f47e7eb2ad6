import { activityTypes, aspects, phases } from '@costdraft/costing'
import { field, recorded, type CaseFacts, type Draft, type Problem } from '../../field.ts'
import { answeredOfRate } from '../answered-of-rate.ts'
import { defineKind } from '../../kind.ts'
import { HourlyRate, hours, IsoDate, oneOf, text, Uuid } from '../../structs.ts'
import { vatExempt } from '../vat-exempt.ts'
import { billActivity, billTask } from '../bill-codes.ts'
import { copActivity, opgCategory } from '../cop-lists.ts'

const hasRates = recorded('amount')
/** A rate that would be lost: one in a case whose work is priced by the law alone. */
const lostRate = (draft: Draft, facts: CaseFacts): Problem[] =>
  draft.amount == null || draft.amount === '' || hasRates(draft, facts)
    ? []
    : [{ path: 'amount', message: 'The work of this case has no rates of its own.' }]

const hasParts = (_: Draft, facts: CaseFacts): boolean => facts.dualAspect

/**
 * Time recorded by date, fee earner and activity, in hours. The enhancement is set per activity of the case, not per
 * row.
 */
export const timeRecording = defineKind({
  name: 'time_recording',
  type: 'TimeRecording',
  list: 'timeRecordings',
  path: 'time-recording',
  deletedThrough: 'fee',
  commentedAs: 'case_fee',
  hasFiles: true,
  attention: 'estimated',
  addedFields: [
    { addition: 'bill_codes', names: ['billTask', 'billActivity'] },
    { addition: 'bill_lists', names: ['opgCategory', 'copActivity'] },
  ],
  answeredFields: ['notCounted', 'estimated', 'totalCost', ...answeredOfRate],
  fields: {
    date: field(IsoDate),
    feeEarner: field(Uuid).to('fee_earner'),
    activityType: field(oneOf(activityTypes)),
    time: field(hours(24)),
    description: field(text(3, 1000)).optional(),
    casePart: field(oneOf(aspects)).when(hasParts),
    phase: field(oneOf(phases)).when(recorded('phase')),
    billTask,
    billActivity,
    party: field(Uuid).optional().when(recorded('party')).to('party'),
    opgCategory,
    copActivity,
    copCasePart: field(Uuid).optional().when(recorded('cop_case_part')).to('case_part'),
    amount: field(HourlyRate).optional().when(hasRates),
    vatExempt,
  },
  parts: {},
  crossFieldProblems: lostRate,
})
