import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { HttpError } from '../errors/errors.ts'
import { FileStoreUnavailable } from '../errors/file-store-unavailable.ts'
import type { Archive } from './archive-guard.ts'
import type { FileCount } from './count-files.ts'
import { currentPairing, type Sides } from './pair-store.ts'
import type { ByteRange, Content, StoredBytes, WriteOptions, WrittenFile } from './store.ts'
import { readStoredArchive } from './stored-archive.ts'

/** A file in the store. */
export interface StoredFile extends WrittenFile {
  uuid: string
}

/**
 * The one door to stored files, for everything that stores one. A file has a row in `stored_file` before its first byte
 * is written, and is complete and kept before any other row refers to it. A file to which none refers is swept. While
 * the store does not answer everything here throws `FileStoreUnavailable`.
 */
export interface FileStore {
  /** Saves a stream. Throws `OtherFileStore`, and `TooLarge` above `maxBytes`; after any error no file is left. */
  save: (content: Content, options?: WriteOptions) => Promise<StoredFile>
  /** A file or some of its bytes; undefined if there is no such file. A file in the trash is read there. */
  read: (uuid: string, range?: ByteRange) => Promise<StoredBytes | undefined>
  /** Unpacks a stored file, an archive, to see whether it stays within limits. */
  readArchive: (file: StoredFile) => Promise<Archive>
  /** Deletes saved files at once, to which no row refers and none will. Those it cannot reach are swept later. */
  discard: (uuids: readonly string[]) => Promise<void>
  /** Throws `OtherFileStore` if the store does not belong to the database; asked by the kept connections, if given. */
  assertOwn: (on?: Kysely<Tables>) => Promise<void>
  /** Throws if the store takes no files: the error of the file system, or of the server. */
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

/** The file store of a database; `counted` is the last comparison of both. */
export function fileStoreOf(sides: Sides, counted: FileStore['counted'] = () => undefined): FileStore {
  const {
    database: { db },
    store,
  } = sides
  const assertOwn = async (on: Kysely<Tables> = sides.database.db): Promise<void> => {
    if ((await currentPairing(sides, on)) !== 'paired') throw new OtherFileStore()
  }
  /** If the database cannot be reached the rows stay; the sweep finds later that there are no such files. */
  const forget = async (uuids: readonly string[]): Promise<void> => {
    await db
      .deleteFrom('stored_file')
      .where('uuid', 'in', [...uuids])
      .execute()
      .catch(() => {})
  }
  return {
    save: async (content, options) => {
      await assertOwn()
      const uuid = randomUUID()
      // Committed by itself, and not with the request: whatever becomes of that, the file is known.
      await db.insertInto('stored_file').values({ uuid }).execute()
      try {
        return { uuid, ...(await store.write(uuid, content, options)) }
      } catch (error) {
        // What a store took that did not answer may come to light later: only the sweep can tell.
        if (!(error instanceof FileStoreUnavailable)) await forget([uuid])
        throw error
      }
    },
    read: store.read,
    readArchive: (file) => readStoredArchive(store, file),
    discard: async (uuids) => {
      if (uuids.length === 0) return
      try {
        await store.delete(uuids)
        await forget(uuids)
      } catch (error) {
        if (!(error instanceof FileStoreUnavailable)) throw error
      }
    },
    assertOwn,
    check: store.check,
    counted,
  }
}
