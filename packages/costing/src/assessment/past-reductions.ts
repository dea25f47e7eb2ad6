import type { Pence } from '../vocabulary/money.ts'
import { outcomeGroups, type GroupOutcome, type Outcome, type OutcomeGroup } from './outcome.ts'
import { reductionReasons, type ReductionReason } from './reduction-reasons.ts'

/** Of fewer assessed bills nothing is said. */
export const FEWEST_PAST_BILLS = 5
/** The most words that are told. */
const MOST_WORDS = 10

/** What came of an earlier bill, with the uuid of its case. */
export interface PastBill {
  uuid: string
  groups: Outcome['groups']
}
/** A line of the present bill, by what it may have in common with earlier ones; net of VAT, in pence. */
export interface PresentLine {
  activity: string | null
  grade: string | null
  words: readonly string[]
  net: Pence
}
/** Something that earlier bills were reduced for. */
export interface PastReduction {
  by: OutcomeGroup
  key: string
  /** In how many of the earlier bills lines of it were ruled on, and in how many of these one was reduced. */
  bills: number
  reduced: number
  /** The commonest reason of these reductions; null where none is given. */
  reason: ReductionReason | null
  /** What was reduced of the lines of it, in whole percent. */
  percent: number
  /** The lines of the present bill that have it, and what they come to; null for a reason, which no draft has yet. */
  lines: number | null
  net: Pence | null
  /** The cases in which it was reduced, in the order of the earlier bills. */
  cases: readonly string[]
}
interface Found extends PastReduction {
  /** The places of its lines in the present bill. */
  places: readonly number[]
}

/** A group of a bill by its key: a word may be called like something that every object has. */
const groupOf = ({ groups }: PastBill, by: OutcomeGroup, key: string): GroupOutcome | undefined =>
  Object.hasOwn(groups[by], key) ? groups[by][key] : undefined

/** The reason of most lines; of several with as many, the one that stands first in the list of reasons. */
function commonestReason(groups: readonly GroupOutcome[]): ReductionReason | null {
  const countOf = (reason: ReductionReason): number =>
    groups.reduce((sum, { reasons }) => sum + (reasons[reason] ?? 0), 0)
  const counts = reductionReasons.map((reason) => ({ reason, count: countOf(reason) }))
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best))
  return most.count > 0 ? most.reason : null
}

/** A part of an amount in whole percent, half a percent rounded up. */
const percentOf = (part: Pence, whole: Pence): number =>
  whole === 0 ? 0 : Math.floor((200 * part + whole) / (2 * whole))

const isOften = (by: OutcomeGroup, reduced: number, bills: number): boolean =>
  bills >= FEWEST_PAST_BILLS && (by === 'words' ? reduced * 3 >= bills * 2 : reduced * 2 >= bills)

/** What earlier bills say of a key; undefined where they do not say it often enough. */
function findingOf(
  past: readonly PastBill[],
  by: OutcomeGroup,
  key: string,
  here: { places: readonly number[]; net: Pence } | undefined,
): Found[] {
  const known = past.flatMap((bill) => {
    const group = groupOf(bill, by, key)
    return group && group.lines > 0 ? [{ uuid: bill.uuid, group }] : []
  })
  const reduced = known.filter(({ group }) => group.reduced > 0)
  // A reason is one of a reduction: a bill without it was not reduced for it.
  const bills = by === 'reason' ? past.length : known.length
  if (!isOften(by, reduced.length, bills)) return []
  const sum = (of: 'claimed' | 'reduction'): Pence => known.reduce((total, { group }) => total + group[of], 0)
  return [
    {
      ...{ by, key, bills, reduced: reduced.length },
      reason: commonestReason(known.map(({ group }) => group)),
      percent: percentOf(sum('reduction'), sum('claimed')),
      lines: here ? here.places.length : null,
      net: here ? here.net : null,
      cases: reduced.map(({ uuid }) => uuid),
      places: here?.places ?? [],
    },
  ]
}

const keysOf: Readonly<Record<Exclude<OutcomeGroup, 'reason'>, (line: PresentLine) => readonly string[]>> = {
  activity: ({ activity }) => (activity === null ? [] : [activity]),
  grade: ({ grade }) => (grade === null ? [] : [grade]),
  words: ({ words }) => [...new Set(words)],
}
/** The lines of the present bill by their keys. */
function linesByKey(lines: readonly PresentLine[], by: Exclude<OutcomeGroup, 'reason'>) {
  const found = new Map<string, { places: number[]; net: Pence }>()
  for (const [place, line] of lines.entries())
    for (const key of keysOf[by](line)) {
      const here = found.get(key) ?? { places: [], net: 0 }
      here.places.push(place)
      here.net += line.net
      found.set(key, here)
    }
  return found
}

/** By what they come to here, the most first; then by how often they were reduced, the most often first. */
const byWeight = (a: Found, b: Found): number =>
  (b.net ?? 0) - (a.net ?? 0) || b.reduced * a.bills - a.reduced * b.bills || (a.key < b.key ? -1 : 1)

/** Words without those of the same lines as one before them, which is reduced as often or oftener. */
function distinctWords(words: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return words.filter(({ places }) => {
    const lines = places.join(' ')
    return !seen.has(lines) && seen.add(lines)
  })
}

function findingsBy(by: OutcomeGroup, past: readonly PastBill[], lines: readonly PresentLine[]): Found[] {
  if (by === 'reason')
    return reductionReasons.flatMap((reason) => findingOf(past, by, reason, undefined)).toSorted(byWeight)
  const found = [...linesByKey(lines, by)].flatMap(([key, here]) => findingOf(past, by, key, here)).toSorted(byWeight)
  return by === 'words' ? distinctWords(found).slice(0, MOST_WORDS) : found
}

/**
 * What a bill has that earlier bills, the newest first, were reduced for: by activity, grade, reason and words, each by
 * what it comes to here. A key is told that at least five bills have, of which half were reduced for it, of words two
 * thirds. Empty below five earlier bills. Pure.
 */
export const pastReductions = (past: readonly PastBill[], lines: readonly PresentLine[]): PastReduction[] =>
  past.length < FEWEST_PAST_BILLS
    ? []
    : outcomeGroups.flatMap((by) => findingsBy(by, past, lines).map(({ places: _places, ...told }) => told))
