import type { IncomingMessage } from 'node:http'
import { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDrain } from './drain.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** The status with which `/ready` is answered; undefined where that is left to what comes next. */
function statusOf({ answer }: ReturnType<typeof createDrain>): number | undefined {
  const req = { method: 'GET', httpVersionMajor: 1, httpVersionMinor: 1 } as IncomingMessage
  const res = new ServerResponse(req)
  let isLeft = false
  answer(req, res, () => {
    isLeft = true
  })
  return isLeft ? undefined : res.statusCode
}

test('it says that it is to stop from the first moment, and may close after the time, however often it is told', async () => {
  const drain = createDrain(30)
  expect(statusOf(drain)).toBeUndefined()
  const ended: string[] = []
  const first = drain.begin().then(() => ended.push('first'))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(statusOf(drain)).toBe(503)
  const again = drain.begin().then(() => ended.push('again'))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await Promise.all([first, again])
  expect(ended).toEqual(['first', 'again'])
})
