import {
  counselDisbursementTypes,
  isLetterOrCall,
  phaseOfTask,
  receivingParties,
  type AttendanceType,
  type DisbursementType,
  type Line,
  type PartyCapacity,
  type Phase,
} from '@costdraft/costing'
import type { FrozenCase, FrozenItem, FrozenParty } from '../frozen-case.ts'
import { itemOf } from '../bill/bill-lines.ts'
import { detailText } from '../court/case-details.ts'
import { receivingPartyOf } from './title-page.ts'
import {
  activityOfAttendance,
  activityOfLetter,
  activityOfTime,
  ADVOCACY,
  codesOfPhase,
  expenseOf,
  MEDIATION,
  OTHER_EXPENSE,
  taskOfStep,
} from './codes.ts'

/**
 * The codes of a line; null where nothing is recorded that they follow from, and the activity or the expense where it
 * is the other.
 */
export interface LineCodes {
  task: string | null
  phase: string | null
  activity: string | null
  expense: string | null
  /** Which of them nobody recorded. */
  guessed: readonly CodeName[]
}
const codeNames = ['task', 'activity', 'expense'] as const
export type CodeName = (typeof codeNames)[number]

/** The procedural step that an item belongs to. */
export const stepOf = ({ items }: FrozenCase, item: FrozenItem | undefined): FrozenItem | undefined => {
  const parent = item?.parent === undefined ? undefined : items[item.parent]
  return parent?.step ? parent : undefined
}

/** The phase of an item: its own, or that of its step. */
export const phaseOf = (frozen: FrozenCase, item: FrozenItem | undefined): string | null =>
  item?.phase ?? stepOf(frozen, item)?.phase ?? null

/** The party that an item is recorded for. */
const recordedParty = ({ parties = [] }: FrozenCase, item: FrozenItem | undefined): FrozenParty | undefined =>
  parties.find(({ uuid }) => uuid === item?.party)

/** The name of the party that an item is recorded for. */
export const partyOf = (frozen: FrozenCase, item: FrozenItem | undefined): string | null =>
  recordedParty(frozen, item)?.name ?? null

/** Whom a party's capacity makes of it; a solicitor in the case acts for the other side. */
const correspondentOfCapacity: Readonly<Record<PartyCapacity, AttendanceType>> = {
  client: 'client',
  opponent: 'opponent',
  solicitor: 'opponent',
  witness: 'witness',
  expert: 'expert',
  counsel: 'counsel',
  court: 'court',
  other: 'other',
}

/**
 * With whom an item was: the capacity of the party that it is recorded for. Where none is recorded, it follows from the
 * name: without a party, or for the receiving one, the client; for the other side the opponent; otherwise another
 * person. Where it is not recorded whose costs they are, neither side is told from the client.
 */
export function correspondentOf(frozen: FrozenCase, item: FrozenItem | undefined): AttendanceType {
  const { name, capacity } = recordedParty(frozen, item) ?? {}
  if (capacity !== undefined) return correspondentOfCapacity[capacity as PartyCapacity] ?? 'other'
  const party = name?.trim().toLowerCase()
  const receiving = receivingPartyOf(frozen)
  if (party === undefined) return 'client'
  const side = receivingParties.find((one) => detailText(frozen, one)?.trim().toLowerCase() === party)
  if (side === undefined) return 'other'
  return receiving === null || side === receiving ? 'client' : 'opponent'
}

/** What an item itself, or its step, says of its task. */
function namedTask(item: FrozenItem | undefined, step: FrozenItem | undefined): string | undefined {
  if (item?.activityType === 'advocacy' || counselDisbursementTypes.includes(item?.disbursementType ?? ''))
    return ADVOCACY
  if (item?.disbursementType === 'mediation_fee') return MEDIATION
  return (taskOfStep as Readonly<Record<string, string | undefined>>)[step?.step?.proceduralType ?? '']
}

function taskIn(phase: string | null, named: readonly (string | undefined)[]): string | null {
  const codes = phase === null ? undefined : codesOfPhase[phase as Phase]
  if (!codes) return null
  return named.find((task) => task !== undefined && phaseOfTask(task) === codes.phase) ?? codes.task
}

function activityOf(frozen: FrozenCase, item: FrozenItem | undefined): string {
  if (item?.attendanceOn !== undefined) return activityOfAttendance[item.attendanceOn as AttendanceType]
  const activity = item?.activityType ?? ''
  if (isLetterOrCall(activity)) return activityOfLetter(correspondentOf(frozen, item))
  return (activityOfTime as Readonly<Record<string, string | undefined>>)[activity] ?? 'A10'
}

/** The codes of a line as they are worked out, by the tables of `codes.ts`. */
function guessOf(frozen: FrozenCase, line: Line): Omit<LineCodes, 'phase' | 'guessed'> {
  const item = itemOf(frozen, line)
  const step = stepOf(frozen, item)
  const isPaid = line.head === 'disbursements'
  return {
    task: taskIn(phaseOf(frozen, item), [namedTask(item, step), namedTask(undefined, step)]),
    activity: isPaid ? null : activityOf(frozen, item),
    expense: isPaid ? (expenseOf[item?.disbursementType as DisbursementType] ?? OTHER_EXPENSE) : null,
  }
}

/**
 * The codes of a line: those that its row or its step records, otherwise what is worked out. The phase is that of the
 * task.
 */
export function codesOf(frozen: FrozenCase, line: Line): LineCodes {
  const item = itemOf(frozen, line)
  const recorded = { ...stepOf(frozen, item)?.billCodes, ...item?.billCodes }
  const guess = guessOf(frozen, line)
  const task = recorded.task ?? guess.task
  return {
    task,
    phase: task === null ? null : phaseOfTask(task),
    activity: guess.activity && (recorded.activity ?? guess.activity),
    expense: guess.expense && (recorded.expense ?? guess.expense),
    guessed: codeNames.filter((name) => guess[name] !== null && recorded[name] === undefined),
  }
}
