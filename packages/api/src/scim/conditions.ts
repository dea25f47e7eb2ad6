import { SCIM_SYSTEM } from '@costdraft/schema/scim/names.ts'
import { cleanText } from '@costdraft/schema/structs.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql, type RawBuilder } from 'kysely'
import { hasExternalId } from '../external-ids/external-ids.ts'
import type { Comparison } from './filter.ts'
import { invalidFilter } from './scim-error.ts'

/** What resources are found by: a condition of each attribute, by its name. */
type Conditions = Readonly<Record<string, (value: Comparison['value']) => RawBuilder<boolean>>>
const never = sql<boolean>`false`
const stated = (isSo: boolean): RawBuilder<boolean> => sql<boolean>`${isSo}::boolean`
/** A condition on a text: a yes or no is none. */
const onText =
  (condition: (text: string) => RawBuilder<boolean>) =>
  (value: Comparison['value']): RawBuilder<boolean> => {
    if (typeof value !== 'string') throw invalidFilter('Compare this attribute with a text.')
    return condition(value)
  }
const hasUuid = (column: string) =>
  onText((id) => (isUuid(id) ? sql<boolean>`${sql.ref(column)} = ${id}::uuid` : never))
const isOfType = (type: string) => onText((value) => stated(value.toLowerCase() === type))
const ofAddress = onText((address) => sql<boolean>`lower(person.email_address) = lower(${cleanText(address)})`)

/** What users are found by. The database lowers addresses, as where people sign in (`access/same-email`). */
export const ofUsers: Conditions = {
  id: hasUuid('person.uuid'),
  username: ofAddress,
  'emails.value': ofAddress,
  emails: ofAddress,
  externalid: onText((id) => hasExternalId('user', 'person.uuid', { system: SCIM_SYSTEM, id: cleanText(id) })),
  active: (value) => {
    const isActive = typeof value === 'string' ? value.toLowerCase() : String(value)
    if (isActive !== 'true' && isActive !== 'false') throw invalidFilter('active is true or false.')
    return sql<boolean>`(person.deactivated_at is null) = ${isActive === 'true'}::boolean`
  },
  'meta.resourcetype': isOfType('user'),
}
const hasMember = onText((id) =>
  isUuid(id)
    ? sql<boolean>`exists (select from user_group_member where user_group_member.group_uuid = user_group.uuid
        and user_group_member.person_uuid = ${id}::uuid)`
    : never,
)
/** What groups are found by. */
export const ofGroups: Conditions = {
  id: hasUuid('user_group.uuid'),
  displayname: onText((name) => sql<boolean>`lower(user_group.name) = lower(${cleanText(name)})`),
  externalid: onText((id) => sql<boolean>`user_group.external_id = ${cleanText(id)}`),
  members: hasMember,
  'members.value': hasMember,
  'meta.resourcetype': isOfType('group'),
}

const keyOf = ({ attribute: { name, sub } }: Comparison): string => (sub === undefined ? name : `${name}.${sub}`)

/** The condition of a filter; undefined where it asks for an attribute that resources of this kind have not. */
export function conditionOf(
  comparisons: readonly Comparison[],
  conditions: Conditions,
): RawBuilder<boolean> | undefined {
  const parts = comparisons.map((one) =>
    Object.hasOwn(conditions, keyOf(one)) ? conditions[keyOf(one)]?.(one.value) : undefined,
  )
  if (parts.some((part) => part === undefined)) return undefined
  return parts.length === 0 ? stated(true) : sql<boolean>`${sql.join(parts as RawBuilder<boolean>[], sql` and `)}`
}

/** Throws 400 where a filter asks for an attribute that resources have not, or by which they are not found. */
export function required(matching: RawBuilder<boolean> | undefined, conditions: Conditions): RawBuilder<boolean> {
  if (!matching) throw invalidFilter(`Resources are found by ${Object.keys(conditions).join(', ')}.`)
  return matching
}
