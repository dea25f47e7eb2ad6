import { checkKind, type AnyKind, type InputOfKind, type Parts } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { sql } from 'kysely'
import { isUuid } from '../access/assert-client.ts'
import { audit, difference } from '../audit/audit.ts'
import { assertVersion } from '../http/body.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { Conflict, NotFound } from '../http/errors.ts'
import { assertReferences } from '../db/references.ts'
import type { Asked } from '../http/request.ts'
import { acceptedItem } from './item-body.ts'
import { draftFromRow, readItems, type ItemRow } from './item-rows.ts'
import type { Resource } from './resource.ts'

type Row = Record<string, unknown>
type Acting = Pick<Asked, 'tx' | 'viewer'>

/** The columns and values to store for a validated item: its fields, its single parts, and derived columns. */
function columnValues<K extends AnyKind>({ kind, columns, derive }: Resource<K>, value: InputOfKind<K>): Row {
  const given = value as Row,
    stored: Row = {}
  for (const [name, form] of Object.entries(columns))
    stored[snakeName(name)] =
      form === 'json' && given[name] != null ? JSON.stringify(given[name]) : (given[name] ?? null)
  for (const [name, part] of Object.entries(kind.parts as Parts)) {
    if (part.many) continue
    const row = given[name] as Row | null
    for (const field of Object.keys(part.fields)) stored[snakeName(field)] = row?.[field] ?? null
  }
  return { ...stored, ...derive?.(value) }
}

const auditSubject = ({ viewer }: Acting, owner: CaseRow, { name }: AnyKind, entity_uuid: string) => ({
  client_uuid: owner.client,
  case_uuid: owner.uuid,
  entity: name,
  entity_uuid,
  by: viewer.user_uuid,
})

/** Stores a validated item together with its child rows, and returns its uuid. */
export async function addItem<K extends AnyKind>(
  acting: Acting,
  owner: CaseRow,
  resource: Resource<K>,
  value: InputOfKind<K>,
  children: Readonly<Record<string, Resource>>,
  parent: string | null = null,
): Promise<string> {
  const { tx, viewer } = acting,
    { kind, table } = resource
  await assertReferences(tx, { client_uuid: owner.client, case_uuid: owner.uuid }, kind.fields, value as Row)
  const by = viewer.user_uuid
  const { uuid } = await tx
    .insertInto('case_item')
    .values({
      client_uuid: owner.client,
      case_uuid: owner.uuid,
      parent_uuid: parent,
      kind: kind.name,
      created_by: by,
      changed_by: by,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow()
  const row = columnValues(resource, value),
    names = Object.keys(row)
  await sql`insert into ${sql.table(table)} (item_uuid, client_uuid, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${uuid}, ${owner.client}, ${sql.join(names.map((name) => row[name]))})`.execute(tx)
  await audit(tx, auditSubject(acting, owner, kind, uuid), 'added', { after: row })
  for (const [name, part] of Object.entries(kind.parts as Parts)) {
    const child = part.many ? children[part.kind.name] : undefined
    if (child)
      for (const given of ((value as Row)[name] ?? []) as InputOfKind<AnyKind>[])
        await addItem(acting, owner, child, given, children, uuid)
  }
  return uuid
}

/** Locks an item of the case and returns its row. Throws NotFound if it does not exist, belongs to another case or is in the trash. */
export async function findItem(
  { tx }: Acting,
  owner: CaseRow,
  resource: Resource,
  uuid: string,
  parent?: string,
): Promise<ItemRow> {
  if (!isUuid(uuid)) throw new NotFound()
  await tx
    .selectFrom('case_item')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('case_uuid', '=', owner.uuid)
    .forUpdate()
    .execute()
  const [row] = await readItems(tx, resource, owner.uuid, { uuid, ...(parent && { parent }) })
  if (!row) throw new NotFound()
  return row
}

/** Merges a change into the stored row, validates the result, and saves the differing columns. Throws if the If-Match version is stale. */
export async function changeItem(
  asked: Asked,
  owner: CaseRow,
  resource: Resource,
  row: ItemRow,
  change: Row,
): Promise<void> {
  const { tx, viewer, req } = asked,
    { kind, table } = resource
  assertVersion(req, row)
  const entered = resource.entered?.(row) ?? {},
    before = { ...draftFromRow(kind, row), ...entered }
  // A derived value that is sent back as it was answered does not replace the entered one.
  const isEcho = (name: string): boolean => name in entered && change[name] === row[snakeName(name)]
  const changed = Object.fromEntries(Object.entries(change).filter(([name]) => !isEcho(name)))
  const value = acceptedItem(kind, { ...before, ...changed }, factsOf(owner))
  await assertReferences(tx, { client_uuid: owner.client, case_uuid: owner.uuid }, kind.fields, value as Row)
  const storedValues = columnValues(
      resource,
      (checkKind(kind, before, factsOf(owner)).value ?? before) as InputOfKind<AnyKind>,
    ),
    newValues = columnValues(resource, value)
  const differing = difference(
    { ...storedValues, ...('estimated' in newValues && { estimated: row.estimated }) },
    newValues,
  )
  if (!differing) return
  await sql`update ${sql.table(table)} set ${sql.join(Object.entries(newValues).map(([name, stored]) => sql`${sql.ref(name)} = ${stored}`))} where item_uuid = ${row.uuid}`.execute(
    tx,
  )
  await tx
    .updateTable('case_item')
    .set((e) => ({
      version: e('version', '+', 1),
      changed_by: viewer.user_uuid,
      changed_at: e.fn<string>('clock_timestamp'),
    }))
    .where('uuid', '=', row.uuid)
    .execute()
  await audit(tx, auditSubject(asked, owner, kind, row.uuid), 'changed', differing)
}

/** Moves an item and its child rows to the trash for thirty days. A child row must be removed through its parent. */
export async function removeItem(acting: Acting, owner: CaseRow, uuid: string, parent?: string): Promise<void> {
  const { tx, viewer } = acting
  if (!isUuid(uuid)) throw new NotFound()
  const item = await tx
    .selectFrom('case_item')
    .select(['uuid', 'kind', 'parent_uuid'])
    .where('uuid', '=', uuid)
    .where('case_uuid', '=', owner.uuid)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!item || (parent !== undefined && item.parent_uuid !== parent)) throw new NotFound()
  if (item.parent_uuid && parent === undefined) throw new Conflict('This belongs to a hearing. Change it there.')
  await tx
    .updateTable('case_item')
    .set((e) => ({ deleted_at: e.fn<string>('now'), deleted_by: viewer.user_uuid }))
    .where('deleted_at', 'is', null)
    .where((e) => e.or([e('uuid', '=', uuid), e('parent_uuid', '=', uuid)]))
    .execute()
  await audit(
    tx,
    { client_uuid: owner.client, case_uuid: owner.uuid, entity: item.kind, entity_uuid: uuid, by: viewer.user_uuid },
    'removed',
  )
}

const THIRTY_DAYS = 30 * 86_400_000

/** Restores an item from the trash with the child rows deleted together with it, and returns its kind. */
export async function restoreItem(acting: Acting, owner: CaseRow, uuid: string): Promise<string> {
  const { tx, viewer } = acting
  if (!isUuid(uuid)) throw new NotFound()
  const item = await tx
    .selectFrom('case_item')
    .select(['kind', 'deleted_at', 'parent_uuid'])
    .where('uuid', '=', uuid)
    .where('case_uuid', '=', owner.uuid)
    .where('deleted_at', '>', new Date(Date.now() - THIRTY_DAYS).toISOString())
    .forUpdate()
    .executeTakeFirst()
  if (!item || item.parent_uuid) throw new NotFound()
  await sql`update case_item set deleted_at = null, deleted_by = null where uuid = ${uuid} or (parent_uuid = ${uuid} and deleted_at = (select deleted_at from case_item where uuid = ${uuid}))`.execute(
    tx,
  )
  await audit(
    tx,
    { client_uuid: owner.client, case_uuid: owner.uuid, entity: item.kind, entity_uuid: uuid, by: viewer.user_uuid },
    'restored',
  )
  return item.kind
}
