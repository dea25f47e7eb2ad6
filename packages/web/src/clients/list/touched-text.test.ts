import { expect, test } from 'vitest'
import { touchedText } from './touched-text.ts'

const nothing = {
  stages: [],
  users: 0,
  feeEarners: 0,
  apiClients: 0,
  webhooks: 0,
  children: 0,
  __typename: 'ArchiveCounts' as const,
}
const stage = (name: 'in_progress' | 'in_review' | 'complete', cases: number) => ({
  stage: name,
  cases,
  __typename: 'ArchivedCases' as const,
})

test('says what archiving touches, and what of it is not finished', () => {
  const stages = [stage('complete', 1), stage('in_progress', 2), stage('in_review', 1)]
  expect(touchedText({ ...nothing, stages, users: 1_200, webhooks: 1 })).toBe(
    ' It has 3 open cases, 1 complete case, 1,200 active users and 1 webhook. By stage: In progress 2, Review 1. None of these can be completed meanwhile.',
  )
  expect(touchedText({ ...nothing, stages: [stage('complete', 2)] })).toBe(' It has 2 complete cases.')
})

test('says nothing where there is nothing, or where the host does not count', () => {
  expect([touchedText(nothing), touchedText(null), touchedText(undefined)]).toEqual(['', '', ''])
})
