import type { LedgerSheet } from '@costdraft/schema/ledger/ledger-import.ts'
import { expect, test } from 'vitest'
import { sheetLabel, sheetText } from './question-text.ts'

const words = { readsAs: { one: 'a ledger', many: 'ledgers' }, holds: 'the time' }
const sheet = (name: string, reads: boolean): LedgerSheet => ({ name, hidden: false, rows: 46, reads_as_ledger: reads })

test('a workbook with several ledgers asks which; one of them is taken', () => {
  const sheets = [sheet('Cover', false), sheet('January', true), sheet('February', true)]
  expect(sheetText({ sheets, sheet: null }, words)).toBe(
    '2 sheets of this workbook read as ledgers: choose one. The others can be imported after it.',
  )
  expect(sheetText({ sheets, sheet: 'January' }, words)).toBe('One of 2 sheets that read as ledgers is taken.')
  expect(sheetText({ sheets: sheets.slice(0, 2), sheet: 'January' }, words)).toBe(
    'The sheet that reads as a ledger is taken.',
  )
  expect(sheetText({ sheets: sheets.slice(0, 1), sheet: null }, words)).toContain('choose the one that holds the time')
})
test('where no sheet is recognised, none is said to be', () => {
  const sheets = [sheet('Time', true), sheet('People', false)]
  const people = { holds: 'the people' }
  expect(sheetText({ sheets, sheet: null }, people)).toBe('Choose the sheet that holds the people.')
  expect(sheetText({ sheets, sheet: 'People' }, people)).toBe('The sheet “People” is taken.')
})
test('a sheet is offered with its rows, and that it is hidden', () => {
  expect(sheetLabel(sheet('January', true))).toBe('January (46 rows)')
  expect(sheetLabel({ ...sheet('Old', true), rows: 1, hidden: true })).toBe('Old (1 row, hidden)')
})
