import { join } from 'node:path'
import type { FrozenCase } from '../frozen-case.ts'
import { typesetDocument, type AreaDocuments, type NamedCase } from '../area-documents.ts'
import { billData } from '../bill/bill-data.ts'
import { sheetDocument } from '../court/data-sheet.ts'
import { workbookDocument } from '../workbook/workbook-document.ts'
import { electronicBill } from './electronic-bill/electronic-bill.ts'
import { fixedCostsClaim } from './fixed-costs.ts'
import { indexOfPapers } from './index-of-papers.ts'
import { paperBill } from './paper-bill.ts'
import { requestForAssessment } from './request-for-assessment.ts'
import { shortForm } from './short-form.ts'

/** A form of the paper bill: its name, template and content. */
interface PaperForm {
  name: string
  template: string
  contentOf: (frozen: FrozenCase) => object
}
const forms = {
  bill: { name: 'Bill of costs', template: 'paper-bill.typ', contentOf: paperBill },
  short: { name: 'Short form bill', template: 'short-form.typ', contentOf: shortForm },
  fixed: { name: 'Fixed costs claim', template: 'fixed-costs.typ', contentOf: fixedCostsClaim },
} satisfies Record<string, PaperForm>

const isFixed = ({ bill }: NamedCase): boolean =>
  bill.heads.some(({ name, excludedBecause }) => name === 'fixed_costs' && excludedBecause === null)

/** The form in which costs are claimed: fixed, in the short form where it is enough, or as a bill. */
function formOf(frozen: NamedCase): PaperForm {
  if (isFixed(frozen)) return forms.fixed
  return frozen.bill.isShortForm === true ? forms.short : forms.bill
}

/**
 * The documents of Court of Protection cases: the paper bill, in the form in which costs are claimed, and of assessed
 * costs the electronic bill and the data of the request for assessment; the index of papers in any case.
 */
export const courtOfProtectionDocuments: AreaDocuments = [
  {
    key: 'paper_bill',
    extension: 'pdf',
    nameOf: (frozen) => formOf(frozen).name,
    make: (frozen) => {
      const { template, contentOf } = formOf(frozen)
      return typesetDocument(
        join(import.meta.dirname, '../bill', template),
        { 'document.json': contentOf(frozen), 'bill.json': billData(frozen) },
        frozen,
      )
    },
  },
  // What is fixed is not assessed.
  workbookDocument('electronic_bill', (frozen) => (isFixed(frozen) ? null : 'Electronic bill'), electronicBill),
  sheetDocument(
    'request_for_assessment',
    // What is fixed is not assessed.
    (frozen) => (isFixed(frozen) ? null : 'N258B data sheet'),
    requestForAssessment,
  ),
  { ...sheetDocument('index_of_papers', () => 'Index of papers', indexOfPapers), listsFiles: true },
]
