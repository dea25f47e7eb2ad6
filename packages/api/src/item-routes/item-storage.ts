import { checkKind, type AnyKind, type InputOfKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { withInitialValues, type Draft, type Fields } from '@costdraft/schema/field.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { audit, difference } from '../audit/audit.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { isStale } from '../http/body.ts'
import { NotFound, StaleVersion } from '../errors/errors.ts'
import { partColumn } from '../items/columns.ts'
import type { ItemsContext } from '../items/context.ts'
import { acceptedItem } from './item-body.ts'
import { FILES, filesInAnswer, saveFiles } from './item-files.ts'
import { assertItemReferences } from '../items/item-references.ts'
import { removeTree } from './item-removal.ts'
import { readItems } from './item-rows.ts'
import type { ItemRow } from '../items/item-row.ts'
import { mergeChange, type StoredTree } from './item-tree.ts'
import { attachChildren } from './read-item.ts'
import { childOf } from '../items/registry.ts'
import { listParts, singleParts, type Resource } from '../items/resource.ts'
import type { MutableRowValues } from '../db/row-values.ts'

/** The columns and values to store for a validated item: its fields, its single parts, and derived columns. */
export function columnValues<K extends AnyKind>(resource: Resource<K>, value: InputOfKind<K>): MutableRowValues {
  const { kind, columns, derived = {} } = resource
  const fields = kind.fields as Fields
  const given = value as MutableRowValues
  const stored: MutableRowValues = {}
  for (const [name, form] of Object.entries(columns)) {
    const empty = fields[name]?.initial ? false : null
    stored[snakeName(name)] =
      form === 'json' && given[name] != null ? JSON.stringify(given[name]) : (given[name] ?? empty)
  }
  for (const { name, fields } of singleParts(kind)) {
    const row = given[name] as MutableRowValues | null | undefined
    for (const field of Object.keys(fields))
      stored[partColumn(resource as unknown as Resource, name, field)] = row?.[field] ?? null
  }
  for (const [column, of] of Object.entries(derived)) stored[column] = of(value)
  return stored
}

const auditSubject = ({ viewer }: ItemsContext, owner: CaseRow, { name }: AnyKind, entity_uuid: string) => ({
  client_uuid: owner.client,
  case_uuid: owner.uuid,
  entity: name,
  entity_uuid,
  by: viewer.user_uuid,
})
const ownerOf = (owner: CaseRow) => ({ client_uuid: owner.client, case_uuid: owner.uuid })

/**
 * Stores a validated item together with its child rows, and returns its uuid. Throws 422 for a reference to what is not
 * in the case.
 */
export async function addItem<K extends AnyKind>(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource<K>,
  value: InputOfKind<K>,
  parent: string | null = null,
): Promise<string> {
  await assertItemReferences(context, ownerOf(owner), resource.kind, value as MutableRowValues, { parent })
  return insertTree(context, owner, resource as unknown as Resource, value as MutableRowValues, parent)
}

async function insertTree(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  value: MutableRowValues,
  parent: string | null,
): Promise<string> {
  const { tx, viewer, items } = context
  const { kind, table } = resource
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
  const row = columnValues(resource, withInitialValues(kind.fields as Fields, value) as InputOfKind<AnyKind>)
  const names = Object.keys(row)
  await sql`insert into ${sql.table(table)} (item_uuid, client_uuid, ${sql.join(names.map((name) => sql.ref(name)))})
    values (${uuid}, ${owner.client}, ${sql.join(names.map((name) => row[name]))})`.execute(tx)
  const files = await saveFiles(context, owner, uuid, [], value[FILES] as string[] | undefined)
  await audit(tx, auditSubject(context, owner, kind, uuid), 'added', { after: { ...row, ...files?.after } })
  for (const { name, kind: child } of listParts(kind))
    for (const given of (value[name] ?? []) as MutableRowValues[])
      await insertTree(context, owner, childOf(items, child), given, uuid)
  return uuid
}

/**
 * Locks an item of the case and returns its row. Throws NotFound if it does not exist, belongs to another case or is in
 * the trash.
 */
export async function findItem(
  { tx, items }: ItemsContext,
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
  const [row] = await readItems(tx, items, resource, owner.uuid, { uuid, ...(parent && { parents: [parent] }) })
  if (!row) throw new NotFound()
  return row
}

/**
 * Throws 412 with the item as it is now if its removal is based on another version (`If-Match`), or 404 if it is not
 * there.
 */
export async function assertRemovedVersion(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  uuid: string,
  expected: string | undefined,
  parent?: string,
): Promise<void> {
  if (!expected) return
  const row = await findItem(context, owner, resource, uuid, parent)
  await assertItemVersion(context, owner, resource, row, expected)
}

/**
 * Whether a change is one of documents alone: then the fields are not judged anew, whatever has become of the facts of
 * the case.
 */
const isOfFilesAlone = (change: Draft): boolean =>
  Object.keys(change).every((name) => name === FILES) && FILES in change

/**
 * Throws 412 with the item as it is now if a change is based on another version: with its lists, which a change may be
 * merged into.
 */
async function assertItemVersion(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  row: ItemRow,
  expected: string | undefined,
): Promise<void> {
  if (!isStale(expected, row)) return
  await attachChildren(context, resource, owner.uuid, [row])
  throw new StaleVersion(row)
}

/**
 * Merges a change into the stored row and into the lists of child rows that it names, validates the whole, and saves
 * what differs. Resolves with whether anything did: then the version of the row is raised by one. Throws 412 if the row
 * has another version than `expected` (`If-Match`).
 */
export async function changeItem(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  row: ItemRow,
  change: Draft,
  expected: string | undefined,
): Promise<boolean> {
  await assertItemVersion(context, owner, resource, row, expected)
  if (isOfFilesAlone(change)) {
    const files = await saveFiles(context, owner, row.uuid, filesInAnswer(row), change[FILES] as string[])
    if (!files) return false
    await audit(context.tx, auditSubject(context, owner, resource.kind, row.uuid), 'changed', files)
    await raiseVersion(context, row.uuid)
    return true
  }
  const { draft, stored } = await mergeChange(context, owner.uuid, resource, row, change)
  const value = acceptedItem(resource.kind, draft, factsOf(owner)) as MutableRowValues
  await assertItemReferences(context, ownerOf(owner), resource.kind, value, { parent: row.parent_uuid, stored })
  return saveTree(context, owner, stored, value)
}

/** Saves a validated row and its lists. Resolves with whether anything differed. */
async function saveTree(
  context: ItemsContext,
  owner: CaseRow,
  stored: StoredTree,
  value: MutableRowValues,
): Promise<boolean> {
  const isOwnChanged = await saveOwn(context, owner, stored, value)
  const areListsChanged = await saveLists(context, owner, stored, value)
  if (!isOwnChanged && !areListsChanged) return false
  await raiseVersion(context, stored.row.uuid)
  return true
}

/** Saves the columns and the documents of a row if one of them differs, with one entry of the audit trail. */
async function saveOwn(
  context: ItemsContext,
  owner: CaseRow,
  { resource, row, before }: StoredTree,
  value: MutableRowValues,
): Promise<boolean> {
  const { kind, table } = resource
  const storedValues = columnValues(
    resource,
    (checkKind(kind, before, factsOf(owner)).value ?? before) as InputOfKind<AnyKind>,
  )
  const newValues = columnValues(resource, value as InputOfKind<AnyKind>)
  // What calls for attention is set by other ways than an edit, so the stored value is compared and not a derived one.
  const mark = kind.attention
  const differing = difference({ ...storedValues, ...(mark && mark in newValues && { [mark]: row[mark] }) }, newValues)
  const files = await saveFiles(context, owner, row.uuid, filesInAnswer(row), value[FILES] as string[] | undefined)
  if (!differing && !files) return false
  if (differing) {
    const sets = Object.entries(newValues).map(([name, stored]) => sql`${sql.ref(name)} = ${stored}`)
    await sql`update ${sql.table(table)} set ${sql.join(sets)} where item_uuid = ${row.uuid}`.execute(context.tx)
  }
  await audit(context.tx, auditSubject(context, owner, kind, row.uuid), 'changed', {
    before: { ...differing?.before, ...files?.before },
    after: { ...differing?.after, ...files?.after },
  })
  return true
}

/**
 * Makes each list that a change named the list of its rows: those without a uuid are added, and stored ones that are
 * not in it removed.
 */
async function saveLists(
  context: ItemsContext,
  owner: CaseRow,
  { resource, row: parent, lists }: StoredTree,
  value: MutableRowValues,
): Promise<boolean> {
  let isChanged = false
  for (const { name, kind } of listParts(resource.kind)) {
    const stored = lists.get(name)
    if (!stored) continue
    const rows = (value[name] ?? []) as MutableRowValues[]
    const kept = new Set(rows.map(({ uuid }) => uuid))
    for (const uuid of stored.keys())
      if (!kept.has(uuid)) {
        await removeTree(context, owner, { uuid, kind: kind.name })
        isChanged = true
      }
    for (const row of rows) {
      const one = stored.get(String(row.uuid))
      if (!one) await insertTree(context, owner, childOf(context.items, kind), row, parent.uuid)
      const isSaved = one ? await saveTree(context, owner, one, row) : true
      isChanged ||= isSaved
    }
  }
  return isChanged
}

/** Raises the version of an item by one. A change of a child row is a change of each item above it. */
export async function raiseVersion({ tx, viewer }: ItemsContext, ...uuids: readonly string[]): Promise<void> {
  await tx
    .updateTable('case_item')
    .set((e) => ({
      version: e('version', '+', 1),
      changed_by: viewer.user_uuid,
      changed_at: e.fn<string>('clock_timestamp'),
    }))
    .where('uuid', 'in', uuids)
    .execute()
}
