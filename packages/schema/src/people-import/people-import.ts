import { array, nullable, object, optional, type Struct, validate } from 'superstruct'
import type { Role } from '../access/roles.ts'
import {
  correctedCells,
  isIndex,
  isName,
  MAX_LEDGER_COLUMNS,
  MAX_LEDGER_NAMES,
  recordOf,
  RowNumber,
  SheetName,
} from '../ledger/ledger-choices.ts'
import type { LedgerSheet } from '../ledger/ledger-import.ts'
import { oneOf, structIf } from '../structs.ts'

/** The columns of a sheet of people. */
export const peopleColumns = [
  /** The whole name: "Amira Khan", or "Khan, Amira". */
  'name',
  'first_name',
  'surname',
  'email_address',
  /** A label (Solicitor) or the word of the wire (solicitor), in any case. */
  'client_role',
  /** The name of an office; an empty one is the headquarters. */
  'site',
  'solicitor_sra_number',
  'fee_earner_type',
  'grade',
  'initials',
  /** The name of a child client in which the person gets a role, and the role. */
  'child_client',
  'child_client_role',
] as const
export type PeopleColumn = (typeof peopleColumns)[number]

/** The columns whose texts stand for a value, which can be chosen. */
export const meaningColumns = [
  'client_role',
  'site',
  'fee_earner_type',
  'grade',
  'child_client',
  'child_client_role',
] as const satisfies PeopleColumn[]
export type MeaningColumn = (typeof meaningColumns)[number]

/** What a person says of a sheet before it is imported, sent as JSON in the form field `choices`. */
export interface PeopleChoices {
  /** What the columns of the file are, by their index from 0; null for one that is not taken. */
  columns?: Record<string, PeopleColumn | null>
  /**
   * Which role, site, grade, fee earner type or child client a text of the file means: by column, then by text. A site
   * and a child client are named by their uuid, the others by the word of the wire; null is none.
   */
  values?: Partial<Record<MeaningColumn, Record<string, string | null>>>
  /** Row numbers of the file, as a spreadsheet shows them, that are not taken. */
  leave_out?: number[]
  /** The name of the sheet that is taken, of a workbook. */
  sheet?: string
  /** The number of the row that names the columns, as a spreadsheet shows it. */
  heading_row?: number
  /** Texts in place of those of the file: by row number, and in it by the index of the column from 0. */
  cells?: Record<string, Record<string, string>>
}
/** The most rows of a sheet of people, without its heading row. */
export const MAX_PEOPLE_ROWS = 2_000

/** The most characters of a word of the wire, or of a uuid, that is chosen for a text. */
const MAX_VALUE = 50
const Value = structIf<string>('value', (value) => typeof value === 'string' && value.length <= MAX_VALUE)
const Meanings = optional(recordOf(isName, nullable(Value), MAX_LEDGER_NAMES))
const LeftOut = structIf<number[]>(
  'rows',
  (value) => Array.isArray(value) && value.length <= MAX_PEOPLE_ROWS && !validate(value, array(RowNumber))[0],
)

/** The struct of `PeopleChoices`: unknown keys, and more than a file can have, are refused. */
export const PeopleChoices: Struct<PeopleChoices, unknown> = object({
  columns: optional(recordOf(isIndex, nullable(oneOf(peopleColumns)), MAX_LEDGER_COLUMNS)),
  values: optional(object(Object.fromEntries(meaningColumns.map((column) => [column, Meanings])))),
  leave_out: optional(LeftOut),
  sheet: optional(SheetName),
  heading_row: optional(RowNumber),
  cells: optional(correctedCells),
}) as unknown as Struct<PeopleChoices, unknown>

/** A sentence about a cell, with its heading and its value. */
export interface PeopleMessage {
  column: string
  value: string
  message: string
}

/** A row of the file, and what it would become. What cannot be read of it is null. */
export interface PeoplePreviewRow {
  /** The row number, as a spreadsheet shows it. */
  row: number
  state: 'ready' | 'warning' | 'error' | 'left_out'
  /** As in the file or as corrected, each at most 200 characters. */
  cells: string[]
  /** The indexes of the cells that were corrected. */
  corrected: number[]
  /** Null unless `state` is `left_out`. Only a row of `chosen` can be taken after all. */
  left_out: 'chosen' | 'headings' | null
  name: string | null
  email_address: string | null
  /** The role that the user has then; null for a row without an e-mail address. */
  client_role: Role | null
  site: { uuid: string; name: string } | null
  /** Null for a row without a grade. Types and grades are words of the wire. */
  fee_earner: { type: string | null; grade: string | null } | null
  link: { client_uuid: string; name: string; client_role: Role } | null
  /** What becomes of the user, fee earner and link of the row; null where the row names none or is not stored. */
  user_change: 'added' | 'updated' | 'unchanged' | null
  fee_earner_change: 'added' | 'unchanged' | null
  link_change: 'added' | 'updated' | 'unchanged' | null
  messages: PeopleMessage[]
}

/**
 * A text that stands for a value, in how many rows, what it means (null: nobody knows) and what it may be chosen to be.
 */
export interface PeopleMeaning {
  column: MeaningColumn
  text: string
  rows: number
  value: string | null
  offered: { value: string; label: string }[]
}

/** A column of the file: its heading, its first filled cells, what it is taken for and why. */
export interface PeopleColumnGuess {
  index: number
  heading: string
  samples: string[]
  column: PeopleColumn | null
  /** `heading` with a null column is one that is known to say nothing of people, such as *Why*. Null: nobody knows. */
  guessed_by: 'heading' | 'chosen' | null
}

/** The answer of `POST …/import/preview`. */
export interface PeoplePreview {
  /** The sheets of a workbook, in its order; empty for text. */
  sheets: LedgerSheet[]
  /**
   * The sheet that was read. Null for text, and where several may be meant: then there are no columns and no rows until
   * one is chosen.
   */
  sheet: string | null
  /** The number of the row that names the columns. Null where none does: then there are no columns and no rows. */
  heading_row: number | null
  /** The first twenty rows that are not empty, each cell at most 200 characters, to point at the headings. */
  head_rows: { row: number; cells: string[] }[]
  columns: PeopleColumnGuess[]
  /** What a column may be taken for. */
  offered: PeopleColumn[]
  /** Required ones that no column is (a name, and at least one of email_address or grade); then `rows` is empty. */
  missing: PeopleColumn[]
  /** Why no row can be taken although its columns are known, in a sentence or two; then `rows` is empty. Else null. */
  refused: string | null
  /** Of all rows of the file: by state, and what becomes of the users, fee earners and links that they name. */
  counts: {
    ready: number
    warning: number
    error: number
    left_out: number
    users_added: number
    users_updated: number
    fee_earners_added: number
    links_set: number
    /** Rows that change nothing. */
    unchanged: number
  }
  rows: PeoplePreviewRow[]
  /** How many rows are not listed. */
  more_rows: number
  /** The distinct texts, those that mean nothing known first, at most 500. */
  meanings: PeopleMeaning[]
  /** Whether invitations go by mail (true), or are links that the administrator hands over (false). */
  sends_mail: boolean
}

/** The invitation of a user whom an import added. */
export interface PeopleInvitation {
  user_uuid: string
  name: string
  email_address: string
  /** `yyyy-mm-ddThh:mm:ss` (UTC). */
  expires_at: string
  /** Where it is mailed; null where no mail is sent. */
  sent_to: string | null
  /** What the administrator hands over, where no mail is sent. */
  link: string | null
}

/** The answer of `POST …/import`. */
export interface PeopleImported {
  /** Null if nothing changed. */
  import_uuid: string | null
  users_added: number
  users_updated: number
  fee_earners_added: number
  links_set: number
  /** Rows that changed nothing. */
  unchanged: number
  left_out: number
  /** One for each user that was added. In the answer to a repeated Idempotency-Key each `link` is null. */
  invitations: PeopleInvitation[]
  failed: { row: number; column: string; value: string; message: string }[]
}

/** An import of a client as `GET …/import` lists it. Moments are `yyyy-mm-ddThh:mm:ss` (UTC). */
export interface PeopleImportRecord {
  uuid: string
  file_name: string
  by: string
  at: string
  users_added: number
  users_updated: number
  fee_earners_added: number
  links_set: number
  undone_at: string | null
  undone_by: string | null
  /** Whether the viewer may undo it now. */
  may_undo: boolean
}
export interface PeopleImportRecords {
  imports: PeopleImportRecord[]
}

/** The answer of `DELETE …/import/{uuid}`. */
export interface PeopleUndone {
  users_removed: number
  /** Those who have signed in already or are named somewhere: they are deactivated, as they cannot be removed. */
  users_deactivated: number
  users_restored: number
  fee_earners_removed: number
  links_restored: number
  /** What was changed since and stays as it is, with the reason. */
  kept: { uuid: string; row: number; name: string; message: string }[]
}
