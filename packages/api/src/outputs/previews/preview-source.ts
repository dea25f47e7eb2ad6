import type { Stage } from '@costdraft/costing'
import type { Tx } from '../../access/as-viewer.ts'
import type { CaseHead, CaseRow } from '../../cases/case-rows.ts'
import type { HttpError } from '../../errors/errors.ts'
import type { ItemsContext } from '../../items/context.ts'
import type { CaseDocument } from '../area-documents.ts'
import type { FrozenAssessment } from '../assessed/frozen-assessment.ts'
import type { Named } from '../documents-of-case.ts'
import type { FrozenCase, FrozenFile } from '../frozen-case.ts'
import type { OutputPreviewTable } from '../outputs.table.ts'

/** What a document was made of, by its versions: as another one it would be made anew. */
export type MadeOf = Pick<
  OutputPreviewTable,
  'revision' | 'files_version' | 'assessment_version' | 'deadlines_version' | 'as_on'
>

/** A document that a case has now. */
export interface ListedDocument extends Named {
  key: CaseDocument['key']
}
/** The documents that a case has now. */
export interface ListedDocuments {
  /** In the order in which they are shown. */
  documents: readonly ListedDocument[]
  /** Whether what a document was made of is still as it was. */
  isCurrent: (made: MadeOf) => boolean
  /** Why a document cannot be made now; null if it can. */
  refusalOf: (key: string) => HttpError | null
}

/** What a document is made of. */
export interface ReadForDocument {
  area: string
  madeOf: MadeOf
  /** The case as JSON text, with the pages of its files where they were counted. */
  jsonWith: (pages: FrozenCase['filePages']) => string
  /** The PDFs whose pages the document states. */
  pdfs: readonly FrozenFile[]
  assessment?: FrozenAssessment
  fileNameOf: (document: Named) => string
  /**
   * With the case locked, whether what was read can still be stored: throws PermanentJobError with the reason where the
   * case was completed or reopened meanwhile.
   */
  assertStands: (tx: Tx, stage: Stage) => Promise<void>
}

/** The documents that are made of cases in some stages on request, and thrown away after a day. */
export interface PreviewSource {
  list: (context: ItemsContext, row: CaseHead) => Promise<ListedDocuments>
  /**
   * In a transaction of one moment. Throws PermanentJobError with a sentence where the document cannot be made any
   * more.
   */
  read: (tx: Tx, row: CaseRow, key: string) => Promise<ReadForDocument>
}

/** The sources by stage: of a case that is drafted or reviewed, and of one that is complete. */
export interface PreviewSources {
  drafted: PreviewSource
  complete: PreviewSource
}
export const sourceOf = ({ drafted, complete }: PreviewSources, { stage }: Pick<CaseHead, 'stage'>): PreviewSource =>
  stage === 'complete' ? complete : drafted
