import { writtenDate } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { totalOf } from '../bill/summary.ts'
import { vatSummary } from './breakdowns.ts'
import { detailText } from './case-details.ts'
import { section, sheetRows, sumsTable, type SheetRow, type SheetSection } from './data-sheet.ts'

// What several data sheets say of a case in the same words.

/** Where documents are served on a party that the firm acts for: the solicitors, as CPR 6.23 has it. */
export const serviceRows = ({ firm, case: { reference } }: FrozenCase): SheetRow[] =>
  sheetRows([
    ['Solicitors', firm.name],
    ['Address for service', firm.address.join('\n')],
    ['Reference', reference],
    ['Telephone', firm.phone],
    ['E-mail', null],
  ])

/** The order or other authority for the costs, and its date. */
const orderRows = (frozen: FrozenCase): SheetRow[] => {
  const date = detailText(frozen, 'costs_order_date')
  return sheetRows([
    [labelOf('costs_order'), detailText(frozen, 'costs_order')],
    [labelOf('costs_order_date'), date && writtenDate(date)],
  ])
}

/** By what the costs may be assessed. */
export const authority = (frozen: FrozenCase): SheetSection =>
  section('Authority for the costs', { rows: orderRows(frozen) })

/** The bill: its day, what else is given of it, the VAT number, and what it comes to. */
export const billSection = (frozen: FrozenCase, title: string, more: readonly SheetRow[] = []): SheetSection =>
  section(title, {
    rows: [...sheetRows([['Date of the bill', writtenDate(frozen.completedAt)]]), ...more, ...vatNumberRows(frozen)],
    table: sumsTable('Claimed for', vatSummary(frozen, 'Profit costs'), totalOf(frozen)),
  })

/** The VAT number, where VAT is claimed: it stands at the head of every statement with VAT (CPR PD 44 para 2.2). */
export const vatNumberRows = (frozen: FrozenCase): SheetRow[] =>
  frozen.bill.vat === 0 ? [] : sheetRows([[labelOf('vat_number'), detailText(frozen, 'vat_number')]])
