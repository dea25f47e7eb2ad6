import type { AttendanceType, Line } from '@costdraft/costing'
import type { FrozenCase } from '../../frozen-case.ts'
import { itemOf } from '../../bill/bill-lines.ts'
import { correspondentOf } from '../line-codes.ts'

/** The sections of the work in a statement of costs, in their order. */
export const workSections = ['client', 'opponents', 'others', 'documents', 'hearing', 'other_work'] as const
export type WorkSection = (typeof workSections)[number]

/** Where a line of work stands, and what it is called there. */
export interface KindOfWork {
  section: WorkSection
  kind: string
}

const [ATTENDANCE, LETTERS, CALLS] = ['Personal attendances', 'Letters and e-mails', 'Telephone calls']
/** What stands before what in a section; the rest follows. */
export const firstKinds: readonly string[] = [ATTENDANCE, LETTERS, CALLS]
const ofAttendance: Readonly<Record<AttendanceType, WorkSection>> = {
  client: 'client',
  opponent: 'opponents',
  witness: 'others',
  expert: 'others',
  counsel: 'others',
  other: 'others',
  court: 'hearing',
}
/** Letters and calls to the court are none at a hearing. */
const ofCorrespondent: typeof ofAttendance = { ...ofAttendance, court: 'others' }

const kindsOfWork: Readonly<Record<string, KindOfWork>> = {
  preparation: { section: 'documents', kind: 'Work done on documents' },
  advocacy: { section: 'hearing', kind: 'At the hearing' },
  travelling_and_waiting: { section: 'hearing', kind: 'Travelling and waiting' },
  counsel: { section: 'others', kind: 'Attendances on counsel' },
}

/** Where a line of work stands in a statement of costs: by whom it is an attendance on, or by its activity. */
export function kindOfWork(frozen: FrozenCase, line: Line): KindOfWork {
  const item = itemOf(frozen, line)
  if (item?.attendanceOn !== undefined) {
    const section = ofAttendance[item.attendanceOn as AttendanceType] ?? 'others'
    return { section, kind: section === 'hearing' ? 'At the hearing' : ATTENDANCE }
  }
  const activity = item?.activityType ?? ''
  if (activity === 'letter_out' || activity === 'letter_in')
    return { section: ofCorrespondent[correspondentOf(frozen, item)], kind: LETTERS }
  if (activity === 'telephone_call') return { section: ofCorrespondent[correspondentOf(frozen, item)], kind: CALLS }
  return kindsOfWork[activity] ?? { section: 'other_work', kind: 'Other work' }
}
