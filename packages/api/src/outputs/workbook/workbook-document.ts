import type { CaseDocument } from '../area-documents.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { WorkbookModel } from './workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

/** A workbook of the cases of an area; `workbookOf` describes it, without a snapshot as made of none. Pure. */
export const workbookDocument = (
  key: string,
  nameOf: CaseDocument['nameOf'],
  workbookOf: (frozen: FrozenCase, snapshot?: string) => WorkbookModel,
): CaseDocument => ({
  key,
  extension: 'xlsx',
  nameOf,
  workbookOf,
  make: async (frozen, snapshot) => ({ bytes: await writeWorkbook(workbookOf(frozen, snapshot), frozen) }),
})
