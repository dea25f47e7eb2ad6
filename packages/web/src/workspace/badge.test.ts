import { stageOfWord } from '@costdraft/schema/cases/host-words.ts'
import { expect, test } from 'vitest'
import { badgeOf, stageNote, unresolvedBeside } from './badge.ts'

const said = (mode: 'edit' | 'review' | 'completed', stage: string, unresolvedComments: number | null) => {
  const state = { stage: stageOfWord(stage), stageWord: stage, unresolvedComments }
  return [badgeOf(mode, state).word, unresolvedBeside(mode, state), stageNote(mode, state)]
}

test('the badge is the specified word, and the number of unresolved comments stands beside it', () => {
  expect(said('review', 'in_review', 0)).toEqual(['REVIEWING', 0, undefined])
  expect(said('review', 'in_review', 3)).toEqual(['BLOCKED', 3, undefined])
  expect(said('review', 'in_review', null)).toEqual(['REVIEWING', 0, undefined])
  expect(said('edit', 'in_progress', 3)).toEqual(['DRAFTING', 0, undefined])
  expect(said('completed', 'complete', 0)).toEqual(['COMPLETED', 0, undefined])
})

test('a stage other than the page is for is named', () => {
  expect(said('edit', 'in_review', 2)).toEqual(['DRAFTING', 0, 'Stage: Review.'])
  expect(said('review', 'in_progress', 0)).toEqual(['REVIEWING', 0, 'Stage: In progress.'])
  expect(said('review', 'in_progress', 2)).toEqual(['BLOCKED', 2, 'Stage: In progress.'])
  expect(said('completed', 'in_review', 1)).toEqual(['BLOCKED', 1, 'Stage: Review.'])
  expect(said('completed', 'in_progress', 0)).toEqual(['COMPLETED', 0, 'Stage: In progress.'])
  for (const mode of ['edit', 'review'] as const) expect(said(mode, 'complete', 0)).toEqual(['COMPLETED', 0, undefined])
})

test('a case in the stage blocked says whether comments are the reason, on each of its pages', () => {
  for (const mode of ['edit', 'review', 'completed'] as const) {
    expect(said(mode, 'blocked', 0)[2]).toBe('Stage: Blocked. No unresolved comments.')
    // A host that does not say.
    expect(said(mode, 'blocked', null)[2]).toBe('Stage: Blocked.')
  }
  expect(said('edit', 'blocked', 2)).toEqual(['DRAFTING', 0, 'Stage: Blocked. 2 unresolved comments.'])
  expect(said('edit', 'blocked', 1)[2]).toBe('Stage: Blocked. 1 unresolved comment.')
  // The note of these pages counts them, with a link to the first.
  for (const mode of ['review', 'completed'] as const)
    expect(said(mode, 'blocked', 2)).toEqual(['BLOCKED', 2, 'Stage: Blocked.'])
})

test('a word of a host that is no stage of ours is shown as it is, on each page', () => {
  for (const mode of ['edit', 'review', 'completed'] as const)
    expect(said(mode, 'Filed', 2)).toEqual(['Filed', 0, undefined])
})
