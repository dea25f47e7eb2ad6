import type { RateUnit } from '@costdraft/costing'
import { readMoney } from '../notation/read-money.ts'

/** A figure in whole pence or whole percent, or why it is none. */
export type Parsed = { amount: number; problem?: undefined } | { problem: string; amount?: undefined }

const MAX_PENCE = 9_999_999
const MAX_PERCENT = 100
const NOT_POUNDS = 'Enter an amount from 0.01 to 99,999.99 with at most two decimals.'
const NOT_PERCENT = 'Enter a whole percentage from 1 to 100.'

const PERCENT = /^(\d+) ?%?$/

function parsePercent(text: string): Parsed {
  const amount = Number(PERCENT.exec(text)?.[1])
  return amount >= 1 && amount <= MAX_PERCENT ? { amount } : { problem: NOT_PERCENT }
}
function parsePounds(text: string): Parsed {
  const { value: amount = 0 } = readMoney(text)
  return amount >= 1 && amount <= MAX_PENCE ? { amount } : { problem: NOT_POUNDS }
}

/**
 * Parses a figure of a rate table as it is entered or sent: pounds such as `1,234.50`, `£58.41` or 58.41, or a
 * percentage such as `25` or `25%`. Returns whole pence, or whole percent, by the unit of its row.
 */
export function parseAmount(unit: RateUnit, given: unknown): Parsed {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  return unit === 'percent' ? parsePercent(text) : parsePounds(text)
}

/** A figure in pounds, or in whole percent, from whole pence or percent. */
export const amountOnWire = (unit: RateUnit, amount: number): number => (unit === 'percent' ? amount : amount / 100)

/** The same as text, pounds with two decimals. */
export const amountText = (unit: string | undefined, amount: number): string =>
  unit === 'percent' ? String(amount) : amount.toFixed(2)
