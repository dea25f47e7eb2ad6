import { readBack } from '@costdraft/api/assessment/read-back/read-back.ts'
import type { WorkbookRead } from '@costdraft/api/assessment/read-back/workbook-read.ts'
import type { FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../../dev/full-court-of-protection.ts'
import { fullInterPartesBill } from '../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../dev/full-legal-aid.ts'
import { bentInOffice, type Bend } from '../support/bent-in-office.ts'
import { hashOf, linesSheets, madeWorkbook, type LinesSheet } from '../support/bent-workbook.ts'
import { hasSpreadsheetProgram } from '../support/spreadsheet.ts'

const isMissing = !hasSpreadsheetProgram()
if (isMissing) process.stderr.write('LibreOffice is not here: no workbook is bent. Install libreoffice-calc.\n')

const interPartes = fullInterPartesBill(40)
const courtOfProtection = fullCourtOfProtectionBill(40)
const legalAid = fullLegalAidBill(40)
const BILL = 'electronic_bill'
const SCHEDULE = 'schedule_of_work'

const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26))
/** A sheet of lines by the addresses of its cells. */
function addresses({ name, row, column, lines }: LinesSheet) {
  return {
    sheet: name,
    lines,
    column: (as: string): string => letters(column(as)),
    row: (line: string): number => row(line) + 1,
    cell: (line: string, as: string): string => `${letters(column(as))}${row(line) + 1}`,
  }
}
const sheetsOf = (frozen: FrozenCase, key: string) => linesSheets(frozen, key).map(addresses)
type Sheet = ReturnType<typeof addresses>
const typed = ({ sheet, cell }: Sheet, line: string, as: string, text: string): Bend => ({
  ...{ do: 'type', sheet, text },
  cell: cell(line, as),
})
const asText = ({ sheet, cell }: Sheet, line: string, as: string, text: string): Bend => ({
  ...{ do: 'text', sheet, text },
  cell: cell(line, as),
})

/** What LibreOffice has saved, of all tests in one start; undefined before that. */
let saved: Buffer[] | undefined
const asked: (() => Promise<{ bytes: Uint8Array; bends: readonly Bend[] }>)[] = []
/** Asks for the workbook of a case to be bent; the function reads what came back, as of a case. */
function bent(frozen: FrozenCase, key: string, bends: readonly Bend[]) {
  const at = asked.length
  asked.push(async () => ({ bytes: await madeWorkbook(frozen, key), bends }))
  return (of: FrozenCase = frozen) => readBack(saved![at]!, { frozen: of, snapshot: hashOf(of) })
}
const nothing: WorkbookRead = {
  ...{ rows: [], changed: [], moved: [], doubled: [], missing: [], unknown: [], uncounted: [], unreadable: [] },
}
const linesOf = (list: readonly { line: string }[]): string[] => list.map(({ line }) => line)

describe.skipIf(isMissing)('a workbook that was bent in LibreOffice', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    saved = bentInOffice(await Promise.all(asked.map((ask) => ask())))
  }, 600_000)

  const [detail] = sheetsOf(interPartes, BILL) as [Sheet]
  const [work, paid] = sheetsOf(courtOfProtection, BILL) as [Sheet, Sheet]
  const [schedule] = sheetsOf(legalAid, SCHEDULE) as [Sheet]

  const asMade = [
    bent(interPartes, BILL, []),
    bent(courtOfProtection, BILL, [{ do: 'save_as_ods' }]),
    bent(legalAid, SCHEDULE, [{ do: 'save_as_ods' }]),
    bent(legalAid, 'advocacy_schedule', []),
  ]
  test('and only saved, as .ods too, says nothing, and nothing of it is named', async () => {
    for (const read of asMade) expect(await read()).toEqual(nothing)
  })

  const ofValues = bent(interPartes, BILL, [
    typed(detail, 't3', 'hoursAllowed', '0.5'),
    asText(detail, 't1', 'sumAllowed', '£1.00'),
    asText(detail, 't7', 'hoursAllowed', '1:30'),
    typed(detail, 't8', 'taxedOff', '100'),
    typed(detail, 't8', 'reason', 'Duplication'),
    typed(detail, 't0', 'allowed', '0'),
    typed(detail, 't2', 'sumAllowed', '=1.005*3'),
    typed(detail, 't5', 'sumAllowed', '-'),
    asText(detail, 't6', 'rateAllowed', '$100'),
    typed(detail, 't9', 'hoursOffered', '0:12'),
    asText(detail, 't10', 'dispute', 'Not “agreed”:\n=1+1, 5 % – £5'),
    typed(detail, 't13', 'hoursAllowed', '99'),
    { do: 'save_as_ods' },
  ])
  test('and typed into in many notations, is read to the penny after .ods, and what is no figure is named', async () => {
    const answer = (await ofValues()) as WorkbookRead
    const { net } = interPartes.bill.heads.flatMap(({ lines }) => lines).find(({ item }) => item === 't8')!
    expect(
      Object.fromEntries(
        answer.rows.map(({ line, offered, allowed, reason, dispute }) => [
          line,
          Object.values({ offered, allowed, reason, dispute }).filter((said) => said !== undefined),
        ]),
      ),
    ).toEqual({
      t0: [{ amount: 0 }],
      t1: [{ amount: 100 }],
      t2: [{ amount: 302 }],
      t3: [{ hours: 50 }],
      t7: [{ hours: 150 }],
      t8: [{ amount: net - 10_000 }, 'duplication'],
      t10: ['Not “agreed”:\n=1+1, 5 % – £5'],
    })
    expect(answer.unreadable.map(({ line, value }) => [line, value]).toSorted()).toEqual([
      ['t13', '99'],
      ['t5', '-'],
      ['t6', '$100'],
      // A clock in a cell of numbers is a part of a day there, and shown as such.
      ['t9', expect.stringMatching(/^0\.008/)],
    ])
    expect({ ...answer, rows: [], unreadable: [] }).toEqual(nothing)
  })

  const [first, second] = [detail.lines[0]!, detail.lines[1]!]
  const ofMoved = bent(interPartes, BILL, [
    typed(detail, first, 'sumAllowed', '1'),
    typed(detail, second, 'sumAllowed', '0.5'),
    { do: 'move_row', sheet: detail.sheet, from: detail.row(first), to: detail.row(detail.lines[9]!) },
    { do: 'move_row', sheet: detail.sheet, from: detail.row(detail.lines[29]!), to: detail.row(detail.lines[19]!) },
  ])
  test('with rows moved, names them, and what is entered of them is theirs', async () => {
    const answer = (await ofMoved()) as WorkbookRead
    expect(linesOf(answer.moved)).toEqual([first, detail.lines[29]])
    expect(answer.rows.map(({ line, allowed }) => [line, allowed])).toEqual([
      [second, { amount: 50 }],
      [first, { amount: 100 }],
    ])
    expect({ ...answer, rows: [], moved: [] }).toEqual(nothing)
  })

  const ofSorted = bent(courtOfProtection, BILL, [
    typed(work, work.lines[2]!, 'hoursAllowed', '0'),
    { do: 'sort_falling', sheet: work.sheet, first: work.row(work.lines[0]!), by: work.column('number') },
    { do: 'save_as_ods' },
  ])
  test('sorted the other way round, is read by its ids, and its lines are said to have moved', async () => {
    const answer = (await ofSorted()) as WorkbookRead
    expect(answer.moved).toHaveLength(work.lines.length - 1)
    expect(answer.rows.map(({ line, allowed }) => [line, allowed])).toEqual([[work.lines[2], { hours: 0 }]])
    expect({ ...answer, rows: [], moved: [] }).toEqual(nothing)
  })

  const ofDeleted = bent(courtOfProtection, BILL, [
    typed(work, work.lines[5]!, 'comment', 'Too long'),
    typed(paid, paid.lines[1]!, 'sumAllowed', '0'),
    { do: 'delete_row', sheet: work.sheet, row: work.row(work.lines[3]!) },
    { do: 'delete_row', sheet: paid.sheet, row: paid.row(paid.lines[0]!) },
  ])
  test('with rows deleted, names the lines that it lacks', async () => {
    const answer = (await ofDeleted()) as WorkbookRead
    expect(linesOf(answer.missing)).toEqual([work.lines[3], paid.lines[0]])
    expect(answer.rows.map(({ line, words, allowed }) => [line, words ?? allowed])).toEqual([
      [work.lines[5], 'Too long'],
      [paid.lines[1], { amount: 0 }],
    ])
    expect({ ...answer, rows: [], missing: [] }).toEqual(nothing)
  })

  const below = (count: number): number => detail.row(detail.lines.at(-1)!) + count
  const ofDoubled = bent(interPartes, BILL, [
    typed(detail, 't3', 'sumAllowed', '10'),
    typed(detail, 't10', 'sumAllowed', '1'),
    { do: 'copy_row', sheet: detail.sheet, from: detail.row('t3'), to: below(1) },
    { do: 'copy_row', sheet: detail.sheet, from: detail.row('t10'), to: below(2) },
    { do: 'type', sheet: detail.sheet, cell: `${detail.column('sumAllowed')}${below(2)}`, text: '2' },
    { do: 'type', sheet: detail.sheet, cell: `${detail.column('comment')}${below(4)}`, text: 'Assessed.' },
  ])
  test('with rows doubled, takes what they agree on alone, and names a row of no line', async () => {
    const answer = (await ofDoubled()) as WorkbookRead
    expect(answer.doubled.map(({ line, at, isTaken }) => [line, at.map(({ row }) => row), isTaken]).toSorted()).toEqual(
      [
        ['t10', [detail.row('t10'), below(2)], false],
        ['t3', [detail.row('t3'), below(1)], true],
      ],
    )
    expect(answer.rows.map(({ line, allowed }) => [line, allowed])).toEqual([['t3', { amount: 1_000 }]])
    expect(answer.unknown).toEqual([{ line: '', description: '', at: { sheet: detail.sheet, row: below(4) } }])
    expect({ ...answer, rows: [], doubled: [], unknown: [] }).toEqual(nothing)
  })

  const ofRate = bent(interPartes, BILL, [
    // The rate of the second code.
    { do: 'type', sheet: 'Legal team and rates', cell: 'E6', text: '100' },
    typed(detail, 't3', 'Description', 'Something else'),
  ])
  test('with a rate and a text changed, names the lines whose claims are not those of the bill', async () => {
    const { changed, ...answer } = (await ofRate()) as WorkbookRead
    expect(answer).toEqual({ ...nothing, changed: undefined })
    const ofText = changed.find(({ line }) => line === 't3')!
    expect(ofText.cells).toContainEqual({
      ...{ column: 'Description', found: 'Something else' },
      claimed: 'Drafting particulars of claim with the schedule of loss',
    })
    const ofRates = changed.filter(({ cells }) => cells.some(({ column }) => column === 'Rate, £'))
    expect(ofRates.length).toBeGreaterThan(1)
    for (const { cells } of ofRates) expect(cells.find(({ column }) => column === 'Rate, £')!.found).toBe('100.00')
  })

  const counted = schedule.lines.find((line) =>
    legalAid.bill.heads.some(
      ({ excludedBecause, lines }) =>
        excludedBecause === null && lines.some(({ item, excludedBecause: why }) => item === line && why === null),
    ),
  )!
  const ofColumns = bent(legalAid, SCHEDULE, [
    typed(schedule, counted, 'sumAllowed', '0.01'),
    { do: 'move_column', sheet: schedule.sheet, from: schedule.column('sumAllowed'), to: 'B' },
    { do: 'move_column', sheet: schedule.sheet, from: letters(20), to: 'A' },
    { do: 'rename', sheet: schedule.sheet, name: 'As assessed – “final”' },
    { do: 'rename', sheet: 'Snapshot', name: 'Sheet2' },
    { do: 'save_as_ods' },
  ])
  test('with columns moved and sheets renamed, is read by its heads', async () => {
    const answer = (await ofColumns()) as WorkbookRead
    expect(answer.rows).toEqual([
      expect.objectContaining({
        ...{ line: counted, allowed: { amount: 1 } },
        at: { sheet: 'As assessed – “final”', row: schedule.row(counted) },
      }),
    ])
    expect({ ...answer, rows: [] }).toEqual(nothing)
  })

  const ofLost = bent(interPartes, BILL, [
    { do: 'delete_column', sheet: detail.sheet, column: detail.column('line') },
    { do: 'save_as_ods' },
  ])
  test('without its hidden column, is refused', async () =>
    expect(await ofLost()).toEqual({
      refused:
        'The sheet “Bill detail” has lost its hidden last column “Line”, which says which line of the bill a row is. Enter it in the workbook that was made, with all its columns.',
    }))

  const other = { ...interPartes, case: { ...interPartes.case, uuid: crypto.randomUUID(), caseName: 'Xavier v Yule' } }
  const ofOther = bent(other, BILL, [{ do: 'save_as_ods' }])
  const ofEarlier = bent(interPartes, BILL, [{ do: 'save_as_ods' }])
  test('is refused by name if it is another case’s, or of an earlier completion', async () => {
    expect(await ofOther(interPartes)).toEqual({
      refused: 'This workbook is of the case Xavier v Yule, not of Ash v Birch.',
    })
    expect(await ofEarlier({ ...interPartes, completedAt: '2026-05-04T09:00:00' })).toEqual({
      refused:
        'This workbook was made before the case was completed again on 4 May 2026. Enter it in a workbook of that completion.',
    })
  })
})
