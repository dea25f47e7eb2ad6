import { createHash } from 'node:crypto'
import type { CaseDocument, DocumentContent } from './area-documents.ts'
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

/** The documents that a frozen case has, given as JSON text, in their order; with `only` the one with this key. */
export function documentsOfCase(json: string, only?: string): CaseDocumentToMake[] {
  const frozen = JSON.parse(json) as FrozenCase
  const snapshot = createHash('sha256').update(json).digest('hex')
  return (documentsOf(frozen.case.areaOfWork) ?? []).flatMap(({ key, nameOf, extension, make }) => {
    const name = only === undefined || key === only ? nameOf(frozen) : null
    return name === null ? [] : [{ name, extension, make: async () => make(namesInOneLine(frozen), snapshot) }]
  })
}
