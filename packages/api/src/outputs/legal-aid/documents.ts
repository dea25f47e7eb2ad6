import { join } from 'node:path'
import type { AreaDocuments } from '../area-documents.ts'
import { billDocument } from './bill-document.ts'

/** The documents of legal aid cases: the bill. */
export const legalAidDocuments: AreaDocuments = {
  name: 'Legal aid bill',
  template: join(import.meta.dirname, '../bill/legal-aid.typ'),
  documentOf: billDocument,
}
