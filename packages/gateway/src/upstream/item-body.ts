import type { Draft } from '@costdraft/schema/field.ts'
import { hearing, hearingLength } from '@costdraft/schema/items/hearing/hearing.ts'
import type { AnyKind, Parts } from '@costdraft/schema/kind.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { timeOf } from '@costdraft/schema/structs.ts'

export const partsOf = (kind: AnyKind): [string, Parts[string]][] => Object.entries(kind.parts as Parts)

/** A draft as a REST body with its one-to-one parts; with its lists only if `lists` is set, which is for new rows. */
export function bodyOf(kind: AnyKind, draft: Draft, lists: boolean): Record<string, unknown> {
  const body = toWire(wireNames(kind.fields), draft)
  for (const [name, part] of partsOf(kind)) {
    const given = draft[name]
    if (given === undefined) continue
    if (!part.many) body[part.wire] = given && toWire(wireNames(part.fields), given as Draft)
    else if (lists) body[part.wire] = ((given ?? []) as Draft[]).map((row) => bodyOf(part.kind, row, true))
  }
  return body
}

/** Keys of a hearing that our own API adds: a host without additions is sent them only where something was entered. */
const ADDED = ['hearing_days', 'description']
const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** A moment of a day in the form of the wire: its characters 11 to 16 are the time. */
const momentOf = (date: unknown, time: unknown): unknown =>
  typeof time === 'string' && time !== '' ? `${String(date).slice(0, 10)}T${timeOf(time)}:00` : time

/** The body of a hearing in the specification's words: with its length, its kind and whole moments. */
function hearingBody(draft: Draft, body: Record<string, unknown>): Record<string, unknown> {
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

/** A draft as the specification has it, for a host that knows nothing else. */
export function specifiedBody(kind: AnyKind, draft: Draft, lists: boolean): Record<string, unknown> {
  const body = bodyOf(kind, draft, lists)
  return kind.name === hearing.name ? hearingBody(draft, body) : body
}
