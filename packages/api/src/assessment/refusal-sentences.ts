import type { ClaimedLine, RulingRefusal } from '@costdraft/costing'
import { inPounds } from '@costdraft/schema/text/in-words.ts'

/** Why what is offered or allowed of a line is refused, in a sentence: as it is sent, and in a workbook. */
export function sentenceOf({ field, because }: RulingRefusal, { quantity, rate, net }: ClaimedLine): string {
  if (because === 'negative') return 'Enter 0 or more.'
  if (because === 'two_ways') return 'Enter hours and rate, or a sum.'
  if (because === 'not_by_the_hour') return 'This line is not charged by the hour. Enter a sum.'
  if (field === 'hours') return `At most ${(quantity / 100).toFixed(2)} hours are claimed.`
  return field === 'rate'
    ? `At most ${inPounds(rate / 100)} an hour is claimed.`
    : `At most ${inPounds(net / 100)} is claimed.`
}
