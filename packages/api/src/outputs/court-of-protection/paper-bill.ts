import type { FrozenCase } from '../frozen-case.ts'
import { paragraphsOf, printable } from '../bill/format.ts'
import { ItemNumbering } from '../bill/item-numbering.ts'
import { summaryOf } from '../bill/summary.ts'
import { Vouchers } from '../bill/vouchers.ts'
import { breakdownTables, vatSummary } from '../court/breakdowns.ts'
import { estimateTable } from './estimate.ts'
import { certificatesOf } from './certificates.ts'
import { printedRates } from './fee-earner-rates.ts'
import type { PaperBill } from '../court/model.ts'
import { PaperItems } from './paper-parts.ts'
import { titlePage, titleStatements } from './title-page.ts'

/**
 * The printed bill of assessed costs (CPR PD 47 paras 5.7 to 5.22): all texts and formatted sums. Pure; the template
 * only lays them out.
 */
export function paperBill(frozen: FrozenCase): PaperBill {
  const numbering = new ItemNumbering()
  const vouchers = new Vouchers()
  const items = new PaperItems(frozen, numbering, vouchers)
  // Printed before the summary, because this assigns the numbers that it refers to.
  const parts = items.parts()
  return printable({
    ...titlePage(frozen, 'Bill of costs'),
    statements: titleStatements(frozen),
    narrative: paragraphsOf(frozen.narrative),
    valueOfAssets: paragraphsOf(frozen.valueOfAssets ?? null),
    earners: printedRates(frozen),
    parts,
    schedules: items.schedules,
    summary: summaryOf(frozen, numbering),
    breakdowns: breakdownTables(frozen),
    vat: vatSummary(frozen),
    estimate: estimateTable(frozen),
    vouchers: vouchers.all,
    certificates: certificatesOf(frozen),
  })
}
