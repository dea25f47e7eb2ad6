import type { Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { sql } from 'kysely'
import type { CaseRow } from '../cases/case-rows.ts'
import { columnsOfResource, textColumn } from '../items/columns.ts'
import type { ItemsContext } from '../items/context.ts'
import type { Items } from '../items/registry.ts'
import { childOf } from '../items/registry.ts'
import { listParts, type Resource } from '../items/resource.ts'

/** What rows of one case refer to, in another: by the uuid in the first. */
export interface Elsewhere {
  /** The row of the same name in the other case; undefined where there is none. */
  uuidOf: (uuid: string) => string | undefined
  /** Why there is none, in a sentence. */
  lacking: (uuid: string) => string
}

/** The kinds of row that a kind refers to, and those below it. */
const targetKinds = (items: Items, resource: Resource): string[] => [
  ...columnsOfResource(resource).flatMap(({ declared: { ref } }) => (ref && items.byName.has(ref) ? [ref] : [])),
  ...listParts(resource.kind).flatMap((part) => targetKinds(items, childOf(items, part.kind))),
]

const keyOf = (name: string): string => name.trim().toLowerCase()

/**
 * The rows of another case that stand for those of this one: those of the same kind and name, the first to be entered
 * where several have it.
 */
export async function referencesElsewhere(
  { tx, items }: Pick<ItemsContext, 'tx' | 'items'>,
  from: CaseRow,
  to: CaseRow,
  resource: Resource,
): Promise<Elsewhere> {
  const found = new Map<string, { to: string | undefined; kind: string; name: string }>()
  for (const name of new Set(targetKinds(items, resource))) {
    const target = items.byName.get(name)
    const text = target && textColumn(target.kind)
    if (!target || !text) continue
    const { rows } = await sql<{ uuid: string; case_uuid: string; name: string | null }>`
      select item.uuid, item.case_uuid, detail.${sql.ref(text)} as name
      from case_item item join ${sql.table(target.table)} detail on detail.item_uuid = item.uuid
      where item.case_uuid in (${from.uuid}, ${to.uuid}) and item.kind = ${name} and item.deleted_at is null
      order by item.seq desc`.execute(tx)
    const there = new Map(rows.flatMap((row) => (row.case_uuid === to.uuid ? [[keyOf(row.name ?? ''), row.uuid]] : [])))
    for (const row of rows)
      if (row.case_uuid === from.uuid)
        found.set(row.uuid, { to: there.get(keyOf(row.name ?? '')), kind: name, name: row.name ?? '' })
  }
  return {
    uuidOf: (uuid) => found.get(uuid)?.to,
    lacking: (uuid) => {
      const { kind = 'row', name = '' } = found.get(uuid) ?? {}
      return `The other case has no ${labelOf(kind).toLowerCase()} “${name}”.`
    },
  }
}

/** Whether a field refers to a row of its case. */
export const isOfCase = (items: Items, fields: Fields, name: string): boolean => {
  const ref = fields[name]?.ref as string | undefined
  return ref !== undefined && items.byName.has(ref)
}
