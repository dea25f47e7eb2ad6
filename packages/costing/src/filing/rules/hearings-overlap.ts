import type { FiledItem, Sitting } from '../facts.ts'
import type { FilingRule, Found } from '../finding.ts'
import { findingOn, nameOf } from '../words.ts'
import { detailsOf } from './duplicate.ts'

interface Sat extends Sitting {
  item: FiledItem
}
const FIRST = '00:00'
const LAST = '24:00'
/** A day without times is taken whole: it begins before, and ends after, any time of that day. */
const startOf = ({ start }: Sitting): string => start ?? FIRST
const endOf = ({ end }: Sitting): string => end ?? LAST

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)
const inOrder = (a: Sat, b: Sat): number =>
  compare(startOf(a), startOf(b)) || compare(endOf(a), endOf(b)) || compare(a.item.uuid, b.item.uuid)

/** The sittings of one person by day. The same work recorded for two parts is no overlap. */
function sittingsByDay(items: readonly FiledItem[]): Sat[][] {
  const days = new Map<string, Sat[]>()
  for (const item of items)
    for (const sitting of item.hearing?.sittings ?? []) {
      if (item.feeEarner === null) continue
      const key = JSON.stringify([item.feeEarner, sitting.date, item.recordedFor ?? null])
      const day = days.get(key)
      if (day) day.push({ ...sitting, item })
      else days.set(key, [{ ...sitting, item }])
    }
  return [...days.values()]
}

/** Of each day: what begins before something that began earlier has ended, with that. */
const overlapsOf = (day: readonly Sat[]): [Sat, Sat][] => {
  const found: [Sat, Sat][] = []
  let latest: Sat | undefined
  for (const one of day.toSorted(inOrder)) {
    if (latest && startOf(one) < endOf(latest)) found.push([one, latest])
    if (!latest || endOf(one) > endOf(latest)) latest = one
  }
  return found
}

function findingOf(later: FiledItem, earlier: FiledItem): Found {
  if (later === earlier) return findingOn(later, `${nameOf(later)} has one of its days twice.`)
  const whole = [earlier, later].find(({ hearing }) => hearing?.sittings.some(({ start }) => start === null))
  const other = whole === later ? earlier : later
  const message = whole
    ? `${nameOf(other)} is on a day of ${lower(nameOf(whole))}, recorded for the same person.`
    : `${nameOf(later)} begins before another of that day has ended, recorded for the same person.`
  return { ...findingOn(other, message), items: [later.uuid, earlier.uuid] }
}
const lower = (name: string): string => `the ${name.charAt(0).toLowerCase()}${name.slice(1)}`

/**
 * Hearings of one person at one time, days of a several-day hearing included, and days that such a hearing has twice.
 * Hearings alike in every detail are found as recorded twice. Source: nobody is at two hearings at once; the LAA
 * refuses claims with duplicate hearings (legalaidlearning.justice.gov.uk).
 */
export const hearingsOverlap: FilingRule = ({ items }) => {
  const found = new Map<string, Found>()
  for (const day of sittingsByDay(items))
    for (const [{ item: later }, { item: earlier }] of overlapsOf(day)) {
      if (later !== earlier && detailsOf(later) === detailsOf(earlier)) continue
      const key = [later.uuid, earlier.uuid].toSorted().join(' ')
      if (!found.has(key)) found.set(key, findingOf(later, earlier))
    }
  return [...found.values()]
}
