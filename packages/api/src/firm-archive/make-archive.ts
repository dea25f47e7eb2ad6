import type { FirmArchiveCounts } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { VERSION } from '@costdraft/schema/product.ts'
import type { Kysely } from 'kysely'
import { withoutViewer } from '../access/viewer-transaction.ts'
import type { Tables } from '../db/tables.ts'
import type { FileStore, StoredFile } from '../files/file-store.ts'
import type { Content } from '../files/store.ts'
import type { Items } from '../items/registry.ts'
import { createArchiveWriter, type ArchiveWriter } from './archive-writer.ts'
import type { ArchivedFile } from './archived-files.ts'
import { openLineSpool, type LineSpool } from './line-spool.ts'
import { manifest, type ManifestEntry } from './manifest.ts'
import { openPartSpool, type PartSpool } from './part-spool.ts'
import { readMe } from './read-me.ts'
import { readRows, type ReadFirm } from './read-rows.ts'

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
  rows: PartSpool
  files: LineSpool<ArchivedFile>
  entries: LineSpool<ManifestEntry>
  missing: LineSpool<ArchivedFile>
}

/**
 * Makes the archive of a firm straight into the file store. Its rows are read in one transaction, and are of one
 * moment; they are packed, and its files read, when that has ended: a file never changes under its uuid. Those that are
 * gone are said to be missing. Throws what the database or the store throws, and then nothing of the archive is kept.
 */
export async function makeArchive(firm: string, making: Making): Promise<MadeArchive> {
  const lists: Lists = {
    rows: await openPartSpool(),
    files: await openLineSpool(),
    entries: await openLineSpool(),
    missing: await openLineSpool(),
  }
  try {
    const moment = making.now()
    const found = await making.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((tx) => readRows(firm, withoutViewer(tx), { ...making, lists }))
    making.signal.throwIfAborted()
    return await store(found, { ...making, moment, lists })
  } finally {
    await Promise.all(Object.values(lists).map(({ close }: { close: () => Promise<void> }) => close()))
  }
}

type Storing = Pick<Making, 'files' | 'report' | 'signal'> & { moment: Date; lists: Lists }

/** Writes what was read into the file store, entry by entry, while the store takes it. */
async function store(found: ReadFirm, { files, report, signal, moment, lists }: Storing): Promise<MadeArchive> {
  const writer = createArchiveWriter(moment, signal)
  const saving = files.save(writer.content, { mediaType: 'application/zip' })
  const failed = saving.then(
    () => undefined,
    (error: unknown) => {
      writer.fail(error)
      throw error
    },
  )
  try {
    const counts = await writeEntries(found, { files, report, moment, lists, writer })
    return { file: await saving, counts }
  } catch (error) {
    writer.fail(error)
    // What the store threw says more than that its archive was not read.
    await failed
    throw error
  }
}

type Writing = Omit<Storing, 'signal'> & { writer: ArchiveWriter }

async function writeEntries(
  { firm, cases, people, entries }: ReadFirm,
  { writer, moment, ...writing }: Writing,
): Promise<FirmArchiveCounts> {
  const { lists } = writing
  const facts = { firm, moment: moment.toISOString(), version: VERSION }
  const add = async (
    path: string,
    content: Content,
    more: { isPacked?: boolean; rows?: number } = {},
  ): Promise<void> => {
    const { isPacked = false, ...counted } = more
    await lists.entries.add({ path, ...(await writer.add(path, content, { isPacked })), ...counted })
  }
  await add('README.txt', [Buffer.from(readMe({ ...facts, firm: firm.name }))])
  for (const { path, part, ...counted } of entries) await add(path, lists.rows.read(part), counted)
  const found = await writeFiles(writing, add)
  await writer.add('manifest.json', manifest(facts, lists))
  writer.end()
  return { cases, people, rows: entries.reduce((sum, { rows = 0 }) => sum + rows, 0), ...found }
}

/** Writes the listed files, in turn. */
async function writeFiles(
  { files, report, lists }: Pick<Storing, 'files' | 'report' | 'lists'>,
  add: (path: string, content: Content, more: { isPacked: boolean }) => Promise<void>,
): Promise<Pick<FirmArchiveCounts, 'files' | 'missing'>> {
  const of = lists.files.count()
  let made = 0
  for await (const { uuid, path } of lists.files.lines()) {
    if (made % SAID_EVERY === 0) await report(made, of)
    made += 1
    const found = await files.read(uuid)
    if (found) await add(path, found.bytes as AsyncIterable<Buffer>, { isPacked: PACKED.test(path) })
    else await lists.missing.add({ uuid, path })
  }
  await report(of, of)
  const missing = lists.missing.count()
  return { files: of - missing, missing }
}
