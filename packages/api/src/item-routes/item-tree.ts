import type { Draft } from '@costdraft/schema/field.ts'
import { billsOf } from '../bills/bill.ts'
import { ValidationError } from '../errors/errors.ts'
import type { ItemsContext } from '../items/context.ts'
import { CLAIMED_FROM } from './item-body.ts'
import { linesByItem } from './item-prices.ts'
import { draftFromRow, readItems } from './item-rows.ts'
import type { ItemRow } from '../items/item-row.ts'
import { childOf } from '../items/registry.ts'
import { listParts, type Resource } from '../items/resource.ts'
import type { MutableRowValues } from '../db/row-values.ts'

/** A stored row, and those of its lists that a change names, by part and uuid. */
export interface StoredTree {
  resource: Resource
  row: ItemRow
  /** The row as a draft, with the entered values of derived fields. */
  before: MutableRowValues
  lists: ReadonlyMap<string, ReadonlyMap<string, StoredTree>>
}

/** A change merged into the stored row: the draft to validate, and what is stored now. */
interface Merged {
  draft: MutableRowValues
  stored: StoredTree
}

/**
 * Merges the fields and one-to-one parts of a change. A derived value that is sent back as it was answered does not
 * replace the entered one.
 */
function mergedFields({ items }: ItemsContext, { kind, entered }: Resource, row: ItemRow, change: Draft) {
  const enteredValues = entered?.(row) ?? {}
  const current = draftFromRow(items, kind, row)
  const before: MutableRowValues = { ...current, ...enteredValues }
  const isEcho = (name: string): boolean => name in enteredValues && change[name] === current[name]
  return { before, merged: Object.fromEntries(Object.entries(change).filter(([name]) => !isEcho(name))) }
}

/**
 * A change without the claimed value that it only sends back: nothing is entered for the row, and its line has this
 * value from where the change says.
 */
async function withoutClaimed(
  { tx }: ItemsContext,
  caseUuid: string,
  { claimed, ofLine }: Resource,
  row: ItemRow,
  change: Draft,
): Promise<Draft> {
  const { [CLAIMED_FROM]: from, ...rest } = change
  if (!claimed || from === undefined || from === claimed.entered || row[claimed.field] !== null) return rest
  const sent = rest[claimed.field]
  if (sent == null || sent === '') return rest
  const bill = (await billsOf(tx, [caseUuid])).get(caseUuid)
  const line = bill && linesByItem(bill).get(row.uuid)
  if (!line || Number(sent) !== ofLine?.[claimed.field]?.(line, undefined)) return rest
  return { ...rest, [claimed.field]: null }
}

/**
 * Merges a change into a stored row and into the rows of each list that it names. A row with a uuid is changed, one
 * without is new. Throws 422 for a uuid that is not in the list, or is in it twice.
 */
export async function mergeChange(
  context: ItemsContext,
  caseUuid: string,
  resource: Resource,
  row: ItemRow,
  change: Draft,
  path = '',
): Promise<Merged> {
  const { before, merged } = mergedFields(
    context,
    resource,
    row,
    await withoutClaimed(context, caseUuid, resource, row, change),
  )
  const draft: MutableRowValues = { ...before, ...merged }
  const lists = new Map<string, ReadonlyMap<string, StoredTree>>()
  for (const { name, wire, kind } of listParts(resource.kind)) {
    const given = change[name]
    if (!Array.isArray(given)) continue
    const child = childOf(context.items, kind)
    const stored = await readItems(context.tx, context.items, child, caseUuid, { parents: [row.uuid] })
    const unused = new Map(stored.map((one) => [one.uuid, one]))
    const trees = new Map<string, StoredTree>()
    const rows: Draft[] = []
    for (const [i, { uuid, ...values }] of (given as Draft[]).entries()) {
      const at = `${path}${wire}.${i}.`
      const found = typeof uuid === 'string' ? unused.get(uuid.toLowerCase()) : undefined
      if (uuid == null || uuid === '') rows.push(values)
      else if (!found) throw new ValidationError({ [`${at}uuid`]: 'This is not a row of this list.' })
      else {
        unused.delete(found.uuid)
        const one = await mergeChange(context, caseUuid, child, found, values, at)
        trees.set(found.uuid, one.stored)
        rows.push({ ...one.draft, uuid: found.uuid })
      }
    }
    for (const one of unused.values()) trees.set(one.uuid, { resource: child, row: one, before: {}, lists: new Map() })
    lists.set(name, trees)
    draft[name] = rows
  }
  return { draft, stored: { resource, row, before, lists } }
}
