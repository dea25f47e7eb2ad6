import type { ItemField } from '@costdraft/schema/field.ts'
import type { Tx } from '../access/as-viewer.ts'
import { factsOf, type CaseRow } from '../cases/case-rows.ts'
import { partsAndParties, type PartsAndParties } from '../items/parts-and-parties.ts'
import type { Column } from './headings.ts'

/** Columns with the name of an item of the case that work is recorded for; `field` is the one that keeps its uuid. */
export const recordedColumns = ['party', 'part'] as const satisfies readonly Column[]
export type RecordedColumn = (typeof recordedColumns)[number]
const sources: Readonly<Record<RecordedColumn, { field: ItemField; list: keyof PartsAndParties }>> = {
  party: { field: 'party', list: 'parties' },
  part: { field: 'cop_case_part', list: 'parts' },
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
  const names: { [C in RecordedColumn]?: (name: string) => Found } = {},
    columns = recordedIn(owner)
  if (columns.length === 0) return names
  const listed = (await partsAndParties(tx, [owner.uuid]))(owner.uuid)
  for (const column of columns) {
    names[column] = nameFinder(column, listed[sources[column].list])
  }
  return names
}
