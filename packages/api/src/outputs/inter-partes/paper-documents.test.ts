import { describe, expect, test } from 'vitest'
import { frozenWorkedInterPartes } from '../../../../../dev/frozen-inter-partes.ts'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { workedInterPartesBills } from '../../../../../dev/worked-inter-partes.ts'
import { printedPence } from '../../../../../tests/support/printed-pence.ts'
import { printedTime, timeAtRate } from '../../../../../tests/support/printed-time.ts'
import { money } from '../bill/format.ts'
import { valuesOf } from '../../../../../tests/support/spreadsheet.ts'
import { writeWorkbook } from '../workbook/write-workbook.ts'
import { electronicBill } from './electronic-bill/electronic-bill.ts'
import { paperBill } from './paper-bill.ts'
import { paperHeads } from './paper-heads.ts'

const bills = [
  ...workedInterPartesBills().map((worked) => [worked.title, frozenWorkedInterPartes(worked)] as const),
  ...[1, 90, 400].map((lines) => [`${lines} lines`, fullInterPartesBill(lines)] as const),
]
const rowsOf = (bill: ReturnType<typeof paperBill>) =>
  bill.parts.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
const sumOfNumbers = (text: string): number =>
  [...text.matchAll(/[\d,]+/g)].reduce((sum, [n]) => sum + Number(n.replaceAll(',', '')), 0)

describe.each(bills)('the bill of %s', (_title, frozen) => {
  const bill = paperBill(frozen)
  const items = rowsOf(bill).filter(({ no }) => no !== '')

  test('comes to the total of the bill in its three columns', () => {
    const [part] = bill.parts
    const [costs, paid] = frozen.bill.heads
    expect([part?.total.profitCosts, part?.total.disbursements, part?.total.vat]).toEqual(
      [costs!.net, paid!.net, frozen.bill.vat].map(money),
    )
    expect(rowsOf(bill).at(-1)!.runningTotal).toEqual(part!.total)
    expect(bill.total.gross).toBe(money(frozen.bill.gross))
    expect(bill.breakdowns.map(({ title }) => title)).toEqual(['By phase', 'By step'])
  })

  test('numbers its items in print order, and has every line once', () => {
    expect(items.map(({ no }) => no)).toEqual(items.map((_, i) => String(i + 1)))
    const counted = items.map(({ kind, text }) => {
      if (kind === 'Routine communications') return sumOfNumbers(text)
      return kind.startsWith('Schedule ') ? Number(/^[\d,]+/.exec(text)![0].replaceAll(',', '')) : 1
    })
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(
      frozen.bill.heads.reduce((sum, { lines }) => sum + lines.length, 0),
    )
  })

  test('the time and rate that a row prints come to its amount, and the times of a schedule to its total', () => {
    const timed = [...items, ...bill.schedules.flatMap(({ rows }) => rows)].filter(
      ({ rate, profitCosts }) => rate !== '' && profitCosts !== '',
    )
    for (const { time, rate, profitCosts } of timed)
      expect(timeAtRate(time, printedPence(rate))).toBe(printedPence(profitCosts))
    for (const { rows, total } of bill.schedules)
      expect(printedTime(total.time)).toBeCloseTo(rows.reduce((sum, { time }) => sum + printedTime(time), 0))
  })

  test('has the heads of para 5.12 in their order, and its routine letters and calls at the end of each', () => {
    const groups = bill.parts.flatMap((part) => part.groups)
    const numbers = groups.map(({ title }) => Number(/^\((\d+)\)/.exec(title)![1]))
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(groups.map(({ title }) => title.replace(/^\(\d+\) /, ''))).toEqual(
      numbers.map((number) => paperHeads[number - 1]),
    )
    for (const { rows } of groups)
      expect(rows.slice(0, -1).filter(({ kind }) => kind === 'Routine communications')).toEqual([])
  })
})

test('twenty timed items of a head are a schedule, but not at court and upon counsel', () => {
  const bill = paperBill(fullInterPartesBill(400))
  const groups = bill.parts[0]!.groups
  expect(bill.schedules.map(({ title, rows }) => [title, rows.length >= 20])).toEqual([
    [`Schedule 1: ${paperHeads[4]}`, true],
    [`Schedule 2: ${paperHeads[6]}`, true],
  ])
  expect(groups[0]!.title).toBe(`(1) ${paperHeads[0]}`)
  expect(groups[0]!.rows.length).toBeGreaterThan(100)
  for (const { title, total } of bill.schedules) {
    const row = rowsOf(bill).find(({ kind }) => kind === title.split(':')[0])!
    expect([row.profitCosts, row.vat]).toEqual([total.net, total.vat])
  }
})

test('steps are noted among the attendances at court by date, without a number and an amount', () => {
  const rows = paperBill(fullInterPartesBill(90)).parts[0]!.groups[0]!.rows
  const at = rows.findIndex(({ text }) => text.startsWith('Defence and counterclaim'))
  expect(rows[at]).toMatchObject({ no: '', date: '10/07/2024', kind: 'Defence', vat: '', profitCosts: '' })
  const iso = rows.map(({ date }) => date.split('/').toReversed().join('-'))
  expect(iso).toEqual(iso.toSorted())
})

test('the rates of people stand beside the guideline rates, and nothing says where a rate is from', () => {
  const bill = paperBill(fullInterPartesBill(90))
  expect(bill.team?.[0]).toMatchObject({ initials: 'WT', rate: '285.50', guideline: '278.00' })
  expect(JSON.stringify(bill)).not.toMatch(/rate card|‡/i)
  expect(rowsOf(bill).every(({ marks }) => marks === '')).toBe(true)
})

test('the certificates are those of Precedent F, (1) and (2) first', () =>
  expect(paperBill(fullInterPartesBill(1)).certificates.map(({ title }) => title.slice(0, 3))).toEqual([
    '(1)',
    '(2)',
    '(5)',
  ]))

test('what is recorded of the case, the offers on costs too, changes no figure of any document', async () => {
  const worked = workedInterPartesBills().find(({ name }) => name === '22-counsel-an-expert-and-offers')!
  const bare = frozenWorkedInterPartes(worked)
  const facts = {
    costs_order: 'Order of District Judge Lowe',
    costs_order_date: '2025-03-11',
    interim_payments: [{ date: '2025-04-01', amount: 1_000 }],
    offers: [{ date: '2025-04-14', by: 'The defendant', amount: 8_123.45 }],
  }
  const full = { ...bare, case: { ...bare.case, details: { ...bare.case.details, ...facts } } }
  expect([full.bill.net, full.bill.vat, full.bill.gross].map(money)).toEqual(['7,902.55', '1,489.51', '9,392.06'])
  const paper = paperBill(full)
  expect(paper.parts).toEqual(paperBill(bare).parts)
  expect(paper.total.gross).toBe('9,392.06')
  const sheets = await valuesOf(await writeWorkbook(electronicBill(full)))
  expect(sheets.get('Main summary (by phase)')![20]!.at(-1)).toBe(9392.06)
  expect(JSON.stringify([paper, [...sheets]])).not.toMatch(/8,?123\.45/)
})
