import { sql, type RawBuilder } from 'kysely'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { foundItems } from './found-items.ts'
import { searchedTables, wordsOf, type SearchedTable } from './searched-tables.ts'

export const recordTypes = ['items', 'notes', 'documents'] as const
/** What is found besides cases. */
export type RecordType = (typeof recordTypes)[number]

/** Records of cases that search finds: in SQL, with `record` as the alias of their table. */
export interface Source {
  type: RecordType
  table: string
  /** The function that finds them (`search-index.ts`). */
  finds: string
  isLive: RawBuilder<unknown>
  /** The words of a record, as its index has them, and its texts as one. */
  words: RawBuilder<unknown>
  text: RawBuilder<unknown>
  /** Its texts as JSON, by name. */
  texts: RawBuilder<unknown>
  kind: RawBuilder<unknown>
  tabValue: RawBuilder<unknown>
  document: 'case_file' | 'output' | null
}

const none = sql`null::text`
const recordsOf = (
  type: RecordType,
  searched: SearchedTable,
  more: Pick<Source, 'finds' | 'isLive'> & Partial<Source>,
): Source => ({
  type,
  table: searched.table,
  words: sql.raw(wordsOf(searched)),
  text: sql.raw(searched.text),
  texts: sql`jsonb_build_object('text', ${sql.raw(searched.text)})`,
  kind: none,
  tabValue: none,
  document: null,
  ...more,
})

/** The records that search finds, with the items of these kinds. */
export function sourcesOf(items: Items = productItems): Source[] {
  const { isFound, ...ofItems } = foundItems(items)
  return [
    {
      ...ofItems,
      ...{ type: 'items', table: 'case_item', finds: 'search_items', document: null },
      isLive: sql`record.deleted_at is null and ${isFound}`,
    },
    recordsOf('notes', searchedTables.note, { finds: 'search_notes', isLive: sql`record.deleted_at is null` }),
    recordsOf('documents', searchedTables.file, {
      finds: 'search_files',
      isLive: sql`record.deleted_at is null and record.is_file`,
      document: 'case_file',
    }),
    recordsOf('documents', searchedTables.output, { finds: 'search_outputs', isLive: sql`true`, document: 'output' }),
  ]
}
