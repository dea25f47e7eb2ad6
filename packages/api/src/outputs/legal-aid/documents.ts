import type { AreaDocuments } from '../area-documents.ts'
import { printedDocument, textDocument } from '../bill/printed-document.ts'
import { workbookDocument } from '../workbook/workbook-document.ts'
import { advocacyWorkbook } from './advocacy-workbook.ts'
import { billDocument } from './bill-document.ts'
import { checklistDocument } from './claim-checklist.ts'
import { lineItems } from './line-items.ts'
import { scheduleAsCsv, scheduleOfWork } from './schedule-of-work.ts'
import { voucherSchedule } from './voucher-schedule.ts'

/**
 * The documents of legal aid cases: the bill, every row with why it is or is not counted, its schedules, what was
 * checked, and the lines for a portal.
 */
export const legalAidDocuments: AreaDocuments = [
  printedDocument({ key: 'bill', nameOf: () => 'Legal aid bill' }, 'legal-aid.typ', billDocument),
  workbookDocument('schedule_of_work', () => 'Schedule of work', scheduleOfWork),
  textDocument({ key: 'schedule_of_work_csv', nameOf: () => 'Schedule of work' }, 'csv', scheduleAsCsv),
  workbookDocument('advocacy_schedule', () => 'Advocacy schedule', advocacyWorkbook),
  printedDocument(
    { key: 'voucher_schedule', nameOf: () => 'Disbursement and voucher schedule' },
    'voucher-schedule.typ',
    voucherSchedule,
  ),
  checklistDocument,
  textDocument({ key: 'line_items', nameOf: () => 'Line items' }, 'csv', lineItems),
]
