import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import { valueOf, writtenDate, type Authority, type Head, type Line } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { AuthorityRow, Summary, SummaryRow } from './model.ts'
import { authoritiesOf, isCounted, itemOf } from './bill-lines.ts'
import { isMissing, NOT_HELD, printedSum, totalLabelOf, withLeftOut } from './line-sum.ts'
import { payeeOf } from './disbursements.ts'
import type { ItemNumbering } from './item-numbering.ts'
import { instrumentOf, marksOf, money, plural, shortDate, withShortDates } from './format.ts'

/** The summary: claimed heads, heads not claimed, unpriced lines, and the authorities used. */
export function summaryOf(frozen: FrozenCase, numbering: ItemNumbering): Summary {
  const { heads } = frozen.bill
  const lines = heads.flatMap((head) => head.lines)
  const authorities = authoritiesOf(lines)
  const claimed = heads.filter(({ excludedBecause, lines }) => excludedBecause === null && lines.length > 0)
  return {
    rows: claimed.flatMap((head) => (head.name === 'disbursements' ? payeeRows(frozen, head) : [headRow(head)])),
    total: totalOf(frozen),
    parts: partRows(frozen),
    notClaimed: heads.flatMap(({ excludedBecause, ...head }) =>
      excludedBecause === null || head.lines.length === 0
        ? []
        : [{ title: headTitle(head), recorded: printedSum(head.lines).net, why: excludedBecause }],
    ),
    notHeld: unpricedLines(frozen).map((line) => ({
      no: numbering.of(line) ?? '–',
      what: describeLine(frozen, line),
      why: withShortDates(line.notHeld ?? ''),
    })),
    notHeldCount: notHeldCount(frozen),
    authorities: authorityRows(authorities),
    marked: [...new Set(authorities.flatMap(explanationsOf))],
  }
}

/** The authorities of a bill; what their marks mean stands with the first that has them. */
function authorityRows(authorities: readonly Authority[]): AuthorityRow[] {
  const said = new Set<string>()
  return authorities.map((authority) => {
    const notes = explanationsOf(authority).filter((sentence) => !said.has(sentence))
    for (const sentence of notes) said.add(sentence)
    return {
      table: authority.table,
      provision: instrumentOf(authority.provision),
      instrument: instrumentOf(authority.instrument),
      from: shortDate(authority.from),
      marks: marksOf(authority),
      notes,
    }
  })
}

/** A head by its name, with its part in a two-part case. */
const headTitle = ({ name, part }: Pick<Head, 'name' | 'part'>): string =>
  part ? `${labelOf(name)}: ${labelOf(part)}` : labelOf(name)

/** What each part of a two-part case comes to. */
const partRows = ({ bill: { parts = [], heads } }: FrozenCase): SummaryRow[] =>
  parts.map(({ part, net, vat }) => {
    const own = heads.filter((head) => (head.part ?? null) === part && head.excludedBecause === null)
    return rowOfLines(
      partLabel(part),
      own.flatMap(({ lines }) => lines),
      { net, vat },
    )
  })

/** A row whose amount is not known because no rate is held. */
const missingRow = (title: string): SummaryRow => ({ title, net: NOT_HELD, vat: '', gross: '' })
/** What lines come to; of which no rate is held, that comes to nothing that could be printed, least of all to zero. */
export const rowOfLines = (
  title: string,
  lines: readonly Line[],
  { net, vat }: { net: number; vat: number },
): SummaryRow => (isMissing(lines) ? missingRow(title) : summaryRow(totalLabelOf(title, lines), net, vat))

/** The row of a claimed head. */
const headRow = ({ net, vat, lines, ...head }: Head, title = headTitle(head)): SummaryRow =>
  rowOfLines(title, lines, { net, vat })

const payees = { other: 'Disbursements', expert: 'Experts’ fees', counsel: 'Counsel’s fees and expenses' } as const

/**
 * The rows of the disbursements, a row for each kind of payee: what is paid to experts and to counsel is asked for
 * apart from the rest.
 */
const payeeRows = (frozen: FrozenCase, head: Head): SummaryRow[] =>
  Object.entries(payees).flatMap(([payee, name]) => {
    const lines = head.lines.filter((line) => payeeOf(frozen, line) === payee)
    const counted = lines.filter(isCounted)
    const sum = (figure: 'net' | 'vat'): number => counted.reduce((total, line) => total + line[figure], 0)
    const title = head.part ? `${name}: ${labelOf(head.part)}` : name
    return lines.length === 0 ? [] : [headRow({ ...head, lines, net: sum('net'), vat: sum('vat') }, title)]
  })

/** What the marks of an authority mean. */
const explanationsOf = ({ table, source, provisional, own }: Authority): string[] => [
  ...(provisional ? [`† Provisional. ${table}: ${provisional}`] : []),
  ...(own
    ? [`‡ ${table}: Own edition of ${own.firm}, recorded by ${own.by} on ${writtenDate(own.on)}. Authority: ${source}`]
    : []),
]

export const summaryRow = (title: string, net: number, vat: number): SummaryRow => ({
  title,
  net: money(net),
  vat: money(vat),
  gross: money(net + vat),
})
/** Whether nothing of a bill is priced because no rate is held. */
export const isUnpriced = ({ bill }: FrozenCase): boolean => valueOf(bill) === null
/** The total of the bill, with what it leaves out; of which nothing is priced, the total is not held. */
export const totalOf = (frozen: FrozenCase): SummaryRow => {
  const { net, vat, unpriced } = frozen.bill
  return isUnpriced(frozen)
    ? { ...missingRow('Total'), gross: NOT_HELD }
    : summaryRow(withLeftOut('Total', unpriced), net, vat)
}

/**
 * A sentence with the number of unpriced items, so that missing rates are not mistaken for zero; null if there are
 * none.
 */
export const notHeldCount = ({ bill: { unpriced } }: FrozenCase): string | null =>
  unpriced === 0 ? null : `${plural(unpriced, 'item is', 'items are')} not priced because no rate is held.`

/** The lines that are claimed and have no rate, in the order of the bill. */
export const unpricedLines = ({ bill: { heads } }: FrozenCase): Line[] =>
  heads
    .filter(({ excludedBecause }) => excludedBecause === null)
    .flatMap(({ lines }) =>
      lines.filter(({ notHeld, excludedBecause }) => notHeld !== null && excludedBecause === null),
    )

/** The most unpriced items that are named in a sentence; the summary lists them all. */
const MAX_NAMED = 20

/** What a document leaves out, in a sentence, and how it refers to that; null where every item is priced. */
export function leftOut(frozen: FrozenCase, document: string): { sentence: string; them: 'it' | 'them' } | null {
  const lines = unpricedLines(frozen)
  if (lines.length === 0) return null
  const names = lines.slice(0, MAX_NAMED).map((line) => describeLine(frozen, line))
  const more = lines.length - names.length
  const listed = [...names, ...(more > 0 ? [`and ${more} more, listed in the summary`] : [])].join('; ')
  return {
    sentence: `This ${document} leaves out ${plural(lines.length, 'item')} for which no rate is held: ${listed}.`,
    them: lines.length === 1 ? 'it' : 'them',
  }
}

/** Names a line: its date, and its description or else its activity. */
export function describeLine(frozen: FrozenCase, line: Line): string {
  const item = itemOf(frozen, line)
  const description = item?.hearing
    ? `${line.description}: ${item.description || labelOf(item.hearing.hearingType)}`
    : line.description
  return [line.date && shortDate(line.date), description || labelOf(item?.activityType ?? line.head)]
    .filter(Boolean)
    .join(' · ')
}
