import { caseTypes, stages, type CaseType, type Stage } from '@costdraft/costing'

/** The words of hosts for the four stages, without regard to case. Any other is none of ours. */
const stageByWord: ReadonlyMap<string, Stage> = new Map([
  ...stages.map((stage) => [stage, stage] as const),
  ['completed', 'complete'],
  ['pending', 'in_review'],
  ['review', 'in_review'],
  ['reviewing', 'in_review'],
  ['drafting', 'in_progress'],
])
const typeByWord: ReadonlyMap<string, CaseType> = new Map(caseTypes.map((type) => [type, type]))

/** A word as the tables have it: `In Review`, `in-review` and `IN_REVIEW` are one. */
const folded = (word: unknown): string =>
  typeof word === 'string'
    ? word
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_')
    : ''

/** The stage that a host means by a word; null for a word of its own, and for what is no word. */
export const stageOfWord = (word: unknown): Stage | null => stageByWord.get(folded(word)) ?? null
/** The case type that a host means by a word, likewise. */
export const caseTypeOfWord = (word: unknown): CaseType | null => typeByWord.get(folded(word)) ?? null

/** Why nothing in a case can be changed that is in a stage of the host's own; without its word where it has none. */
export const unknownStage = (word: string | null | undefined): string =>
  word
    ? `The service behind CostDraft has this case in the stage ${word}, which CostDraft does not know. The case can be read, not changed.`
    : 'The service behind CostDraft does not say in which stage this case is. The case can be read, not changed.'
