import type { Line } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { initialsOf, isCounted, itemOf, linesOf, sortByDate } from '../bill/bill-lines.ts'
import { printedSum, totalLabelOf } from '../bill/line-sum.ts'
import { clock, paragraphsOf, pounds, printable, shortDate } from '../bill/format.ts'
import { ItemNumbering } from '../bill/item-numbering.ts'
import { summaryOf, totalOf } from '../bill/summary.ts'
import { vatSummary } from '../court/breakdowns.ts'
import { accuracyOf } from '../court/accuracy.ts'
import { estimateTable } from './estimate.ts'
import { printedRates } from './fee-earner-rates.ts'
import type { ShortForm } from './model.ts'
import { titlePage, titleStatements } from './title-page.ts'

type Section = ShortForm['sections'][number]

/** The rows of Precedent AA that work stands in, by its activities; work of no known activity is *other work*. */
const rows: readonly (readonly [title: string, activities: readonly string[], isListed: boolean])[] = [
  ['Personal attendances', ['advocacy', 'counsel'], true],
  ['Travel', ['travelling_and_waiting'], true],
  ['Letters sent', ['letter_out'], false],
  ['Telephone calls', ['telephone_call'], false],
  ['Documents', ['preparation'], false],
]
const OTHER = 'Other work'
const NO_ATTENDANCE: ReadonlySet<string> = new Set(['letter_in'])

/** The short form of a bill (CPR PD 47, Precedent AA): its rows in their order. Pure. */
export function shortForm(frozen: FrozenCase): ShortForm {
  const numbering = new ItemNumbering()
  const { notHeld, marked } = summaryOf(frozen, numbering)
  const [work, paid] = vatSummary(frozen)
  const total = totalOf(frozen)
  return printable({
    ...titlePage(frozen, 'Short form bill of costs'),
    statements: titleStatements(frozen),
    summaryOfWork: paragraphsOf(frozen.narrative).join(' '),
    earners: printedRates(frozen),
    sections: sectionsOf(frozen),
    totals: [
      { label: 'Subtotal', value: work?.net ?? '' },
      { label: 'VAT', value: work?.vat ?? '' },
      { label: 'Disbursements', value: paid?.net ?? '' },
      { label: 'VAT on disbursements', value: paid?.vat ?? '' },
      { label: total.title.replace('Total', 'Grand total'), value: total.gross },
    ],
    estimate: estimateTable(frozen),
    notHeld,
    marked,
    certificates: [accuracyOf(frozen, 'bill')],
  })
}

function sectionsOf(frozen: FrozenCase): Section[] {
  const activityOf = (line: Line): string => itemOf(frozen, line)?.activityType ?? ''
  const lines = sortByDate(linesOf(frozen, 'profit_costs').filter((line) => !NO_ATTENDANCE.has(activityOf(line))))
  const known = new Set(rows.flatMap(([, activities]) => activities))
  return [
    ...rows.map(([title, activities, isListed]) =>
      sectionOf(
        frozen,
        title,
        lines.filter((line) => activities.includes(activityOf(line))),
        isListed,
      ),
    ),
    sectionOf(
      frozen,
      OTHER,
      lines.filter((line) => !known.has(activityOf(line))),
      true,
    ),
    {
      title: 'Disbursements',
      rows: sortByDate(linesOf(frozen, 'disbursements')).map((line) => ({
        text: `${shortDate(line.date)} · ${disbursementText(frozen, line)}`,
        time: '',
        amount: printedSum([line]).net,
      })),
      total: printedSum(linesOf(frozen, 'disbursements')).net,
    },
  ]
}

function disbursementText(frozen: FrozenCase, line: Line): string {
  const type = itemOf(frozen, line)?.disbursementType ?? ''
  return [labelOf(type), line.description === type ? '' : line.description].filter(Boolean).join(': ')
}

/** A row of the form: its items one by one, or one line for each fee earner's rate. */
function sectionOf(frozen: FrozenCase, title: string, lines: readonly Line[], isListed: boolean): Section {
  const total = printedSum(lines).net
  const label = totalLabelOf(title, lines)
  if (isListed)
    return {
      title: label,
      rows: lines.map((line) => ({ text: attendance(frozen, line), ...timeAndAmount([line]) })),
      total,
    }
  const byRate = Map.groupBy(lines, (line) => `${initialsOf(frozen, itemOf(frozen, line)?.feeEarner)} ${line.rate}`)
  return {
    title: label,
    rows: [...byRate.values()].map((group) => ({ text: groupText(frozen, group), ...timeAndAmount(group) })),
    total,
  }
}

/** How many there are, of whom, and at which rate. */
function groupText(frozen: FrozenCase, lines: readonly Line[]): string {
  const [first] = lines
  if (!first) return ''
  const rate = first.notHeld === null ? `${pounds(first.rate)} an hour` : 'rate not held'
  return `${lines.length} × ${initialsOf(frozen, itemOf(frozen, first)?.feeEarner)}, ${rate}`
}

const timeAndAmount = (lines: readonly Line[]): Pick<Section['rows'][number], 'time' | 'amount'> => ({
  time: clock(lines.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0)),
  amount: printedSum(lines).net,
})

/** Date, who, upon whom and what. */
function attendance(frozen: FrozenCase, line: Line): string {
  const item = itemOf(frozen, line)
  const party = frozen.parties?.find(({ uuid }) => uuid === item?.party)?.name
  return [
    shortDate(line.date),
    initialsOf(frozen, item?.feeEarner),
    party && `upon ${party}`,
    line.description || labelOf(item?.activityType ?? ''),
  ]
    .filter(Boolean)
    .join(' · ')
}
