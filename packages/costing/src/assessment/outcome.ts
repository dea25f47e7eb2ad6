import type { Pence } from '../vocabulary/money.ts'
import type { AssessedLine } from './assessed-sums.ts'
import type { ReductionReason } from './reduction-reasons.ts'

/** By what the outcome of a bill is remembered. */
export const outcomeGroups = ['activity', 'grade', 'reason', 'words'] as const
export type OutcomeGroup = (typeof outcomeGroups)[number]

/** A line of a bill with what it has in common with others; null and no words where it has nothing. */
export interface OutcomeLine extends AssessedLine {
  activity: string | null
  grade: string | null
  reason: ReductionReason | null
  words: readonly string[]
}

/** What came of the lines of one group that were ruled on. Net of VAT, in pence. */
export interface GroupOutcome {
  lines: number
  /** How many were allowed at less than was claimed. */
  reduced: number
  claimed: Pence
  reduction: Pence
  /** How many of those reduced have each reason. */
  reasons: Partial<Record<ReductionReason, number>>
}
export type GroupOutcomes = Readonly<Record<string, GroupOutcome>>

/** What came of a bill. Lines without a ruling are in no figure. */
export interface Outcome {
  rulings: number
  claimed: Pence
  allowed: Pence
  groups: Readonly<Record<OutcomeGroup, GroupOutcomes>>
}

const keysOf: Readonly<Record<OutcomeGroup, (line: OutcomeLine, isReduced: boolean) => readonly string[]>> = {
  activity: ({ activity }) => (activity === null ? [] : [activity]),
  grade: ({ grade }) => (grade === null ? [] : [grade]),
  // A reason is one of a reduction.
  reason: ({ reason }, isReduced) => (isReduced && reason !== null ? [reason] : []),
  words: ({ words }) => words,
}

/** What came of the lines of a bill, as a whole and by what they have in common. */
export function outcomeOf(lines: Iterable<OutcomeLine>): Outcome {
  const groups = { activity: new Map(), grade: new Map(), reason: new Map(), words: new Map() } satisfies Record<
    OutcomeGroup,
    Map<string, GroupOutcome>
  >
  let [rulings, claimed, allowed] = [0, 0, 0]
  for (const line of lines) {
    if (!line.allowed) continue
    const reduction = line.claimed.amount - line.allowed.amount
    rulings++
    claimed += line.claimed.amount
    allowed += line.allowed.amount
    for (const by of outcomeGroups) {
      const of: Map<string, GroupOutcome> = groups[by]
      for (const key of keysOf[by](line, reduction > 0)) {
        const group = of.get(key) ?? { lines: 0, reduced: 0, claimed: 0, reduction: 0, reasons: {} }
        of.set(key, group)
        group.lines++
        group.claimed += line.claimed.amount
        group.reduction += reduction
        if (reduction <= 0) continue
        group.reduced++
        if (line.reason !== null) group.reasons[line.reason] = (group.reasons[line.reason] ?? 0) + 1
      }
    }
  }
  const asRecord = (of: ReadonlyMap<string, GroupOutcome>): GroupOutcomes => Object.fromEntries(of)
  return {
    ...{ rulings, claimed, allowed },
    groups: {
      activity: asRecord(groups.activity),
      grade: asRecord(groups.grade),
      reason: asRecord(groups.reason),
      words: asRecord(groups.words),
    },
  }
}
