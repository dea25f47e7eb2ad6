import { expect, test } from 'vitest'
import { asWritten, counted, inPounds, listed } from './in-words.ts'

test('a number has its noun', () => {
  expect([counted(1, 'case'), counted(0, 'case'), counted(12_000, 'case')]).toEqual([
    '1 case',
    '0 cases',
    '12,000 cases',
  ])
  expect([counted(1, 'entry', 'entries'), counted(2, 'entry', 'entries')]).toEqual(['1 entry', '2 entries'])
})

test('parts are one list', () => {
  expect([listed([]), listed(['one']), listed(['one', 'two']), listed(['one', 'two', 'three'])]).toEqual([
    '',
    'one',
    'one and two',
    'one, two and three',
  ])
})

test('amounts and days are written as people here write them', () => {
  expect([inPounds(1_234.5), inPounds(0), inPounds(-3)]).toEqual(['£1,234.50', '£0.00', '-£3.00'])
  expect(asWritten('2025-01-14')).toBe('14/01/2025')
})
