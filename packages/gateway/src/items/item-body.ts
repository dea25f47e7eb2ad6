import type { Draft } from '@costdraft/schema/field.ts'
import { expertFee } from '@costdraft/schema/items/expert-fee/expert-fee.ts'
import { hearing } from '@costdraft/schema/items/hearing/hearing.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { expertFeeBody } from './specified-expert-fee.ts'
import { hearingBody } from './specified-hearing.ts'

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
