import { join } from 'node:path'
import { typesetDocument, type CaseDocument } from '../area-documents.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { billData } from './bill-data.ts'

/** What a document is called: its key, and its name or null where a case has no such document. */
type Named = Pick<CaseDocument, 'key' | 'nameOf'>

/**
 * A document that a template of this folder typesets, with the figures of the bill attached: all of them, unless it is
 * for the other side.
 */
export const printedDocument = (
  { key, nameOf }: Named,
  template: string,
  contentOf: (frozen: FrozenCase) => object,
  figuresOf: (frozen: FrozenCase) => object = billData,
): CaseDocument => ({
  key,
  extension: 'pdf',
  nameOf,
  make: (frozen) =>
    typesetDocument(
      join(import.meta.dirname, template),
      { 'document.json': contentOf(frozen), 'bill.json': figuresOf(frozen) },
      frozen,
    ),
})

/** A document that is a text in UTF-8. */
export const textDocument = (
  { key, nameOf }: Named,
  extension: 'csv' | 'txt',
  textOf: (frozen: FrozenCase) => string,
): CaseDocument => ({
  key,
  extension,
  nameOf,
  make: (frozen) => Promise.resolve({ bytes: new TextEncoder().encode(textOf(frozen)) }),
})
