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
import { pageOneStatements, exclusionsText, pageOneBecause, statementOfTruth } from './budget-texts.ts'
import { capsCells } from './caps-cells.ts'
import { phaseBlocks, PHASES, phasesSheet, type PhaseBlock } from './phases-sheet.ts'

const PAGE_ONE = 'Page 1'
/** The first row of the phases on page one. */
const FIRST = 12
const NUMBERS = ['C', 'D', 'E', 'F', 'G', 'H', 'I'] as const

/** A row of page one: what follows from the sheet of phases, or, where there is page one only, is entered. */
function phaseCells(
  { name, assumptions, divided, incurred, estimated }: BudgetRow,
  i: number,
  block: PhaseBlock | undefined,
): Cell[] {
  const row = FIRST + i
  const of = (column: string, sum: 'work' | 'paid', pence: number): Cell =>
    block ? moneyOf(`${quoted(PHASES)}!${column}${block.sums[sum]}`, pence) : money(pence, 'input')
  return [
    text(name),
    text(block ? assumptions && 'See the sheet of phases' : assumptions),
    of('D', 'paid', divided?.incurred.disbursements ?? 0),
    of('D', 'work', divided?.incurred.time ?? 0),
    moneyOf(`C${row}+D${row}`, incurred),
    of('F', 'paid', divided?.estimated.disbursements ?? 0),
    of('F', 'work', divided?.estimated.time ?? 0),
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

function pageOne(frozen: FrozenCase, blocks: readonly PhaseBlock[]): SheetModel {
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
      ...phases.map((row, i) => phaseCells(row, i, blocks[i])),
      ...contingencies.map((row, i) => contingencyCells(row, FIRST + phases.length + i)),
      [
        text('Totals, and grand total', 'total'),
        text('', 'total'),
        ...NUMBERS.map((column, i) => moneyOf(`SUM(${column}${FIRST}:${column}${total - 1})`, sums[i] ?? 0, 'total')),
      ],
      [],
      ...capsCells(saved, total + 2),
      [],
      ...[...pageOneStatements(frozen, saved), exclusionsText].map((said) => [text(said, 'note')]),
      [],
      [text('Statement of truth', 'head'), text('', 'head')],
      [text(statementOfTruth(frozen, saved), 'note')],
      ...signed(),
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
  const isPageOneOnly = pageOneBecause(frozen, saved) !== null
  const blocks = isPageOneOnly ? [] : phaseBlocks(budgetRows(saved).phases, saved)
  return {
    title: `Costs budget: ${frozen.case.caseName}`,
    author: frozen.firm.name,
    footer: frozen.case.reference,
    at: momentOf(frozen),
    names: [],
    sheets: [pageOne(frozen, blocks), ...(isPageOneOnly ? [] : [phasesSheet(blocks)])],
  }
}
