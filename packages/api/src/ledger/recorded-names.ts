import type { ItemField } from '@costdraft/schema/field.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import type { Column } from './headings.ts'

/** Columns with the name of an item of the case that work is recorded for; `field` is the one that keeps its uuid. */
export const recordedColumns = ['party', 'part'] as const satisfies readonly Column[]
export type RecordedColumn = (typeof recordedColumns)[number]
const sources: Readonly<Record<RecordedColumn, { field: ItemField; kind: string; table: string; text: string }>> = {
  party: { field: 'party', kind: 'party', table: 'party', text: 'party' },
  part: { field: 'cop_case_part', kind: 'case_part', table: 'case_part', text: 'description' },
}

/** What a name stands for: a uuid, or why it stands for none. */
type Found = { uuid: string; problem?: undefined } | { problem: string; uuid?: undefined }
/** The items that the work of a case can be recorded for, by column; a column that its items do not record is absent. */
export type RecordedNames = Partial<Readonly<Record<RecordedColumn, (name: string) => Found>>>

const keyOf = (name: string): string => name.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Finds an item by its name, whatever its case and spacing. */
export function nameFinder(column: RecordedColumn, named: readonly { uuid: string; name: string }[]) {
  const byName = Map.groupBy(named, ({ name }) => keyOf(name)),
    plural = column === 'party' ? 'parties' : 'parts'
  return (name: string): Found => {
    const [first, ...more] = byName.get(keyOf(name)) ?? []
    if (!first) return { problem: `This case has no ${column} of this name. Add it first, or leave the cell empty.` }
    return more.length > 0
      ? { problem: `This case has ${more.length + 1} ${plural} of this name. Give them different names first.` }
      : { uuid: first.uuid }
  }
}

/** The columns that the items of a case record. */
export const recordedIn = (owner: CaseRow): RecordedColumn[] =>
  recordedColumns.filter((column) => factsOf(owner).itemFields?.includes(sources[column].field))

/** Reads what the work of a case can be recorded for, with a query for each column that its items record. */
export async function recordedNames(tx: Tx, owner: CaseRow): Promise<RecordedNames> {
  const names: { [C in RecordedColumn]?: (name: string) => Found } = {}
  for (const column of recordedIn(owner)) {
    const { kind, table, text } = sources[column]
    const { rows } = await sql<{ uuid: string; name: string }>`
      select i.uuid, ${sql.ref(`d.${text}`)} as name from case_item i join ${sql.table(table)} d on d.item_uuid = i.uuid
      where i.case_uuid = ${owner.uuid} and i.kind = ${kind} and i.deleted_at is null`.execute(tx)
    names[column] = nameFinder(column, rows)
  }
  return names
}
