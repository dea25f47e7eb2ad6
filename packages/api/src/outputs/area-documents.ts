import type { Line } from '@costdraft/costing'
import { typeset, type TemplateFiles } from './typst.ts'
import type { FrozenAssessment } from './assessed/frozen-assessment.ts'
import type { FrozenCase } from './frozen-case.ts'
import type { WorkbookModel } from './workbook/workbook.ts'

/** What of a case decides which documents it has, and what they are called. */
export interface NamedCase {
  case: Pick<FrozenCase['case'], 'caseType' | 'details'>
  certificate: Pick<NonNullable<FrozenCase['certificate']>, 'details'> | null
  bill: FrozenCase['bill']
  /** The budget that is saved; `previous` is defined where there is a version before it. */
  budget?: { previous?: unknown }
  /** What is entered of its assessment. */
  assessment?: Pick<FrozenAssessment, 'lines' | 'generalPoints'>
}

/** The content of a document, and what a reader has to know of it, e.g. that a character could not be printed. */
export interface DocumentContent {
  bytes: Uint8Array
  warnings?: readonly string[]
}

/** A document of the cases of an area. Made in a child process from the snapshot of a completed case. */
export interface CaseDocument {
  /** Unique among the documents of its area. */
  key: string
  extension: 'pdf' | 'xlsx' | 'csv' | 'txt'
  /** Whether it lists the files of the case, which the snapshot has then. */
  listsFiles?: true
  /** As in the name of its file; null where a case has no such document. Pure. */
  nameOf: (frozen: NamedCase) => string | null
  /**
   * Deterministic: a document that is made again is the same, byte by byte. `snapshot` is the hash of the snapshot as
   * it is stored (SHA-256 of its JSON text), which workbooks carry.
   */
  make: (frozen: FrozenCase, snapshot?: string) => Promise<DocumentContent>
  /** Of a workbook what it is made of, by which it is read when it comes back. Pure. */
  workbookOf?: (frozen: FrozenCase, snapshot?: string) => WorkbookModel
}

/** The numbers that the documents of an area print for the lines of a bill; null for a line that they print without. */
export type LineNumbers = (frozen: FrozenCase) => (line: Line) => string | null

/** What decides, before its documents are made, whether a completed case can have them. */
export interface BeforeDocuments {
  caseType: string
  hasBudget: boolean
  /** Whether the case is still drafted or reviewed. */
  isDraft?: boolean
}

/** The documents of the cases of an area, in the order in which they are made. */
export type AreaDocuments = readonly CaseDocument[]

/** The date and time at which a case was completed, which is that of its documents. */
export const momentOf = ({ completedAt }: Pick<FrozenCase, 'completedAt'>): Date => new Date(`${completedAt}Z`)

/** Typesets a template with its data as a PDF of a case; that of a draft says so on each page. */
export async function typesetDocument(
  template: string,
  files: TemplateFiles,
  frozen: FrozenCase,
): Promise<DocumentContent> {
  const { pdf, warnings } = await typeset(template, files, momentOf(frozen), {
    isDraft: frozen.isDraft ?? false,
    mark: frozen.mark,
  })
  return { bytes: pdf, warnings }
}
