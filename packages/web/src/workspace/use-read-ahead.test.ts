import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPointing } from './use-read-ahead.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Two tabs, and what was read of them. */
function twoTabs() {
  const pointing = createPointing()
  const read: string[] = []
  const [first, second] = ['first', 'second'].map((name) => pointing.handlers(() => read.push(name)))
  if (!first || !second) throw new Error('There are two.')
  return { pointing, read, first, second }
}

test('a tab on which the pointer rests is read, one that it passes is not', () => {
  const { read, first, second } = twoTabs()
  first.onPointerEnter()
  vi.advanceTimersByTime(40)
  first.onPointerLeave()
  second.onPointerEnter()
  vi.advanceTimersByTime(40)
  expect(read).toEqual([])
  vi.advanceTimersByTime(40)
  expect(read).toEqual(['second'])
})

test('one that is pressed is read at once, and once', () => {
  const { read, first } = twoTabs()
  first.onPointerEnter()
  first.onPointerDown()
  vi.advanceTimersByTime(1_000)
  expect(read).toEqual(['first'])
})

test('nothing is read once the page is left', () => {
  const { pointing, read, first } = twoTabs()
  first.onPointerEnter()
  pointing.leave()
  vi.advanceTimersByTime(1_000)
  expect(read).toEqual([])
})
