import { activityCodes, expenseCodes, phaseCodes, taskCodes, type Code } from '@costdraft/costing'
import { ROUNDING_OF_WORK } from '@costdraft/schema/bills/rounding-rule.ts'
import {
  blank,
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
import { checkCell } from '../../workbook/laid-out.ts'
import { LINE_ID } from '../../workbook/snapshot-sheet.ts'
import type { CodeName, LineCodes } from '../line-codes.ts'
import { NONE, type BillRow, type BillRows } from './bill-rows.ts'
import { sheets } from './sheet-names.ts'
import { PART } from './parts-sheet.ts'

/** The first row of its lines. */
export const FIRST_LINE = 5
const YES = 'Yes'
const NO = 'No'

/**
 * The columns by their letters. Those of Precedent S that are published have its letters: D to H, N to P, T and Y to
 * AA; of the others the places are our own.
 */
const columns: readonly (readonly [letter: string, head: string, width: number])[] = [
  ['A', 'Item', 6],
  ['B', 'Part ID', 6],
  ['C', 'Procedural step', 22],
  ['D', 'Date', 11],
  ['E', 'Description', 46],
  ['F', 'LTM', 8],
  ['G', 'Time, hours', 8],
  ['H', 'Estimated', 11],
  ['I', 'Rate, £', 9],
  ['J', 'Charged', 9],
  ['K', 'Profit costs, £', 12],
  ['L', 'VAT rate', 8],
  ['M', 'VAT on profit costs, £', 11],
  ['N', 'Phase code', 8],
  ['O', 'Task code', 8],
  ['P', 'Activity code', 9],
  ['Q', 'Expense code', 9],
  ['R', 'Disbursements, £', 18],
  ['S', 'VAT on disbursements, £', 16],
  ['T', 'External party', 20],
  ['U', 'Total, £', 12],
  ['V', 'Letter or call', 15],
  ['W', 'Grade', 7],
  ['X', 'Voucher', 18],
  ['Y', 'Phase name', 26],
  ['Z', 'Task name', 36],
  ['AA', 'Activity name', 28],
  ['AB', 'Expense name', 28],
  ['AC', 'Hours allowed', 9],
  ['AD', 'Rate allowed, £', 9],
  ['AE', 'Taxed off, £', 11],
  ['AF', 'Allowed, £', 12],
  ['AG', 'VAT allowed, £', 11],
  ['AH', 'Costs officer’s comment', 30],
  ['AI', 'Guessed', 14],
  ['AJ', 'Check', 26],
  ['AK', LINE_ID, 0],
]
type Letter = string

const nameIn = (codes: readonly Code[], code: string | null): string =>
  codes.find((one) => one.code === code)?.name ?? 'Not recorded'
/** A text that follows from another cell. */
const derived = (formula: string, value: string): Cell => ({ value, formula, format: 'text' })

type Checked = readonly [letter: Letter, list: string, name: string, isIn: boolean]
/** Which codes of a row are not in their lists. */
const checkOf = (row: number, own: readonly Checked[], hasTask: boolean): Cell =>
  checkCell(
    row,
    ([['B', 'PartIds', 'part', true], ['O', 'TaskCodes', 'task', hasTask], ...own] as const).map(
      ([letter, list, name, isIn]) => ({ letter, list, name, isIn }),
    ),
  )

const lettersOfCodes: Readonly<Record<CodeName, Letter>> = { task: 'O', activity: 'P', expense: 'Q' }
/** Which of its codes nobody recorded, as long as they stand as they were guessed. */
function guessedCell(codes: LineCodes, row: number): Cell {
  if (codes.guessed.length === 0) return text(null)
  const formulas = codes.guessed.map((name) => `IF(${lettersOfCodes[name]}${row}="${codes[name]}","${name} ","")`)
  return derived(`TRIM(${formulas.join('&')})`, codes.guessed.join(' '))
}

/** The cells of time, by their columns. */
function workCells({ line, member, isCharged, isEstimated, vatRate, codes, communication }: BillRow, row: number) {
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
    AC: blank('hours'),
    AD: blank('money'),
    AF: moneyOf(
      `IF(AND(AC${row}="",AD${row}=""),K${row},IF(J${row}="${NO}",0,ROUND(IF(AC${row}="",G${row},AC${row})*IF(AD${row}="",I${row},AD${row}),2)))-AE${row}`,
      net,
    ),
    AG: moneyOf(`ROUND(AF${row}*L${row},2)`, vat),
    AJ: checkOf(
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
function paidCells({ line, vatRate, codes, voucher }: BillRow, row: number) {
  return {
    L: percent(vatRate, 'input'),
    Q: text(codes.expense, 'input'),
    R: money(line.net, 'input'),
    S: moneyOf(`ROUND(R${row}*L${row},2)`, line.vat),
    X: text(voucher),
    AB: derived(
      `IFERROR(INDEX(ExpenseNames,MATCH(Q${row},ExpenseCodes,0)),"Not recorded")`,
      nameIn(expenseCodes, codes.expense),
    ),
    AF: moneyOf(`R${row}-AE${row}`, line.net),
    AG: moneyOf(`ROUND(AF${row}*L${row},2)`, line.vat),
    AJ: checkOf(row, [['Q', 'ExpenseCodes', 'expense', codes.expense !== null]], codes.task !== null),
  }
}

/** A row of the sheet; its formulas refer to its own row. */
function cellsOf(one: BillRow, row: number): Cell[] {
  const { line, no, party, step, codes, isCharged } = one
  const total = isCharged ? line.net + line.vat : 0
  const cells: Readonly<Record<Letter, Cell>> = {
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
    AE: blank('money'),
    AH: blank(),
    AI: guessedCell(codes, row),
    AK: text(one.lineId),
    ...(one.isPaid ? paidCells(one, row) : workCells(one, row)),
  }
  return columns.map(([letter]) => cells[letter] ?? text(null))
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
      ],
      rows: [
        [text('Bill detail', 'title')],
        [
          text(
            `${ROUNDING_OF_WORK} Shaded cells are entered; every other figure follows from them. Choose another task, activity or expense from the list of its cell: the phase follows from the task. Guessed names the codes that nobody recorded. Hours and rate allowed stand beside those claimed; left empty, they are as claimed.`,
            'note',
          ),
        ],
        [],
        heads(...columns.map(([, head]) => head)),
        ...rows.map((row, i) => cellsOf(row, FIRST_LINE + i)),
      ],
    },
    names: namedColumns(sheets.detail, FIRST_LINE, rows.length, {
      LineNumber: 'A',
      LinePart: 'B',
      LineTeam: 'F',
      LineTime: 'G',
      LineCharged: 'J',
      LineCosts: 'K',
      LineCostsVat: 'M',
      LinePhase: 'N',
      LineTask: 'O',
      LineActivity: 'P',
      LineExpense: 'Q',
      LinePaid: 'R',
      LinePaidVat: 'S',
      LineTotal: 'U',
      LineCommunication: 'V',
      LineAllowed: 'AF',
      LineAllowedVat: 'AG',
      LineGuessed: 'AI',
      LineCheck: 'AJ',
    }),
  }
}
