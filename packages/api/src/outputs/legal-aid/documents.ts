import { join } from 'node:path'
import { typesetDocument, type AreaDocuments, type CaseDocument } from '../area-documents.ts'
import { billData } from '../bill/bill-data.ts'
import { claimChecklist } from '../bill/claim-checklist.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { writeWorkbook } from '../workbook/write-workbook.ts'
import { advocacyWorkbook } from './advocacy-workbook.ts'
import { billDocument } from './bill-document.ts'
import { caseFacts, providerFacts } from './cover.ts'
import { lineItems } from './line-items.ts'
import { scheduleAsCsv, scheduleOfWork } from './schedule-of-work.ts'
import { voucherSchedule } from './voucher-schedule.ts'

/** A document that is typeset by a template of `bill`. */
const printed = (
  key: string,
  name: string,
  template: string,
  contentOf: (frozen: FrozenCase) => object,
): CaseDocument => ({
  key,
  extension: 'pdf',
  nameOf: () => name,
  make: (frozen) =>
    typesetDocument(
      join(import.meta.dirname, '../bill', template),
      { 'document.json': contentOf(frozen), 'bill.json': billData(frozen) },
      frozen,
    ),
})

/** The checklist of a claim of legal aid, with what identifies the case. */
export const checklistDocument = printed('checklist', 'Claim checklist', 'claim-checklist.typ', (frozen) =>
  claimChecklist(frozen, [caseFacts(frozen), providerFacts(frozen)]),
)

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/**
 * The documents of legal aid cases: the bill, every row with why it is or is not counted, its schedules, what was
 * checked, and the lines for a portal.
 */
export const legalAidDocuments: AreaDocuments = [
  printed('bill', 'Legal aid bill', 'legal-aid.typ', billDocument),
  {
    key: 'schedule_of_work',
    extension: 'xlsx',
    nameOf: () => 'Schedule of work',
    make: async (frozen) => ({ bytes: await writeWorkbook(scheduleOfWork(frozen)) }),
  },
  {
    key: 'schedule_of_work_csv',
    extension: 'csv',
    nameOf: () => 'Schedule of work',
    make: (frozen) => Promise.resolve({ bytes: bytesOf(scheduleAsCsv(frozen)) }),
  },
  {
    key: 'advocacy_schedule',
    extension: 'xlsx',
    nameOf: () => 'Advocacy schedule',
    make: async (frozen) => ({ bytes: await writeWorkbook(advocacyWorkbook(frozen)) }),
  },
  printed('voucher_schedule', 'Disbursement and voucher schedule', 'voucher-schedule.typ', voucherSchedule),
  checklistDocument,
  {
    key: 'line_items',
    extension: 'csv',
    nameOf: () => 'Line items',
    make: (frozen) => Promise.resolve({ bytes: bytesOf(lineItems(frozen)) }),
  },
]
