import type { Draft } from '@costdraft/schema/field.ts'
import { expertFee } from '@costdraft/schema/items/expert-fee/expert-fee.ts'
import { hearing, hearingLength } from '@costdraft/schema/items/hearing/hearing.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { timeOf } from '@costdraft/schema/structs.ts'

/** Keys of a hearing that our own API adds: a host without additions is sent them only where something was entered. */
const ADDED_TO_HEARING = ['hearing_days', 'description']
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
    entries.filter(([key, value]) => value !== undefined && !(ADDED_TO_HEARING.includes(key) && isEmpty(value))),
  )
}

/**
 * Keys of an expert fee that our own API adds: a host without additions is sent them only where something was entered.
 */
const ADDED_TO_EXPERT_FEE = ['hours', 'expert_location']

/** The body of an expert fee in the specification's words: with its kind. */
const expertFeeBody = (_draft: Draft, body: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(body).filter(([key, value]) => !ADDED_TO_EXPERT_FEE.includes(key) || (value ?? '') !== ''),
  ),
  fee_type: expertFee.name,
})

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

/**
 * A draft as the body of a PATCH that takes the lists of an item whole: stored rows come with their uuid. A list that
 * the draft does not have is left out, and stays as it is.
 */
export function bodyWithLists(kind: AnyKind, draft: Draft): Record<string, unknown> {
  const body = bodyOf(kind, draft, false)
  for (const [name, part] of partsOf(kind)) {
    const given = draft[name]
    if (part.many && Array.isArray(given))
      body[part.wire] = (given as Draft[]).map((row) => ({
        ...(row.uuid ? { uuid: row.uuid } : {}),
        ...bodyWithLists(part.kind, row),
      }))
  }
  return body
}

/** What the specification has a kind say beside its fields. */
const specifiedBodies: Readonly<Record<string, typeof hearingBody | undefined>> = {
  [expertFee.name]: expertFeeBody,
  [hearing.name]: hearingBody,
}

/** A draft as the specification has it, for a host that knows nothing else. */
export function specifiedBody(kind: AnyKind, draft: Draft, lists: boolean): Record<string, unknown> {
  const body = bodyOf(kind, draft, lists)
  return specifiedBodies[kind.name]?.(draft, body) ?? body
}
