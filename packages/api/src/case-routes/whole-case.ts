import { poundsOf, sumOfLines, type Bill, type Aspect } from '@costdraft/costing'
import { partsOfType } from '@costdraft/schema/areas/area.ts'
import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import type { Tx } from '../access/as-viewer.ts'
import { filesOf } from '../files/file-rows.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { caseFieldsOf } from './case-storage.ts'

/**
 * What the events and the travel of a head come to in pounds, or the figure that is claimed for them; null where there
 * is no such head, or nothing of it but what is not held. What was paid to counsel stands in the same head and is none
 * of it: the specification has it among the disbursements, and adds it to the line of counsel.
 */
function totalsOfHead({ heads }: Bill, head: 'solicitor' | 'counsel') {
  const all = heads.find(({ name }) => name === head)?.lines
  const attended = new Set(all?.flatMap(({ item, unit }) => (unit === 'events' ? [item] : [])))
  const lines = all?.filter(({ item }) => item === null || attended.has(item))
  const { net, vat } = sumOfLines(lines ?? [])
  const isPriced = lines !== undefined && (net > 0 || lines.every(({ notHeld }) => notHeld === null))
  return { [`${head}_total`]: isPriced ? poundsOf(net) : null, [`${head}_vat`]: isPriced ? poundsOf(vat) : null }
}

/**
 * The fixed fee of each part of a case in pounds, from its bill; null for a fee that is not held, no entry for a type
 * without a fee.
 */
function fixedFees({ area_of_work, case_type }: CaseRow, { heads }: Bill, areas: Areas) {
  const area = areaOf(area_of_work, areas)
  const parts = area ? partsOfType(area, case_type) : []
  const feeOf = (case_part: Aspect | null) => {
    const head = heads.find(({ name, part = null }) => name === 'fixed_fee' && part === case_part)
    const isPriced = head !== undefined && head.lines.every(({ notHeld }) => notHeld === null)
    return {
      case_part,
      fixed_fee_total: isPriced ? head.net / 100 : null,
      fixed_fee_vat: isPriced ? head.vat / 100 : null,
    }
  }
  if (parts.length > 0) return parts.map(feeOf)
  return heads.some(({ name }) => name === 'fixed_fee') ? [feeOf(null)] : []
}

/** The fields of all areas of work that are kept in `details`, without a value. */
const emptyDetails = (areas: Areas) => Object.fromEntries(caseFieldsOf(areas).details.map((name) => [name, null]))

/**
 * A case with everything that `GET client/case/{id}` answers: its row, its documents, the totals of its bill, and null
 * for the fields of the other areas of work.
 */
export const wholeCase = async (tx: Tx, row: CaseRow, bill: Bill, areas: Areas) => ({
  ...emptyDetails(areas),
  ...row,
  care_case: row.uuid,
  financial_interest: row.certificate?.financial_interest ?? null,
  fixed_fees: fixedFees(row, bill, areas),
  ...totalsOfHead(bill, 'counsel'),
  ...totalsOfHead(bill, 'solicitor'),
  uploaded_files: await filesOf(tx, row.uuid),
})
