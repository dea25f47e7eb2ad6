import { counselLevels, counselLevelsOf } from '@costdraft/costing'
import { field, type Draft } from '@costdraft/schema/field.ts'
import { defineKind, many, one } from '@costdraft/schema/kind.ts'
import { decimal, Flag, IsoDate, oneOf, text, Uuid } from '@costdraft/schema/structs.ts'

// Kinds that the product does not have, for tests of what follows from a declaration alone: without a date, without a
// price, with rows below rows, with parts of rows, with choices that depend on the case, and referring to one another.

export const participant = defineKind({
  name: 'participant',
  type: 'Participant',
  list: 'participants',
  path: 'participant',
  commentedAs: 'party',
  hasFiles: false,
  textField: 'party',
  isPriced: false,
  fields: { party: field(text(3, 100)), linkedCosts: field(Flag).optional() },
  parts: {},
})
/** Listed by a date that a row may lack. */
export const period = defineKind({
  name: 'period',
  type: 'Period',
  list: 'periods',
  path: 'period',
  commentedAs: 'case_part',
  hasFiles: false,
  isPriced: false,
  isSearchable: false,
  dateField: 'startDate',
  tab: 'parts',
  fields: {
    description: field(text(3, 250)),
    startDate: field(IsoDate).optional(),
    evidence: field(Uuid).to('file').optional(),
  },
  parts: {},
})
export const expense = defineKind({
  name: 'counsel_expense',
  type: 'CourtCounselExpense',
  path: 'expense',
  commentedAs: 'procedural_step',
  hasFiles: false,
  isPriced: false,
  fields: { amount: field(decimal(0, 9_999)), description: field(text(3, 200)) },
  parts: {},
})

export const attendances = ['event', 'fas', 'none'] as const
const isAbsent = ({ attendance }: Draft): boolean => (attendance as Draft | null | undefined)?.attendance === 'none'

export const counsel = defineKind({
  name: 'court_counsel',
  type: 'CourtCounsel',
  path: 'counsel',
  commentedAs: 'procedural_step',
  hasFiles: false,
  isPriced: false,
  fields: {
    counselLevel: field(oneOf(counselLevels)).among((_, { advocacyScheme }) => counselLevelsOf(advocacyScheme)),
    partyUuid: field(Uuid).to('participant').optional(),
  },
  parts: {
    attendance: one({
      wire: 'counsel_attendance',
      path: 'attendance',
      fields: {
        partyUuid: field(Uuid).to('participant'),
        // In placement counsel is never paid by event.
        attendance: field(oneOf(attendances)).among((_, { caseType }) =>
          caseType === 'placement' ? ['fas', 'none'] : attendances,
        ),
      },
    }),
    travel: one({
      wire: 'travel',
      path: 'travel',
      fields: {
        distance: field(decimal(0, 9_999)),
        amount: field(decimal(0, 9_999)),
        description: field(text(3, 200)),
      },
      applies: (draft) => !isAbsent(draft),
    }),
    expenses: many('expenses', 'expense', expense),
  },
})
export const courtDisbursement = defineKind({
  name: 'court_step_disbursement',
  type: 'CourtStepDisbursement',
  path: 'disbursement',
  commentedAs: 'procedural_step_disbursement',
  hasFiles: false,
  listedIn: { kind: 'disbursement', as: 'procedural_step_disbursement' },
  changedThrough: 'This belongs to a procedural step. Change it there.',
  fields: { partyUuid: field(Uuid).to('participant').optional(), amount: field(decimal(0, 9_999)) },
  parts: {},
})
export const stepEvents = ['court_hearing', 'conference'] as const
export const step = defineKind({
  name: 'court_step',
  feeType: 'procedural_step',
  type: 'CourtStep',
  list: 'courtSteps',
  tab: 'highCostSteps',
  path: 'court/step',
  deletedThrough: 'fee',
  commentedAs: 'procedural_step',
  hasFiles: true,
  fields: {
    event: field(oneOf(stepEvents)),
    description: field(text(3, 1000)),
    date: field(IsoDate),
    solicitor: field(Uuid).to('participant').optional(),
    feeEarner: field(Uuid).to('fee_earner').optional(),
    site: field(Uuid).to('site').optional(),
  },
  parts: {
    counsel: many('counsel', 'counsel', counsel),
    disbursements: many('procedural_step_disbursements', 'disbursement', courtDisbursement),
  },
})
/** Has the `fee_type` of another kind. */
export const otherStep = defineKind({
  name: 'inter_partes_step',
  feeType: 'procedural_step',
  type: 'InterPartesStep',
  list: 'otherSteps',
  path: 'other-step',
  commentedAs: 'procedural_step',
  hasFiles: false,
  isPriced: false,
  fields: { description: field(text(3, 1000)), date: field(IsoDate) },
  parts: {},
})
/** Refers to records that are the same in every case, offered in groups. */
export const invoice = defineKind({
  name: 'expert_invoice',
  type: 'ExpertInvoice',
  list: 'expertInvoices',
  path: 'expert-invoice',
  commentedAs: 'case_fee',
  hasFiles: false,
  isPriced: false,
  fields: {
    date: field(IsoDate),
    invoiceType: field(Uuid).to('expert_type'),
    description: field(text(3, 1000)).optional(),
  },
  parts: {},
})

export const furtherKinds = { participant, period, expense, counsel, courtDisbursement, step, otherStep, invoice }

/** The hand-written GraphQL types of these kinds. */
export const furtherTypes = `
type Participant implements CaseItem {
  uuid: ID! version: String comments: [Comment!]! attention: Boolean!
  party: String! linkedCosts: Boolean disbursementAmount: Money
}
type Period implements CaseItem {
  uuid: ID! version: String comments: [Comment!]! attention: Boolean!
  description: String! startDate: Date evidence: Reference
}
enum CourtCounselLevel { junior leading senior }
enum CourtCounselAttended { event fas none }
enum CourtStepEvent { court_hearing conference }
type CourtCounselExpense implements CaseItem {
  uuid: ID! version: String comments: [Comment!]! attention: Boolean!
  amount: Money! description: String!
}
type CourtCounsel implements CaseItem {
  uuid: ID! version: String comments: [Comment!]! attention: Boolean!
  counselLevel: CourtCounselLevel! partyUuid: Reference
  attendance: CourtCounselAttendance travel: CourtCounselTravel expenses: [CourtCounselExpense!]!
}
type CourtCounselAttendance { partyUuid: Reference! attendance: CourtCounselAttended! }
type CourtCounselTravel { distance: Float! amount: Money! description: String! }
type CourtStepDisbursement implements CaseItem {
  uuid: ID! version: String comments: [Comment!]! attention: Boolean!
  partyUuid: Reference amount: Money!
}
type CourtStep implements CaseItem {
  uuid: ID! version: String comments: [Comment!]! attention: Boolean!
  event: CourtStepEvent! description: String! date: Date! solicitor: Reference feeEarner: CaseFeeEarner site: Reference
  counsel: [CourtCounsel!]! disbursements: [CourtStepDisbursement!]!
}
type InterPartesStep implements CaseItem {
  uuid: ID! version: String comments: [Comment!]! attention: Boolean!
  description: String! date: Date!
}
type ExpertInvoice implements CaseItem {
  uuid: ID! version: String comments: [Comment!]! attention: Boolean!
  date: Date! invoiceType: Reference! description: String
}
`
