import { isSamePlace, type Place } from '../db/place.ts'

/** The two sides of a pairing, as they are found. */
export interface Ids {
  /** What the database has recorded; undefined if it was never paired. */
  recorded: { id: string; place: Place | null } | undefined
  /** Where the database stands now; null for the embedded one, which moves with its folder. */
  here: Place | null
  /** The id in the store; undefined if it has none. */
  storeId: string | undefined
}

/** What is known of a database and a store that were never paired. */
export interface Evidence {
  /** Whether a row of the database names a file. */
  namesFiles: boolean
  /** Whether the store holds a file that a row of the database names. */
  holdsNamedFile: boolean
  /** Whether the store holds no file. */
  isEmpty: boolean
}

/** Why a store and a database do not belong together, as far as can be told. */
export type Mismatch =
  | 'other_id'
  | 'moved_database'
  | 'no_id_in_store'
  | 'no_id_in_database'
  | 'unknown_files'
  | 'no_file_found'

/** Whether store and database are paired by their ids; `unpaired` if neither has one. */
export function pairingOf({ recorded, here, storeId }: Ids): 'paired' | 'unpaired' | Mismatch {
  if (!recorded) return storeId === undefined ? 'unpaired' : 'no_id_in_database'
  if (storeId === undefined) return 'no_id_in_store'
  if (storeId !== recorded.id) return 'other_id'
  return isSamePlace(recorded.place, here) ? 'paired' : 'moved_database'
}

/** Whether an unpaired store and database may be paired at a start, without being asked to. */
export function firstPairing({ namesFiles, holdsNamedFile, isEmpty }: Evidence): 'paired' | Mismatch {
  if (holdsNamedFile || (isEmpty && !namesFiles)) return 'paired'
  return namesFiles ? 'no_file_found' : 'unknown_files'
}

const REASONS: Record<Mismatch, (place: string) => string> = {
  other_id: (place) => `the file store ${place} belongs to another database`,
  moved_database: (place) => `this database is a copy of the one to which the file store ${place} belongs`,
  no_id_in_store: (place) => `this database belongs to another file store than ${place}`,
  no_id_in_database: (place) => `the file store ${place} belongs to another database`,
  unknown_files: (place) => `the file store ${place} holds files that this database does not know`,
  no_file_found: (place) => `none of the files that this database names is in the file store ${place}`,
}

/** What an administrator should know of a mismatch, and what to do about it, in one line. */
export const mismatchNote = (mismatch: Mismatch, place: string): string =>
  `No file can be stored, because ${REASONS[mismatch](place)}. Nothing was deleted, and what is found can be read. ` +
  'Check FILES_URL, DATA_DIR and DATABASE_URL; if the database and the store belong together, stop CostDraft and run: npm start -- adopt-files'
