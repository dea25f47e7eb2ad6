import { formatPounds } from '../formats/format-money.ts'
import type { AssessedAmountInput } from '../generated/graphql.ts'
import type { StoredLine } from './line-source.ts'

const decimals = (value: number | string): string => Number(value).toFixed(2)

/** An amount in words, as it is entered or as it is stored: 2.00 h at £200.00 an hour, £400.00. */
export function amountText({ hours, rate, amount }: StoredLine['claimed'] | AssessedAmountInput): string {
  const time = [
    ...(hours == null ? [] : [`${decimals(hours)} h`]),
    ...(rate == null ? [] : [`${formatPounds(decimals(rate))} an hour`]),
  ]
  const sum = amount == null ? undefined : formatPounds(decimals(amount))
  if (time.length === 0) return sum ?? ''
  return sum === undefined ? time.join(' at ') : `${time.join(' at ')}, ${sum}`
}
