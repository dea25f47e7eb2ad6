import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { itemOf, linesOf, printedPrice, sortByDate } from '../bill/bill-lines.ts'
import { citationOf, pounds, printable, shortDate } from '../bill/format.ts'
import { ItemNumbering } from '../bill/item-numbering.ts'
import { summaryOf } from '../bill/summary.ts'
import { Vouchers } from '../bill/vouchers.ts'
import { authoritiesOf } from '../bill/bill-lines.ts'
import { fixedCostsCertificates } from './certificates.ts'
import type { FixedCostsClaim } from './model.ts'
import { amountOf } from '../court/case-details.ts'
import { titlePage, titleStatements } from './title-page.ts'

/**
 * The printed claim of fixed costs (Practice Direction 19B): each category with its figure, what of it is claimed and
 * why. Pure.
 */
export function fixedCostsClaim(frozen: FrozenCase): FixedCostsClaim {
  const numbering = new ItemNumbering()
  const vouchers = new Vouchers()
  const claim = { ...frozen, bill: { ...frozen.bill, heads: claimedHeads(frozen) } }
  const lines = linesOf(frozen, 'fixed_costs')
  const rows = lines.map((line) => {
    const { rate, marks, net, vat, note } = printedPrice(line)
    return { no: numbering.next([line]), what: line.description, figure: rate, marks, net, vat, note }
  })
  const disbursements = sortByDate(linesOf(frozen, 'disbursements')).map((line) => {
    const item = itemOf(frozen, line)
    const type = item?.disbursementType ?? ''
    const no = numbering.next([line])
    const what = [labelOf(type), line.description === type ? '' : line.description].filter(Boolean).join(': ')
    const { net, vat } = printedPrice(line)
    return { no, date: shortDate(line.date), what, net, vat, voucher: vouchers.of(line, item, { no, what }) }
  })
  const assets = amountOf(frozen, 'net_assets')
  const consideration = amountOf(frozen, 'consideration')
  return printable({
    ...titlePage(frozen, 'Claim of fixed costs'),
    statements: [
      ...titleStatements(frozen),
      ...authoritiesOf(lines).map((authority) => `Fixed costs of ${citationOf(authority)}.`),
      ...(assets === null ? [] : [`Net assets of P: ${pounds(assets)}.`]),
      ...(consideration === null ? [] : [`Consideration: ${pounds(consideration)}.`]),
    ],
    rows,
    disbursements,
    summary: summaryOf(claim, numbering),
    vouchers: vouchers.all,
    certificates: fixedCostsCertificates(claim),
  })
}

/** The work that is recorded and not claimed is not part of the claim. */
const claimedHeads = ({ bill: { heads } }: FrozenCase) =>
  heads.filter(({ excludedBecause }) => excludedBecause === null)
