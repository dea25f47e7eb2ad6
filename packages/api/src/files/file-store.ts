import { randomUUID } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { HttpError } from '../errors/errors.ts'
import type { Archive } from './archive-guard.ts'
import type { FileCount } from './count-files.ts'
import { currentPairing, type Sides } from './pair-store.ts'
import type { WrittenFile } from './store-folder.ts'

/** A file in the store. */
export interface StoredFile extends WrittenFile {
  uuid: string
}

/**
 * The one door to stored files, for everything that stores one. A file has a row in `stored_file` before its first byte
 * is written, and is complete and flushed to disk before any other row refers to it. A file to which none refers is
 * swept.
 */
export interface FileStore {
  /**
   * Saves a stream. Throws `OtherFileStore`, and `TooLarge` above `maxBytes`; after any error nothing is left in the
   * store.
   */
  save: (content: Iterable<Buffer> | AsyncIterable<Buffer>, maxBytes?: number) => Promise<StoredFile>
  /** Undefined if there is no such file. A file in the trash is read there. */
  read: (uuid: string) => ReadStream | undefined
  /** Where a file lies, for a process of its own that reads it; undefined if there is no such file. */
  pathOf: (uuid: string) => string | undefined
  /** Unpacks a stored file, an archive, to see whether it stays within limits. */
  readArchive: (file: StoredFile) => Promise<Archive>
  /** Deletes a saved file at once, to which no row refers and none will. */
  discard: (uuid: string) => Promise<void>
  /** Throws `OtherFileStore` if the store does not belong to the database; asked by the kept connections, if given. */
  assertOwn: (on?: Kysely<Tables>) => Promise<void>
  /** Writes and removes a small file. Throws the error of the file system if the store takes no files. */
  check: () => Promise<void>
  /** How database and store differed when they were last compared; undefined before the first time. */
  counted: () => FileCount | undefined
}

/** 503: the store does not belong to the database, so that nothing can be stored in it, nor deleted. */
export class OtherFileStore extends HttpError {
  override name = 'OtherFileStore'
  constructor() {
    super(
      503,
      'Files cannot be stored now: the file store belongs to another database. An administrator has to check it.',
    )
  }
}

/** The file store of a database in a folder; `counted` is the last comparison of both. */
export function fileStoreOf(sides: Sides, counted: FileStore['counted'] = () => undefined): FileStore {
  const {
    database: { db },
    folder,
  } = sides
  const assertOwn = async (on: Kysely<Tables> = sides.database.db): Promise<void> => {
    if ((await currentPairing(sides, on)) !== 'paired') throw new OtherFileStore()
  }
  /** If the database cannot be reached the row stays; the sweep finds later that there is no such file. */
  const forget = async (uuid: string): Promise<void> => {
    await db
      .deleteFrom('stored_file')
      .where('uuid', '=', uuid)
      .execute()
      .catch(() => {})
  }
  return {
    save: async (content, maxBytes = Infinity) => {
      await assertOwn()
      const uuid = randomUUID()
      // Committed by itself, and not with the request: whatever becomes of that, the file is known.
      await db.insertInto('stored_file').values({ uuid }).execute()
      try {
        return { uuid, ...(await folder.write(uuid, content, maxBytes)) }
      } catch (error) {
        await forget(uuid)
        throw error
      }
    },
    read: folder.read,
    pathOf: folder.pathOf,
    readArchive: ({ uuid, size }) => folder.readArchive(uuid, size),
    discard: async (uuid) => {
      await folder.delete(uuid)
      await forget(uuid)
    },
    assertOwn,
    check: folder.check,
    counted,
  }
}
