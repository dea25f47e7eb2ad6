import type { FrozenCase } from '../../frozen-case.ts'
import { momentOf } from '../../area-documents.ts'
import type { WorkbookModel } from '../../workbook/workbook.ts'
import { billRows, type BillRows } from './bill-rows.ts'
import { detailSheet, disbursementsSheet, ratesSheet } from './detail-sheets.ts'
import { activitySheet, assessedSheet, groupSheet, isTotalMissing } from './summary-sheets.ts'
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

/** The electronic bill of a frozen case: its fourteen sheets, whose formulas come to the figures of the bill. Pure. */
export function electronicBill(frozen: FrozenCase): WorkbookModel {
  const rows = billRows(frozen)
  const { caseName, reference } = frozen.case
  const { gross } = frozen.bill
  assertTotal(rows, frozen.bill)
  const isMissing = isTotalMissing(rows)
  const rates = ratesSheet(rows)
  const detail = detailSheet(rows)
  const paid = disbursementsSheet(rows)
  return {
    title: `Electronic bill of costs: ${caseName}`,
    author: frozen.firm.name,
    footer: reference,
    at: momentOf(frozen),
    names: [rates, detail, paid].flatMap(({ names }) => names),
    sheets: [
      frontSheet(frozen, gross, isMissing),
      caseSheet(frozen),
      assetsSheet(frozen),
      narrativeSheet(frozen),
      rates.sheet,
      detail.sheet,
      paid.sheet,
      activitySheet(rows),
      groupSheet(rows, 'party'),
      groupSheet(rows, 'part'),
      certificationSheet(frozen),
      accuracySheet(frozen),
      assessedSheet(rows, amountOf(frozen, 'opg_estimate')),
      finalSheet(frozen, gross, isMissing),
    ],
  }
}
