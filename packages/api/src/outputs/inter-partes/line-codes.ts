import {
  counselDisbursementTypes,
  isLetterOrCall,
  receivingParties,
  type AttendanceType,
  type DisbursementType,
  type Line,
  type Phase,
} from '@costdraft/costing'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'
import { itemOf } from '../bill/bill-lines.ts'
import { detailText } from '../court/case-details.ts'
import { receivingPartyOf } from './title-page.ts'
import {
  activityOfAttendance,
  activityOfTime,
  ADVOCACY,
  codesOfPhase,
  expenseOf,
  MEDIATION,
  OTHER_EXPENSE,
  taskCodes,
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
}

/** The procedural step that an item belongs to. */
export const stepOf = ({ items }: FrozenCase, item: FrozenItem | undefined): FrozenItem | undefined => {
  const parent = item?.parent === undefined ? undefined : items[item.parent]
  return parent?.step ? parent : undefined
}

/** The phase of an item: its own, or that of its step. */
export const phaseOf = (frozen: FrozenCase, item: FrozenItem | undefined): string | null =>
  item?.phase ?? stepOf(frozen, item)?.phase ?? null

/** The name of the party that an item is recorded for. */
export const partyOf = ({ parties = [] }: FrozenCase, item: FrozenItem | undefined): string | null =>
  parties.find(({ uuid }) => uuid === item?.party)?.name ?? null

/** With whom a letter or call was. */
export type Correspondent = 'client' | 'opponent' | 'other'
/**
 * With whom an item was, by the party that it is recorded for: without one, or for the receiving party, the client; for
 * the other side the opponent; otherwise another person. Where it is not recorded whose costs they are, neither side is
 * told from the client.
 */
export function correspondentOf(frozen: FrozenCase, item: FrozenItem | undefined): Correspondent {
  const party = partyOf(frozen, item)?.trim().toLowerCase()
  const receiving = receivingPartyOf(frozen)
  if (party === undefined) return 'client'
  const side = receivingParties.find((one) => detailText(frozen, one)?.trim().toLowerCase() === party)
  if (side === undefined) return 'other'
  return receiving === null || side === receiving ? 'client' : 'opponent'
}

const phaseOfTask = new Map(taskCodes.map(({ code, phase }) => [code, phase]))

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
  return named.find((task) => task !== undefined && phaseOfTask.get(task) === codes.phase) ?? codes.task
}

function activityOf(frozen: FrozenCase, item: FrozenItem | undefined): string {
  if (item?.attendanceOn !== undefined) return activityOfAttendance[item.attendanceOn as AttendanceType]
  const activity = item?.activityType ?? ''
  if (isLetterOrCall(activity)) return activityOfAttendance[correspondentOf(frozen, item)]
  return (activityOfTime as Readonly<Record<string, string | undefined>>)[activity] ?? 'A10'
}

/** The codes of a line, by the tables of `codes.ts`. */
export function codesOf(frozen: FrozenCase, line: Line): LineCodes {
  const item = itemOf(frozen, line)
  const step = stepOf(frozen, item)
  const task = taskIn(phaseOf(frozen, item), [namedTask(item, step), namedTask(undefined, step)])
  const isPaid = line.head === 'disbursements'
  return {
    task,
    phase: task === null ? null : (phaseOfTask.get(task) ?? null),
    activity: isPaid ? null : activityOf(frozen, item),
    expense: isPaid ? (expenseOf[item?.disbursementType as DisbursementType] ?? OTHER_EXPENSE) : null,
  }
}
