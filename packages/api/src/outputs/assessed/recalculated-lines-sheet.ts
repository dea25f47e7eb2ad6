import { vatLike, type AssessedAmount, type Pence } from '@costdraft/costing'
import { reductionReasonLabels } from '@costdraft/schema/assessment/assessment.ts'
import { earnerCodes } from '../bill/earner-codes.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { inColumns, lettersOf, type Column } from '../workbook/laid-out.ts'
import { LINE_ID } from '../workbook/snapshot-sheet.ts'
import {
  blank,
  date,
  heads as headCells,
  hours,
  money,
  namedColumns,
  percent,
  text,
  type Cell,
  type NamedSheet,
} from '../workbook/workbook.ts'
import type { LineInAssessment } from './assessed-lines.ts'
import type { RecalculatedHead } from './recalculated-rows.ts'
import { vatFactorOf } from './vat-factor.ts'

export const LINES = 'Bill as allowed'
/** The first row of its lines. */
const FIRST = 5

const columns = [
  ['no', 'Item', 7],
  ['head', 'Head', 22],
  ['date', 'Date', 11],
  ['text', 'Description', 46],
  ['earner', 'Fee earner', 20],
  ['hours', 'Hours claimed', 9],
  ['rate', 'Rate claimed, £', 10],
  ['enhancement', 'Enhancement', 8],
  ['claimed', 'Claimed, £', 12],
  ['claimedVat', 'VAT claimed, £', 11],
  ['hoursAllowed', 'Hours allowed', 9],
  ['rateAllowed', 'Rate allowed, £', 10],
  ['sumAllowed', 'Sum allowed, £', 12],
  ['allowed', 'Allowed, £', 12],
  ['allowedVat', 'VAT allowed, £', 11],
  ['reduced', 'Reduced, £', 12],
  ['reducedVat', 'VAT reduced, £', 11],
  ['open', 'Not ruled on, £', 12],
  ['openVat', 'VAT not ruled on, £', 11],
  ['reason', 'Reason', 24],
  ['words', 'Reason in words', 36],
  ['vatRate', 'VAT rate', 8],
  ['line', LINE_ID, 0],
] as const satisfies readonly Column<string>[]
const at = lettersOf(columns)
type Name = keyof typeof at

/** The columns that the summary adds up, by their names in formulas. */
export const summed = {
  claimed: 'LineClaimed',
  claimedVat: 'LineClaimedVat',
  allowed: 'LineAllowed',
  allowedVat: 'LineAllowedVat',
  reduced: 'LineReduced',
  reducedVat: 'LineReducedVat',
  open: 'LineOpen',
  openVat: 'LineOpenVat',
} as const satisfies Partial<Record<Name, string>>

/** A formula whose result is an amount in pence, or nothing. */
const amountOf = (formula: string, pence: Pence | null): Cell => ({
  value: pence === null ? '' : pence / 100,
  formula,
  format: 'money',
})
const entered = (
  amount: number | null,
  cell: (value: number, look: 'input') => Cell,
  format: 'money' | 'hours',
): Cell => (amount === null ? blank(format) : cell(amount, 'input'))

/** Why less is allowed, and what is entered of a line: hours and rate, or a sum. */
function enteredCells({ allowed, reason, words }: LineInAssessment): Partial<Record<Name, Cell>> {
  const byTheHour = allowed !== null && allowed.hours !== null
  const { hours: time = null, rate = null }: Partial<AssessedAmount> = allowed ?? {}
  return {
    hoursAllowed: entered(time, hours, 'hours'),
    rateAllowed: entered(rate, money, 'money'),
    sumAllowed: entered(byTheHour ? null : (allowed?.amount ?? null), money, 'money'),
    reason: text(reason ? reductionReasonLabels[reason] : null, 'input'),
    words: text(words, 'input'),
  }
}

/** What is allowed, and what that leaves: worked out of what is entered. */
function derivedCells({ line, claimed, allowed }: LineInAssessment, row: number): Partial<Record<Name, Cell>> {
  const cell = (name: Name): string => `${at[name]}${row}`
  const [h, r, sum, net] = [cell('hoursAllowed'), cell('rateAllowed'), cell('sumAllowed'), cell('allowed')]
  const byTheHour = `IF(AND(${h}="",${r}=""),"",ROUND(IF(${h}="",${cell('hours')},${h})*IF(${r}="",${cell('rate')},${r})*(1+${cell('enhancement')}),2))`
  const vat = allowed && (allowed.vat === vatLike(line, allowed.amount) ? null : allowed.vat)
  const ifRuled = (formula: string): string => `IF(${net}="","",${formula})`
  const less = (from: Name, of: Name): string => ifRuled(`ROUND(${cell(from)}-${cell(of)},2)`)
  return {
    allowed: amountOf(`IF(${sum}<>"",${sum},${claimed.hours === null ? '""' : byTheHour})`, allowed?.amount ?? null),
    // A tax that follows from no rule of the line stands as it was ruled.
    allowedVat:
      vat === null
        ? amountOf(
            ifRuled(`IF(${net}=${cell('claimed')},${cell('claimedVat')},ROUND(${net}*${cell('vatRate')},2))`),
            allowed?.vat ?? null,
          )
        : money(vat),
    reduced: amountOf(less('claimed', 'allowed'), allowed && claimed.amount - allowed.amount),
    reducedVat: amountOf(less('claimedVat', 'allowedVat'), allowed && claimed.vat - allowed.vat),
    open: amountOf(`IF(${net}="",${cell('claimed')},"")`, allowed ? null : claimed.amount),
    openVat: amountOf(`IF(${net}="",${cell('claimedVat')},"")`, allowed ? null : claimed.vat),
  }
}

function cellsOf(frozen: FrozenCase, head: string, one: LineInAssessment, row: number): Cell[] {
  const { number, line, item, claimed } = one
  const earner = frozen.feeEarners.find(({ uuid }) => uuid === item?.feeEarner)
  const code = earner && earnerCodes(frozen.feeEarners).get(earner.uuid)
  const { factor, isProportion } = vatFactorOf(line)
  return inColumns(columns, {
    no: number === null ? text(null) : { value: Number(number), format: 'whole' },
    head: text(head),
    date: date(line.date),
    text: text(one.text),
    earner: text(earner ? `${code} ${earner.name}` : null),
    ...(claimed.hours !== null && claimed.rate !== null && { hours: hours(claimed.hours), rate: money(claimed.rate) }),
    ...(line.enhancement > 0 && { enhancement: percent(line.enhancement / 100) }),
    claimed: money(claimed.amount),
    claimedVat: money(claimed.vat),
    ...enteredCells(one),
    ...derivedCells(one, row),
    vatRate: isProportion
      ? { ...percent(factor), formula: `${at.claimedVat}${row}/${at.claimed}${row}` }
      : percent(factor),
    line: text(one.id),
  })
}

/** Every line by head, with what is claimed, what is entered of it, and what follows. */
export function linesSheet(frozen: FrozenCase, heads: readonly RecalculatedHead[]): NamedSheet {
  const lines = heads.flatMap(({ title, lines: own }) => own.map((line) => ({ title, line })))
  return {
    sheet: {
      name: LINES,
      widths: columns.map(([, , width]) => width),
      frozen: { rows: FIRST - 1, columns: 1 },
      repeatedRow: FIRST - 1,
      rows: [
        [text(`Bill as allowed: ${frozen.case.caseName}`, 'title')],
        [
          text(
            'Shaded cells are entered: hours and rate allowed, or one sum; 0 is refused, and an empty line is not ruled on. Every other figure follows from them.',
            'note',
          ),
        ],
        [],
        headCells(...columns.map(([, head]) => head)),
        ...lines.map(({ title, line }, i) => cellsOf(frozen, title, line, FIRST + i)),
        ...(lines.length === 0 ? [[text('Nothing is assessed.')]] : []),
      ],
    },
    names: namedColumns(LINES, FIRST, lines.length, {
      LineHead: at.head,
      ...Object.fromEntries(Object.entries(summed).map(([name, range]) => [range, at[name as Name]])),
    }),
  }
}
