import { isLetterOrCall, type AttendanceType, type DisbursementType, type Line } from '@costdraft/costing'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'
import { itemOf } from '../bill/bill-lines.ts'
import { correspondentOf, phaseOf } from './line-codes.ts'

/**
 * The heads of costs of a paper bill in their order (CPR PD 47 para 5.12); the number of a head is its place from 1.
 */
export const paperHeads = [
  'Attendances at court and upon counsel',
  'Attendances on and communications with the receiving party',
  'Attendances on and communications with witnesses including any expert witness',
  'Attendances to inspect any property or place',
  'Attendances on and communications with other persons, including offices of public records',
  'Communications with the court and with counsel',
  'Work done on documents',
  'Negotiations with a view to settlement',
  'Attendances on and communications with London and other agents',
  'Other work done which was of or incidental to the proceedings',
] as const

const COURT_AND_COUNSEL = 1
const CLIENT = 2
const WITNESSES = 3
const OTHER_PERSONS = 5
const COURT_AND_COUNSEL_LETTERS = 6
const DOCUMENTS = 7
const NEGOTIATIONS = 8
const AGENTS = 9
const OTHER_WORK = 10

const ofAttendance: Readonly<Record<AttendanceType, number>> = {
  court: COURT_AND_COUNSEL,
  counsel: COURT_AND_COUNSEL,
  client: CLIENT,
  witness: WITNESSES,
  expert: WITNESSES,
  opponent: OTHER_PERSONS,
  other: OTHER_PERSONS,
}
/** Where letters and calls stand, by whom they are with (CPR PD 47 para 5.12). */
const ofLetter: Readonly<Record<AttendanceType, number>> = {
  ...ofAttendance,
  court: COURT_AND_COUNSEL_LETTERS,
  counsel: COURT_AND_COUNSEL_LETTERS,
}
const ofDisbursement: Readonly<Partial<Record<DisbursementType, number>>> = {
  court_fee: COURT_AND_COUNSEL,
  counsel_fee: COURT_AND_COUNSEL,
  counsel_expenses: COURT_AND_COUNSEL,
  transcript: COURT_AND_COUNSEL,
  expert_fee: WITNESSES,
  witness_expenses: WITNESSES,
  medical_records: WITNESSES,
  land_registry: OTHER_PERSONS,
  police_disclosure: OTHER_PERSONS,
  photocopying: DOCUMENTS,
  mediation_fee: NEGOTIATIONS,
  enquiry_agent: AGENTS,
  process_server: AGENTS,
}
const SETTLEMENT = 'adr_settlement_discussions'

/**
 * Where work stands by its activity: what is neither an attendance nor a letter or call is work on documents, in
 * settlement discussions negotiation.
 */
function headOfWork(frozen: FrozenCase, item: FrozenItem | undefined): number {
  const activity = item?.activityType ?? ''
  const isSettlement = phaseOf(frozen, item) === SETTLEMENT
  if (isLetterOrCall(activity)) return ofLetter[correspondentOf(frozen, item)]
  if (activity === 'preparation') return isSettlement ? NEGOTIATIONS : DOCUMENTS
  // Travelling and waiting goes with the attendances that it is for.
  if (activity === 'advocacy' || activity === 'counsel' || activity === 'travelling_and_waiting')
    return COURT_AND_COUNSEL
  return OTHER_WORK
}

function headOfAttendance(frozen: FrozenCase, item: FrozenItem, on: AttendanceType): number {
  return on === 'opponent' && phaseOf(frozen, item) === SETTLEMENT ? NEGOTIATIONS : (ofAttendance[on] ?? OTHER_PERSONS)
}

/** The number of the head under which a line stands, from 1. */
export function paperHeadOf(frozen: FrozenCase, line: Line): number {
  const item = itemOf(frozen, line)
  if (line.head === 'disbursements') return ofDisbursement[item?.disbursementType as DisbursementType] ?? OTHER_WORK
  if (item?.attendanceOn !== undefined) return headOfAttendance(frozen, item, item.attendanceOn as AttendanceType)
  return headOfWork(frozen, item)
}
