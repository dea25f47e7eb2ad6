import { expect, test } from 'vitest'
import { amountsOfLines, amountsText, draftsOfLines, linesOfAmounts, linesOfDrafts } from './dated-amounts.ts'

const stored = [
  { date: '2025-03-03', amount: 1000 },
  { date: '2025-04-04', amount: 20.5 },
]
const offers = [{ date: '2025-03-03', amount: 9000, by: 'The defendant' }]

test('payments and offers of a record come back from the text of the form as they are stored', () => {
  const text = linesOfAmounts(stored)
  expect(amountsOfLines(text, false)).toEqual([
    { date: '2025-03-03', amount: '1000.00' },
    { date: '2025-04-04', amount: '20.50' },
  ])
  expect(linesOfDrafts(draftsOfLines(text))).toBe(text)
  expect(amountsOfLines(linesOfAmounts(offers), true)).toEqual([
    { date: '2025-03-03', by: 'The defendant', amount: '9000.00' },
  ])
})

test('what is typed is sent as it was typed, an empty line is passed over, and none is no value', () => {
  const typed = linesOfDrafts([
    { date: '1/2/25', amount: '1,0', by: '' },
    { date: '', amount: '', by: '' },
  ])
  expect(amountsOfLines(typed, false)).toEqual([{ date: '1/2/25', amount: '1,0' }])
  expect([
    linesOfAmounts(null),
    amountsOfLines('', false),
    amountsOfLines(linesOfDrafts([{ date: '', amount: '', by: '' }]), true),
  ]).toEqual(['', '', ''])
})

test('a tab or a line break in what was typed divides nothing', () => {
  const text = linesOfDrafts([{ date: '2025-03-03', amount: '1', by: 'A\tB\nC' }])
  expect(draftsOfLines(text)).toEqual([{ date: '2025-03-03', amount: '1', by: 'A B C' }])
})

test('they are read as dates and amounts', () => {
  expect(amountsText(offers)).toBe('03/03/2025: £9000.00 (The defendant)')
  expect(amountsText(null)).toBe('')
})
