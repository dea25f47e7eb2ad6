import { copyRange, deleteColumns, deleteRows, insertColumns, insertRows, moveRows, removeSheet, writeOds } from 'hucre'
import type { CellValue, Workbook } from 'hucre/xlsx'
import * as fc from 'fast-check'
import { reductionReasons } from '@costdraft/costing'
import { reductionReasonLabels } from '@costdraft/schema/assessment/assessment.ts'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../../dev/property-runs.ts'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import {
  bentWorkbook,
  hashOf,
  linesSheets,
  madeWorkbook,
  putCell,
  sheetIn,
  type LinesSheet,
} from '../../../../../tests/support/bent-workbook.ts'
import { lineIds } from '../../outputs/bill/line-ids.ts'
import type { FrozenCase } from '../../outputs/frozen-case.ts'
import { linesById } from './lines-by-id.ts'
import { readBack } from './read-back.ts'
import type { WorkbookRead } from './workbook-read.ts'

const interPartes = fullInterPartesBill(30)
const courtOfProtection = fullCourtOfProtectionBill(30)
const legalAid = fullLegalAidBill(40)
const workbooks = [
  ['the electronic bill between the parties', interPartes, 'electronic_bill'],
  ['that of the Court of Protection', courtOfProtection, 'electronic_bill'],
  ['the schedule of work', legalAid, 'schedule_of_work'],
  ['the advocacy schedule', legalAid, 'advocacy_schedule'],
] as const

const nothing: WorkbookRead = {
  ...{ rows: [], changed: [], moved: [], doubled: [], missing: [], unknown: [], uncounted: [], unreadable: [] },
}
const read = (bytes: Uint8Array, frozen: FrozenCase) =>
  readBack(Buffer.from(bytes), { frozen, snapshot: hashOf(frozen) })
async function readBent(
  frozen: FrozenCase,
  key: string,
  bend: (workbook: Workbook, sheets: readonly LinesSheet[]) => void,
): Promise<WorkbookRead> {
  const sheets = linesSheets(frozen, key)
  const answer = await read(await bentWorkbook(await madeWorkbook(frozen, key), (one) => bend(one, sheets)), frozen)
  if (answer.refused !== undefined) throw new Error(answer.refused)
  return answer
}
const refusal = async (bytes: Uint8Array, frozen: FrozenCase): Promise<string | undefined> =>
  (await read(bytes, frozen)).refused
const linesOf = (list: readonly { line: string }[]): string[] => list.map(({ line }) => line)

/** Enters values in the row of a line. */
function enter(workbook: Workbook, sheet: LinesSheet, line: string, values: Readonly<Record<string, CellValue>>): void {
  for (const [as, value] of Object.entries(values))
    putCell(sheetIn(workbook, sheet.name), sheet.row(line), sheet.column(as), value)
}
/** What is taken of a line between the parties in whose cells something is entered. */
async function entered(line: string, values: Readonly<Record<string, CellValue>>) {
  const answer = await readBent(interPartes, 'electronic_bill', (workbook, [sheet]) =>
    enter(workbook, sheet!, line, values),
  )
  expect({ ...answer, rows: [], unreadable: [] }).toEqual(nothing)
  const [row] = answer.rows
  const { line: of, number: _number, date: _date, description: _description, at, ...said } = row ?? {}
  if (row) expect([of, at]).toEqual([line, { sheet: 'Bill detail', row: expect.any(Number) }])
  return { said, why: answer.unreadable.map(({ column, why }) => `${column}: ${why}`) }
}

describe.each(workbooks)('%s', (_name, frozen, key) => {
  test('says nothing as it was made, and nothing of it is named', async () => {
    const bytes = await madeWorkbook(frozen, key)
    expect(await read(bytes, frozen)).toEqual(nothing)
    expect(await readBent(frozen, key, () => {})).toEqual(nothing)
  })

  test('is read by its ids: a sum, a reason and a comment of a line on each of its sheets', async () => {
    const answer = await readBent(frozen, key, (workbook, sheets) => {
      for (const sheet of sheets) {
        const [line] = countedOf(frozen, sheet)
        enter(workbook, sheet, line!, { sumAllowed: 0.02, reason: 'Duplication', comment: 'Claimed twice' })
      }
    })
    const firsts = linesSheets(frozen, key).map((sheet) => countedOf(frozen, sheet)[0]!)
    expect(answer.rows.map(({ line, allowed, reason, words }) => [line, allowed, reason, words])).toEqual(
      firsts.map((line) => [line, { amount: 2 }, 'duplication', 'Claimed twice']),
    )
    expect({ ...answer, rows: [] }).toEqual(nothing)
  })

  test('names a row that was moved, one that was deleted and one that was doubled, and takes the others', async () => {
    const [sheet] = linesSheets(frozen, key)
    const counted = countedOf(frozen, sheet!)
    const [moved, deleted, doubled, other] = [counted[0]!, counted.at(-1)!, counted[1]!, counted[2]!]
    const answer = await readBent(frozen, key, (workbook) => {
      const open = sheetIn(workbook, sheet!.name)
      for (const line of [moved, deleted, doubled, other]) enter(workbook, sheet!, line, { sumAllowed: '0.01' })
      // From the end on, so that the places of the others stay.
      deleteRows(open, sheet!.row(deleted), 1)
      insertRows(open, sheet!.row(other) + 1, 1)
      const row = sheet!.row(doubled)
      const all = { startRow: row, endRow: row, startCol: 0, endCol: 60 }
      copyRange(open, all, { startRow: sheet!.row(other) + 1, startCol: 0 })
      moveRows(open, sheet!.row(moved), 1, sheet!.row(other) + 1)
    })
    expect(linesOf(answer.moved)).toEqual([moved])
    expect(linesOf(answer.missing)).toEqual([deleted])
    expect(answer.doubled.map(({ line, at, isTaken }) => [line, at.length, isTaken])).toEqual([[doubled, 2, true]])
    expect(linesOf(answer.rows).toSorted()).toEqual([moved, doubled, other].toSorted())
    expect([answer.changed, answer.unknown, answer.unreadable]).toEqual([[], [], []])
  })

  test('is refused as another case’s, and of an earlier completion, by name', async () => {
    const other = { ...frozen, case: { ...frozen.case, uuid: crypto.randomUUID(), caseName: 'Re Xavier' } }
    expect(await refusal(await madeWorkbook(other, key), frozen)).toBe(
      `This workbook is of the case Re Xavier, not of ${frozen.case.caseName}.`,
    )
    const again = { ...frozen, completedAt: '2026-05-04T09:00:00' }
    expect(await refusal(await madeWorkbook(frozen, key), again)).toBe(
      'This workbook was made before the case was completed again on 4 May 2026. Enter it in a workbook of that completion.',
    )
    expect(await refusal(await madeWorkbook({ ...frozen, isDraft: true }, key), frozen)).toMatch(
      /^This workbook is a draft, made before the case was completed on /,
    )
  })

  test('is read when a sheet was renamed and its columns stand in another order, and refused without the hidden one', async () => {
    const [sheet] = linesSheets(frozen, key)
    const [line] = countedOf(frozen, sheet!)
    const reordered = await readBent(frozen, key, (workbook) => {
      enter(workbook, sheet!, line!, { sumAllowed: 0 })
      const open = sheetIn(workbook, sheet!.name)
      const from = sheet!.column('sumAllowed')
      insertColumns(open, 0, 2)
      for (const column of [from + 2, sheet!.column('line') + 2])
        copyRange(
          open,
          { startRow: 0, endRow: open.rows.length - 1, startCol: column, endCol: column },
          { startRow: 0, startCol: column === from + 2 ? 0 : 1 },
        )
      deleteColumns(open, sheet!.column('line') + 2, 1)
      deleteColumns(open, from + 2, 1)
      open.name = 'As assessed'
    })
    expect(reordered).toEqual({
      ...nothing,
      rows: [
        expect.objectContaining({
          line,
          allowed: { amount: 0 },
          at: { sheet: 'As assessed', row: sheet!.row(line!) + 1 },
        }),
      ],
    })
    const bytes = await bentWorkbook(await madeWorkbook(frozen, key), (workbook) =>
      deleteColumns(sheetIn(workbook, sheet!.name), sheet!.column('line'), 1),
    )
    expect(await refusal(bytes, frozen)).toBe(
      `The sheet “${sheet!.name}” has lost its hidden last column “Line”, which says which line of the bill a row is. Enter it in the workbook that was made, with all its columns.`,
    )
  })
})

/** The lines of a sheet that the bill counts, in its order. */
function countedOf({ bill }: FrozenCase, { lines }: LinesSheet): string[] {
  const idOf = lineIds(bill)
  const counted = new Set(
    bill.heads.flatMap((head) =>
      head.lines.flatMap((line) =>
        [head.excludedBecause, line.excludedBecause, line.notHeld].every((why) => why === null) ? idOf(line) : [],
      ),
    ),
  )
  return lines.filter((line) => counted.has(line))
}

describe('a value', () => {
  // 1.6 hours at £280.
  const line = 't3'
  test.each([
    ['hours as a number', { hoursAllowed: 0.5 }, { allowed: { hours: 50 } }],
    ['hours as a text', { hoursAllowed: '0.5' }, { allowed: { hours: 50 } }],
    ['hours and minutes', { hoursAllowed: '0:30' }, { allowed: { hours: 50 } }],
    ['a time of day', { hoursAllowed: new Date(Date.UTC(1899, 11, 31, 1, 12)) }, { allowed: { hours: 120 } }],
    ['minutes', { hoursAllowed: ' 30 min ' }, { allowed: { hours: 50 } }],
    ['an amount with its sign', { sumAllowed: '£120.00' }, { allowed: { amount: 12_000 } }],
    ['nothing allowed', { sumAllowed: '0' }, { allowed: { amount: 0 } }],
    ['no hours', { hoursAllowed: 0 }, { allowed: { hours: 0 } }],
    ['a rate', { rateAllowed: 100.5 }, { allowed: { rate: 10_050 } }],
    ['both', { hoursAllowed: '0,5', rateAllowed: '100' }, { allowed: { hours: 50, rate: 10_000 } }],
    ['an offer', { hoursOffered: 0.5, rateOffered: 100 }, { offered: { hours: 50, rate: 10_000 } }],
    ['an offer of nothing', { sumOffered: 0 }, { offered: { amount: 0 } }],
    ['blanks', { sumAllowed: '  ', hoursAllowed: '', comment: '\u00A0' }, {}],
    ['a reason as its word', { reason: ' too much  TIME' }, { reason: 'time' }],
    ['a reason as its value', { reason: 'outside_order' }, { reason: 'outside_order' }],
    [
      'texts',
      { comment: ' a\r\nb ', dispute: '=1+1', reply: 'No.', ruling: 12.5 },
      { words: 'a\nb', dispute: '=1+1', reply: 'No.', ruling: '12.5' },
    ],
  ])('%s is taken', async (_what, values, said) => expect(await entered(line, values)).toEqual({ said, why: [] }))

  const NO_TIME = 'Hours allowed: This is not a time. Write hours as 1.5, 1:30 or 90m.'
  const NO_AMOUNT = 'Sum allowed, £: This is not an amount. Write pounds as 120.00.'
  const DASH = 'A dash is no figure. Enter 0 for nothing, or leave the cell empty.'
  test.each([
    ['a dash', { sumAllowed: '-' }, [`Sum allowed, £: ${DASH}`]],
    ['a long dash', { hoursAllowed: ' – ' }, [`Hours allowed: ${DASH}`]],
    ['words', { sumAllowed: 'agreed', hoursAllowed: 'half' }, [NO_TIME, NO_AMOUNT]],
    ['a date', { hoursAllowed: new Date('2026-01-05') }, [NO_TIME]],
    ['an error', { sumAllowed: '#REF!' }, [NO_AMOUNT]],
    ['parts of a penny', { sumAllowed: 1.005 }, ['Sum allowed, £: Pounds have two decimals.']],
    ['a part of a day', { hoursAllowed: 0.0625 }, ['Hours allowed: Hours have two decimals.']],
    ['less than nothing', { sumAllowed: -1 }, ['Sum allowed, £: Enter 0 or more.']],
    ['two ways', { sumAllowed: 1, hoursAllowed: 1 }, ['Hours allowed: Enter hours and rate, or a sum.']],
    [
      'another reason',
      { reason: 'Too dear' },
      ['Reason: This is none of the reasons. Choose one of the list, and write more beside it.'],
    ],
    ['a long text', { ruling: 'x'.repeat(5_001) }, ['Ruling: At most 5,000 characters.']],
    ['more hours than claimed', { hoursAllowed: 99 }, ['Hours allowed: At most 1.60 hours are claimed.']],
    ['a higher rate', { rateOffered: '1,000' }, ['Rate offered, £: At most £280.00 an hour is claimed.']],
    ['more than claimed', { sumAllowed: 9_999.99 }, ['Sum allowed, £: At most £448.00 is claimed.']],
    ['more off than claimed', { taxedOff: 9_999 }, ['Taxed off, £: More is taxed off than is claimed.']],
  ])('%s is named, and nothing of its row is taken', async (_what, values, why) =>
    expect(await entered(line, { comment: 'A comment', ...values })).toEqual({ said: {}, why }),
  )
})

describe('what is taxed off, and what is typed over a formula', () => {
  // 1.6 hours at £280.
  const line = 't3'
  test.each([
    ['an amount off', { taxedOff: 48 }, { allowed: { amount: 40_000 } }],
    ['nothing off', { taxedOff: 0 }, { allowed: { amount: 44_800 } }],
    ['an amount off hours that are allowed', { hoursAllowed: 1, taxedOff: '£80' }, { allowed: { amount: 20_000 } }],
    ['nothing off hours that are allowed', { hoursAllowed: 1, taxedOff: 0 }, { allowed: { hours: 100 } }],
    ['a sum over the formula', { allowed: 12.5 }, { allowed: { amount: 1_250 } }],
    ['what is claimed over the formula', { allowed: 448 }, { allowed: { amount: 44_800 } }],
    ['the same over it as beside it', { hoursAllowed: 1, allowed: 280 }, { allowed: { hours: 100 } }],
    ['an offer over its formula', { offered: 448 }, { offered: { amount: 44_800 } }],
  ])('%s', async (_what, values, said) => expect(await entered(line, values)).toEqual({ said, why: [] }))

  test('something else over it than beside it is named', async () => {
    const { said, why } = await entered(line, { hoursAllowed: 1, allowed: 100 })
    expect([said, why]).toEqual([{}, ['Allowed, £: What is entered beside it comes to £280.00. Clear one of them.']])
    expect((await entered(line, { allowed: 1_000 })).why).toEqual(['Allowed, £: At most £448.00 is claimed.'])
    expect((await entered(line, { allowed: 'all' })).why).toEqual([
      'Allowed, £: This is not an amount. Write pounds as 120.00.',
    ])
  })

  test.each(workbooks)(
    'where a program kept values alone, in %s, what a formula came to is no ruling',
    async (_name, frozen, key) => {
      const answer = await readBent(frozen, key, (workbook, sheets) => {
        for (const { name, row, column, lines } of sheets) {
          const [counted] = countedOf(frozen, { name, row, column, lines })
          enter(workbook, { name, row, column, lines }, counted!, { allowed: 0.01 })
          sheetIn(workbook, name).cells?.clear()
        }
      })
      const firsts = linesSheets(frozen, key).map((sheet) => countedOf(frozen, sheet)[0]!)
      expect(answer.rows.map(({ line: of, allowed }) => [of, allowed])).toEqual(firsts.map((of) => [of, { amount: 1 }]))
      expect({ ...answer, rows: [] }).toEqual(nothing)
    },
  )
})

describe('a formula that somebody entered', () => {
  const formula = (workbook: Workbook, sheet: LinesSheet, as: string, value: CellValue) => {
    const open = sheetIn(workbook, sheet.name)
    putCell(open, sheet.row('t3'), sheet.column(as), value)
    open.cells?.set(`${sheet.row('t3')},${sheet.column(as)}`, {
      ...{ value, type: 'formula', formula: 'K8/3' },
      ...(value !== null && { formulaResult: value }),
    })
  }
  test('is taken as the sheet shows what it comes to', async () => {
    const { rows } = await readBent(interPartes, 'electronic_bill', (workbook, [sheet]) => {
      formula(workbook, sheet!, 'sumAllowed', 149.335)
      formula(workbook, sheet!, 'hoursOffered', 0.533_333)
    })
    expect(rows.map(({ allowed, offered }) => [allowed, offered])).toEqual([[{ amount: 14_934 }, { hours: 53 }]])
  })
  test('is named where the workbook has no value of it', async () => {
    const { rows, unreadable } = await readBent(interPartes, 'electronic_bill', (workbook, [sheet]) =>
      formula(workbook, sheet!, 'sumAllowed', null),
    )
    expect(rows).toEqual([])
    expect(unreadable.map(({ column, value, why }) => [column, value, why])).toEqual([
      [
        'Sum allowed, £',
        '',
        'This formula has no value. Open the workbook in a spreadsheet program, save it, and send it again.',
      ],
    ])
  })
})

describe('a line', () => {
  const key = 'electronic_bill'
  test('that is doubled with different values is named, and neither is taken', async () => {
    const answer = await readBent(interPartes, key, (workbook, [sheet]) => {
      const open = sheetIn(workbook, sheet!.name)
      enter(workbook, sheet!, 't3', { sumAllowed: 10 })
      const row = sheet!.row('t3')
      const all = { startRow: row, endRow: row, startCol: 0, endCol: 60 }
      copyRange(open, all, { startRow: open.rows.length, startCol: 0 })
      putCell(open, open.rows.length - 1, sheet!.column('sumAllowed'), 20)
    })
    expect(answer.doubled).toEqual([
      expect.objectContaining({ line: 't3', isTaken: false, at: [expect.anything(), expect.anything()] }),
    ])
    expect({ ...answer, doubled: [] }).toEqual(nothing)
  })

  test('whose claim was changed is named with what the bill has, and what is entered of it is taken', async () => {
    const answer = await readBent(interPartes, key, (workbook, [sheet]) =>
      enter(workbook, sheet!, 't3', {
        ...{
          Date: '3 May 2024',
          Description: 'Drafting',
          'Time, hours': '1:00',
          'Rate, £': '£280.00',
          'Profit costs, £': 280,
        },
        sumAllowed: 10,
      }),
    )
    const { date } = answer.rows[0]!
    expect(answer.changed.map(({ line, cells }) => [line, cells])).toEqual([
      [
        't3',
        [
          { column: 'Date', claimed: date!.split('-').toReversed().join('/'), found: '03/05/2024' },
          {
            column: 'Description',
            claimed: 'Drafting particulars of claim with the schedule of loss',
            found: 'Drafting',
          },
          { column: 'Time, hours', claimed: '1.60', found: '1:00' },
          { column: 'Profit costs, £', claimed: '448.00', found: '280.00' },
        ],
      ],
    ])
    expect({ ...answer, rows: linesOf(answer.rows), changed: [] }).toEqual({ ...nothing, rows: ['t3'] })
  })

  test('whose claim is the same in another notation is not', async () => {
    const answer = await readBent(interPartes, key, (workbook, [sheet]) => {
      const open = sheetIn(workbook, sheet!.name)
      const day = open.rows[sheet!.row('t3')]![sheet!.column('Date')] as Date
      enter(workbook, sheet!, 't3', {
        Date: day.getTime() / 86_400_000 + 25_569,
        Description: ' Drafting particulars of claim\nwith the schedule of loss',
        ...{ 'Time, hours': '1.6', 'Rate, £': '£280.00', 'Profit costs, £': '448' },
      })
    })
    expect(answer).toEqual(nothing)
  })

  test('that the bill does not have is named, and so is a row without an id in which something is entered', async () => {
    const answer = await readBent(interPartes, key, (workbook, [sheet]) => {
      enter(workbook, sheet!, 't3', { line: 'another', sumAllowed: 10 })
      const open = sheetIn(workbook, sheet!.name)
      putCell(open, open.rows.length + 1, sheet!.column('comment'), 'In all, too much.')
    })
    const last = linesSheets(interPartes, key)[0]!.lines.length
    expect(answer.unknown.map(({ line, description, at }) => [line, description, at.row])).toEqual([
      ['another', 'Drafting particulars of claim with the schedule of loss', expect.any(Number)],
      ['', '', last + 6],
    ])
    expect(linesOf(answer.missing)).toEqual(['t3'])
    expect({ ...answer, unknown: [], missing: [] }).toEqual(nothing)
  })

  test('that the bill does not count is named where something is entered of it', async () => {
    const letter = interPartes.bill.heads
      .flatMap(({ lines }) => lines)
      .find((one) => one.excludedBecause !== null)!.item!
    const answer = await readBent(interPartes, key, (workbook, [sheet]) =>
      enter(workbook, sheet!, letter, { sumAllowed: 'all of it' }),
    )
    expect(linesOf(answer.uncounted)).toEqual([letter])
    expect({ ...answer, uncounted: [] }).toEqual(nothing)
  })

  test('that is not by the hour has neither hours nor a rate', async () => {
    const answer = await readBent(interPartes, key, (workbook, [sheet]) =>
      enter(workbook, sheet!, 'd1', { hoursAllowed: 1 }),
    )
    expect(answer.unreadable.map(({ line, cell, why }) => [line, cell.replace(/\d+/, ''), why])).toEqual([
      ['d1', 'AJ', 'This line is not charged by the hour. Enter a sum.'],
    ])
  })
})

describe('a workbook', () => {
  const key = 'electronic_bill'
  const bent = async (frozen: FrozenCase, bend: (workbook: Workbook, sheets: readonly LinesSheet[]) => void) => {
    const sheets = linesSheets(frozen, key)
    return refusal(await bentWorkbook(await madeWorkbook(frozen, key), (one) => bend(one, sheets)), frozen)
  }
  test('without its hidden sheet is refused', async () =>
    expect(await bent(interPartes, (workbook) => removeSheet(workbook, workbook.sheets.length - 1))).toBe(
      'This workbook does not say which case it is of: its hidden sheet “Snapshot” is gone. Enter it in the workbook that was made for the case, with all its sheets.',
    ))
  test('whose hidden sheet was renamed and says nothing of its name is read, and another’s refused', async () => {
    const rename = (workbook: Workbook): void => {
      const sheet = workbook.sheets.at(-1)!
      sheet.name = 'Hidden'
      sheet.rows.splice(2, 2)
    }
    expect(await bent(interPartes, rename)).toBeUndefined()
    const other = { ...interPartes, case: { ...interPartes.case, uuid: crypto.randomUUID() } }
    const bytes = await bentWorkbook(await madeWorkbook(other, key), rename)
    expect(await refusal(bytes, interPartes)).toBe('This workbook is of another case, not of Ash v Birch.')
  })
  test('of one sheet of lines that is gone is read without it, and refused without any', async () => {
    const [detail, paid] = linesSheets(courtOfProtection, key)
    const without = (workbook: Workbook, { name }: LinesSheet) =>
      removeSheet(
        workbook,
        workbook.sheets.findIndex((sheet) => sheet.name === name),
      )
    const answer = await readBent(courtOfProtection, key, (workbook) => without(workbook, paid!))
    expect(linesOf(answer.missing)).toEqual(paid!.lines)
    expect({ ...answer, missing: [] }).toEqual(nothing)
    const none = await bent(courtOfProtection, (workbook) => {
      without(workbook, paid!)
      without(workbook, detail!)
    })
    expect(none).toMatch(/^No sheet of this workbook has the hidden column “Line”/)
  })
  test('with a column twice is refused by its name, and so is one without any column to enter in', async () => {
    expect(
      await bent(interPartes, (workbook, [sheet]) =>
        putCell(sheetIn(workbook, sheet!.name), 3, 60, '  sum allowed,  £'),
      ),
    ).toBe('The sheet “Bill detail” has two columns “Sum allowed, £”. Keep the one that is meant.')
    expect(
      await bent(interPartes, (workbook, [sheet]) =>
        deleteColumns(sheetIn(workbook, sheet!.name), 28, sheet!.column('line') - 28),
      ),
    ).toBe('This workbook has no column in which something is offered or allowed.')
  })
  test('that is none is refused', async () => {
    const rows = [['a']]
    const cases = [
      [Buffer.from('a,b\n'), /^This is no Excel workbook/],
      [Buffer.from(await writeOds({ sheets: [{ name: 'a', rows }] })), /^This is no Excel workbook/],
      [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /Excel 97 to 2003, or one with a password/],
      [Buffer.from((await madeWorkbook(interPartes, key)).slice(0, 9_000)), /it is damaged/],
    ] as const
    for (const [bytes, why] of cases) expect(await refusal(bytes, interPartes)).toMatch(why)
  })
  test('of an earlier version, with fewer columns and less said of its origin, is read', async () => {
    const answer = await readBent(courtOfProtection, key, (workbook, [sheet]) => {
      enter(workbook, sheet!, 't3', { hoursAllowed: 0.1, comment: 'Too long' })
      workbook.sheets.at(-1)!.rows.splice(2, 2)
      deleteColumns(sheetIn(workbook, sheet!.name), sheet!.column('sumAllowed'), 2)
    })
    expect(answer.rows.map(({ line, allowed, words }) => [line, allowed, words])).toEqual([
      ['t3', { hours: 10 }, 'Too long'],
    ])
    expect({ ...answer, rows: [] }).toEqual(nothing)
  })
})

test('whatever is entered of whichever lines, in whichever order they stand, is what is read', async () => {
  const sheet = linesSheets(legalAid, 'schedule_of_work')[0]!
  const counted = countedOf(legalAid, sheet)
  const net = new Map([...linesById(legalAid)].map(([id, { line }]) => [id, line.net]))
  const said = fc.record({ of: fc.nat(1_000), reason: fc.constantFrom(...reductionReasons), isText: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(counted.length - 1), { maxLength: 12 }),
      fc.array(said, { minLength: 12, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(sheet.lines.length - 1), fc.nat(sheet.lines.length - 1)), { maxLength: 5 }),
      async (chosen, values, moves) => {
        const expected = new Map(
          chosen.map((at, i) => {
            const amount = Math.floor((net.get(counted[at]!)! * values[i]!.of) / 1_000)
            return [counted[at]!, { amount, ...values[i]! }] as const
          }),
        )
        const { rows, ...named } = await readBent(legalAid, 'schedule_of_work', (workbook) => {
          for (const [line, { amount, reason, isText }] of expected)
            enter(workbook, sheet, line, {
              sumAllowed: isText ? `£${(amount / 100).toFixed(2)}` : amount / 100,
              reason: isText ? reductionReasonLabels[reason].toUpperCase() : reason,
            })
          for (const [from, to] of moves)
            moveRows(
              sheetIn(workbook, sheet.name),
              sheet.row(sheet.lines[0]!) + from,
              1,
              sheet.row(sheet.lines[0]!) + to,
            )
        })
        expect(new Map(rows.map(({ line, allowed, reason }) => [line, [allowed, reason]]))).toEqual(
          new Map([...expected].map(([line, { amount, reason }]) => [line, [{ amount }, reason]])),
        )
        expect({ ...named, moved: [] }).toEqual({ ...nothing, rows: undefined })
      },
    ),
    { numRuns: runs(20) },
  )
})

test('a text in several fonts is read whole', async () => {
  const { rows } = await readBent(interPartes, 'electronic_bill', (workbook, [sheet]) => {
    const open = sheetIn(workbook, sheet!.name)
    enter(workbook, sheet!, 't3', { ruling: 'Not allowed' })
    open.cells?.set(`${sheet!.row('t3')},${sheet!.column('ruling')}`, {
      ...{ value: 'Not allowed', type: 'richText' },
      richText: [{ text: 'Not ', font: { bold: true } }, { text: 'allowed' }],
    })
  })
  expect(rows.map(({ ruling }) => ruling)).toEqual(['Not allowed'])
})
