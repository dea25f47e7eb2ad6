import { assessedSums, type AssessedSums, type Sum } from '@costdraft/costing'
import { moneyOf, text, type Cell, type SheetModel } from '../workbook/workbook.ts'
import type { LineInAssessment } from './assessed-lines.ts'
import { summed } from './recalculated-lines-sheet.ts'
import type { RecalculatedHead } from './recalculated-rows.ts'

/** The sums of the summary: their name, that of their columns of lines, and what they come to. */
const groups = [
  ['Claimed', summed.claimed, summed.claimedVat, ({ claimed }) => claimed],
  ['Allowed', summed.allowed, summed.allowedVat, ({ allowed }) => allowed],
  ['Reduced', summed.reduced, summed.reducedVat, ({ reduction }) => reduction],
  ['Not ruled on', summed.open, summed.openVat, ({ unruled }) => unruled],
] as const satisfies readonly (readonly [string, string, string, (sums: AssessedSums) => Sum])[]

const FIRST = 6
const HEAD = 'A'
/** The letters of net, VAT and total of each sum. */
const lettersOf = (group: number): [net: string, vat: string, total: string] => {
  const letter = (i: number): string => String.fromCodePoint(HEAD.codePointAt(0)! + 1 + group * 3 + i)
  return [letter(0), letter(1), letter(2)]
}

/** The cells of a row behind its title: net and VAT by a formula of their columns, and both together. */
const cellsOf = (
  sums: AssessedSums,
  row: number,
  formulaOf: (range: string, letter: string) => string,
  look?: 'total',
): Cell[] =>
  groups.flatMap(([, netRange, vatRange, sumOf], i) => {
    const { net, vat, gross } = sumOf(sums)
    const [netLetter, vatLetter] = lettersOf(i)
    return [
      moneyOf(formulaOf(netRange, netLetter), net, look),
      moneyOf(formulaOf(vatRange, vatLetter), vat, look),
      moneyOf(`${netLetter}${row}+${vatLetter}${row}`, gross, look),
    ]
  })

/** What each head comes to, as claimed, allowed, reduced and not ruled on, by formulas of the lines. */
export function summarySheet(
  heads: readonly RecalculatedHead[],
  lines: readonly LineInAssessment[],
  day: string,
): SheetModel {
  const all = assessedSums(lines)
  const total = FIRST + heads.length
  return {
    name: 'Summary',
    widths: [30, ...groups.flatMap(() => [15, 12, 13])],
    frozen: { rows: FIRST - 1, columns: 1 },
    rows: [
      [text('Recalculated bill of costs', 'title')],
      [text(day, 'note')],
      [
        text(
          'Every figure follows from the lines of the bill. What is not ruled on is in no figure of what is allowed or reduced.',
          'note',
        ),
      ],
      [
        text('', 'head'),
        ...groups.flatMap(([name]) => [text(`${name}, £`, 'head'), text('', 'head'), text('', 'head')]),
      ],
      [text('Head', 'head'), ...groups.flatMap(() => ['Net', 'VAT', 'Total'].map((name) => text(name, 'head')))],
      ...heads.map(({ title, sums }, i) => [
        text(title),
        ...cellsOf(sums, FIRST + i, (range) => `SUMIFS(${range},LineHead,${HEAD}${FIRST + i})`),
      ]),
      [text('Total', 'total'), ...cellsOf(all, total, (range) => `SUM(${range})`, 'total')],
      [],
      [
        text('Lines not ruled on'),
        { value: all.lines - all.rulings, formula: `COUNT(${summed.open})`, format: 'whole' },
        text(`of ${all.lines}`),
      ],
    ],
  }
}
