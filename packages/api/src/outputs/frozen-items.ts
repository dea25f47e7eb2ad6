import { isInDocuments } from '@costdraft/schema/kind.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { dateColumn, earnerColumn, referenceColumn, storedColumns, textColumn } from '../items/columns.ts'
import type { Items } from '../items/registry.ts'
import type { Resource } from '../items/resource.ts'
import type { FrozenItem } from './frozen-case.ts'
import type { FrozenFacts } from '../items/frozen-facts.ts'

const NO_FACTS: FrozenFacts = { activityType: null, disbursementType: null, hearing: null }
type Stored = Readonly<Record<string, unknown>> & { uuid: string; parent_uuid: string | null }

const textAt = (row: Stored, column: string | undefined): string | null =>
  column ? ((row[column] ?? null) as string | null) : null

/** The names of the documents that are attached to the items of a case, by item, in the order they were attached. */
async function documentsOfItems(tx: Tx, caseUuid: string): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx
    .selectFrom('item_file')
    .innerJoin('case_file', 'case_file.uuid', 'item_file.file_uuid')
    .select(['item_file.item_uuid', 'case_file.name'])
    .where('item_file.case_uuid', '=', caseUuid)
    .where('case_file.deleted_at', 'is', null)
    .orderBy('item_file.seq')
    .execute()
  const byItem = Map.groupBy(rows, ({ item_uuid }) => item_uuid)
  return new Map([...byItem].map(([item, files]) => [item, files.map(({ name }) => name)]))
}

/**
 * The documents of an item: its own, or, of a kind without any, those of the item that it is part of, such as its
 * hearing.
 */
function documentsOf(
  { uuid, parent_uuid: parent }: Stored,
  hasFiles: boolean,
  documents: ReadonlyMap<string, string[]>,
): Pick<FrozenItem, 'documents'> {
  const holder = hasFiles ? uuid : parent
  return holder === null ? {} : { documents: documents.get(holder) ?? [] }
}

async function frozenOf(
  tx: Tx,
  caseUuid: string,
  resource: Resource,
  documents: ReadonlyMap<string, string[]>,
): Promise<[string, FrozenItem][]> {
  const { kind, table, frozen } = resource
  const columns = sql.join(storedColumns(resource).map((column) => sql`detail.${sql.ref(column)}`))
  const { rows } = await sql<Stored>`
    select item.uuid, item.parent_uuid, ${columns}
    from case_item item join ${sql.table(table)} detail on detail.item_uuid = item.uuid
    where item.case_uuid = ${caseUuid} and item.kind = ${kind.name} and item.deleted_at is null order by item.seq`.execute(
    tx,
  )
  const earner = earnerColumn(resource)
  const partyColumn = referenceColumn(resource, 'party')
  const partColumn = referenceColumn(resource, 'case_part')
  return rows.map((row) => {
    const { activityType, disbursementType, hearing, ...more } = { ...NO_FACTS, ...frozen?.(row) }
    const party = textAt(row, partyColumn)
    const part = textAt(row, partColumn)
    return [
      row.uuid,
      {
        kind: kind.name,
        date: textAt(row, dateColumn(kind)),
        feeEarner: textAt(row, earner),
        activityType,
        disbursementType,
        description: textAt(row, textColumn(kind)),
        hearing,
        ...more,
        ...(row.vat_exempt === true && { vatExempt: true as const }),
        ...(party !== null && { party }),
        ...(part !== null && { part }),
        ...(row.parent_uuid !== null && { parent: row.parent_uuid }),
        ...documentsOf(row, kind.hasFiles === true, documents),
      },
    ]
  })
}

/** All items of a case that its documents print, by uuid: one query for each kind, and one for their documents. */
export async function readFrozenItems(tx: Tx, { all }: Items, caseUuid: string): Promise<Record<string, FrozenItem>> {
  const items: [string, FrozenItem][] = []
  const documents = await documentsOfItems(tx, caseUuid)
  for (const resource of all)
    if (isInDocuments(resource.kind)) items.push(...(await frozenOf(tx, caseUuid, resource, documents)))
  return Object.fromEntries(items)
}
