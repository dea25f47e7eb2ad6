import { writtenDate } from '@costdraft/costing'
import { momentOf } from '../../area-documents.ts'
import { detailText } from '../../court/case-details.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { fact, signed, toFill } from '../../workbook/text-sheet.ts'
import {
  heads,
  money,
  moneyOf,
  quoted,
  text,
  type Cell,
  type SheetModel,
  type WorkbookModel,
} from '../../workbook/workbook.ts'
import { nameOfReceivingParty, titlePage } from '../title-page.ts'
import { budgetOf, budgetRows, type BudgetRow } from './budget-rows.ts'
import { budgetStatements, exclusionsText, statementOfTruth } from './budget-texts.ts'

const PAGE_ONE = 'Page 1'
const PHASES = 'Phases'
/** The first row of the phases on page one. */
const FIRST = 12
/** The rows that a phase takes on its sheet, and the row of the first one. */
const BLOCK = 6
const FIRST_BLOCK = 4
const NUMBERS = ['C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/** Rows of the sheet of phases: time and disbursements of a phase, incurred and estimated. */
const blockOf = (i: number) => ({
  time: FIRST_BLOCK + i * BLOCK + 2,
  disbursements: FIRST_BLOCK + i * BLOCK + 3,
})

/** A row of page one: what follows from the sheet of phases, or, where there is page one only, is entered. */
function phaseCells(
  { name, assumptions, divided, incurred, estimated }: BudgetRow,
  i: number,
  isPageOneOnly: boolean,
): Cell[] {
  const row = FIRST + i
  const { time, disbursements } = blockOf(i)
  const of = (column: string, at: number, pence: number): Cell =>
    isPageOneOnly ? money(pence, 'input') : moneyOf(`${quoted(PHASES)}!${column}${at}`, pence)
  return [
    text(name),
    text(isPageOneOnly ? assumptions : assumptions && 'See the sheet of phases'),
    of('B', disbursements, divided?.incurred.disbursements ?? 0),
    of('B', time, divided?.incurred.time ?? 0),
    moneyOf(`C${row}+D${row}`, incurred),
    of('C', disbursements, divided?.estimated.disbursements ?? 0),
    of('C', time, divided?.estimated.time ?? 0),
    moneyOf(`F${row}+G${row}`, estimated),
    moneyOf(`E${row}+H${row}`, incurred + estimated),
  ]
}

const contingencyCells = ({ name, incurred, estimated }: BudgetRow, row: number): Cell[] => [
  text(name),
  text(null),
  text(null),
  text(null),
  money(incurred, 'input'),
  text(null),
  text(null),
  money(estimated, 'input'),
  moneyOf(`E${row}+H${row}`, incurred + estimated),
]

function pageOne(frozen: FrozenCase): SheetModel {
  const saved = budgetOf(frozen)
  const { figures } = saved
  const { phases, contingencies } = budgetRows(saved)
  const page = titlePage(frozen, '')
  const party = nameOfReceivingParty(frozen)
  const total = FIRST + phases.length + contingencies.length
  const sums = [
    figures.incurred.disbursements,
    figures.incurred.time,
    figures.totalIncurred,
    figures.estimated.disbursements,
    figures.estimated.time,
    figures.totalEstimated,
    figures.grandTotal,
  ]
  return {
    name: PAGE_ONE,
    widths: [52, 60, 19, 15, 15, 19, 15, 15, 16],
    rows: [
      [text('Costs budget (Precedent H)', 'title')],
      fact('Court', page.court),
      fact('Proceedings', page.matter),
      fact('Claim number', detailText(frozen, 'case_number')),
      party === null ? toFill('Party whose budget it is') : fact('Budget of', party),
      fact('Solicitors', frozen.firm.name),
      fact('Date', writtenDate(saved.savedAt)),
      [],
      [text('Shaded cells are entered; every other figure follows from them. In pounds, without VAT.', 'note')],
      [...heads('', '', 'Incurred', '', '', 'Estimated', '', '', '')],
      heads(
        ...['Work done or to be done', 'Assumptions', 'Disbursements, £', 'Time costs, £', 'Incurred, £'],
        ...['Disbursements, £', 'Time costs, £', 'Estimated, £', 'Total, £'],
      ),
      ...phases.map((row, i) => phaseCells(row, i, figures.isPageOneOnly)),
      ...contingencies.map((row, i) => contingencyCells(row, FIRST + phases.length + i)),
      [
        text('Totals, and grand total', 'total'),
        text('', 'total'),
        ...NUMBERS.map((column, i) => moneyOf(`SUM(${column}${FIRST}:${column}${total - 1})`, sums[i] ?? 0, 'total')),
      ],
      [],
      ...[...budgetStatements(saved), exclusionsText].map((said) => [text(said, 'note')]),
      [],
      [text('Statement of truth', 'head'), text('', 'head')],
      [text(statementOfTruth(frozen, saved), 'note')],
      ...signed(),
    ],
  }
}

/** The following pages: each phase with its assumptions, incurred and estimated. */
function phasesSheet(rows: readonly BudgetRow[]): SheetModel {
  const blocks = rows.flatMap(({ name, assumptions, divided, incurred, estimated }, i): Cell[][] => {
    const { time, disbursements } = blockOf(i)
    const sum = (column: string): string => `${column}${time}+${column}${disbursements}`
    const rowOf = (label: string, at: number, of: 'time' | 'disbursements'): Cell[] => [
      text(label),
      money(divided?.incurred[of] ?? 0, 'input'),
      money(divided?.estimated[of] ?? 0, 'input'),
      moneyOf(`B${at}+C${at}`, (divided?.incurred[of] ?? 0) + (divided?.estimated[of] ?? 0)),
      text(null),
    ]
    return [
      [text(name, 'head'), ...heads('', '', '', 'Assumptions')],
      heads('', 'Incurred, £', 'Estimated, £', 'Total, £', ''),
      [...rowOf('Time costs', time, 'time').slice(0, -1), text(assumptions || 'None are given.')],
      rowOf('Disbursements', disbursements, 'disbursements'),
      [
        text('Total', 'total'),
        moneyOf(sum('B'), incurred, 'total'),
        moneyOf(sum('C'), estimated, 'total'),
        moneyOf(sum('D'), incurred + estimated, 'total'),
      ],
      [],
    ]
  })
  return {
    name: PHASES,
    widths: [34, 16, 16, 16, 80],
    rows: [
      [text('Phases', 'title')],
      [text('Shaded cells are entered; page 1 follows from them. In pounds, without VAT.', 'note')],
      [],
      ...blocks,
    ],
  }
}

/**
 * The costs budget of a frozen case as a workbook with live formulas; page one links to the phases, unless it is the
 * only one. Pure.
 * @throws Error where none is saved
 */
export function budgetWorkbook(frozen: FrozenCase): WorkbookModel {
  const saved = budgetOf(frozen)
  return {
    title: `Costs budget: ${frozen.case.caseName}`,
    author: frozen.firm.name,
    footer: frozen.case.reference,
    at: momentOf(frozen),
    names: [],
    sheets: [pageOne(frozen), ...(saved.figures.isPageOneOnly ? [] : [phasesSheet(budgetRows(saved).phases)])],
  }
}
