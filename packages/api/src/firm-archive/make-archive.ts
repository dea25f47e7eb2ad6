import type { FirmArchiveCounts } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import { sql, type Kysely } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { withoutViewer } from '../access/viewer-transaction.ts'
import type { Tables } from '../db/tables.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import type { Content } from '../files/store.ts'
import type { Items } from '../items/registry.ts'
import { createArchiveWriter, type ArchiveWriter } from './archive-writer.ts'
import { archivedFiles, type ArchivedFile } from './archived-files.ts'
import { archivedRows, primaryKeys } from './archived-rows.ts'
import { caseSheet, peopleSheet } from './archived-sheets.ts'
import { archivedTables } from './archived-tables.ts'
import { openLineSpool, type LineSpool } from './line-spool.ts'
import { manifest, type ManifestEntry } from './manifest.ts'
import { readMe } from './read-me.ts'

/** Files after which it says how far it is. */
const SAID_EVERY = 20
/** Files that are packed already, by the ends of their names: to pack them again takes time and gains nothing. */
const PACKED = /\.(?:pdf|docx|xlsx|pptx|zip|jpe?g|png|gif|webp|heic|msg|mp[34])$/i

interface Making {
  db: Kysely<Tables>
  files: Pick<FileStore, 'save' | 'read'>
  items: Items
  now: () => Date
  /** Stops the work. */
  signal: AbortSignal
  /** Says how many files of how many are written. What it throws ends the work. */
  report: (made: number, of: number) => Promise<void>
}

/** An archive that is in the file store, and what is in it. */
export interface MadeArchive {
  file: StoredFile
  counts: FirmArchiveCounts
}

/** What is written down while an archive is made, on the disk. */
interface Lists {
  files: LineSpool<ArchivedFile>
  entries: LineSpool<ManifestEntry>
  missing: LineSpool<ArchivedFile>
}

/**
 * Makes the archive of a firm straight into the file store. Its rows are read in one transaction, and are of one
 * moment; its files are read after that, as a file never changes under its uuid. Those that are gone are said to be
 * missing. Throws what the database or the store throws, and then nothing of the archive is kept.
 */
export async function makeArchive(firm: string, making: Making): Promise<MadeArchive> {
  const lists: Lists = {
    files: await openLineSpool(),
    entries: await openLineSpool(),
    missing: await openLineSpool(),
  }
  const moment = making.now()
  const writer = createArchiveWriter(moment, making.signal)
  const saving = making.files.save(writer.content, { mediaType: 'application/zip' })
  // The transaction begins after the store has used the database: there may be one connection for both.
  const failed = saving.then(
    () => undefined,
    (error: unknown) => {
      writer.fail(error)
      throw error
    },
  )
  try {
    await Promise.race([writer.begun, failed])
    const counts = await write(firm, { ...making, moment }, { writer, lists })
    return { file: await saving, counts }
  } catch (error) {
    writer.fail(error)
    // What the store threw says more than that its archive was not read.
    await failed
    throw error
  } finally {
    await Promise.all(Object.values(lists).map(({ close }) => close()))
  }
}

interface Writing {
  writer: ArchiveWriter
  lists: Lists
}

async function write(
  firm: string,
  making: Making & { moment: Date },
  { writer, lists }: Writing,
): Promise<FirmArchiveCounts> {
  const add = async (path: string, content: Content, isPacked = false): Promise<ManifestEntry> => {
    const written = await writer.add(path, content, { isPacked })
    return { path, ...written }
  }
  const { facts, ...counted } = await making.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => writeRows(firm, withoutViewer(tx), { ...making, add, lists }))
  const found = await writeFiles(making, { add, lists })
  await writer.add('manifest.json', manifest({ ...facts, version: VERSION }, lists))
  writer.end()
  return { ...counted, ...found }
}

interface Adding {
  add: (path: string, content: Content, isPacked?: boolean) => Promise<ManifestEntry>
  lists: Lists
}

async function firmFacts(tx: Tx, uuid: string, moment: Date) {
  const { name } = await tx.selectFrom('client').select('name').where('uuid', '=', uuid).executeTakeFirstOrThrow()
  const count = async (table: 'case' | 'person'): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where client_uuid = ${uuid}`.execute(tx)
    return rows[0]?.count ?? 0
  }
  return {
    facts: { firm: { uuid, name }, moment: moment.toISOString() },
    cases: await count('case'),
    people: await count('person'),
  }
}

/** Writes all rows of one moment, and lists the files that they name. */
async function writeRows(
  firm: string,
  tx: Tx,
  { items, moment, add, lists }: Pick<Making, 'items'> & Adding & { moment: Date },
) {
  const { facts, cases, people } = await firmFacts(tx, firm, moment)
  const readMeText = readMe({ firm: facts.firm.name, moment: facts.moment, version: VERSION })
  await lists.entries.add(await add('README.txt', [Buffer.from(readMeText)]))
  await lists.entries.add(await add('cases.csv', caseSheet(tx, firm)))
  await lists.entries.add(await add('people.csv', peopleSheet(tx, firm)))
  const keyOf = await primaryKeys(tx)
  let rows = 0
  for (const table of archivedTables(items)) {
    let count = 0
    async function* lines(): AsyncGenerator<Buffer> {
      for await (const page of archivedRows(tx, table, { firm, key: keyOf(table.table) })) {
        count += page.length
        yield Buffer.from(`${page.join('\n')}\n`)
      }
    }
    await lists.entries.add({ ...(await add(`data/${table.table}.jsonl`, lines())), rows: count })
    rows += count
  }
  for await (const file of archivedFiles(tx, firm)) await lists.files.add(file)
  return { facts, cases, people, rows }
}

/** Writes the listed files, in turn. */
async function writeFiles(
  { files, report }: Pick<Making, 'files' | 'report'>,
  { add, lists }: Adding,
): Promise<Pick<FirmArchiveCounts, 'files' | 'missing'>> {
  const of = lists.files.count()
  let made = 0
  for await (const { uuid, path } of lists.files.lines()) {
    if (made % SAID_EVERY === 0) await report(made, of)
    made += 1
    const found = await files.read(uuid)
    if (found) await lists.entries.add(await add(path, found.bytes as AsyncIterable<Buffer>, PACKED.test(path)))
    else await lists.missing.add({ uuid, path })
  }
  await report(of, of)
  const missing = lists.missing.count()
  return { files: of - missing, missing }
}
