import { isRetiredOn, retiredFromCases, retiredProblem } from '@costdraft/schema/clients/retirement.ts'
import { expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import type { Draft, Fields, RecordRef, RefsOf } from '@costdraft/schema/field.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import type { BillList } from '@costdraft/schema/rates/bill-list.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { ValidationError } from '../errors/errors.ts'

export interface Owner {
  client_uuid: string
  case_uuid?: string
}

/** What a uuid may refer to, and how an answer tells what it refers to. */
export interface Target {
  /** The rows of a client or case that may be referred to: a query of their `uuid`. */
  allowed: (owner: Owner) => RawBuilder<unknown>
  /**
   * What an answer says of rows, by uuid: a query of `uuid` and `name`, or of all that stands in the place of the uuid.
   */
  described: (uuids: readonly string[]) => RawBuilder<{ uuid: string }>
  /** Whether the description stands in the place of the uuid, and not beside it. */
  isInPlace?: boolean
}

const allExpertTypes = expertTypes.flatMap(({ types }) => types)
/** The types of expert as a table of `uuid` and `name`. They are the same for every firm, and not stored. */
const expertTypeTable = sql`unnest(${allExpertTypes.map(({ uuid }) => uuid)}::uuid[],
  ${allExpertTypes.map(({ type_name }) => type_name)}::text[]) as expert_type (uuid, name)`

/**
 * The entries of a list of the Court of Protection's bill, each by its code and name. One that is retired may be chosen
 * only in a case that has it already: a row that has it must not stop every other change.
 */
const entriesOf = (list: BillList, column: 'opg_category' | 'cop_activity'): Target => ({
  allowed: ({ client_uuid, case_uuid = null }) =>
    sql`select entry.uuid from bill_list_entry entry where entry.client_uuid = ${client_uuid} and entry.list = ${list}
      and (not entry.retired or exists (select from time_recording detail join case_item item on item.uuid = detail.item_uuid
        where item.case_uuid = ${case_uuid}::uuid and detail.${sql.ref(column)} = entry.uuid))`,
  described: (uuids) =>
    sql`select uuid, code || ' ' || name as name from bill_list_entry where uuid = any(${uuids}::uuid[])`,
})

/** The records that a field may refer to. The items of a case are targets too (`items/item-references.ts`). */
export const recordTargets: Readonly<Record<RecordRef, Target>> = {
  fee_earner: {
    allowed: ({ client_uuid }) => sql`select uuid from fee_earner where client_uuid = ${client_uuid}`,
    described: (uuids) =>
      sql`select uuid, firstname, surname, initials, retired_from from fee_earner where uuid = any(${uuids}::uuid[])`,
    isInPlace: true,
  },
  site: {
    allowed: ({ client_uuid }) => sql`select uuid from site where client_uuid = ${client_uuid}`,
    described: (uuids) => sql`select uuid, site_name as name from site where uuid = any(${uuids}::uuid[])`,
  },
  // People of the client, and those of its parent with a role in it, draft its cases (docs/decisions/0003; `staffOf`
  // lists them).
  person: {
    allowed: ({ client_uuid }) =>
      sql`select person.uuid from person join client on client.uuid = ${client_uuid}
        where person.deactivated_at is null and person.kind = 'person' and (person.client_uuid = client.uuid
          or person.client_uuid = client.parent_uuid and exists (select from child_role
            where child_role.person_uuid = person.uuid and child_role.client_uuid = client.uuid))`,
    described: (uuids) =>
      sql`select uuid, firstname || ' ' || surname as name from person where uuid = any(${uuids}::uuid[])`,
  },
  file: {
    allowed: ({ case_uuid = null }) =>
      sql`select uuid from case_file where case_uuid = ${case_uuid}::uuid and is_file and deleted_at is null`,
    described: (uuids) => sql`select uuid, name from case_file where uuid = any(${uuids}::uuid[])`,
  },
  opg105_category: entriesOf('opg105_categories', 'opg_category'),
  cop_activity: entriesOf('cop_activities', 'cop_activity'),
  expert_type: {
    allowed: () => sql`select uuid from ${expertTypeTable}`,
    described: (uuids) => sql`select uuid, name from ${expertTypeTable} where uuid = any(${uuids}::uuid[])`,
  },
}

/** A reference in a value. `path` is its place on the wire. */
export interface Reference {
  path: string
  uuid: string
  target: Target
  /** The day of the work that it is named for, or of the case; absent where a fee earner may be retired. */
  day?: string | undefined
  /** What is stored there, and for which day: what stood is not judged again. */
  stored?: { uuid: unknown; day: string | undefined } | undefined
  /** Whether it is the fee earner of a case, and not of work. */
  isOfCase?: boolean
}

/** Throws 422 where a fee earner is named who is retired on the day, if they were not before. */
async function assertNotRetired(tx: Tx, references: readonly Reference[]): Promise<void> {
  const dated = references.flatMap((one) =>
    one.target === recordTargets.fee_earner && one.day !== undefined ? [{ ...one, day: one.day }] : [],
  )
  if (dated.length === 0) return
  const retired = await tx
    .selectFrom('fee_earner')
    .select(['uuid', 'firstname', 'surname', 'retired_from'])
    .where(sql<boolean>`uuid = any(${dated.map(({ uuid }) => uuid)}::uuid[])`)
    .where('retired_from', 'is not', null)
    .execute()
  const byUuid = new Map(retired.map((row) => [row.uuid, row]))
  const problems = dated.flatMap(({ path, uuid, day, stored, isOfCase }): [string, string][] => {
    const earner = byUuid.get(uuid.toLowerCase())
    const from = earner?.retired_from
    if (!earner || !from || !isRetiredOn(from, day)) return []
    if (stored?.uuid === earner.uuid && (stored.day === undefined || isRetiredOn(from, stored.day))) return []
    return [[path, (isOfCase ? retiredFromCases : retiredProblem)(`${earner.firstname} ${earner.surname}`, from)]]
  })
  if (problems.length > 0) throw new ValidationError(Object.fromEntries(problems))
}

/**
 * Throws 422 if a reference does not refer to a row of this client or case, or names a fee earner who is retired on its
 * day. Rows of other firms count as absent.
 */
export async function assertTargets(tx: Tx, owner: Owner, references: readonly Reference[]): Promise<void> {
  if (references.length === 0) return
  const parts = references.map(
    ({ path, uuid, target }) => sql`select ${path}::text as path where ${uuid}::uuid in (${target.allowed(owner)})`,
  )
  const { rows } = await sql<{ path: string }>`${sql.join(parts, sql` union all `)}`.execute(tx)
  const found = new Set(rows.map(({ path }) => path))
  const missing = references.filter(({ path }) => !found.has(path))
  if (missing.length > 0)
    throw new ValidationError(Object.fromEntries(missing.map(({ path }) => [path, 'Choose one from the list.'])))
  await assertNotRetired(tx, references)
}

/** A field table that refers to records alone: one that refers to items does not compile. */
type OfRecords<F extends Fields> = [Exclude<RefsOf<F>, RecordRef>] extends [never] ? F : never

/**
 * Throws 422 if a reference in the value of a field table does not refer to a row of this client. One that `stored` (by
 * wire names) has already is left as it is: a person who has gone must not stop every other change of what they are
 * named in.
 */
export const assertReferences = <F extends Fields>(
  tx: Tx,
  owner: Owner,
  fields: F & OfRecords<F>,
  value: Draft,
  stored?: Draft,
): Promise<void> => assertRecordReferences(tx, owner, fields, value, stored)

/**
 * The same for a field table that is known at run time alone, such as that of an area: its references are known to be
 * records. With `today` it is that of a case, for which nobody is responsible who is retired by then.
 */
export async function assertRecordReferences(
  tx: Tx,
  owner: Owner,
  fields: Fields,
  value: Draft,
  stored: Draft = {},
  today?: string,
): Promise<void> {
  const references = Object.entries(fields).flatMap(([name, { ref }]): Reference[] => {
    const uuid = value[name]
    const path = snakeName(name)
    return ref && typeof uuid === 'string' && uuid !== stored[path]
      ? [{ path, uuid, target: recordTargets[ref as RecordRef], day: today, isOfCase: true }]
      : []
  })
  await assertTargets(tx, owner, references)
}
