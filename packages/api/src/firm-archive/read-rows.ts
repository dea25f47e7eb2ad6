import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { Items } from '../items/registry.ts'
import { archivedFiles, type ArchivedFile } from './archived-files.ts'
import { archivedRows, primaryKeys } from './archived-rows.ts'
import { caseSheet, peopleSheet } from './archived-sheets.ts'
import { archivedTables } from './archived-tables.ts'
import type { LineSpool } from './line-spool.ts'
import type { Part, PartSpool } from './part-spool.ts'

interface Reading {
  items: Items
  /** Where what is read is written down. */
  lists: { rows: PartSpool; files: LineSpool<ArchivedFile> }
  signal: AbortSignal
}

/** Rows that were read, as an entry of an archive will have them. */
interface ReadEntry {
  path: string
  part: Part
  /** How many rows of a table they are. */
  rows?: number
}
export interface ReadFirm {
  firm: { uuid: string; name: string }
  cases: number
  people: number
  entries: ReadEntry[]
}

/** Reads all rows of a firm, and lists the files that they name. Nothing else is done meanwhile: others may wait. */
export async function readRows(firm: string, tx: Tx, { items, lists, signal }: Reading): Promise<ReadFirm> {
  const facts = await firmFacts(tx, firm)
  const entries: ReadEntry[] = [
    { path: 'cases.csv', part: await lists.rows.add(caseSheet(tx, firm)) },
    { path: 'people.csv', part: await lists.rows.add(peopleSheet(tx, firm)) },
  ]
  const keyOf = await primaryKeys(tx)
  for (const table of archivedTables(items)) {
    let rows = 0
    async function* lines(): AsyncGenerator<Buffer> {
      for await (const page of archivedRows(tx, table, { firm, key: keyOf(table.table) })) {
        signal.throwIfAborted()
        rows += page.length
        yield Buffer.from(`${page.join('\n')}\n`)
      }
    }
    entries.push({ path: `data/${table.table}.jsonl`, part: await lists.rows.add(lines()), rows })
  }
  for await (const file of archivedFiles(tx, firm)) await lists.files.add(file)
  return { ...facts, entries }
}

async function firmFacts(tx: Tx, uuid: string): Promise<Omit<ReadFirm, 'entries'>> {
  const { name } = await tx.selectFrom('client').select('name').where('uuid', '=', uuid).executeTakeFirstOrThrow()
  const count = async (table: 'case' | 'person'): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where client_uuid = ${uuid}`.execute(tx)
    return rows[0]?.count ?? 0
  }
  return { firm: { uuid, name }, cases: await count('case'), people: await count('person') }
}
