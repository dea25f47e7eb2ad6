import type { Stage } from '@costdraft/costing'
import { labelOf } from '../labels.ts'

interface StageWords {
  /** Its column on the board, and its name wherever a stage is named. */
  column: string
  /** Its badge on a card or in a row. */
  badge: string
  /** What a case in it is, inside a sentence. */
  inSentence: string
}
const wordsOf = (stage: Stage, badge: string, inSentence: string): StageWords => ({
  column: labelOf(stage),
  badge,
  inSentence,
})

/** The words of each stage. */
export const stageLabels: Readonly<Record<Stage, StageWords>> = {
  in_progress: wordsOf('in_progress', 'DRAFTING', 'in progress'),
  in_review: wordsOf('in_review', 'PENDING', 'in review'),
  blocked: wordsOf('blocked', 'BLOCKED', 'blocked'),
  complete: wordsOf('complete', 'COMPLETED', 'complete'),
}

/** The badge of the page on which a case is reviewed. */
export const REVIEWING = 'REVIEWING'
/** The heading of what is in review: a column, a queue. */
export const IN_REVIEW = 'In review'
