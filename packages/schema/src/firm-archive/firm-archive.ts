import { field } from '../field.ts'
import { text } from '../structs.ts'

/** What becomes of an archive of all data of a firm. */
export const firmArchiveStates = ['queued', 'running', 'done', 'failed'] as const
export type FirmArchiveState = (typeof firmArchiveStates)[number]

/** What is in an archive, in numbers. */
export interface FirmArchiveCounts {
  cases: number
  people: number
  /** Rows of all tables. */
  rows: number
  /** Uploaded files and made documents. */
  files: number
  /** Files that rows name and the file store does not have. */
  missing: number
}

/** How many archives of a firm are kept, and for how many days each. */
export const KEPT_ARCHIVES = 3
export const ARCHIVE_DAYS = 7

/** What asks for an archive: the present password, where the embedded sign-in host keeps it. */
export const firmArchiveRequest = { currentPassword: field(text(1, 200)) }
