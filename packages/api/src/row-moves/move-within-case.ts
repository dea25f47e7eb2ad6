import { snakeName } from '@costdraft/schema/names.ts'
import { audit, difference } from '../audit/audit.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { acceptedItem } from '../item-routes/item-body.ts'
import { raiseVersion } from '../item-routes/item-storage.ts'
import { mergeChange } from '../item-routes/item-tree.ts'
import type { ItemsContext } from '../items/context.ts'
import { assertItemReferences } from '../items/item-references.ts'
import type { ItemRow } from '../items/item-row.ts'
import type { Resource } from '../items/resource.ts'
import { movedFields, withEachRow, type Move } from './moved-rows.ts'
import { noEffects, recordOperation } from './record-operation.ts'
import type { ChangedRow } from './row-operation.table.ts'
import { setColumns } from './stored-detail.ts'

/**
 * Gives rows of a case another part or party, all or none. What calls for attention in a row still does: nothing else
 * of it is entered anew. Resolves with what undoes it.
 */
export async function moveWithinCase(
  context: ItemsContext,
  owner: CaseRow,
  resource: Resource,
  rows: readonly ItemRow[],
  move: Move,
): Promise<string> {
  const { tx, viewer } = context
  const facts = factsOf(owner)
  const fields = movedFields(resource, move, facts)
  const wanted = Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeName(name), value ?? null]))
  const changed = await withEachRow(resource, rows, fields, async (row): Promise<ChangedRow[]> => {
    const { draft, stored } = await mergeChange(context, owner.uuid, resource, row, fields)
    const value = acceptedItem(resource.kind, draft, facts)
    const of = { client_uuid: owner.client, case_uuid: owner.uuid }
    await assertItemReferences(context, of, resource.kind, value, { parent: null, stored })
    const differing = difference(row, wanted)
    if (!differing) return []
    await setColumns(context, resource, row.uuid, differing.after)
    await raiseVersion(context, row.uuid)
    const subject = { ...of, entity: resource.kind.name, entity_uuid: row.uuid, by: viewer.user_uuid }
    await audit(tx, subject, 'changed', differing)
    return [{ uuid: row.uuid, version: row.version + 1, before: differing.before }]
  })
  return recordOperation(context, owner, {
    what: 'move',
    kind: resource.kind.name,
    effects: { ...noEffects, changed: changed.flat() },
  })
}
