import { isDraft } from '@costdraft/schema/field.ts'
import { MOST_MEMBERS } from '@costdraft/schema/scim/names.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Comparison } from './filter.ts'
import { ignored } from './known-attributes.ts'
import type { Change } from './patch.ts'
import { immutable, invalidFilter, invalidValue, ScimError } from './scim-error.ts'

/** A group as a directory says it, before it is checked. */
export interface GroupDraft {
  displayName: unknown
  externalId: unknown
  /** The uuids of its users. */
  members: ReadonlySet<string>
}

const NO_MEMBER = 'members: Name users of the firm by their id.'

/** The ids that a value of `members` names: a list, or one alone, of objects with `value` or of ids. */
function membersIn(value: unknown): string[] {
  if (value === null || value === undefined) return []
  return [value].flat().map((one: unknown) => {
    const id = isDraft(one) ? one.value : one
    if (typeof id !== 'string' || !isUuid(id)) throw invalidValue(NO_MEMBER)
    return id.toLowerCase()
  })
}

/** The members that a filter finds: `members[value eq "id"]`. */
function membersOf(filter: readonly Comparison[], members: ReadonlySet<string>): string[] {
  if (filter.some(({ attribute: { name } }) => name !== 'value')) throw invalidFilter('Members are found by value.')
  return [...members].filter((id) => filter.every(({ value }) => String(value).toLowerCase() === id))
}

/** The members that a removal names: by a filter, by a list as Entra sends it, or all. */
function removedBy({ path: { filter }, value }: Change, members: ReadonlySet<string>): string[] {
  if (filter) return membersOf(filter, members)
  return value === null || value === undefined ? [...members] : membersIn(value)
}

const without = (members: ReadonlySet<string>, gone: readonly string[]): string[] => {
  const leaving = new Set(gone)
  return [...members].filter((id) => !leaving.has(id))
}

function changedMembers(change: Change, members: ReadonlySet<string>): ReadonlySet<string> {
  const { op, path, value } = change
  if (path.sub !== undefined && path.sub !== 'value') return members
  if (op === 'remove') return new Set(without(members, removedBy(change, members)))
  if (!path.filter) return new Set([...(op === 'add' ? members : []), ...membersIn(value)])
  const found = membersOf(path.filter, members)
  if (found.length === 0) throw new ScimError(400, 'The group has no such member.', 'noTarget')
  return new Set([...without(members, found), ...membersIn(value)])
}

/** What a directory calls a group is kept as it says it. */
function externalIdOf({ op, value }: Change): unknown {
  return op === 'remove' ? null : value
}

/** Makes the changes of a request in a draft, in their order. */
export function applyToGroup(changes: readonly Change[], draft: GroupDraft): GroupDraft {
  const changed = { ...draft }
  for (const change of changes) {
    const { name, filter } = change.path
    if (name === 'members') changed.members = changedMembers(change, changed.members)
    else if (name === 'externalid' && !filter) changed.externalId = externalIdOf(change)
    else if (name === 'displayname' && !filter) {
      if (change.op === 'remove') throw immutable('A group cannot be without displayName.')
      changed.displayName = change.value
    } else ignored(change)
  }
  if (changed.members.size > MOST_MEMBERS) throw invalidValue(`members: A group has at most ${MOST_MEMBERS}.`)
  return changed
}
