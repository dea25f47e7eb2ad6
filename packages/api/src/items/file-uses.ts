import { asWritten } from '@costdraft/schema/text/in-words.ts'
import { shortened } from '@costdraft/schema/text/cut-text.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { Conflict } from '../errors/errors.ts'
import { dateColumn, textColumn } from './columns.ts'
import { detailValue, tablesWith } from './detail-values.ts'
import type { Items } from './registry.ts'

/** The key on the wire of the documents that are attached to a row. */
export const FILES_ON_WIRE = 'entity_files'

/** A live item that a document is attached to. */
interface Use {
  file_uuid: string
  uuid: string
  kind: string
  /** yyyy-mm-dd */
  date: string | null
  text: string | null
}
interface NamedFile {
  id: string
  name: string
}

/** The most items of a kind that a refusal names, and the most characters of the text of one. */
const MAX_NAMED = 5
const MAX_TEXT = 60

async function usesOf(tx: Tx, items: Items, files: readonly string[]): Promise<Use[]> {
  const item = sql`item.uuid`
  const date = detailValue(
    tablesWith(items, (kind) => dateColumn(kind)),
    item,
    sql`null::date`,
  )
  const text = detailValue(
    tablesWith(items, (kind) => textColumn(kind)),
    item,
    sql`null::text`,
  )
  const { rows } = await sql<Use>`
    select item_file.file_uuid, item.uuid, item.kind, ${date} as date, ${text} as text
    from item_file join case_item item on item.uuid = item_file.item_uuid and item.deleted_at is null
    where item_file.file_uuid = any(${files}::uuid[]) order by item.kind, 4, item.seq`.execute(tx)
  return rows
}

/** The items of one kind in words: the date and the beginning of the text of each, as far as it has them. */
function inWords(uses: readonly Use[]): string {
  const named = uses
    .slice(0, MAX_NAMED)
    .map(({ date, text }) => [date && asWritten(date), text && shortened(text, MAX_TEXT)].filter(Boolean))
    .map((words) => words.join(' '))
    .filter(Boolean)
  const others = uses.length - named.length
  return [...named, ...(others > 0 ? [named.length > 0 ? `and ${others} more` : String(others)] : [])].join('; ')
}

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** Throws 409 if live items have one of these documents attached, with their number, and which they are, by kind. */
export async function assertNotAttached(tx: Tx, items: Items, files: readonly NamedFile[]): Promise<void> {
  const uses = await usesOf(
    tx,
    items,
    files.map(({ id }) => id),
  )
  const inUse = files
    .filter(({ id }) => uses.some(({ file_uuid }) => file_uuid === id))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const [first] = inUse
  if (!first) return
  const attachedTo = [...new Map(uses.map((use) => [use.uuid, use])).values()]
  const others = inUse.length - 1
  const what = `“${first.name}”${others > 0 ? ` and ${counted(others, 'other document')} are` : ' is'}`
  throw new Conflict(
    `${what} attached to ${counted(attachedTo.length, 'item')}. Detach ${others > 0 ? 'them' : 'it'} there first.`,
    Object.fromEntries(
      [...Map.groupBy(attachedTo, ({ kind }) => kind)].map(([kind, of]) => [labelOf(kind), inWords(of)]),
    ),
  )
}

/** Throws 409 if items that were restored have a document attached that was removed in the meantime. */
export async function assertFilesKept(tx: Tx, restored: readonly { uuid: string }[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
      select case_file.name from item_file join case_file on case_file.uuid = item_file.file_uuid
      where item_file.item_uuid = any(${restored.map(({ uuid }) => uuid)}::uuid[])
        and case_file.deleted_at is not null order by item_file.seq`.execute(tx)
  const [lost] = rows
  if (lost)
    throw new Conflict(`“${lost.name}” was attached to this and has been removed since. Restore the document first.`)
}
