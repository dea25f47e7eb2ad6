import type { FrozenCase } from '../../frozen-case.ts'
import { paragraphsOf } from '../../bill/format.ts'
import { fact, rowsOfTexts, signed, textSheet, toFill } from '../../workbook/text-sheet.ts'
import {
  money,
  moneyOf,
  moneyUnlessMissing,
  RATE_NOT_HELD,
  text,
  type Cell,
  type SheetModel,
} from '../../workbook/workbook.ts'
import { accuracyOf } from '../../court/accuracy.ts'
import { billFacts, paidOnAccount } from '../../bill/bill-facts.ts'
import { certificatesOf } from '../certificates.ts'
import { amountOf, periodOf, detailText } from '../../court/case-details.ts'
import { listSentences } from './entered-lists.ts'
import { titlePage, titleStatements } from '../title-page.ts'

const NOTES = [
  'This workbook is an electronic bill in the sections of the Court of Protection’s; it is not the official template. Bill Detail, Activity Summary and Certification stand where they are known to stand (tabs 6, 8 and 11). The order of the others is not published and is our own.',
  'Every figure is a formula: it follows from the times in Bill Detail, the rates in Legal Team and Rates, and the amounts in Disbursements. The columns of Bill Detail and Disbursements stand in the order in which they are copied into the template, those of our own behind them. Nothing is locked. Hidden are the last column of both sheets and the sheet Snapshot, which say which line of which case a row is.',
]

/** What is claimed in pence, and whether that is not known because no rate is held. */
interface Claimed {
  total: number
  isMissing: boolean
  /** How many lines have a code that is not in its list. */
  unlisted: Cell
}

/** Tab 1: court, matter, solicitors, total, and what the workbook is. */
export function frontSheet(frozen: FrozenCase, title: string, { total, isMissing, unlisted }: Claimed): SheetModel {
  const page = titlePage(frozen, 'Electronic bill of costs')
  return textSheet('Front Sheet', title, [
    fact('Court', page.court),
    fact('Matter', page.matter),
    fact('Period', page.subtitle),
    ...page.facts
      .flat(2)
      .flatMap(({ label, value }) => (label === 'Court' || label === 'Period' ? [] : [fact(label, value)])),
    ...page.toBeFilledIn.map(toFill),
    toFill('DX'),
    [],
    [
      text('Total claimed, £', 'total'),
      moneyUnlessMissing("'Summary of Assessed Bill'!B9", total, isMissing ? RATE_NOT_HELD : null, 'total'),
    ],
    ...(page.notHeldCount === null ? [] : [[text(null), text(page.notHeldCount, 'quiet')]]),
    [],
    [text('Lines with a code that is not in its list'), unlisted],
    [],
    [text('Notes', 'head'), text('', 'head')],
    ...rowsOfTexts([...NOTES, ...listSentences(frozen)]),
  ])
}

/** Tab 2: the case and its order. */
export const caseSheet = (frozen: FrozenCase): SheetModel =>
  textSheet('Case and Order', 'Case and order', [
    fact('Court', detailText(frozen, 'court_name')),
    fact('Case number', detailText(frozen, 'case_number')),
    fact('SCCO reference', detailText(frozen, 'scco_ref')),
    fact('Claimant', detailText(frozen, 'claimant')),
    fact('Defendant', detailText(frozen, 'defendant')),
    ...orderRows(frozen),
    ...rowsOfTexts(titleStatements(frozen)),
    ...(frozen.parts ?? []).map(({ name, startDate, endDate }) =>
      fact(['Part', periodOf(startDate, endDate)].filter(Boolean).join(', '), name),
    ),
  ])

/** The order and what else every bill states; the order is to be filled in where it is not recorded. */
const orderRows = (frozen: FrozenCase): Cell[][] => [
  ...(detailText(frozen, 'costs_order') ? [] : [toFill('Order or authority for the assessment')]),
  ...billFacts(frozen).flatMap(([label, value]) => (value ? [fact(label, value)] : [])),
]

/** Tab 3: the assets of P. */
export function assetsSheet(frozen: FrozenCase): SheetModel {
  const assets = amountOf(frozen, 'net_assets')
  const paragraphs = paragraphsOf(frozen.valueOfAssets ?? null)
  return textSheet('P’s Assets', 'Value of P’s assets', [
    ...(assets === null ? [] : [[text('Net assets, £', 'quiet'), money(assets)]]),
    ...(paragraphs.length > 0 ? rowsOfTexts(paragraphs) : [[text('No value of assets was given.', 'quiet')]]),
  ])
}

/** Tab 4: the narrative. */
export function narrativeSheet({ narrative }: FrozenCase): SheetModel {
  const paragraphs = paragraphsOf(narrative)
  return textSheet(
    'Narrative',
    'Narrative',
    paragraphs.length > 0 ? rowsOfTexts(paragraphs) : [[text('No narrative was given.', 'quiet')]],
  )
}

/** Tab 11: what has been paid on account, and the certificates before and after the assessment. */
export const certificationSheet = (frozen: FrozenCase): SheetModel =>
  textSheet('Certification', 'Certification', [
    [text('Interim payments received, £'), { value: paidOnAccount(frozen) / 100, format: 'money', look: 'input' }],
    [],
    [text('Before the assessment', 'head'), text('', 'head')],
    ...certificatesOf(frozen).flatMap(({ title, opening, choices }) => [
      [text(title), text(opening)],
      ...choices.map((choice) => [{ value: null, look: 'input' } as Cell, text(choice)]),
    ]),
    ...signed(),
    [],
    [text('After the assessment', 'head'), text('', 'head')],
    [text(null), text('I certify that the castings of this bill as assessed, and the VAT on them, are correct.')],
    ...signed(),
  ])

/** Tab 12: the certificate of accuracy. */
export const accuracySheet = (frozen: FrozenCase): SheetModel =>
  textSheet('Certificate of Accuracy', 'Certificate of accuracy', [
    ...rowsOfTexts([accuracyOf(frozen, 'bill').opening]),
    ...signed(),
  ])

/** Tab 14: the request for a final costs certificate. */
export const finalSheet = (frozen: FrozenCase, total: number, isMissing: boolean): SheetModel =>
  textSheet('Final Costs Certificate', 'Request for a final costs certificate', [
    fact('Case number', detailText(frozen, 'case_number')),
    fact('Matter', titlePage(frozen, '').matter),
    [
      text('Costs allowed with VAT, £'),
      moneyUnlessMissing("'Summary of Assessed Bill'!D9", total, isMissing ? RATE_NOT_HELD : null),
    ],
    [text('Interim payments received, £'), moneyOf('Certification!B3', paidOnAccount(frozen))],
    [
      text('Balance, £', 'total'),
      moneyUnlessMissing('IF(ISNUMBER(B5),B5-B6,"")', total - paidOnAccount(frozen), isMissing ? '' : null, 'total'),
    ],
    [],
    ...signed(),
  ])
