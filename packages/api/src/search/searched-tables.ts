import { textNames, type TextName } from '@costdraft/schema/cases/texts.ts'
import { searchedColumns } from '../items/columns.ts'
import type { Items } from '../items/registry.ts'

/** The values of a case in `details` that find it, by their names on the wire. */
export const CASE_DETAILS = ['case_number', 'claimant', 'defendant', 'legally_aided_person', 'scco_ref'] as const

/**
 * A table whose rows search finds. `text` is SQL over its own columns, and immutable, because an index is made of it.
 */
export interface SearchedTable {
  table: string
  text: string
  /** SQL over its own columns: whether a row is there, and not removed. Without it all are. */
  live?: string
}

/** A name as SQL has it, whatever is in it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Whether the row of an item is there, which something belongs to. */
const itemIsLive = (table: string): string =>
  `exists (select from case_item item where item.uuid = ${table}.item_uuid and item.deleted_at is null)`

/** Several texts as one; `concat_ws` is not immutable. */
const joined = (texts: readonly string[]): string => texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `)

const details = CASE_DETAILS.map((name) => `details ->> '${name}'`)
export const searchedTables = {
  case: { table: 'case', text: joined(['case_name', 'solicitors_case_reference', ...details]) },
  certificate: { table: 'certificate', text: 'certificate_number' },
  earner: { table: 'fee_earner', text: joined(['firstname', 'surname', 'initials']) },
  note: { table: 'note', text: 'body', live: 'deleted_at is null' },
  file: { table: 'case_file', text: 'name', live: 'deleted_at is null and is_file' },
  output: { table: 'output', text: 'file_name' },
  comment: { table: 'comment', text: 'body', live: itemIsLive('comment') },
} as const satisfies Record<string, SearchedTable>

/**
 * The long texts of a case, each by itself: together their words could be more than one row of an index of words holds.
 */
export const searchedTexts: readonly (SearchedTable & { name: TextName })[] = textNames.map((name) => ({
  name,
  table: 'case',
  text: name,
}))

/** The tables of items that search finds, each with the texts of all kinds in it. */
export function searchedItemTables({ all }: Items): SearchedTable[] {
  const columns = Map.groupBy(
    all.flatMap((resource) => searchedColumns(resource).map((column) => ({ table: resource.table, column }))),
    ({ table }) => table,
  )
  return [...columns].map(([table, found]) => ({
    table,
    text: joined([...new Set(found.map(({ column }) => quoted(column)))]),
    live: itemIsLive(quoted(table)),
  }))
}

/**
 * The words of the rows of a table, as its index has them. `alias` is that of the table, for columns that others have
 * too.
 */
export const wordsOf = ({ text }: SearchedTable): string => `search_words(client_uuid, ${text})`
