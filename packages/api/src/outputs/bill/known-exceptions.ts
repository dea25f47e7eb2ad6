import { writtenDate, type FilingRuleName } from '@costdraft/costing'
import { londonDay, parseUtc } from '@costdraft/schema/london-day.ts'
import { detailText } from '../court/case-details.ts'
import type { FrozenCase, FrozenItem } from '../frozen-case.ts'
import { plural } from './format.ts'

// What the product knows that a certificate must not deny: each a part of a sentence that names what is excepted, or
// null where there is nothing to except. The texts of all certificates are made of these.

/** The items that have a line in the bill, each once. */
function itemsOf({ bill, items }: FrozenCase): FrozenItem[] {
  const uuids = new Set(bill.heads.flatMap(({ lines }) => lines.flatMap(({ item }) => item ?? [])))
  return [...uuids].flatMap((uuid) => items[uuid] ?? [])
}
/** How many items are dated on a day of which something is so. Items without a date are on none. */
const countOf = (frozen: FrozenCase, isSo: (date: string, item: FrozenItem) => boolean): number =>
  itemsOf(frozen).filter((item) => item.date !== null && isSo(item.date, item)).length

/** Items before the certificate of the case was issued, which it does not cover. */
export function beforeCertificate(frozen: FrozenCase): string | null {
  const issued = frozen.certificate?.dateOfIssue
  if (!issued) return null
  const count = countOf(frozen, (date) => date < issued)
  return count === 0
    ? null
    : `the ${plural(count, 'item')} dated before ${writtenDate(issued)}, when the certificate was issued`
}

/** The day on which a case was completed, in London. */
export const completionDay = ({ completedAt }: Pick<FrozenCase, 'completedAt'>): string =>
  londonDay(parseUtc(completedAt))

/** Items dated later than the bill: nobody can have done that work yet. */
export function afterCompletion(frozen: FrozenCase): string | null {
  const day = completionDay(frozen)
  const count = countOf(frozen, (date) => date > day)
  return count === 0
    ? null
    : `the ${plural(count, 'item')} dated after ${writtenDate(day)}, ${frozen.isDraft ? 'the day of this draft' : 'when the case was completed'}`
}

const isOutside = (date: string, start: string | null, end: string | null): boolean =>
  (start !== null && date < start) || (end !== null && date > end)

/** Items outside the period that the bill says it is of. */
export function outsidePeriod(frozen: FrozenCase, document: string): string | null {
  const start = detailText(frozen, 'start_date')
  const end = detailText(frozen, 'end_date')
  const before = start === null ? 0 : countOf(frozen, (date) => date < start)
  const after = end === null ? 0 : countOf(frozen, (date) => date > end)
  const sides = [
    ...(start !== null && before > 0 ? [`before ${writtenDate(start)}`] : []),
    ...(end !== null && after > 0 ? [`after ${writtenDate(end)}`] : []),
  ]
  return sides.length === 0
    ? null
    : `the ${plural(before + after, 'item')} dated outside the period of this ${document} (${sides.join(' or ')})`
}

/** Items outside the period of the part of the case that they are recorded for. */
export function outsideParts(frozen: FrozenCase): string | null {
  const parts = new Map((frozen.parts ?? []).map((part) => [part.uuid, part]))
  const count = countOf(frozen, (date, item) => {
    const part = parts.get(item.part ?? '')
    return part !== undefined && isOutside(date, part.startDate, part.endDate)
  })
  if (count === 0) return null
  return `the ${plural(count, 'item')} dated outside the ${count === 1 ? 'period of its part' : 'periods of their parts'}`
}

/** How often the check before filing found something on completion. */
const foundBy = ({ filing = [] }: FrozenCase, wanted: FilingRuleName): number =>
  filing.find(({ rule }) => rule === wanted)?.count ?? 0

/** Days that have more hours than a day has. */
export function overADay(frozen: FrozenCase): string | null {
  const count = foundBy(frozen, 'over_24_hours')
  if (count === 0) return null
  const days = count === 1 ? '1 day on which' : `${count} days on each of which`
  return `the time of ${days} more than 24 hours are recorded for one person`
}

/** Items that are recorded more than once. */
export function recordedAgain(frozen: FrozenCase): string | null {
  const count = foundBy(frozen, 'duplicate')
  return count === 0 ? null : `the ${plural(count, 'item')} recorded again, alike in every detail`
}

/** What is excepted, to be put behind what is certified; empty where there is nothing. */
export function exceptFor(exceptions: readonly (string | null)[]): string {
  const found = exceptions.filter((one) => one !== null)
  return found.length === 0
    ? ''
    : `, except for ${[found.slice(0, -1).join(', '), found.at(-1)].filter(Boolean).join(', and ')}`
}
