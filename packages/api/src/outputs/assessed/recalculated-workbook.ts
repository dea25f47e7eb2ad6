import { writtenDate } from '@costdraft/costing'
import { momentOf } from '../area-documents.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { snapshotSheet } from '../workbook/snapshot-sheet.ts'
import type { WorkbookModel } from '../workbook/workbook.ts'
import { assessmentOf, onDayOfAssessment } from './assessed-document.ts'
import { assessedLines } from './assessed-lines.ts'
import { ItemNames } from './item-names.ts'
import { recalculatedHeads } from './recalculated-rows.ts'
import { linesSheet } from './recalculated-lines-sheet.ts'
import { summarySheet } from './recalculated-summary-sheet.ts'

/**
 * The recalculated bill as a workbook: every line with what is claimed and what is entered of it, and the sums by head,
 * by formulas that come to the figures of the assessment; hidden, that by which it comes back. Pure.
 */
export function recalculatedWorkbook(frozen: FrozenCase, snapshot = ''): WorkbookModel {
  const lines = assessedLines(frozen)
  const heads = recalculatedHeads(lines, new ItemNames(lines))
  const detail = linesSheet(frozen, heads)
  return {
    title: `Recalculated bill: ${frozen.case.caseName}`,
    author: frozen.firm.name,
    footer: frozen.case.reference,
    at: momentOf(onDayOfAssessment(frozen)),
    names: detail.names,
    sheets: [
      summarySheet(heads, lines, `As on ${writtenDate(assessmentOf(frozen).interest.until)}.`),
      detail.sheet,
      snapshotSheet(frozen, snapshot),
    ],
  }
}
