import { expect, test } from 'vitest'
import { contentWords, isBeingMade, progressPercent, progressWords } from './archive-words.ts'

test('how far it is', () => {
  expect(progressWords({ state: 'queued', filesMade: null, filesOf: null })).toBe('Waiting for its turn')
  expect(progressWords({ state: 'running', filesMade: null, filesOf: null })).toBe('Reading the cases')
  expect(progressWords({ state: 'running', filesMade: 12, filesOf: 3_400 })).toBe('12 of 3,400 files')
  expect(progressPercent({ filesMade: 12, filesOf: 340 })).toBe(3)
  expect(progressPercent({ filesMade: null, filesOf: null })).toBe(0)
  expect(progressPercent({ filesMade: 0, filesOf: 0 })).toBe(0)
  expect((['queued', 'running', 'done', 'failed'] as const).map((state) => isBeingMade({ state }))).toEqual([
    ...[true, true],
    ...[false, false],
  ])
})

test('what is in it', () => {
  const held = (missing: number) => ({
    counts: { __typename: 'FirmArchiveCounts' as const, cases: 1, files: 40, missing },
  })
  expect(contentWords({ counts: null })).toBe('')
  expect(contentWords(held(0))).toBe('1 case and 40 files.')
  expect(contentWords(held(1))).toMatch(/1 file could not be found; manifest\.json in the archive names it\.$/)
  expect(contentWords(held(2))).toMatch(/names them\.$/)
})
