import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { FiledItem } from './facts.ts'
import type { Found } from './finding.ts'
import { asWritten } from '../vocabulary/written-date.ts'

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
  const what = whatIs(item)
  const date = item.date === null ? '' : ` of ${asWritten(item.date)}`
  const amount = item.amount === null ? '' : ` (${writtenAmount(item.amount)})`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${date}${amount}`
}

/** Hours as in "1 hour" or "13.5 hours"; they are given in hundredths. */
export const writtenHours = (hundredths: Hundredths): string =>
  `${hundredths / 100} ${hundredths === 100 ? 'hour' : 'hours'}`

/** A finding about the case as a whole, and about the items that are named, if any. */
export const ofCase = (message: string, items: readonly string[] = []): Found[] => [
  { message, item: null, items, kind: null, date: null },
]

/** A finding about an item. */
export const findingOn = (item: FiledItem, message: string): Found => ({
  message,
  item: item.uuid,
  kind: item.kind,
  date: item.date,
})
