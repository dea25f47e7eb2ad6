import type { ActivityType, AttendanceType, DisbursementType, Phase, ProceduralType } from '@costdraft/costing'

// What the codes of the electronic bill (CPR PD 47 Schedule 2) follow from where none is recorded.

/**
 * Our phases, which are those of a costs budget, with the phase of Schedule 2, and the most general task of that: the
 * one a line has unless more is known.
 */
export const codesOfPhase: Readonly<Record<Phase, { phase: string; task: string }>> = {
  pre_action_costs: { phase: 'P1', task: 'T3' },
  issue_statements_of_case: { phase: 'P2', task: 'T4' },
  cmc: { phase: 'P3', task: 'T8' },
  disclosure: { phase: 'P4', task: 'T10' },
  witness_statements: { phase: 'P5', task: 'T13' },
  expert_reports: { phase: 'P6', task: 'T15' },
  trial_review: { phase: 'P7', task: 'T18' },
  trial_preparation: { phase: 'P8', task: 'T20' },
  trial: { phase: 'P9', task: 'T22' },
  adr_settlement_discussions: { phase: 'P10', task: 'T25' },
}

/**
 * The task that the type of a procedural step says. Of the others it is not known, such as whose statement of case a
 * defence is.
 */
export const taskOfStep: Readonly<Partial<Record<ProceduralType, string>>> = {
  claim: 'T4',
  disclosure: 'T10',
  inspection: 'T12',
  witness_statement: 'T13',
  expert_report: 'T15',
  mediation: 'T24',
  settlement: 'T25',
}
/** The task of the trial that is advocacy: what advocates do, and what counsel is paid. */
export const ADVOCACY = 'T21'
/** The task of a mediation. */
export const MEDIATION = 'T24'

/** The activity of time, unless it is a letter or call: those follow from whom they are with. */
export const activityOfTime: Readonly<Partial<Record<ActivityType, string>>> = {
  preparation: 'A10',
  advocacy: 'A1',
  counsel: 'A2',
  travelling_and_waiting: 'A9',
}
/** The activity of an attendance, by whom it is on. */
export const activityOfAttendance: Readonly<Record<AttendanceType, string>> = {
  client: 'A3',
  opponent: 'A6',
  witness: 'A4',
  expert: 'A5',
  counsel: 'A2',
  court: 'A1',
  other: 'A7',
}
/**
 * The activity of a letter or call, by whom it is with: one with the court has no activity of its own among those of
 * Schedule 2, and is with another external.
 */
export const activityOfLetter = (on: AttendanceType): string => (on === 'court' ? 'A7' : activityOfAttendance[on])
/** The expense of a disbursement. What none of the others names is that of another professional. */
export const expenseOf: Readonly<Record<DisbursementType, string>> = {
  court_fee: 'X3',
  counsel_fee: 'X1',
  counsel_expenses: 'X1',
  expert_fee: 'X2',
  interpreter: 'X13',
  translation: 'X13',
  sign_language: 'X13',
  travel_mileage: 'X9',
  travel_public_transport: 'X9',
  taxi: 'X9',
  parking: 'X9',
  accommodation: 'X9',
  subsistence: 'X9',
  client_travel_expenses: 'X9',
  witness_expenses: 'X5',
  process_server: 'X15',
  enquiry_agent: 'X8',
  dna_test: 'X8',
  drug_alcohol_test: 'X8',
  medical_records: 'X12',
  photocopying: 'X10',
  transcript: 'X6',
  mediation_fee: 'X4',
  land_registry: 'X8',
  police_disclosure: 'X8',
  other: 'X8',
}
/** The expense of what has a type that is not known. */
export const OTHER_EXPENSE = 'X8'

/** What the workbook says of where its codes are from. */
export const codeNotes = [
  'Codes are those of CPR PD 47 Schedule 2: those that are recorded for a line or its step. Where none is, it is worked out, and the column Guessed names it. The task then follows from the type of its procedural step: claim T4, disclosure T10, inspection T12, witness statement T13, expert report T15, mediation T24, settlement T25, if that task is of the same phase; in the trial, advocacy and counsel’s fees are T21. Any other line has the most general task of its phase: T3, T4, T8, T10, T13, T15, T18, T20, T22 or T25.',
  'Letters and calls then have the activity of the capacity of their party: client A3, opponent and solicitor A6, witness A4, expert A5, counsel A2, court and other A7. Without a capacity they have A3 where no party is recorded or the receiving party, A6 where it is the other side, and A7 where it is neither. Where it is not recorded whose costs they are, both sides have A3.',
  'Task, activity and expense of each line are chosen from lists in Bill detail. The phase follows from the task, and every summary from that.',
] as const
