import { describe, expect, test } from 'vitest'
import { frozenWorkedInterPartes } from '../../../../../../dev/frozen-inter-partes.ts'
import { fullBudget, fullInterPartesBill } from '../../../../../../dev/full-inter-partes.ts'
import { workedInterPartesBills } from '../../../../../../dev/worked-inter-partes.ts'
import { differences, valuesOf } from '../../../../../../tests/support/spreadsheet.ts'
import { readXlsx } from 'hucre/xlsx'
import { lineIds } from '../../bill/line-ids.ts'
import type { FrozenCase, FrozenItem } from '../../frozen-case.ts'
import { LINE_ID, SNAPSHOT_SHEET } from '../../workbook/snapshot-sheet.ts'
import { writeWorkbook } from '../../workbook/write-workbook.ts'
import { codesOfPhase } from '../codes.ts'
import { electronicBill } from './electronic-bill.ts'
import { sheets as names } from './sheet-names.ts'

const pence = (pounds: unknown): number => Math.round(Number(pounds) * 100)
const sheetsOf = async (frozen: FrozenCase) => valuesOf(await writeWorkbook(electronicBill(frozen)))
const bills = workedInterPartesBills().map((worked) => [worked.title, frozenWorkedInterPartes(worked)] as const)

describe.each([...bills, ['an example', fullInterPartesBill(120)] as const])('%s', (_title, frozen) => {
  test('the summaries come to the figures of the bill', async () => {
    const sheets = await sheetsOf(frozen)
    const { bill } = frozen
    const shown = sheets.get(names.byPhase)!.slice(4, 20)
    const used = shown.filter((row) => row.slice(2).some((cell) => Number(cell) !== 0))
    expect(
      used.map(([code, , time, costs, counsel, experts, other, vat, total]) => [
        code,
        ...[time, costs].map(pence),
        pence(counsel) + pence(experts) + pence(other),
        ...[vat, total].map(pence),
      ]),
    ).toEqual(
      bill
        .breakdowns!.find(({ by }) => by === 'phase')!
        .rows.filter(({ time, gross }) => time !== 0 || gross !== 0)
        .map((row) => [
          codesOfPhase[row.key as keyof typeof codesOfPhase]?.phase ?? 'None',
          ...[row.time, row.profitCosts, row.disbursements, row.vat, row.gross],
        ]),
    )
    expect(pence(sheets.get(names.byPhase)![20]!.at(-1))).toBe(bill.gross)
    expect(pence(sheets.get(names.print)!.at(-1)!.at(-1))).toBe(bill.gross)
    expect(pence(sheets.get(names.byPart)![4]!.at(-1))).toBe(bill.gross)
    const totals = sheets.get(names.byTask)!.filter(([label]) => label === 'Total')
    expect(totals.map((row) => pence(row.findLast((cell) => cell !== null)))).toEqual([
      bill.gross,
      ...bill.heads.map(({ net, vat }) => net + vat),
    ])
  })

  test('Bill detail has every line once, by date within its phase', async () => {
    const rows = (await sheetsOf(frozen)).get(names.detail)!.slice(4)
    expect(rows).toHaveLength(frozen.bill.heads.reduce((sum, { lines }) => sum + lines.length, 0))
    // A line without a phase is last.
    const order = rows.map((row) => [Number(String(row[13]).slice(1)) || 99, (row[3] as Date).getTime()] as const)
    expect(order).toEqual(order.toSorted(([a, on], [b, at]) => a - b || on - at))
  })
})

test('it has the seventeen worksheets of Precedent S in their order, and its published columns in their places', () => {
  const model = electronicBill(fullInterPartesBill(20))
  expect(model.sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name)).toEqual(Object.values(names))
  expect(Object.values(names)).toHaveLength(17)
  for (const { name } of model.sheets) expect(name.length).toBeLessThanOrEqual(31)
  const heads = model.sheets.find(({ name }) => name === names.detail)!.rows[3]!.map(({ value }) => value)
  expect([3, 4, 5, 6, 7, 13, 14, 15, 19, 24, 25, 26].map((at) => heads[at])).toEqual([
    ...['Date', 'Description', 'LTM', 'Time, hours', 'Estimated', 'Phase code', 'Task code', 'Activity code'],
    ...['External party', 'Phase name', 'Task name', 'Activity name'],
  ])
})

test('one code for each person and rate, with the guideline rate beside it and no opinion of either', async () => {
  const [, , , , ...team] = (await sheetsOf(fullInterPartesBill(90))).get(names.team)!
  expect(team.map(([code]) => code).slice(0, 4)).toEqual(['WT1', 'WT2', 'WT3', 'WT4'])
  const keys = team.map(([, name, , , rate, guideline]) => `${name} ${rate} ${guideline}`)
  expect(new Set(keys).size).toBe(team.length)
  expect(team.some(([, , , , rate, guideline]) => Number(rate) > Number(guideline))).toBe(true)
  for (const [, , , , , , of] of team) expect(of).toMatch(/^National 1, grade [ACD], from /)
})

test('estimated time is marked, a letter in is counted and not charged, an exempt disbursement has no VAT', async () => {
  const rows = (await sheetsOf(fullInterPartesBill(30))).get(names.detail)!.slice(4)
  expect(rows.filter((row) => row[7] === 'Yes')).toHaveLength(2)
  const letters = rows.filter((row) => row[21] === 'Letter in')
  expect(letters.map((row) => [row[9], row[10]])).toEqual(letters.map(() => ['No', 0]))
  const fee = rows.find((row) => String(row[4]).startsWith('Court fee'))!
  expect([fee[11], fee[17], fee[18]]).toEqual([0, 455, 0])
})

test('a saved budget is compared by phase, and its absence is said', async () => {
  const rows = (await sheetsOf(fullInterPartesBill(90, {}, { budget: fullBudget }))).get(names.budget)!
  const { figures } = fullInterPartesBill(90, {}, { budget: fullBudget }).budget!
  expect(rows[1]![0]).toMatch(/^Version 2 of the costs budget, saved on 20 November 2025/)
  const total = rows.at(-1)!
  expect([pence(total[2]), pence(total[3])]).toEqual([figures.totalIncurred, figures.totalEstimated])
  expect(pence(total[4])).toBe(fullInterPartesBill(90).bill.net)
  expect((await sheetsOf(fullInterPartesBill(5))).get(names.budget)![1]![0]).toMatch(/^No costs budget has been saved/)
})

describe('entered text', () => {
  test.each([
    ['a formula', '=cmd|"/c calc"!A1', '=cmd|"/c calc"!A1'],
    ['signs', '+1+1 and -2 and @here', '+1+1 and -2 and @here'],
    ['markup', '<b>&amp;"\'</b> ]]>', '<b>&amp;"\'</b> ]]>'],
    ['control characters', 'be\0fo\u0007re\uFFFE\uFEFF then', 'before then'],
  ])('of %s is kept as text in every place', async (_what, text, expected) => {
    const rich = fullInterPartesBill(
      12,
      {},
      { budget: { ...fullBudget, contingencies: [{ name: text, incurred: 1, estimated: 2 }] } },
    )
    const frozen: FrozenCase = {
      ...rich,
      case: { ...rich.case, caseName: text, reference: text, details: { ...rich.case.details, claimant: text } },
      narrative: text,
      parties: rich.parties!.map((party) => ({ ...party, name: text })),
      feeEarners: rich.feeEarners.map((earner) => ({ ...earner, name: text, initials: '*' })),
      items: Object.fromEntries(
        Object.entries(rich.items).map(([uuid, item]) => [uuid, { ...item, ...(item.step && { description: text }) }]),
      ),
      bill: {
        ...rich.bill,
        heads: rich.bill.heads.map((head) => ({
          ...head,
          lines: head.lines.map((line) => ({ ...line, description: text })),
        })),
      },
    }
    const model = electronicBill(frozen)
    const bytes = await writeWorkbook(model)
    const sheets = await valuesOf(bytes)
    expect(await differences(model, bytes)).toEqual([])
    expect(sheets.get(names.synopsis)![2]![1]).toBe(expected)
    expect(sheets.get(names.chronology)![3]![4]).toBe(expected)
    expect(sheets.get(names.detail)![4]![4]).toContain(expected)
    expect(sheets.get(names.print)![4]![3]).toContain(expected)
    // Codes of people whose initials would be wildcards.
    expect(sheets.get(names.team)![4]![0]).toBe('FE1.1')
    const formulas = model.sheets.flatMap(({ rows }) =>
      rows.flatMap((row) => row.flatMap(({ formula }) => formula ?? [])),
    )
    expect(formulas.filter((formula) => formula.includes(text))).toEqual([])
  })
})

test('it is the same bytes again', async () => {
  const bytes = await writeWorkbook(electronicBill(fullInterPartesBill(20)))
  expect(Buffer.from(await writeWorkbook(electronicBill(fullInterPartesBill(20)))).equals(Buffer.from(bytes))).toBe(
    true,
  )
})

test('work of nobody that is known, and of no phase, is in every total', async () => {
  const rich = fullInterPartesBill(10)
  const items = Object.fromEntries(
    Object.entries(rich.items).map(([uuid, { phase: _phase, parent: _parent, ...item }]) => [
      uuid,
      { ...item, ...(item.feeEarner && { feeEarner: 'gone' }) },
    ]),
  )
  const sheets = await sheetsOf({ ...rich, items })
  expect(sheets.get(names.byPhase)![19]!.slice(0, 2)).toEqual(['None', 'Not recorded, or not in its list'])
  expect(pence(sheets.get(names.byPhase)![19]!.at(-1))).toBe(rich.bill.gross)
})

test('a line whose VAT follows from no rate stops the workbook, and so does a total of another bill', () => {
  const rich = fullInterPartesBill(2)
  const heads = rich.bill.heads.map((head) => ({
    ...head,
    lines: head.lines.map((line) => ({ ...line, vat: line.vat + 1 })),
  }))
  expect(() => electronicBill({ ...rich, bill: { ...rich.bill, heads } })).toThrow(/follows from no rate/)
  expect(() => electronicBill({ ...rich, bill: { ...rich.bill, net: 1 } })).toThrow(/total of the bill/)
})

test('a bill without a line has the same sheets', async () =>
  expect([...(await sheetsOf(fullInterPartesBill(0))).keys()]).toEqual([...Object.values(names), SNAPSHOT_SHEET]))

describe('the way back', () => {
  const frozen = fullInterPartesBill(30)
  test('each row has the id of its line in a hidden last column, no two the same', async () => {
    const bytes = await writeWorkbook(electronicBill(frozen, 'abc'))
    const { sheets } = await readXlsx(bytes)
    const detail = sheets.find(({ name }) => name === names.detail)!
    expect(detail.columns?.at(-1)?.hidden).toBe(true)
    expect(detail.rows[3]!.at(-1)).toBe(LINE_ID)
    const ids = detail.rows.slice(4).map((row) => row.at(-1))
    const items = frozen.bill.heads.flatMap(({ lines }) => lines.map(({ item }) => item))
    expect(ids.toSorted()).toEqual(items.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
    const snapshot = sheets.find(({ name }) => name === SNAPSHOT_SHEET)!
    expect([snapshot.hidden, snapshot.rows]).toEqual([
      true,
      [
        ['Case', frozen.case.uuid],
        ['Snapshot', 'abc'],
        ['Name of the case', frozen.case.caseName],
        ['Completed', new Date(frozen.completedAt.slice(0, 10))],
      ],
    ])
  })
  test('an item with several lines has a number behind the second, and a line of no item the head', () => {
    const [head] = frozen.bill.heads
    const [one] = head!.lines
    const lines = [one!, { ...one! }, { ...one!, item: null }]
    const idOf = lineIds({ ...frozen.bill, heads: [{ ...head!, lines }] })
    expect(lines.map(idOf)).toEqual([one!.item, `${one!.item}.2`, head!.name])
  })
})

describe('recorded codes', () => {
  const rich = fullInterPartesBill(20)
  const coded = (billCodes: FrozenItem['billCodes']): FrozenCase => ({
    ...rich,
    items: { ...rich.items, t0: { ...rich.items.t0!, billCodes } },
  })
  const rowOf = async (frozen: FrozenCase) =>
    (await sheetsOf(frozen)).get(names.detail)!.find((row) => row.at(-1) === 't0')!
  const [N, O, P, GUESSED] = [13, 14, 15, 44]

  test('stand in the bill, the phase is that of the task, and nothing is guessed', async () => {
    const row = await rowOf(coded({ task: 'T33', activity: 'A8' }))
    expect([N, O, P, GUESSED].map((at) => row[at])).toEqual(['P12', 'T33', 'A8', null])
  })
  test('without them the guess is marked by name', async () => {
    expect((await rowOf(rich))[GUESSED]).toBe('task activity')
    expect((await rowOf(coded({ task: 'T33' })))[GUESSED]).toBe('activity')
  })
  test('lines are by date within the phase of their tasks', async () => {
    const rows = (await sheetsOf(coded({ task: 'T41', activity: 'A8' }))).get(names.detail)!.slice(4)
    expect(rows.at(-1)!.at(-1)).toBe('t0')
  })
})
