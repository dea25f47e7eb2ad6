import type { Pence } from '../money.ts'
import type { FiledItem } from './facts.ts'
import type { Finding } from './finding.ts'
import { writtenDate } from '../written-date.ts'

/** An amount as in "£1,250.00". */
export const writtenAmount = (amount: Pence): string =>
  `£${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

const hearingNames: Readonly<Record<string, string>> = {
  interim: 'interim hearing',
  final: 'final hearing',
  advocate: 'advocates’ meeting',
}

/** What an item is: "preparation", "interim hearing", "counsel fee". */
function whatIs({ kind, activityType, hearingType, disbursementType }: FiledItem): string {
  if (hearingType !== null) return hearingNames[hearingType] ?? hearingType
  return (activityType ?? disbursementType ?? kind).replaceAll('_', ' ')
}

/** An item at the beginning of a sentence: "Counsel fee of 3 March 2025 (£350.00)". */
export function nameOf(item: FiledItem): string {
  const what = whatIs(item),
    date = item.date === null ? '' : ` of ${writtenDate(item.date)}`,
    amount = item.amount === null ? '' : ` (${writtenAmount(item.amount)})`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${date}${amount}`
}

/** A finding about an item. */
export const findingOn = (item: FiledItem, message: string): Omit<Finding, 'rule'> => ({
  message,
  item: item.uuid,
  kind: item.kind,
  date: item.date,
})
