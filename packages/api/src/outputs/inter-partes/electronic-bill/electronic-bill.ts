import type { FrozenCase } from '../../frozen-case.ts'
import { momentOf } from '../../area-documents.ts'
import { unlistedCell } from '../../workbook/laid-out.ts'
import type { WorkbookModel } from '../../workbook/workbook.ts'
import { snapshotSheet } from '../../workbook/snapshot-sheet.ts'
import { billRows } from './bill-rows.ts'
import { budgetSheet } from './budget-sheet.ts'
import { communicationsSheet } from './communications-sheet.ts'
import { detailSheet } from './detail-sheet.ts'
import { partsSheet } from './parts-sheet.ts'
import { printSheet } from './print-sheet.ts'
import { referenceSheets } from './reference-sheets.ts'
import { partSheet, phaseSheet, taskSheet } from './summary-sheets.ts'
import { teamSheet } from './team-sheet.ts'
import { assessedSheet, certificatesSheet, chronologySheet, coverSheet, synopsisSheet } from './text-sheets.ts'

/**
 * The electronic bill of a frozen case (CPR PD 47 para 5.A): the seventeen worksheets of Precedent S, whose formulas
 * come to the figures of the bill, and a hidden one by which it comes back. Pure.
 * @throws Error where the lines do not come to the total of the bill, or the VAT on one follows from no rate
 */
export function electronicBill(frozen: FrozenCase, snapshot = ''): WorkbookModel {
  const rows = billRows(frozen)
  const team = teamSheet(rows)
  const detail = detailSheet(rows)
  const references = referenceSheets()
  const parts = partsSheet(frozen)
  return {
    title: `Electronic bill of costs: ${frozen.case.caseName}`,
    author: frozen.firm.name,
    footer: frozen.case.reference,
    at: momentOf(frozen),
    names: [team, parts, detail, ...references].flatMap(({ names }) => names),
    sheets: [
      coverSheet(frozen, rows, unlistedCell([detail.sheet], ['LineCheck'])),
      certificatesSheet(frozen),
      synopsisSheet(frozen),
      chronologySheet(frozen),
      team.sheet,
      parts.sheet,
      assessedSheet(),
      phaseSheet(rows),
      taskSheet(rows),
      budgetSheet(frozen, rows),
      partSheet(rows),
      communicationsSheet(rows),
      printSheet(rows),
      detail.sheet,
      ...references.map(({ sheet }) => sheet),
      snapshotSheet(frozen, snapshot),
    ],
  }
}
