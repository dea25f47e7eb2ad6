/** A day (`yyyy-mm-dd`) as it is written here: 14/01/2025. */
export { asWritten } from '@costdraft/costing'

/** A number with its noun: 1 case, 12,000 cases. `many` is the noun for several, with an s unless said. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`

/** Parts as one list: 3 cases, 1 rate and 2 fee earners; empty for none. */
export const listed = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')

const sterling = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })
/** An amount in pounds: £1,234.50. */
export const inPounds = (pounds: number): string => sterling.format(pounds)
