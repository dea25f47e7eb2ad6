import type { Draft } from '@costdraft/schema/field.ts'
import { checkKind, type AnyKind, type InputOfKind, type Parts } from '@costdraft/schema/kind.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { withFeeEarnerUuid, problemDetails, draftOf, objectOf } from '../http/body.ts'
import { ValidationError } from '../http/errors.ts'
import { assertStored, unstoredOf } from './unstored-fields.ts'

/** Fields of a response that clients may send back unchanged: accepted and ignored. */
const READ_ONLY_FIELDS = [
  'uuid',
  'version',
  'parent_uuid',
  'seq',
  'created_at',
  'changed_at',
  'fee_type',
  'care_case',
  'comments',
  'total_cost',
  'total_vat',
  'enhancement',
  'estimated',
  'hearing_disbursement',
  'procedural_step_disbursement',
]

/**
 * Reads the draft of an item from a request body. With `nestedLists`, child lists are read too: they may be sent with a new item, but are
 * changed through their own routes afterwards.
 */
export function itemDraft(kind: AnyKind, body: unknown, nestedLists: boolean): Draft {
  const given = objectOf(body),
    parts = Object.entries(kind.parts as Parts),
    wires = parts.map(([, { wire }]) => wire)
  const derived = new Set([
    ...READ_ONLY_FIELDS,
    ...Object.keys(unstoredOf(kind.name)),
    ...wires,
    ...('hearingTime' in kind.fields ? [] : ['hearing_time', 'units']),
  ])
  assertStored(kind.name, given)
  const draft: Record<string, unknown> = { ...draftOf(wireNames(kind.fields), withFeeEarnerUuid(given), derived) }
  for (const [name, part] of parts) {
    const value = given[part.wire]
    if (value === undefined || (part.many && !nestedLists)) continue
    if (value === null) draft[name] = null
    else if (part.many) draft[name] = (Array.isArray(value) ? value : []).map((row) => itemDraft(part.kind, row, true))
    else draft[name] = draftOf(wireNames(part.fields), value)
  }
  return draft
}

/** Validates a draft. Throws a ValidationError with all problems under their wire names. */
export function acceptedItem<K extends AnyKind>(kind: K, draft: Draft, facts: CaseFacts): InputOfKind<K> {
  const { value, problems } = checkKind(kind, draft, facts)
  if (!problems) return value
  const wires = new Map(Object.entries(kind.parts as Parts).map(([name, { wire }]) => [name, wire]))
  throw new ValidationError(
    problemDetails(
      problems.map(({ path, message }) => {
        const [head = '', ...rest] = path.split('.')
        return { path: [wires.get(head) ?? head, ...rest].join('.'), message }
      }),
    ),
  )
}
