import { expect, test } from 'vitest'
import { balanceRows } from './balance-rows.ts'

const totals = (rulings: number) => ({ lines: 3, rulings, allowed: { gross: '10000.00' } })
const none = { from: null, amount: null, daily: null }
const year = { ...none, from: '2025-01-01', amount: '800.00', daily: '2.19' }
const textOf = (stored: Parameters<typeof balanceRows>[0], rulings = 3): string[] =>
  balanceRows(stored, totals(rulings)).map(({ name, value }) => `${name}: ${value}`)

test('what is missing for a figure is said in its place', () =>
  expect(textOf({ interest: none, balance: null, payable: null }, 1)).toEqual([
    'Allowed so far, with VAT (1 of 3 lines): £10,000.00',
    'Interest up to today: Enter its first day',
    'Balance after payments: Once every line is ruled on',
  ]))

test('what is to be paid, by which day, and what was', () => {
  const owed = { interest: year, balance: '10800.00' }
  const payable = { by: '2026-01-15', days: 14, amount: '10830.68' }
  expect(textOf({ ...owed, payable })).toEqual([
    'Allowed, with VAT: £10,000.00',
    'Interest up to today, £2.19 each further day: £800.00',
    'Balance after payments: £10,800.00',
    'To be paid by 15/01/2026, in 14 days: £10,830.68',
  ])
  expect(textOf({ ...owed, payable: { ...payable, days: -2 } }).at(-1)).toBe(
    'Was to be paid by 15/01/2026, 2 days ago: £10,830.68',
  )
})

test('the day is asked for while it is not known, and too much is said as such', () => {
  const owed = { interest: year, balance: '1.00', payable: { by: null, days: null, amount: null } }
  expect(textOf(owed).at(-1)).toBe('To be paid by: Enter the date of the certificate in Dates')
  expect(textOf({ ...owed, balance: '-1.00', payable: null }).at(-1)).toBe('Paid too much: £1.00')
})
