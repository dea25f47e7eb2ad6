import type { ColumnType } from 'kysely'
import type { Moment, SetMoment } from '../db/moment.ts'
import type { FrozenCase } from './frozen-case.ts'

/** Snapshot of a case, taken when it was completed. */
export interface FrozenCaseTable {
  case_uuid: string
  client_uuid: string
  frozen: ColumnType<FrozenCase, string, string>
  at: SetMoment
  /** The pages of the files that it lists, by uuid; null before they are counted. */
  file_pages: ColumnType<Record<string, number | null> | null, string | null | undefined, string | null>
}

/** A final document of a complete case. Its file is stored under the same uuid. */
export interface OutputTable {
  uuid: string
  client_uuid: string
  case_uuid: string
  file_name: string
  size: number
  sha256: string
  /** Version of the pricing engine. */
  engine: string
  /** What a reader has to know of the document, a sentence on each line; null where there is nothing. */
  warning: string | null
  created_at: Moment
}

/**
 * The latest preview of a document of a case that is not complete, and of one that is the latest document of its
 * assessment. Its file is stored under the same uuid; row and file are thrown away.
 */
export interface OutputPreviewTable {
  uuid: string
  client_uuid: string
  case_uuid: string
  /** The key of the document among those of its area, or of the assessment. */
  key: string
  /** The revision of the case that it was made of, and the version of its file tree. */
  revision: number
  files_version: number
  /** Of a document of an assessment the version of that; null of any other. */
  assessment_version: number | null
  /** Of the same the version of the dates of the case, and the day as on which it is made (`yyyy-mm-dd`). */
  deadlines_version: number | null
  as_on: string | null
  file_name: string
  size: number
  /** As in `output`. */
  warning: string | null
  made_at: Moment
}

declare module '../db/tables.ts' {
  interface Tables {
    frozen_case: FrozenCaseTable
    output: OutputTable
    output_preview: OutputPreviewTable
  }
}
