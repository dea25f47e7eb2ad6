import { expect, test } from 'vitest'
import { auditedName } from '../audit/about.ts'
import { sentencesOf } from '../audit/sentences.ts'

const said = (action: string, before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  sentencesOf({ entity: 'assessment', action, before, after }, { isNamed: true })

test('what changed of a line is said in the order of its columns, with its line beside it', () => {
  const line = 'line 12: Drafting'
  expect(
    said(
      'changed',
      { line, words: null, reason: null, allowed_rate: null, allowed_amount: 542.5, offered_amount: null },
      { line, words: 'Band two', reason: 'rate', allowed_rate: 200, allowed_amount: 400, offered_amount: 0 },
    ),
  ).toEqual([
    'Offered: nothing → 0.00.',
    'Allowed, rate: nothing → 200.00.',
    'Allowed: 542.50 → 400.00.',
    'Reason: nothing → Rate too high.',
    'Reason in words: nothing → Band two.',
  ])
  const none = { item: null, part_of: null, place: null }
  expect(auditedName('assessment', { ...none, text: line })).toBe('Assessment, line 12: Drafting')
  expect(auditedName('assessment', { ...none, text: null })).toBe('Assessment')
})

test.each([
  [{ lines: 1, column: 'allowed', percent: 100 }, '1 line: allowed as claimed.'],
  [{ lines: 3, column: 'offered', percent: 66.5 }, '3 lines: offered at 66.5 % of what is claimed.'],
  [
    { lines: 2_000, column: 'allowed', rate: 150, reason: 'grade' },
    '2,000 lines: allowed at no more than £150.00 an hour (Work for a lower grade).',
  ],
  [{ lines: 3, column: 'offered', clear: true }, '3 lines: what is offered was taken away.'],
])('a ruling on many lines: %j', (after, sentence) => expect(said('changed', null, after)).toEqual([sentence]))

test.each([
  ['removed', { lines: 2 }, null, 'Removed: what was entered of 2 lines.'],
  [
    'removed',
    { lines: 0, because: 'reopened' },
    null,
    'Set aside, as the case was reopened: what was entered of 0 lines.',
  ],
  ['restored', null, { lines: 1 }, 'Restored: what was entered of 1 line.'],
  ['restored', null, { lines: 3, left: 0, undone: true }, 'A ruling on 3 lines was undone.'],
  [
    'restored',
    null,
    { lines: 3, left: 2, undone: true },
    'A ruling on 3 lines was undone. 2 lines changed since stay as entered.',
  ],
])('%s %j %j', (action, before, after, sentence) => expect(said(action, before, after)).toEqual([sentence]))
