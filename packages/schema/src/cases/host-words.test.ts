import { caseTypes, stages } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { caseTypeOfWord, stageOfWord, unknownStage } from './host-words.ts'

test.each([
  ...stages.flatMap((stage) => [
    [stage, stage],
    [stage.toUpperCase(), stage],
  ]),
  ['Completed', 'complete'],
  ['COMPLETE', 'complete'],
  ['pending', 'in_review'],
  ['Pending', 'in_review'],
  ['review', 'in_review'],
  ['REVIEWING', 'in_review'],
  ['Drafting', 'in_progress'],
  ['In Review', 'in_review'],
  ['in-progress', 'in_progress'],
  [' blocked ', 'blocked'],
])('%s is the stage %s', (word, stage) => expect(stageOfWord(word)).toBe(stage))

test.each(['archived', 'done', '', 'toString', '__proto__', 7, null, undefined, ['complete'], { stage: 'complete' }])(
  '%s is no stage of ours',
  (word) => expect(stageOfWord(word)).toBeNull(),
)

test('case types are read without regard to case, and no other word is one', () => {
  for (const type of caseTypes) expect(caseTypeOfWord(type.toUpperCase())).toBe(type)
  for (const word of ['tribunal', '', null, 3]) expect(caseTypeOfWord(word)).toBeNull()
})

test('the reason names the word, where there is one', () => {
  expect(unknownStage('Archived')).toContain('in the stage Archived, which')
  expect(unknownStage(null)).toContain('does not say')
})
