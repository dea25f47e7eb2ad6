import { expect, test } from 'vitest'
import { pastReductionMessage, pastReductionName } from './past-reductions.ts'

const found = { bills: 9, reduced: 7, reason: 'time', percent: 18 } as const

test('what was reduced is told in a sentence', () => {
  expect(
    [
      { ...found, by: 'activity', key: 'preparation' } as const,
      { ...found, by: 'activity', key: 'letter_out', reason: null, percent: 0 } as const,
      { ...found, by: 'grade', key: 'A', reason: 'grade' } as const,
      { ...found, by: 'reason', key: 'no_evidence', reason: 'no_evidence' } as const,
      { ...found, by: 'words', key: 'bundle', reason: 'agreed', percent: 100 } as const,
    ].map((one) => [pastReductionName(one), pastReductionMessage(one)]),
  ).toEqual([
    ['Preparation', 'Preparation was reduced in 7 of 9 bills, mostly as too much time, by 18%.'],
    ['Letter out', 'Letter out was reduced in 7 of 9 bills, by less than 1%.'],
    ['Grade A', 'Work of grade A was reduced in 7 of 9 bills, mostly as work for a lower grade, by 18%.'],
    ['No evidence', 'No evidence: lines were reduced for it in 7 of 9 bills, by 18%.'],
    ['“bundle”', 'Work described with “bundle” was reduced in 7 of 9 bills, mostly by agreement, by 100%.'],
  ])
})
