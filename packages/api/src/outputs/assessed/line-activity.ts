import type { FrozenItem } from '../frozen-case.ts'

/** The kind of work or disbursement of a line as its value, by its item; null where that records none. */
export function lineActivity(item: FrozenItem | undefined): string | null {
  const { activityType, disbursementType, hearing, event, expert, counsel, attendanceOn } = item ?? {}
  const recorded = activityType ?? disbursementType ?? hearing?.hearingType ?? event?.event ?? expert?.type
  return recorded ?? (attendanceOn && 'attendance') ?? (counsel && 'counsel') ?? null
}
