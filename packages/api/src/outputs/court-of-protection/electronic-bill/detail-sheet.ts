import { ROUNDING_OF_WORK } from '@costdraft/schema/bills/rounding-rule.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { allowedFormula, entered, readsOf, REASONS } from '../../workbook/entered-columns.ts'
import { checkCell, inColumns, lettersOf, type Column, type Letters } from '../../workbook/laid-out.ts'
import { LINE_ID } from '../../workbook/snapshot-sheet.ts'
import {
  blank,
  date,
  heads,
  hours,
  moneyUnlessMissing,
  namedColumns,
  percent,
  RATE_NOT_HELD,
  text,
  type Cell,
  type NamedSheet,
  type ReadAs,
} from '../../workbook/workbook.ts'
import type { BillRows, Coded, WorkRow } from './bill-rows.ts'
import { entryColumns, LIST_NAMES } from './entered-list-rows.ts'
import { enteredLists, entriesOfLines, type EntriesOfLine } from './entered-lists.ts'

const DETAIL = 'Bill Detail'
const FIRST = 5
const YES = 'Yes'
const NO = 'No'

const FIRST_COLUMNS = [
  ['no', 'Item', 7],
  ['date', 'Date', 11],
  ['earner', 'Fee earner', 9],
  ['grade', 'Grade', 7],
  ['rate', 'Rate, £', 13],
  ['party', 'Party', 9],
  ['partyName', 'Name of party', 20],
  ['activity', 'Activity', 18],
] as const
/** What a line is put into, where the firm has entered the lists. */
const ENTERED = {
  copActivity: ['copActivity', 'Official activity', 10],
  opgCategory: ['opgCategory', 'OPG105', 10],
} as const
const LAST_COLUMNS = [
  ['description', 'Description', 50],
  ['time', 'Time, hours', 8],
  ['costs', 'Profit costs, £', 13],
  ['vatRate', 'VAT rate', 8],
  ['vat', 'VAT, £', 11],
  ...[entered.hoursAllowed, entered.rateAllowed, entered.taxedOff, entered.allowed, entered.vatAllowed],
  entered.comment,
  ...[entered.sumAllowed, entered.reason],
  ['part', 'Part', 8],
  ['partName', 'Name of part', 20],
  ['charged', 'Charged', 9],
  ['check', 'Check', 26],
  ['line', LINE_ID, 0],
] as const
type Name = (typeof FIRST_COLUMNS)[number][0] | keyof typeof ENTERED | (typeof LAST_COLUMNS)[number][0]

/** What of a row names it, and is claimed. */
const READS = {
  no: 'number',
  description: 'description',
  ...{ date: 'claimed', time: 'claimed', rate: 'claimed', costs: 'claimed' },
} as const satisfies Partial<Record<Name, ReadAs>>

/** The columns of the sheet, their letters, and what a line is put into. */
interface Layout {
  columns: readonly Column<Name>[]
  at: Letters<Name>
  lists: readonly (keyof EntriesOfLine)[]
  entriesOf: (line: WorkRow['line']) => EntriesOfLine
}

/**
 * The columns in the order in which the court's template is known to ask for them, so that they are copied one by one;
 * those of our own stand behind. A list that the firm has not entered has none.
 */
function layoutOf(frozen: FrozenCase): Layout {
  const { opg105Categories, copActivities } = enteredLists(frozen)
  const lists = (['copActivity', 'opgCategory'] as const).filter(
    (name) => (name === 'copActivity' ? copActivities : opg105Categories).length > 0,
  )
  const columns: Column<Name>[] = [...FIRST_COLUMNS, ...lists.map((name) => ENTERED[name]), ...LAST_COLUMNS]
  return { columns, at: lettersOf(columns), lists, entriesOf: entriesOfLines(frozen) }
}

/** The rate of a line by its code: one that is not entered is not held. A code that is not in the list changes none. */
function rateCell(rate: number | null, earner: string): Cell {
  const found = `INDEX(HourlyRates,MATCH(${earner},RateCodes,0))`
  const claimed = rate === null ? `"${RATE_NOT_HELD}"` : String(rate / 100)
  return moneyUnlessMissing(
    `IFERROR(IF(${found}="","${RATE_NOT_HELD}",${found}),${claimed})`,
    rate ?? 0,
    rate === null ? RATE_NOT_HELD : null,
  )
}

/** The name that belongs to a code of a party or a part. */
export const nameCell = ({ uuid, name }: Coded, cell: string, kind: 'Party' | 'Part'): Cell => ({
  value: uuid === null ? '' : name,
  formula: `IF(${cell}="None","",IFERROR(INDEX(${kind}Names,MATCH(${cell},${kind}Codes,0)),""))`,
  format: 'text',
})

/** What is claimed of a line of work, and what is allowed of it. */
function amountCells({ line, isCharged, vatRate }: WorkRow, row: number, at: Letters<Name>) {
  const cell = (name: Name): string => `${at[name]}${row}`
  const net = isCharged ? line.net : 0
  const vat = isCharged ? line.vat : 0
  // An amount whose rate is not held is said to be so, and what follows from it is empty.
  const [amount, following] = isCharged && line.notHeld !== null ? [RATE_NOT_HELD, ''] : [null, null]
  const allowedAt = allowedFormula(
    {
      ...{ hours: cell('hoursAllowed'), rate: cell('rateAllowed') },
      ...{ sum: cell('sumAllowed'), taxedOff: cell('taxedOff') },
    },
    {
      ...{ net: cell('costs'), vatRate: cell('vatRate') },
      work: { time: cell('time'), rate: cell('rate'), charged: cell('charged') },
    },
  )
  return {
    costs: moneyUnlessMissing(
      `IF(${cell('charged')}="${NO}",0,IF(ISNUMBER(${cell('rate')}),ROUND(${cell('time')}*${cell('rate')},2),"${RATE_NOT_HELD}"))`,
      net,
      amount,
    ),
    vatRate: percent(vatRate, 'input'),
    vat: moneyUnlessMissing(
      `IF(ISNUMBER(${cell('costs')}),ROUND(${cell('costs')}*${cell('vatRate')},2),"")`,
      vat,
      following,
    ),
    hoursAllowed: blank('hours'),
    rateAllowed: blank('money'),
    taxedOff: blank('money'),
    allowed: moneyUnlessMissing(`IFERROR(${allowedAt},"")`, net, following),
    vatAllowed: moneyUnlessMissing(
      `IF(ISNUMBER(${cell('allowed')}),ROUND(${cell('allowed')}*${cell('vatRate')},2),"")`,
      vat,
      following,
    ),
    ...{ comment: blank(), sumAllowed: blank('money'), reason: blank() },
  }
}

/** A line of work; its formulas refer to its own row. */
function workCells(one: WorkRow, row: number, { columns, at, lists, entriesOf }: Layout): Cell[] {
  const { line, no, rate, party, part, activity, isCharged, lineId } = one
  const entries = entriesOf(line)
  return inColumns(columns, {
    no: { value: no, format: 'whole' },
    date: date(line.date),
    earner: text(rate?.code ?? '', 'input'),
    grade: {
      value: rate?.earner.grade ?? '',
      formula: `IFERROR(INDEX(RateGrades,MATCH(${at.earner}${row},RateCodes,0)),"")`,
    },
    rate: rateCell(rate?.rate ?? null, `${at.earner}${row}`),
    party: text(party.code, 'input'),
    partyName: nameCell(party, `${at.party}${row}`, 'Party'),
    activity: text(activity, 'input'),
    description: text(line.description),
    time: hours(line.quantity, 'input'),
    ...Object.fromEntries(lists.map((name) => [name, text(entries[name]?.code ?? null, 'input')])),
    ...amountCells(one, row, at),
    part: text(part.code, 'input'),
    partName: nameCell(part, `${at.part}${row}`, 'Part'),
    charged: text(isCharged ? YES : NO, 'input'),
    check: checkCell(row, [
      { letter: at.earner, list: 'RateCodes', name: 'fee earner', isIn: rate !== null },
      { letter: at.party, list: 'PartyCodes', name: 'party', isIn: true },
      { letter: at.activity, list: 'ActivityNames', name: 'activity', isIn: true },
      { letter: at.part, list: 'PartCodes', name: 'part', isIn: true },
      ...lists.map((name) => ({
        ...{ letter: at[name], list: LIST_NAMES[name], name: WORDS[name] },
        isIn: entries[name] !== null,
      })),
      { letter: at.charged, list: '{"Yes","No"}', name: 'charged', isIn: true },
    ]),
    line: text(lineId),
  })
}

/** The words of a check for what a line is put into. */
const WORDS = { copActivity: 'official activity', opgCategory: 'OPG105 category' } as const

/** Tab 6: every line of work, by date. */
export function detailSheet(frozen: FrozenCase, { work }: BillRows): NamedSheet {
  const layout = layoutOf(frozen)
  const { columns, at, lists } = layout
  const last = Math.max(FIRST, FIRST + work.length - 1)
  const choice = (name: Name, from: string) => ({ range: `${at[name]}${FIRST}:${at[name]}${last}`, from })
  return {
    sheet: {
      name: DETAIL,
      widths: columns.map(([, , width]) => width),
      frozen: { rows: FIRST - 1, columns: 2 },
      repeatedRow: FIRST - 1,
      choices: [
        choice('earner', 'RateCodes'),
        choice('party', 'PartyCodes'),
        choice('activity', 'ActivityNames'),
        choice('part', 'PartCodes'),
        ...lists.map((name) => choice(name, LIST_NAMES[name])),
        choice('charged', '"Yes,No"'),
        choice('reason', REASONS),
      ],
      lines: { heads: FIRST - 1, reads: readsOf(columns, READS) },
      rows: [
        [text('Bill detail', 'title')],
        [
          text(
            `${ROUNDING_OF_WORK} Shaded cells are entered; every other figure follows from them. What is allowed is entered as hours and rate, or as one sum without VAT; left empty, it is as claimed.`,
            'note',
          ),
        ],
        [],
        heads(...columns.map(([, head]) => head)),
        ...work.map((row, i) => workCells(row, FIRST + i, layout)),
      ],
    },
    names: namedColumns(DETAIL, FIRST, work.length, {
      LineNumber: at.no,
      LineGrade: at.grade,
      LineParty: at.party,
      LinePart: at.part,
      LineActivity: at.activity,
      LineTime: at.time,
      LineCharged: at.charged,
      LineCosts: at.costs,
      LineVat: at.vat,
      LineAllowed: at.allowed,
      LineAllowedVat: at.vatAllowed,
      LineCheck: at.check,
      ...Object.fromEntries(lists.map((name) => [entryColumns[name], at[name]])),
    }),
  }
}
