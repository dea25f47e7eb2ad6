import type { TextName } from '@costdraft/schema/cases/texts.ts'
import { sql, type RawBuilder } from 'kysely'
import { productItems } from '../items/index.ts'
import type { Items } from '../items/registry.ts'
import { foundItems } from './found-items.ts'
import { searchedTables, searchedTexts, wordsOf, type SearchedTable } from './searched-tables.ts'

export const recordTypes = ['items', 'texts', 'comments', 'notes', 'documents'] as const
/** What is found besides cases. */
export type RecordType = (typeof recordTypes)[number]

/** Records of cases that search finds: in SQL, with `record` as the alias of their table. */
export interface Source {
  type: RecordType
  table: string
  /** The function that finds them (`search-index.ts`). */
  finds: string
  isLive: RawBuilder<unknown>
  /** The uuid of its case. */
  caseUuid: RawBuilder<unknown>
  /** The words of a record, as its index has them, and its texts as one. */
  words: RawBuilder<unknown>
  text: RawBuilder<unknown>
  /** Its texts as JSON, by name. */
  texts: RawBuilder<unknown>
  kind: RawBuilder<unknown>
  tabValue: RawBuilder<unknown>
  document: 'case_file' | 'output' | null
  /** The row whose comments a comment is among, and who wrote it. */
  itemUuid: RawBuilder<unknown>
  author: RawBuilder<unknown>
  /** The name of a text of a case. */
  field: TextName | null
}

const none = sql`null::text`
const ofAny = {
  caseUuid: sql`record.case_uuid`,
  itemUuid: sql`null::uuid`,
  author: none,
  field: null,
  document: null,
} satisfies Partial<Source>
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
  ...ofAny,
  ...more,
})

/** A value of the row that a comment is on, which stands as `record` in place of the comment. */
const ofItem = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select ${value} from case_item record where record.uuid = item_uuid)`

/** The records that search finds, with the items of these kinds. */
export function sourcesOf(items: Items = productItems): Source[] {
  const { isFound, ...ofItems } = foundItems(items)
  return [
    {
      ...ofItems,
      ...ofAny,
      ...{ type: 'items', table: 'case_item', finds: 'search_items' },
      isLive: sql`record.deleted_at is null and ${isFound}`,
    },
    ...searchedTexts.map((searched) =>
      recordsOf('texts', searched, {
        finds: `search_${searched.name}`,
        isLive: sql`true`,
        caseUuid: sql`record.uuid`,
        texts: sql`jsonb_build_object(${sql.lit(searched.name)}, ${sql.ref(`record.${searched.name}`)})`,
        field: searched.name,
      }),
    ),
    recordsOf('comments', searchedTables.comment, {
      finds: 'search_comments',
      isLive: ofItem(sql`record.deleted_at is null`),
      itemUuid: sql`record.item_uuid`,
      author: sql`(select concat_ws(' ', firstname, surname) from person where uuid = record.created_by)`,
      kind: ofItem(ofItems.kind),
      tabValue: ofItem(ofItems.tabValue),
    }),
    recordsOf('notes', searchedTables.note, { finds: 'search_notes', isLive: sql`record.deleted_at is null` }),
    recordsOf('documents', searchedTables.file, {
      finds: 'search_files',
      isLive: sql`record.deleted_at is null and record.is_file`,
      document: 'case_file',
    }),
    recordsOf('documents', searchedTables.output, { finds: 'search_outputs', isLive: sql`true`, document: 'output' }),
  ]
}
