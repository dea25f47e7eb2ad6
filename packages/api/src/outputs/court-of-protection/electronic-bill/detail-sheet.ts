import { ROUNDING_OF_WORK } from '@costdraft/schema/bills/rounding-rule.ts'
import { checkCell, inColumns, lettersOf, type Column } from '../../workbook/laid-out.ts'
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
} from '../../workbook/workbook.ts'
import type { BillRows, Coded, WorkRow } from './bill-rows.ts'

const DETAIL = 'Bill Detail'
const FIRST = 5
const YES = 'Yes'
const NO = 'No'

/**
 * The columns in the order in which the court's template is known to ask for them, so that they are copied one by one;
 * those of our own stand behind.
 */
const columns = [
  ['no', 'Item', 7],
  ['date', 'Date', 11],
  ['earner', 'Fee earner', 9],
  ['grade', 'Grade', 7],
  ['rate', 'Rate, £', 13],
  ['party', 'Party', 9],
  ['partyName', 'Name of party', 20],
  ['activity', 'Activity', 18],
  ['description', 'Description', 50],
  ['time', 'Time, hours', 8],
  ['costs', 'Profit costs, £', 13],
  ['vatRate', 'VAT rate', 8],
  ['vat', 'VAT, £', 11],
  ['hoursAllowed', 'Hours allowed', 9],
  ['rateAllowed', 'Rate allowed, £', 9],
  ['taxedOff', 'Taxed off, £', 11],
  ['allowed', 'Allowed, £', 13],
  ['vatAllowed', 'VAT allowed, £', 11],
  ['comment', 'Costs officer’s comment', 30],
  ['part', 'Part', 8],
  ['partName', 'Name of part', 20],
  ['charged', 'Charged', 9],
  ['check', 'Check', 26],
  ['line', LINE_ID, 0],
] as const satisfies readonly Column<string>[]
const at = lettersOf(columns)

/** The rate of a line by its code: one that is not entered is not held. A code that is not in the list changes none. */
function rateCell(rate: number | null, row: number): Cell {
  const found = `INDEX(HourlyRates,MATCH(${at.earner}${row},RateCodes,0))`
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
function amountCells({ line, isCharged, vatRate }: WorkRow, row: number) {
  const cell = (name: keyof typeof at): string => `${at[name]}${row}`
  const net = isCharged ? line.net : 0
  const vat = isCharged ? line.vat : 0
  // An amount whose rate is not held is said to be so, and what follows from it is empty.
  const [amount, following] = isCharged && line.notHeld !== null ? [RATE_NOT_HELD, ''] : [null, null]
  const isAsClaimed = `AND(${cell('hoursAllowed')}="",${cell('rateAllowed')}="")`
  const either = (allowed: keyof typeof at, claimed: keyof typeof at): string =>
    `IF(${cell(allowed)}="",${cell(claimed)},${cell(allowed)})`
  const allowedAt = `IF(${isAsClaimed},${cell('costs')},IF(${cell('charged')}="${NO}",0,ROUND(${either('hoursAllowed', 'time')}*${either('rateAllowed', 'rate')},2)))`
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
    allowed: moneyUnlessMissing(`IFERROR(${allowedAt}-${cell('taxedOff')},"")`, net, following),
    vatAllowed: moneyUnlessMissing(
      `IF(ISNUMBER(${cell('allowed')}),ROUND(${cell('allowed')}*${cell('vatRate')},2),"")`,
      vat,
      following,
    ),
    comment: blank(),
  }
}

/** A line of work; its formulas refer to its own row. */
function workCells(one: WorkRow, row: number): Cell[] {
  const { line, no, rate, party, part, activity, isCharged, lineId } = one
  return inColumns(columns, {
    no: { value: no, format: 'whole' },
    date: date(line.date),
    earner: text(rate?.code ?? '', 'input'),
    grade: {
      value: rate?.earner.grade ?? '',
      formula: `IFERROR(INDEX(RateGrades,MATCH(${at.earner}${row},RateCodes,0)),"")`,
    },
    rate: rateCell(rate?.rate ?? null, row),
    party: text(party.code, 'input'),
    partyName: nameCell(party, `${at.party}${row}`, 'Party'),
    activity: text(activity, 'input'),
    description: text(line.description),
    time: hours(line.quantity, 'input'),
    ...amountCells(one, row),
    part: text(part.code, 'input'),
    partName: nameCell(part, `${at.part}${row}`, 'Part'),
    charged: text(isCharged ? YES : NO, 'input'),
    check: checkCell(row, [
      { letter: at.earner, list: 'RateCodes', name: 'fee earner', isIn: rate !== null },
      { letter: at.party, list: 'PartyCodes', name: 'party', isIn: true },
      { letter: at.activity, list: 'ActivityNames', name: 'activity', isIn: true },
      { letter: at.part, list: 'PartCodes', name: 'part', isIn: true },
      { letter: at.charged, list: '{"Yes","No"}', name: 'charged', isIn: true },
    ]),
    line: text(lineId),
  })
}

/** Tab 6: every line of work, by date. */
export function detailSheet({ work }: BillRows): NamedSheet {
  const last = Math.max(FIRST, FIRST + work.length - 1)
  const choice = (name: keyof typeof at, from: string) => ({ range: `${at[name]}${FIRST}:${at[name]}${last}`, from })
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
        choice('charged', '"Yes,No"'),
      ],
      rows: [
        [text('Bill detail', 'title')],
        [
          text(
            `${ROUNDING_OF_WORK} Shaded cells are entered; every other figure follows from them. Hours and rate allowed stand beside those claimed; left empty, they are as claimed.`,
            'note',
          ),
        ],
        [],
        heads(...columns.map(([, head]) => head)),
        ...work.map((row, i) => workCells(row, FIRST + i)),
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
    }),
  }
}
