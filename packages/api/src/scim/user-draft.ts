import { isDraft } from '@costdraft/schema/field.ts'
import { EXTENSION } from './attribute-name.ts'
import type { Comparison } from './filter.ts'
import { ignored } from './known-attributes.ts'
import { changesIn, type Change } from './patch.ts'
import { immutable, invalidValue } from './scim-error.ts'

/** A user as a directory says it, before it is checked. Null is what the directory says that there is not. */
export interface UserDraft {
  userName: unknown
  givenName: unknown
  familyName: unknown
  active: boolean
  externalId: unknown
  clientRole: unknown
  siteUuid: unknown
  solicitorSraNumber: unknown
}

/** The attributes that a text is kept of, by their names in small letters. */
const TEXTS: Readonly<Record<string, Exclude<keyof UserDraft, 'active'>>> = {
  username: 'userName',
  externalid: 'externalId',
  'name.givenname': 'givenName',
  'name.familyname': 'familyName',
  [`${EXTENSION}.clientrole`]: 'clientRole',
  [`${EXTENSION}.siteuuid`]: 'siteUuid',
  [`${EXTENSION}.solicitorsranumber`]: 'solicitorSraNumber',
}
const REQUIRED = new Set<keyof UserDraft>(['userName', 'givenName', 'familyName'])
/** The attributes that hold others. */
const COMPLEX = new Set(['name', EXTENSION])

/** Entra writes a yes or no as a text, "True" and "False". */
function flagOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  if (typeof value === 'string' && /^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  throw invalidValue('active: Say true or false.')
}

/** The address that a list of addresses names first: the primary one, else that of work, else one without a type. */
function addressIn(value: unknown): unknown {
  const addresses = [value].flat().map((one) => (isDraft(one) ? one : { value: one }))
  const main =
    addresses.find(({ primary }) => primary === true) ??
    addresses.find(({ type }) => typeof type === 'string' && type.toLowerCase() === 'work') ??
    addresses.find(({ type }) => type === undefined)
  return main?.value
}

/** Whether a filter finds the one address of a user. */
const isWorkAddress = (filter: readonly Comparison[], address: unknown): boolean =>
  filter.every(({ attribute: { name }, value }) => {
    if (name === 'type') return String(value).toLowerCase() === 'work'
    if (name === 'primary') return value === true
    return name === 'value' && typeof address === 'string' && String(value).toLowerCase() === address.toLowerCase()
  })

/** The address that a change of `emails` gives; undefined for one that is not kept. Nobody is without an address. */
function addressOf({ op, path: { sub, filter }, value }: Change, draft: UserDraft): unknown {
  if (op === 'remove' || (sub !== undefined && sub !== 'value')) return undefined
  return filter && !isWorkAddress(filter, draft.userName) ? undefined : addressIn(value)
}

function apply(change: Change, draft: UserDraft): void {
  const { op, path, value } = change
  const key = path.sub === undefined ? path.name : `${path.name}.${path.sub}`
  const field = Object.hasOwn(TEXTS, key) ? TEXTS[key] : undefined
  if (field && !path.filter) {
    if (op === 'remove' && REQUIRED.has(field)) throw immutable(`A user cannot be without ${field}.`)
    draft[field] = op === 'remove' ? null : value
  } else if (key === 'active' && !path.filter) {
    if (op === 'remove') throw immutable('A user cannot be without active.')
    draft.active = flagOf(value)
  } else ignored(change)
}

/** The changes of what an attribute holds, one by one; those of any other attribute as they are. */
function withinComplex(change: Change): Change[] {
  const { op, path, value } = change
  if (path.sub !== undefined || path.filter || !COMPLEX.has(path.name)) return [change]
  if (op !== 'remove' && !isDraft(value)) {
    if (value === null && path.name === EXTENSION) return withinComplex({ ...change, op: 'remove' })
    throw invalidValue(`${path.name} holds other attributes.`)
  }
  if (op === 'remove') {
    const subs = Object.keys(TEXTS).filter((key) => key.startsWith(`${path.name}.`))
    return subs.map((key) => ({ ...change, path: { name: path.name, sub: key.slice(path.name.length + 1) } }))
  }
  return changesIn(op, value as Record<string, unknown>).map((inner) => ({
    ...inner,
    path: { name: path.name, sub: inner.path.name },
  }))
}

/**
 * Makes the changes of a request in a draft, in their order. The address of a user is in `userName` and in `emails`:
 * where a request has both, `userName` holds.
 */
export function applyToUser(changes: readonly Change[], draft: UserDraft): UserDraft {
  const changed = { ...draft }
  let address: unknown
  let isNamed = false
  for (const change of changes.flatMap(withinComplex)) {
    if (change.path.name === 'emails') address = addressOf(change, changed) ?? address
    else apply(change, changed)
    isNamed ||= change.path.name === 'username'
  }
  return address === undefined || isNamed ? changed : { ...changed, userName: address }
}
