import { caseTypeOfWord, stageOfWord } from '@costdraft/schema/cases/host-words.ts'
import type { Row } from '../upstream/rows.ts'

const words = [
  ['stage', 'stage_word', stageOfWord],
  ['case_type', 'case_type_word', caseTypeOfWord],
] as const

const wordOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * A case with its stage and its type in our words: null, with the host's word beside it, where that is none of ours.
 * The row itself where it has our words, or was asked for neither.
 */
export function withOurWords<R extends Row>(row: R): R {
  const changed = words.flatMap(([key, wordKey, read]): [string, unknown][] => {
    const given = row[key]
    if (given === undefined) return []
    const ours = read(given)
    return ours === given
      ? []
      : [
          [key, ours],
          [wordKey, ours === null ? wordOf(given) : null],
        ]
  })
  return changed.length > 0 ? { ...row, ...Object.fromEntries(changed) } : row
}
