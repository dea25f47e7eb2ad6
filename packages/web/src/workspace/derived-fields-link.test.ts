import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createInvalidation, followChanges } from './derived-fields-link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first change is followed at once, those that come soon after together, and none is forgotten', () => {
  const followed: Record<string, string[]>[] = []
  const invalidate = createInvalidation((stale) =>
    followed.push(Object.fromEntries([...stale].map(([uuid, fields]) => [uuid, [...fields]]))),
  )
  invalidate('a', ['totals'])
  expect(followed).toEqual([])
  vi.advanceTimersByTime(0)
  expect(followed).toEqual([{ a: ['totals'] }])
  for (let i = 0; i < 6; i++) {
    invalidate('a', ['totals', 'attention'])
    invalidate('b', ['parties'])
    vi.advanceTimersByTime(20)
  }
  vi.advanceTimersByTime(500)
  expect(followed).toEqual([{ a: ['totals'] }, { a: ['totals', 'attention'], b: ['parties'] }])
  vi.advanceTimersByTime(5_000)
  invalidate('b', ['totals'])
  vi.advanceTimersByTime(0)
  expect(followed.at(-1)).toEqual({ b: ['totals'] })
})

test('what was asked before a change and answered after it is asked again, and nothing else is', () => {
  const invalidated: [string, readonly string[]][] = []
  const follower = followChanges((uuid, fields) => invalidated.push([uuid, fields])),
    answered = follower.reads('a'),
    answeredAfterNothing = follower.reads('b')
  follower.changed('a', ['totals', 'disbursements'])
  expect(invalidated.splice(0)).toEqual([['a', ['totals', 'disbursements']]])
  const begunAfter = follower.reads('a')
  answered()
  expect(invalidated.splice(0)).toEqual([['a', ['totals', 'disbursements']]])
  begunAfter()
  answeredAfterNothing()
  expect(invalidated).toEqual([])
})
