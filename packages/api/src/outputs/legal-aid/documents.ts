import { join } from 'node:path'
import { typesetDocument, type AreaDocuments } from '../area-documents.ts'
import { billData } from '../bill/bill-data.ts'
import { billDocument } from './bill-document.ts'

const template = join(import.meta.dirname, '../bill/legal-aid.typ')

/** The documents of legal aid cases: the bill. */
export const legalAidDocuments: AreaDocuments = [
  {
    key: 'bill',
    extension: 'pdf',
    nameOf: () => 'Legal aid bill',
    make: (frozen) =>
      typesetDocument(template, { 'document.json': billDocument(frozen), 'bill.json': billData(frozen) }, frozen),
  },
]
