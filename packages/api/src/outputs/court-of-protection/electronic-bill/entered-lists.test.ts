import { expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../../../../../../dev/full-court-of-protection.ts'
import { lists, withLists } from '../../../../../../dev/entered-lists.ts'
import { linesOf } from '../../bill/bill-lines.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import { billRows } from './bill-rows.ts'
import { categoryRows, officialActivityRows } from './entered-list-rows.ts'
import { enteredLists, entriesOfLines, listSentences } from './entered-lists.ts'

/** A bill of forty rows with these lists. */
const put = (billLists = lists): FrozenCase => withLists(fullCourtOfProtectionBill(40), billLists)
const withoutLists = (): FrozenCase => fullCourtOfProtectionBill(40)

/** What rows of a summary say, in hundredths of an hour and in pence. */
const figuresOf = (rows: ReturnType<typeof categoryRows>) =>
  rows
    .slice(1)
    .map(([code, name, hours, costs]) => [
      code?.value ?? name?.value,
      Math.round(Number(hours?.value) * 100),
      Math.round(Number(costs?.value) * 100),
    ])

test('a line has the entries of its row by code and name, and null where it has none', () => {
  const frozen = put()
  const lines = linesOf(frozen, 'profit_costs')
  expect(lines.slice(0, 3).map(entriesOfLines(frozen))).toEqual([
    { opgCategory: { code: '*', name: 'Property' }, copActivity: { code: '01', name: 'Calls' } },
    { opgCategory: { code: '>5', name: 'Visits' }, copActivity: null },
    { opgCategory: null, copActivity: { code: '01', name: 'Calls' } },
  ])
  expect(entriesOfLines(withoutLists())(lines[0]!)).toEqual({ opgCategory: null, copActivity: null })
  expect(enteredLists(frozen)).toEqual(lists)
})

test.each([
  ['category', categoryRows, ['>5', '*', 'C', 'Not recorded', 'Total']],
  ['activity', officialActivityRows, ['01', 'Not recorded', 'Total']],
] as const)('the work by %s comes to the bill, in hours and to the penny', (_by, rowsOf, names) => {
  const frozen = put()
  const figures = figuresOf(rowsOf(frozen, billRows(frozen), 4))
  expect(figures.map(([name]) => name)).toEqual(names)
  const charged = linesOf(frozen, 'profit_costs').filter(({ excludedBecause }) => excludedBecause === null)
  const whole = [
    charged.reduce((sum, { quantity }) => sum + quantity, 0),
    charged.reduce((sum, { net }) => sum + net, 0),
  ]
  expect(whole.every((figure) => figure > 0)).toBe(true)
  expect(figures.at(-1)!.slice(1)).toEqual(whole)
  for (const column of [1, 2])
    expect(figures.slice(0, -1).reduce((sum, row) => sum + Number(row[column]), 0)).toBe(whole[column - 1])
  expect(figures.at(-2)![1]).toBeGreaterThan(0)
})

test('a row of a summary compares the code of its own row, and what is left is in no other', () => {
  const frozen = put()
  const [heads, first, , , none, total] = categoryRows(frozen, billRows(frozen), 4)
  expect(heads!.map(({ value }) => value)).toEqual(['Code', 'Name', 'Time, hours', 'Profit costs, £'])
  expect(first![2]!.formula).toBe('SUMPRODUCT((LineOpgCategory=$A5)*(LineCharged<>"No"),LineTime)')
  expect(none![3]!.formula).toBe('ROUND(SUMIFS(LineCosts,LineCharged,"<>No")-SUM(D5:D7),2)')
  expect(total![3]!.formula).toBe('SUM(D5:D8)')
})

test('while a list is empty there are no rows, and the workbook says that it is not held', () => {
  const frozen = put({ ...lists, opg105Categories: [] })
  expect(categoryRows(frozen, billRows(frozen), 4)).toEqual([])
  expect(officialActivityRows(frozen, billRows(frozen), 4)).not.toEqual([])
  expect(listSentences(frozen)).toEqual([
    'The categories of form OPG105 are not held: they are entered in the settings, from the official form. This bill has no column of them.',
    'The activities of the official electronic bill, as entered by the firm from: Template of the firm, version 2, from 1 January 2024.',
  ])
})
