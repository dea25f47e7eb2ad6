import { checkKind, type InputOfKind, type AnyKind } from '@costdraft/schema/kind.ts'
import { touchCase } from '../cases/case-revision.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { expectedVersion } from '../http/body.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { changeItem, columnValues, findItem, raiseVersion } from '../item-routes/item-storage.ts'
import { restoreItem } from '../item-routes/item-removal.ts'
import { draftFromRow } from '../item-routes/item-rows.ts'
import type { ItemRow } from '../items/item-row.ts'
import type { Resource } from '../items/resource.ts'
import type { AuditRow } from './audit-page.ts'
import { restoredColumns, type Restorable } from './restorable.ts'
import type { MutableRowValues } from '../db/row-values.ts'

/** A value of a column as the fields of a kind have it: a list is audited as JSON. */
const fieldValue = (resource: Resource, field: string, value: unknown): unknown =>
  (resource.columns as Readonly<Record<string, string>>)[field] === 'json' && typeof value === 'string'
    ? (JSON.parse(value) as unknown)
    : value

/** The uuids of the items above a row, from its parent. */
async function uuidsAbove({ tx }: ItemsRequestContext, { parent_uuid }: ItemRow): Promise<string[]> {
  const above: string[] = []
  for (let at = parent_uuid; at !== null;) {
    above.push(at)
    const row = await tx.selectFrom('case_item').select('parent_uuid').where('uuid', '=', at).executeTakeFirst()
    at = row?.parent_uuid ?? null
  }
  return above
}

/** The item of an entry with the values that it had before; of a deleted one, with what brings it back. */
export async function itemToRestore(
  asked: ItemsRequestContext,
  owner: CaseRow,
  entry: AuditRow,
): Promise<Restorable | undefined> {
  const { items, tx } = asked
  const { entity_uuid: uuid, before } = entry
  const resource = items.byName.get(entry.entity)
  if (!resource) return undefined
  if (entry.action === 'removed') {
    const { version } = await tx
      .selectFrom('case_item')
      .select('version')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow()
    const store = async (): Promise<void> => {
      await restoreItem(asked, owner, uuid)
      await touchCase(asked, owner.uuid)
    }
    return { version, now: {}, restored: {}, store }
  }
  const row = await findItem(asked, owner, resource, uuid)
  const current: MutableRowValues = { ...draftFromRow(items, resource.kind, row), ...resource.entered?.(row) }
  const accepted = checkKind(resource.kind, current, factsOf(owner)).value ?? current
  const stored = columnValues(resource, accepted as InputOfKind<AnyKind>)
  const columns = restoredColumns(resource, before)
  const change: MutableRowValues = {}
  for (const { column, field, part } of columns) {
    const value = before?.[column] ?? null
    if (part)
      change[part.name] = {
        ...(current[part.name] as MutableRowValues | null),
        ...(change[part.name] as MutableRowValues),
        [field]: value,
      }
    else change[field] = fieldValue(resource, field, value)
  }
  for (const [name, value] of Object.entries(change))
    if (
      columns.some(({ part }) => part?.name === name) &&
      Object.values(value as MutableRowValues).every((one) => one == null)
    )
      change[name] = null
  const valuesOf = (values: MutableRowValues): MutableRowValues =>
    Object.fromEntries(columns.map(({ column }) => [column, values[column] ?? null]))
  const store = async (): Promise<void> => {
    if (!(await changeItem(asked, owner, resource, row, change, expectedVersion(asked.req)))) return
    const above = await uuidsAbove(asked, row)
    if (above.length > 0) await raiseVersion(asked, ...above)
    await touchCase(asked, owner.uuid)
  }
  return { version: row.version, now: valuesOf(stored), restored: valuesOf({ ...before }), store }
}
