import { kinds } from '@costdraft/schema/items/index.ts'
import type { Fields } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { isRow, nameOf, textOf, uuidOf } from './answered-values.ts'
import type { Row } from './rows.ts'

/** A record that rows of a type refer to, by its key on the wire. */
interface Reference {
  key: string
  /** What stands for a missing one: empty where each row has one. */
  none: string | null
  /** The key that has its name beside it, and those by which the record may say its name. */
  name?: { key: string; in?: readonly string[] }
}

const reference = (key: string, none: string | null = null, name?: Reference['name']): Reference => ({
  key,
  none,
  ...(name && { name }),
})
/** The references of rows that are no items, by their GraphQL type. */
const declared: Readonly<Record<string, readonly Reference[]>> = {
  Case: [
    reference('client', '', { key: 'client_name' }),
    reference('site', '', { key: 'site_name', in: ['site_name', 'name'] }),
    reference('staff_member', null, { key: 'staff_name' }),
  ],
  Comment: [
    reference('created_by', '', { key: 'created_by_name' }),
    reference('resolved_by', null, { key: 'resolved_by_name' }),
  ],
  Note: [reference('created_by', null, { key: 'created_by_name' })],
  FeeEarner: [reference('site', ''), reference('user')],
  User: [reference('client_uuid', null, { key: 'client_name' }), reference('site_uuid')],
  Client: [reference('parent')],
}

/** References of items that every row has. */
const REQUIRED = new Set(['ExpertFee invoice_type', 'HighCostCounsel party_uuid'])
const referencesIn = (type: string, fields: Fields): Reference[] =>
  Object.entries(fields).flatMap(([name, { ref }]) =>
    ref && ref !== 'fee_earner' && ref !== 'file'
      ? [reference(snakeName(name), REQUIRED.has(`${type} ${snakeName(name)}`) ? '' : null)]
      : [],
  )
/** The types whose rows have a fee earner, by name or uuid. */
const withEarner = new Set(['Case'])

const byType = new Map(Object.entries(declared))
const addKind = (kind: AnyKind): void => {
  const fields = kind.fields as Fields
  byType.set(kind.type, referencesIn(kind.type, fields))
  if (Object.values(fields).some(({ ref }) => ref === 'fee_earner')) withEarner.add(kind.type)
  for (const [, part] of partsOf(kind)) if (part.many) addKind(part.kind)
}
for (const kind of Object.values(kinds)) addKind(kind)

/** The keys of a type that refer to another record. */
export const referenceKeys = (type: string): string[] => [
  ...(byType.get(type) ?? []).map(({ key }) => key),
  ...(withEarner.has(type) ? ['fee_earner'] : []),
]

const NO_RECORD = { uuid: '' }
/** A fee earner as it was answered, with an empty uuid where that says none. */
function withUuid(earner: unknown): unknown {
  if (uuidOf(earner) !== null) return earner
  return isRow(earner) ? { ...earner, ...NO_RECORD } : NO_RECORD
}

/** What of a row is not as it was answered: each reference as its uuid, with the name that its record said. */
export function unwrappedReferences(type: string, row: Row): Row {
  const changed: Row = {}
  for (const { key, none, name } of byType.get(type) ?? []) {
    const given = row[key]
    const uuid = uuidOf(given) ?? none
    if (uuid !== given) changed[key] = uuid
    const said = name && isRow(given) ? nameOf(given, name.in) : null
    if (name && said !== null && textOf(row[name.key]) === null) changed[name.key] = said
  }
  if (withEarner.has(type)) {
    const earner = withUuid(row.fee_earner)
    if (earner !== row.fee_earner) changed.fee_earner = earner
  }
  return changed
}
