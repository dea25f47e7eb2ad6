import { join } from 'node:path'
import type { FrozenCase } from '../frozen-case.ts'
import { typesetDocument, type AreaDocuments, type BeforeDocuments, type NamedCase } from '../area-documents.ts'
import { servedBillData } from '../bill/bill-data.ts'
import { sheetDocument } from '../court/data-sheet.ts'
import { workbookDocument } from '../workbook/workbook-document.ts'
import { budgetData, budgetDocument } from './costs-budget/budget-document.ts'
import { isSimple } from './costs-budget/budget-form.ts'
import type { TableDocument } from './costs-budget/budget-table.ts'
import { budgetVariation, hasVariation } from './costs-budget/budget-variation.ts'
import { budgetWorkbook } from './costs-budget/budget-workbook.ts'
import { discussionReport } from './costs-budget/discussion-report.ts'
import { simpleBudget } from './costs-budget/simple-budget.ts'
import { electronicBill } from './electronic-bill/electronic-bill.ts'
import { noticeOfCommencement } from './notice-of-commencement.ts'
import { paperBill } from './paper-bill.ts'
import { requestForHearing } from './request-for-hearing.ts'
import { statementOfCosts } from './statement-of-costs/statement-of-costs.ts'
import { statementOfParties } from './statement-of-parties.ts'

const COSTS_BUDGET = 'costs_budget'
const isBudget = ({ case: { caseType } }: NamedCase): boolean => caseType === COSTS_BUDGET

/**
 * A costs budget has no documents before it is saved: without estimates and assumptions it would say that nothing more
 * is to be spent.
 */
export const interPartesRefusal = ({ caseType, hasBudget, isDraft = false }: BeforeDocuments): string | null =>
  caseType === COSTS_BUDGET && !hasBudget
    ? `No costs budget has been saved for this case. ${isDraft ? 'Save' : 'Reopen the case and save'} its budget first.`
    : null

/** The data sheets of a bill of costs. They are served on the other side, as the bill is. */
const sheets: AreaDocuments = [
  ['notice_of_commencement', 'N252 data sheet', noticeOfCommencement] as const,
  ['request_for_hearing', 'N258 data sheet', requestForHearing] as const,
  ['statement_of_parties', 'Statement of parties', statementOfParties] as const,
  ['statement_of_costs', 'Statement of costs (N260)', statementOfCosts] as const,
].map(([key, name, contentOf]) =>
  sheetDocument(key, (frozen) => (isBudget(frozen) ? null : name), contentOf, servedBillData),
)

/** A document of a budget that is one table, with the figures of the budget attached. */
const budgetTable = (frozen: FrozenCase, table: TableDocument) =>
  typesetDocument(
    join(import.meta.dirname, '../bill/budget-table.typ'),
    { 'document.json': table, 'budget.json': budgetData(frozen) },
    frozen,
  )

/**
 * The documents of inter partes cases: a bill of costs on paper and as a workbook with its data sheets, or a costs
 * budget with its discussion report and, from the second version on, its variation.
 */
export const interPartesDocuments: AreaDocuments = [
  {
    key: 'paper_bill',
    extension: 'pdf',
    nameOf: (frozen) => (isBudget(frozen) ? null : 'Bill of costs'),
    make: (frozen) =>
      typesetDocument(
        join(import.meta.dirname, '../bill/paper-bill.typ'),
        { 'document.json': paperBill(frozen), 'bill.json': servedBillData(frozen) },
        frozen,
      ),
  },
  workbookDocument('electronic_bill', (frozen) => (isBudget(frozen) ? null : 'Electronic bill'), electronicBill),
  ...sheets,
  {
    key: 'costs_budget',
    extension: 'pdf',
    nameOf: (frozen) => (isBudget(frozen) && !isSimple(frozen) ? 'Costs budget' : null),
    make: (frozen) =>
      typesetDocument(
        join(import.meta.dirname, '../bill/precedent-h.typ'),
        { 'document.json': budgetDocument(frozen), 'budget.json': budgetData(frozen) },
        frozen,
      ),
  },
  workbookDocument(
    'costs_budget_workbook',
    (frozen) => (isBudget(frozen) && !isSimple(frozen) ? 'Costs budget' : null),
    budgetWorkbook,
  ),
  {
    key: 'simple_budget',
    extension: 'pdf',
    nameOf: (frozen) => (isBudget(frozen) && isSimple(frozen) ? 'Costs budget (Precedent Z)' : null),
    make: (frozen) => budgetTable(frozen, simpleBudget(frozen)),
  },
  {
    key: 'budget_discussion_report',
    extension: 'pdf',
    nameOf: (frozen) =>
      isBudget(frozen) ? `Budget discussion report (Precedent ${isSimple(frozen) ? 'RZ' : 'R'})` : null,
    make: (frozen) => budgetTable(frozen, discussionReport(frozen)),
  },
  {
    key: 'budget_variation',
    extension: 'pdf',
    nameOf: (frozen) =>
      isBudget(frozen) && hasVariation(frozen) ? `Budget variation (Precedent ${isSimple(frozen) ? 'TZ' : 'T'})` : null,
    make: (frozen) => budgetTable(frozen, budgetVariation(frozen)),
  },
]
