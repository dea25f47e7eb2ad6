import { activityCodes, expenseCodes, phaseCodes, taskCodes, type Code } from '@costdraft/costing'
import { ROUNDING_OF_WORK } from '@costdraft/schema/bills/rounding-rule.ts'
import {
  date,
  heads,
  hours,
  money,
  moneyOf,
  namedColumns,
  percent,
  text,
  type Cell,
  type NamedSheet,
} from '../../workbook/workbook.ts'
import { REASONS } from '../../workbook/entered-columns.ts'
import { checkCell, inColumns } from '../../workbook/laid-out.ts'
import type { CodeName, LineCodes } from '../line-codes.ts'
import { at, columns, enteredCells, named, reads, type Cells, type Name } from './detail-columns.ts'
import { NONE, type BillRow, type BillRows } from './bill-rows.ts'
import { sheets } from './sheet-names.ts'
import { PART } from './parts-sheet.ts'

/** The first row of its lines. */
export const FIRST_LINE = 5
const YES = 'Yes'
const NO = 'No'

const nameIn = (codes: readonly Code[], code: string | null): string =>
  codes.find((one) => one.code === code)?.name ?? 'Not recorded'
/** A text that follows from another cell. */
const derived = (formula: string, value: string): Cell => ({ value, formula, format: 'text' })

type Checked = readonly [letter: string, list: string, name: string, isIn: boolean]
/** Which codes of a row are not in their lists. */
const checkOf = (row: number, own: readonly Checked[], hasTask: boolean): Cell =>
  checkCell(
    row,
    ([['B', 'PartIds', 'part', true], ['O', 'TaskCodes', 'task', hasTask], ...own] as const).map(
      ([letter, list, name, isIn]) => ({ letter, list, name, isIn }),
    ),
  )

const lettersOfCodes: Readonly<Record<CodeName, string>> = { task: 'O', activity: 'P', expense: 'Q' }
/** Which of its codes nobody recorded, as long as they stand as they were guessed. */
function guessedCell(codes: LineCodes, row: number): Cell {
  if (codes.guessed.length === 0) return text(null)
  const formulas = codes.guessed.map((name) => `IF(${lettersOfCodes[name]}${row}="${codes[name]}","${name} ","")`)
  return derived(`TRIM(${formulas.join('&')})`, codes.guessed.join(' '))
}

/** The cells of time, by their columns. */
function workCells(
  { line, member, isCharged, isEstimated, vatRate, codes, communication }: BillRow,
  row: number,
): Cells {
  const net = isCharged ? line.net : 0
  const vat = isCharged ? line.vat : 0
  const claimed = member?.rate ?? line.rate ?? 0
  return {
    F: text(member?.code ?? '', 'input'),
    G: hours(line.quantity, 'input'),
    H: text(isEstimated ? YES : NO, 'input'),
    // A code that is not in the list leaves the rate that is claimed, and the check says so.
    I: moneyOf(`IFERROR(INDEX(TeamRates,MATCH(F${row},TeamCodes,0)),${claimed / 100})`, claimed),
    J: text(isCharged ? YES : NO, 'input'),
    K: moneyOf(`IF(J${row}="${NO}",0,ROUND(G${row}*I${row},2))`, net),
    L: percent(vatRate, 'input'),
    M: moneyOf(`ROUND(K${row}*L${row},2)`, vat),
    P: text(codes.activity, 'input'),
    V: text(communication),
    W: derived(`IFERROR(INDEX(TeamGrades,MATCH(F${row},TeamCodes,0)),"")`, member?.earner.grade ?? ''),
    AA: derived(
      `IFERROR(INDEX(ActivityNames,MATCH(P${row},ActivityCodes,0)),"Not recorded")`,
      nameIn(activityCodes, codes.activity),
    ),
    ...enteredCells(row, false, { net, vat }),
    check: checkOf(
      row,
      [
        ['F', 'TeamCodes', 'LTM', member !== null],
        ['P', 'ActivityCodes', 'activity', codes.activity !== null],
        ['J', 'YesOrNo', 'charged', true],
      ],
      codes.task !== null,
    ),
  }
}

/** The cells of a disbursement, by their columns. */
const paidCells = ({ line, vatRate, codes, voucher }: BillRow, row: number): Cells => ({
  L: percent(vatRate, 'input'),
  Q: text(codes.expense, 'input'),
  R: money(line.net, 'input'),
  S: moneyOf(`ROUND(R${row}*L${row},2)`, line.vat),
  X: text(voucher),
  AB: derived(
    `IFERROR(INDEX(ExpenseNames,MATCH(Q${row},ExpenseCodes,0)),"Not recorded")`,
    nameIn(expenseCodes, codes.expense),
  ),
  ...enteredCells(row, true, line),
  check: checkOf(row, [['Q', 'ExpenseCodes', 'expense', codes.expense !== null]], codes.task !== null),
})

/** A row of the sheet; its formulas refer to its own row. */
function cellsOf(one: BillRow, row: number): Cell[] {
  const { line, no, party, step, codes, isCharged } = one
  const total = isCharged ? line.net + line.vat : 0
  return inColumns<Name>(columns, {
    A: { value: no, format: 'whole' },
    B: text(PART, 'input'),
    C: text(step),
    D: date(line.date),
    E: text(one.text),
    N: derived(`IFERROR(INDEX(TaskPhases,MATCH(O${row},TaskCodes,0)),"${NONE}")`, codes.phase ?? NONE),
    O: text(codes.task ?? NONE, 'input'),
    T: text(party),
    U: moneyOf(one.isPaid ? `R${row}+S${row}` : `K${row}+M${row}`, total),
    Y: derived(
      `IFERROR(INDEX(PhaseNames,MATCH(N${row},PhaseCodes,0)),"Not recorded")`,
      nameIn(phaseCodes, codes.phase),
    ),
    Z: derived(`IFERROR(INDEX(TaskNames,MATCH(O${row},TaskCodes,0)),"Not recorded")`, nameIn(taskCodes, codes.task)),
    guessed: guessedCell(codes, row),
    line: text(one.lineId),
    ...(one.isPaid ? paidCells(one, row) : workCells(one, row)),
  })
}

/** Sheet 14: every line, by date within its phase. All other figures of the workbook follow from it. */
export function detailSheet({ rows }: BillRows): NamedSheet {
  const last = Math.max(FIRST_LINE, FIRST_LINE + rows.length - 1)
  const range = (letter: string): string => `${letter}${FIRST_LINE}:${letter}${last}`
  return {
    sheet: {
      name: sheets.detail,
      widths: columns.map(([, , width]) => width),
      frozen: { rows: FIRST_LINE - 1, columns: 1 },
      repeatedRow: FIRST_LINE - 1,
      choices: [
        { range: range('B'), from: 'PartIds' },
        { range: range('F'), from: 'TeamCodes' },
        { range: range('H'), from: 'YesOrNo' },
        { range: range('J'), from: 'YesOrNo' },
        { range: range('O'), from: 'TaskCodes' },
        { range: range('P'), from: 'ActivityCodes' },
        { range: range('Q'), from: 'ExpenseCodes' },
        { range: range(at.reason), from: REASONS },
      ],
      lines: {
        heads: FIRST_LINE - 1,
        reads,
      },
      rows: [
        [text('Bill detail', 'title')],
        [
          text(
            `${ROUNDING_OF_WORK} Shaded cells are entered; every other figure follows from them. Choose another task, activity or expense from the list of its cell: the phase follows from the task. Guessed names the codes that nobody recorded. What is offered and allowed is entered as hours and rate, or as one sum without VAT: left empty, nothing is offered, and it is allowed as claimed.`,
            'note',
          ),
        ],
        [],
        heads(...columns.map(([, head]) => head)),
        ...rows.map((row, i) => cellsOf(row, FIRST_LINE + i)),
      ],
    },
    names: namedColumns(sheets.detail, FIRST_LINE, rows.length, named),
  }
}
