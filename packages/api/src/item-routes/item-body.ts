import type { CaseFacts, Draft, Fields } from '@costdraft/schema/field.ts'
import { checkKind, type AnyKind, type InputOfKind } from '@costdraft/schema/kind.ts'
import { namedKey, snakeName, wireNames } from '@costdraft/schema/names.ts'
import type { Request } from 'express'
import { draftOf, objectOf } from '../http/body.ts'
import { ValidationError } from '../errors/errors.ts'
import { FILES, filesInBody } from './item-files.ts'
import { FILES_ON_WIRE } from '../items/file-uses.ts'
import { targetOf } from '../items/item-references.ts'
import { childOf, type Items } from '../items/registry.ts'
import { listParts, singleParts, type Resource } from '../items/resource.ts'
import { assertFewRows } from './row-limit.ts'

/**
 * What a body is: a new item with its lists, whose rows are all new; a change of its own fields; or a change with its
 * lists, whose rows may be stored ones.
 */
export type Purpose = 'new' | 'change' | 'change with lists'

/**
 * What a `PATCH` changes. Its lists are taken only if it says `?lists=whole`: the specification gives their rows paths
 * of their own, and a program that sends an empty list with every change must not lose them.
 */
export const purposeOf = ({ query }: Pick<Request, 'query'>): Purpose =>
  query.lists === 'whole' ? 'change with lists' : 'change'

/** The key of a draft with what a body says of the source of its claimed value; no field has this name. */
export const CLAIMED_FROM = 'claimed from'

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** Throws 422 for a value that would not be stored. An empty one may be sent back as it was answered. */
function assertStored({ kind: { readOnly = [] }, unstored = {} }: Resource, body: Draft): void {
  const lost = Object.keys(unstored).filter((name) => !readOnly.includes(name) && !isEmpty(body[name]))
  if (lost.length > 0)
    throw new ValidationError(Object.fromEntries(lost.map((name) => [name, 'This is not kept in this version.'])))
}

/** Replaces what an answer has in the place of a uuid by that uuid. */
function withUuids(items: Items, fields: Fields, body: Draft): Draft {
  const replaced = Object.entries(fields).flatMap(([name, declared]): [string, unknown][] => {
    const value = body[snakeName(name)]
    return targetOf(items, declared)?.isInPlace && typeof value === 'object' && value !== null && 'uuid' in value
      ? [[snakeName(name), value.uuid]]
      : []
  })
  return replaced.length > 0 ? { ...body, ...Object.fromEntries(replaced) } : body
}

/** The draft of a one-to-one part. The names that answers have beside references are ignored. */
function partDraft(items: Items, fields: Fields, body: unknown): Draft {
  const names = wireNames(fields)
  const ignored = Object.entries(fields).flatMap(([name, { ref }]) => (ref ? [namedKey(snakeName(name))] : []))
  return draftOf(names, withUuids(items, fields, objectOf(body)), new Set(ignored))
}

/**
 * The drafts of the lists of child rows that were sent. Throws 422 for what is no list, and for more rows than one
 * request may bring.
 */
function listDrafts(items: Items, resource: Resource, given: Draft, purpose: Purpose): Draft {
  assertFewRows(items, resource, [given], 'body')
  const draft: Record<string, unknown> = {}
  for (const { name, wire, kind: child } of listParts(resource.kind)) {
    const rows = given[wire]
    if (rows == null) continue
    if (!Array.isArray(rows)) throw new ValidationError({ [wire]: 'Send a list.' })
    draft[name] = rows.map((row: unknown) => ({
      ...itemDraft(items, childOf(items, child), row, purpose),
      ...(purpose === 'change with lists' && { uuid: objectOf(row).uuid ?? undefined }),
    }))
  }
  return draft
}

/**
 * Reads the draft of an item from a request body, with the lists of child rows that were sent and belong to its
 * purpose. Throws 422 for what cannot be read.
 */
export function itemDraft(items: Items, resource: Resource, body: unknown, purpose: Purpose): Draft {
  const { kind, unstored = {}, claimed } = resource
  const given = objectOf(body)
  const lists = listParts(kind)
  const singles = singleParts(kind)
  assertStored(resource, given)
  const ignored = new Set([
    ...(items.readOnlyKeys.get(kind.name) ?? []),
    ...Object.keys(unstored),
    ...[...lists, ...singles].map(({ wire }) => wire),
    ...(kind.hasFiles ? [FILES_ON_WIRE] : []),
  ])
  const fields = kind.fields as Fields
  const draft: Record<string, unknown> = { ...draftOf(wireNames(fields), withUuids(items, fields, given), ignored) }
  if (claimed && given[claimed.from] != null) draft[CLAIMED_FROM] = given[claimed.from]
  const files = kind.hasFiles ? filesInBody(given) : undefined
  if (files) draft[FILES] = files
  for (const { name, wire, fields: partFields } of singles) {
    const value = given[wire]
    if (value !== undefined) draft[name] = value === null ? null : partDraft(items, partFields, value)
  }
  return purpose === 'change' ? draft : { ...draft, ...listDrafts(items, resource, given, purpose) }
}

/** The path of a problem on the wire: `adjournment.lengthHours` is `hearing_adjournment.length_hours`. */
function wirePath(kind: AnyKind, path: string): string {
  const [head = '', ...rest] = path.split('.')
  const single = singleParts(kind).find(({ name }) => name === head)
  const list = listParts(kind).find(({ name }) => name === head)
  if (single) return [single.wire, ...rest.map(snakeName)].join('.')
  if (!list) return [head, ...rest].map(snakeName).join('.')
  const [place, ...inRow] = rest
  return inRow.length > 0 ? `${list.wire}.${place}.${wirePath(list.kind, inRow.join('.'))}` : `${list.wire}.${place}`
}

/** Validates a draft; its documents stay with it. Throws a ValidationError with all problems under their wire names. */
export function acceptedItem<K extends AnyKind>(kind: K, draft: Draft, facts: CaseFacts): InputOfKind<K> {
  const { value, problems } = checkKind(kind, draft, facts)
  if (!problems) return FILES in draft ? { ...value, [FILES]: draft[FILES] } : value
  throw new ValidationError(Object.fromEntries(problems.map(({ path, message }) => [wirePath(kind, path), message])))
}
