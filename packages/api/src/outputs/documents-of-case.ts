import { createHash } from 'node:crypto'
import type { CaseDocument, DocumentContent } from './area-documents.ts'
import { assessmentDocuments } from './assessed/documents.ts'
import type { FrozenAssessment } from './assessed/frozen-assessment.ts'
import { documentsOf } from './documents-by-area.ts'
import type { FrozenCase } from './frozen-case.ts'
import { namesInOneLine } from './names-in-one-line.ts'

/** A document as it is called. */
export interface Named {
  name: string
  extension: CaseDocument['extension']
}
/** A document that a case has. */
export interface CaseDocumentToMake extends Named {
  /** Deterministic. Throws where it cannot be made. */
  make: () => Promise<DocumentContent>
}

/**
 * The hash of a snapshot, which its workbooks carry: of the JSON text of which its documents are made
 * (`readFrozenJson`).
 */
export const snapshotHash = (json: string): string => createHash('sha256').update(json).digest('hex')

/** Which documents are meant: those of its assessment, if one is said, or else of its area; all, or the one `only`. */
export interface WhichDocuments {
  only?: string
  assessment?: FrozenAssessment
}

/** The documents that a frozen case has, given as JSON text as it is stored, in their order. */
export function documentsOfCase(json: string, { only, assessment }: WhichDocuments = {}): CaseDocumentToMake[] {
  const stored = JSON.parse(json) as FrozenCase
  const snapshot = snapshotHash(json)
  const documents = assessment ? assessmentDocuments : (documentsOf(stored.case.areaOfWork) ?? [])
  const frozen = assessment ? { ...stored, assessment } : stored
  return documents.flatMap(({ key, nameOf, extension, make }) => {
    const name = only === undefined || key === only ? nameOf(frozen) : null
    return name === null ? [] : [{ name, extension, make: async () => make(namesInOneLine(frozen), snapshot) }]
  })
}
