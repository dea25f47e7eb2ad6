import { expect, test } from 'vitest'
import { balanceRows } from './balance-rows.ts'

const totals = (rulings: number) => ({ lines: 3, rulings, allowed: { gross: '10000.00' } })
const none = { from: null, amount: null, daily: null }
const year = { ...none, from: '2025-01-01', amount: '800.00', daily: '2.19' }
const deadline = (date: string | null, done: 'by_hand' | null = null) => ({
  deadlines: [{ rule: 'pay_costs' as const, date, done }],
})
const textOf = (stored: Parameters<typeof balanceRows>[0], rulings = 3): string[] =>
  balanceRows(stored, totals(rulings)).map(({ name, value }) => `${name}: ${value}`)

test('what is missing for a figure is said in its place', () =>
  expect(textOf({ interest: none, balance: null, payable: null, deadlines: null }, 1)).toEqual([
    'Allowed so far, with VAT (1 of 3 lines): £10,000.00',
    'Interest up to today: Enter its first day',
    'Balance after payments: Once every line is ruled on',
  ]))

test('what is to be paid, by which day, and what was', () => {
  const owed = { interest: year, balance: '10800.00', deadlines: deadline('2026-01-15') }
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

test('the day is asked for where the case has one and anything is owed', () => {
  const owed = { interest: year, payable: null }
  const ASK = 'To be paid by: Enter the date of the certificate in Dates'
  expect(textOf({ ...owed, balance: '1.00', deadlines: deadline(null) }).at(-1)).toBe(ASK)
  for (const [balance, deadlines] of [
    ['-1.00', deadline(null)],
    ['0.00', deadline(null)],
    ['1.00', deadline(null, 'by_hand')],
    ['1.00', { deadlines: [] }],
    ['1.00', null],
  ] as const)
    expect(textOf({ ...owed, balance, deadlines: deadlines && { deadlines: [...deadlines.deadlines] } })).not.toContain(
      ASK,
    )
  expect(textOf({ ...owed, balance: '-1.00', deadlines: null }).at(-1)).toBe('Paid too much: £1.00')
})
