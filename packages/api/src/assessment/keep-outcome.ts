import { outcomeOf, type GroupOutcomes, type Outcome } from '@costdraft/costing'
import type { Tx } from '../access/as-viewer.ts'
import type { Assessment, EnteredLine } from './read-assessment.ts'
import { wordsOfLine } from './telling-words.ts'

/** So many words of a bill are remembered, those of most lines first. */
const MOST_WORDS = 1_000
const byLines = ([, a]: [string, { lines: number }], [, b]: [string, { lines: number }]): number => b.lines - a.lines
const mostCommon = (words: GroupOutcomes): GroupOutcomes =>
  Object.fromEntries(Object.entries(words).toSorted(byLines).slice(0, MOST_WORDS))

/** What came of the lines of a bill, by what they have in common. Pure. */
export function outcomeOfLines(lines: readonly EnteredLine[]): Outcome {
  const { groups, ...sums } = outcomeOf(
    lines.map((line) => ({
      ...line,
      activity: line.of.activity,
      grade: line.of.earner?.grade ?? null,
      reason: line.row?.reason ?? null,
      words: line.allowed ? wordsOfLine(line.of) : [],
    })),
  )
  return { ...sums, groups: { ...groups, words: mostCommon(groups.words) } }
}

/**
 * Keeps with an assessment what came of its bill, for the report of outcomes and for what is remembered of the bills of
 * a firm: neither reads a bill. To be called whenever a ruling changes.
 */
export async function keepOutcome(tx: Tx, { header, lines }: Pick<Assessment, 'header' | 'lines'>): Promise<void> {
  if (!header) return
  const { rulings, claimed, allowed, groups } = outcomeOfLines(lines)
  const { words, ...outcome } = groups
  const kept = (part: object): string | null => (rulings === 0 ? null : JSON.stringify(part))
  await tx
    .updateTable('assessment')
    .set({ rulings, claimed, allowed, outcome: kept(outcome), outcome_words: kept(words) })
    .where('uuid', '=', header.uuid)
    .execute()
}
