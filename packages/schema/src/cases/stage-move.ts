import { stages, type Stage } from '@costdraft/costing'
import { field } from '../field.ts'
import { stageLabels } from './stage-labels.ts'
import { oneOf } from '../structs.ts'

/** The body of a move, where it has one: the stage from which whoever moves the case believes to move it. */
export const stageMoveFields = { from: field(oneOf(stages)) }

/** Whether a word is one of the four stages; a host may have words of its own. */
export const isStage = (word: unknown): word is Stage => (stages as readonly unknown[]).includes(word)

const sentences: Readonly<Record<Stage, string>> = {
  in_progress: `This case was taken back to ${stageLabels.in_progress.column} meanwhile.`,
  in_review: 'This case was sent for review meanwhile.',
  blocked: `This case was moved to ${stageLabels.blocked.column} meanwhile.`,
  complete: 'This case was completed meanwhile.',
}

/** Why a move is refused that was to be from another stage than the one that the case is in now. */
export const movedMeanwhile = (present: unknown): string =>
  isStage(present) ? sentences[present] : 'This case was moved to another stage meanwhile.'
