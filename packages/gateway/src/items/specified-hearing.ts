import type { Draft } from '@costdraft/schema/field.ts'
import { hearing, hearingLength } from '@costdraft/schema/items/hearing/hearing.ts'
import { timeOf } from '@costdraft/schema/structs.ts'

/** Keys of a hearing that our own API adds: a host without additions is sent them only where something was entered. */
const ADDED = ['hearing_days', 'description']
const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** A moment of a day in the form of the wire: its characters 11 to 16 are the time. */
const momentOf = (date: unknown, time: unknown): unknown =>
  typeof time === 'string' && time !== '' ? `${String(date).slice(0, 10)}T${timeOf(time)}:00` : time

/** The body of a hearing in the specification's words: with its length, its kind and whole moments. */
export function hearingBody(draft: Draft, body: Record<string, unknown>): Record<string, unknown> {
  const lunch = draft.adjournment as { adjournmentLengthHours?: number } | null | undefined
  const length = hearingLength({
    ...(draft as unknown as Parameters<typeof hearingLength>[0]),
    lunch: draft.adjournmentType === 'lunch' ? lunch?.adjournmentLengthHours : null,
    days: draft.hearingDays as { hours: number }[] | null | undefined,
  })
  const entries = Object.entries({
    ...body,
    start_time: momentOf(draft.date, body.start_time),
    end_time: momentOf(draft.date, body.end_time),
    ...length,
    fee_type: hearing.name,
  })
  return Object.fromEntries(
    entries.filter(([key, value]) => value !== undefined && !(ADDED.includes(key) && isEmpty(value))),
  )
}
