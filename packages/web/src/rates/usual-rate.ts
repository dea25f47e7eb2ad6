import { DEFAULT_HOURLY_RATE, poundsOf } from '@costdraft/costing'
import { formatPounds } from '../formats/format-money.ts'

/** What is claimed per hour where nothing is entered: "the rate card, otherwise £100.00". */
export const usualRate = `the rate card, otherwise ${formatPounds(poundsOf(DEFAULT_HOURLY_RATE).toFixed(2))}`
