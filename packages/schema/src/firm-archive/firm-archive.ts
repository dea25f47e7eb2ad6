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

const LONGEST_NAME = 100
/** What the file of an archive is saved as; `day` is that on which it was made, in London, `yyyy-mm-dd`. */
export const firmArchiveName = (firm: string, day: string): string =>
  `${firm.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-').slice(0, LONGEST_NAME)} – all data – ${day}.zip`

/** What asks for an archive: the present password, where the embedded sign-in host keeps it. */
export const firmArchiveRequest = { currentPassword: field(text(1, 200)) }
