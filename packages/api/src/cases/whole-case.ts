import { caseParts, type Bill } from '@costdraft/costing'
import { isDual } from '@costdraft/schema/areas.ts'
import type { Tx } from '../access/as-viewer.ts'
import { filesOf } from '../files/file-rows.ts'
import type { CaseRow } from './case-rows.ts'
import { otherAreasFields } from './fixed-values.ts'

/** Totals that only high cost cases have. */
const highCostTotals = { counsel_total: null, counsel_vat: null, solicitor_total: null, solicitor_vat: null } as const

/** The fixed fee of each part of a case in pounds, from its bill; null for a fee that is not held, no entry for a type without a fee. */
function fixedFees({ case_type }: CaseRow, { heads }: Bill) {
  const head = heads.find(({ name }) => name === 'fixed_fee')
  const isPriced = head !== undefined && head.lines.every(({ notHeld }) => notHeld === null)
  if (isDual(case_type))
    return caseParts.map((case_part) => ({ case_part, fixed_fee_total: null, fixed_fee_vat: null }))
  if (!head) return []
  return [
    {
      case_part: null,
      fixed_fee_total: isPriced ? head.net / 100 : null,
      fixed_fee_vat: isPriced ? head.vat / 100 : null,
    },
  ]
}

/**
 * A legal aid case with everything that `GET client/case/{id}` answers: its row, its documents, the totals of its bill, and null for the
 * fields of the other areas of work.
 */
export const wholeCase = async (tx: Tx, row: CaseRow, bill: Bill) => ({
  ...row,
  ...otherAreasFields,
  care_case: row.uuid,
  financial_interest: row.certificate?.financial_interest ?? null,
  fixed_fees: fixedFees(row, bill),
  ...highCostTotals,
  uploaded_files: await filesOf(tx, row.uuid),
})
