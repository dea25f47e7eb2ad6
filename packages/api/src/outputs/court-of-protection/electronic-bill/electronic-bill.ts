import type { FrozenCase } from '../../frozen-case.ts'
import { momentOf } from '../../area-documents.ts'
import { unlistedCell } from '../../workbook/laid-out.ts'
import type { WorkbookModel } from '../../workbook/workbook.ts'
import { billRows, type BillRows } from './bill-rows.ts'
import { snapshotSheet } from '../../workbook/snapshot-sheet.ts'
import { detailSheet } from './detail-sheet.ts'
import { listSheets } from './entered-list-rows.ts'
import { disbursementsSheet } from './disbursements-sheet.ts'
import { ratesSheet } from './rates-sheet.ts'
import { activitySheet } from './activity-sheet.ts'
import { assessedSheet } from './assessed-sheet.ts'
import { groupSheet } from './group-sheet.ts'
import { isTotalMissing } from './summary-cells.ts'
import {
  accuracySheet,
  assetsSheet,
  caseSheet,
  certificationSheet,
  finalSheet,
  frontSheet,
  narrativeSheet,
} from './text-sheets.ts'
import { amountOf } from '../../court/case-details.ts'

/** @throws Error where the lines that are charged do not come to the total of the bill. */
function assertTotal({ work, paid }: BillRows, { net, vat }: FrozenCase['bill']): void {
  const rows = [...work.filter(({ isCharged }) => isCharged), ...paid]
  const sum = (of: 'net' | 'vat'): number => rows.reduce((all, { line }) => all + line[of], 0)
  if (sum('net') !== net || sum('vat') !== vat) throw new Error('its lines do not come to the total of the bill')
}

/** What the workbook is, at its head and in its properties: the court takes its own template alone. */
export const WORKING_COPY = 'Working copy of an electronic bill; the court accepts its own template only'

/**
 * The electronic bill of a frozen case: its fourteen sheets, whose formulas come to the figures of the bill, and a
 * hidden one by which it comes back. Pure.
 */
export function electronicBill(frozen: FrozenCase, snapshot = ''): WorkbookModel {
  const rows = billRows(frozen)
  const { caseName, reference } = frozen.case
  const { gross } = frozen.bill
  assertTotal(rows, frozen.bill)
  const isMissing = isTotalMissing(rows)
  const named = {
    rates: ratesSheet(rows),
    detail: detailSheet(frozen, rows),
    paid: disbursementsSheet(rows),
    activities: activitySheet(rows),
    parties: groupSheet(rows, 'party'),
    parts: groupSheet(rows, 'part'),
  }
  const unlisted = unlistedCell([named.detail.sheet, named.paid.sheet], ['LineCheck', 'PaidCheck'])
  const lists = listSheets(frozen, rows)
  return {
    title: `${WORKING_COPY}: ${caseName}`,
    author: frozen.firm.name,
    footer: reference,
    at: momentOf(frozen),
    names: [...Object.values(named), ...lists].flatMap(({ names }) => names),
    sheets: [
      frontSheet(frozen, WORKING_COPY, { total: gross, isMissing, unlisted }),
      caseSheet(frozen),
      assetsSheet(frozen),
      narrativeSheet(frozen),
      ...Object.values(named).map(({ sheet }) => sheet),
      certificationSheet(frozen),
      accuracySheet(frozen),
      assessedSheet(rows, amountOf(frozen, 'opg_estimate')),
      finalSheet(frozen, gross, isMissing),
      ...lists.map(({ sheet }) => sheet),
      snapshotSheet(frozen, snapshot),
    ],
  }
}
