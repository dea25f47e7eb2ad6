import { readMoney, type MoneyRefusal } from '@costdraft/schema/notation/read-money.ts'
import { readTime, type TimeRefusal } from '@costdraft/schema/notation/read-time.ts'
import type { BackCell } from './back-cell.ts'

/** A figure of a cell: undefined of an empty one, else its value, or why it is none. */
export type Figure = { value: number; why?: undefined } | { why: string; value?: undefined } | undefined

const NOT_A_TIME = 'This is not a time. Write hours as 1.5, 1:30 or 90m.'
const NEGATIVE = 'Enter 0 or more.'
const DASH = 'A dash is no figure. Enter 0 for nothing, or leave the cell empty.'
const timeProblems: Readonly<Record<TimeRefusal, string>> = {
  negative: NEGATIVE,
  decimals: 'Hours have two decimals.',
  not_whole: 'Units and minutes are whole numbers.',
  not_a_time: NOT_A_TIME,
}
const moneyProblems: Readonly<Record<MoneyRefusal, string>> = {
  negative: NEGATIVE,
  decimals: 'Pounds have two decimals.',
  not_money: 'This is not an amount. Write pounds as 120.00.',
}

const isDash = (text: string): boolean => /^[-\u2010-\u2015\u2212]+$/.test(text)
/** What a formula comes to as the sheet shows it, with two decimals. */
const shownText = ({ text, number, isFormula }: BackCell): string =>
  isFormula && number !== null ? (Math.round(Math.round(number * 1e8) / 1e6) / 100).toFixed(2) : text

/** Hours in hundredths, as they are typed, shown as a time, or worked out. */
export function hoursOf(cell: BackCell): Figure {
  if (cell.text === '') return undefined
  if (isDash(cell.text)) return { why: DASH }
  const { value, refused } = readTime(shownText(cell), 'hours')
  return refused === undefined ? { value } : { why: timeProblems[refused] }
}

/** An amount in pence, as it is typed or worked out. */
export function penceOf(cell: BackCell): Figure {
  if (cell.text === '') return undefined
  if (isDash(cell.text)) return { why: DASH }
  const { value, refused } = readMoney(shownText(cell))
  return refused === undefined ? { value } : { why: moneyProblems[refused] }
}
