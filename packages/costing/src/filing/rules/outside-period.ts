import type { FiledItem, FilingFacts, Period } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { asWritten } from '../../vocabulary/written-date.ts'
import { findingOn, nameOf } from '../words.ts'

/** On which side of a period a date is, in words; undefined if it is in it. */
function sideOf(date: string, { start, end }: Period): string | undefined {
  if (start !== null && date < start) return `before ${asWritten(start)}, the first day`
  return end !== null && date > end ? `after ${asWritten(end)}, the last day` : undefined
}

function outside({ date, part }: FiledItem, { period, parts }: FilingFacts): string | undefined {
  if (date === null) return undefined
  const ofCase = period && sideOf(date, period)
  if (ofCase) return `${ofCase} of the period of the case`
  const own = part === undefined ? undefined : parts.get(part)
  const ofPart = own && sideOf(date, own)
  return ofPart && `${ofPart} of its part, ${own.name}`
}

/**
 * Items dated outside the period of the case, or of the part of it that they are recorded for. Source: the bill is
 * certified for that period (`outputs/bill/known-exceptions` names the same); general management is assessed by the
 * annual management period.
 */
export const outsidePeriod: FilingRule = (facts) =>
  facts.items.flatMap((item) => {
    const where = outside(item, facts)
    return where === undefined ? [] : [findingOn(item, `${nameOf(item)} is ${where}.`)]
  })
