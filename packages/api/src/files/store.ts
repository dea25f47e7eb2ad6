import type { Readable } from 'node:stream'

/** Where files lie: a folder, or a prefix in a bucket. It knows files by their uuid, and nothing of the database. */
export interface Store {
  /** The place as an administrator writes it: the path of the folder, or `s3://bucket/prefix`. */
  place: string
  id: StoreId
  /** What the store keeps for itself. */
  own: OwnTexts
  trash: Trash
  /**
   * Writes a file whole. Throws `TooLarge` above `maxBytes`, and the error of `content`; after either nothing is left
   * of it. Of one that failed with `FileStoreUnavailable` something may be left.
   */
  write: (uuid: string, content: Content, options?: WriteOptions) => Promise<WrittenFile>
  /** A file of the store, or else of the trash, or some of its bytes; undefined if neither has it. */
  read: (uuid: string, range?: ByteRange) => Promise<StoredBytes | undefined>
  /** Deletes files for good. Those that are not there are none. */
  delete: (uuids: readonly string[]) => Promise<void>
  /** The files in the store, without the trash. */
  list: () => Promise<ListedFiles>
  /** Throws if the store takes no files: the error of the file system, or `FileStoreUnavailable`. */
  check: () => Promise<void>
  close: () => void
}

/** A store, and whether it answers. */
export interface OpenedStore {
  store: Store
  /** Why it does not answer at the moment, as a sentence; undefined if it does. */
  problem: string | undefined
}

export type Content = Iterable<Buffer> | AsyncIterable<Buffer>

export interface WriteOptions {
  maxBytes?: number
  /** Kept with the file where the store keeps such a thing. */
  mediaType?: string | undefined
}

/** What is known of a file once it is written; `head` is its beginning, for type detection. */
export interface WrittenFile {
  size: number
  sha256: string
  head: Buffer
}

/** Bytes of a file, by the numbers of the first and the last, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** A file that is read, whole or in part. The stream fails if the store does; whoever does not read it destroys it. */
export interface StoredBytes {
  /** The size of the whole file. */
  size: number
  mediaType?: string | undefined
  bytes: Readable
}

/** The uuids of files: the finished ones, and those of which only a part is there. */
export interface ListedFiles {
  finished: Set<string>
  unfinished: Set<string>
}

/** The id of a file store: a small text in it, which is copied with it. */
export interface StoreId {
  /**
   * Undefined if the store has none. If the database has recorded the id that is prepared, a pairing was interrupted
   * and is finished now.
   */
  read: (recorded: string | undefined) => Promise<string | undefined>
  /** Writes an id beside the present one. By `confirm`, after the database recorded it, it is that of the store. */
  prepare: (id: string) => Promise<void>
  confirm: () => Promise<void>
}

/** The trash of a file store: swept files lie there under their names until they are deleted for good. */
export interface Trash {
  /**
   * Puts files of the store into the trash, or the part that there is of one, with `now` as the time of their entry.
   * Returns those that the trash has then.
   */
  put: (uuids: readonly string[], now: Date) => Promise<Set<string>>
  /** Puts finished files back into the store. */
  takeOut: (uuids: readonly string[]) => Promise<void>
  /** Deletes files for good. Returns those that the trash had. */
  delete: (uuids: readonly string[]) => Promise<Set<string>>
  list: () => Promise<ListedFiles>
}

/** Small texts that a store keeps for itself, beside the files and copied with them. */
export interface OwnTexts {
  /** Undefined if there is none of this name. */
  read: (name: string) => Promise<string | undefined>
  write: (name: string, text: string) => Promise<void>
  /** Does nothing if there is none of this name: another process was first. */
  rename: (from: string, to: string) => Promise<void>
  delete: (name: string) => Promise<void>
}

export class TooLarge extends Error {
  override name = 'TooLarge'
}
