import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withProgress } from '../../scripts/progress.mjs'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a long step says that it is under way, how long already, and what is known', async () => {
  const lines: string[] = []
  let detail = ''
  let finish: () => void = () => {}
  const step = withProgress(
    'Installing packages',
    () =>
      new Promise<void>((resolve) => {
        finish = resolve
      }),
    { say: (line) => lines.push(line), detail: () => detail },
  )
  expect(lines).toEqual(['Installing packages …'])
  await vi.advanceTimersByTimeAsync(10_000)
  detail = 'downloaded 340'
  await vi.advanceTimersByTimeAsync(12_000)
  finish()
  await step
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual(['Installing packages …', '  … 10 s', '  … 20 s: downloaded 340', '  done in 22 s.'])
})

test('a step that fails ends its lines', async () => {
  const lines: string[] = []
  await expect(
    withProgress('Building', () => Promise.reject(new Error('no')), { say: (line) => lines.push(line) }),
  ).rejects.toThrow('no')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lines).toEqual(['Building …'])
})
