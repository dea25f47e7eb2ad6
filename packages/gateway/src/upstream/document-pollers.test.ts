import { describe, expect, test } from 'vitest'
import { refused } from '../errors/errors.ts'
import { createPollers, type Timer, type Waiting } from './document-pollers.ts'
import type { DocumentsRow } from './rows.ts'

const QUEUED: DocumentsRow = { state: 'queued', error: null, files: [] }
const READY: DocumentsRow = { state: 'ready', error: null, files: [{ uuid: 'bill', file_name: 'Bill.pdf' }] }

/** A clock that goes on in steps of ten seconds. */
function clockwork() {
  let now = 0
  const running = new Set<() => void>()
  const timer: Timer = {
    every: (ms, run) => {
      expect(ms).toBe(10_000)
      running.add(run)
      return () => running.delete(run)
    },
  }
  return {
    timer,
    now: () => now,
    running,
    step: async () => {
      now += 10_000
      for (const run of running) run()
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    },
  }
}
const viewer = (token: string, polled: string[], answer: () => DocumentsRow | Error): Waiting => ({
  token,
  poll: async () => {
    polled.push(token)
    const given = answer()
    if (given instanceof Error) throw given
    return given
  },
})

describe('the poller of a case', () => {
  test('asks once in ten seconds for ten viewers, and ends with the documents', async () => {
    const { timer, now, running, step } = clockwork()
    const pollers = createPollers(timer, now)
    const polled: string[] = []
    let answer = QUEUED
    const waiting = Array.from({ length: 10 }, (_, i) => viewer(`token ${i}`, polled, () => answer))
    for (const one of waiting) pollers.start('case', QUEUED, one, false)
    for (const one of waiting) expect(pollers.answer('case', one)).toBe(QUEUED)
    expect(polled).toEqual([])
    await step()
    await step()
    expect(polled).toEqual(['token 0', 'token 0'])
    answer = READY
    await step()
    expect(polled).toHaveLength(3)
    expect(running.size).toBe(0)
    // From here on the host is asked, which knows.
    expect(pollers.answer('case', waiting[0] as Waiting)).toBeUndefined()
  })

  test('goes on with another viewer’s token when one ends, and stops when there is none', async () => {
    const { timer, now, running, step } = clockwork()
    const pollers = createPollers(timer, now)
    const polled: string[] = []
    let second: DocumentsRow | Error = QUEUED
    const ended = refused('UNAUTHENTICATED', 'Sign in to continue.')
    pollers.start(
      'case',
      QUEUED,
      viewer('first', polled, () => ended),
      false,
    )
    pollers.answer(
      'case',
      viewer('second', polled, () => second),
    )
    await step()
    await step()
    expect(polled).toEqual(['first', 'second', 'second'])
    second = ended
    await step()
    expect(running.size).toBe(0)
  })

  test('is not ended by a host that does not answer', async () => {
    const { timer, now, running, step } = clockwork()
    const pollers = createPollers(timer, now)
    pollers.start(
      'case',
      QUEUED,
      viewer('one', [], () => refused('TIMEOUT', 'Request timed out')),
      false,
    )
    await step()
    expect(running.size).toBe(1)
  })

  test('ends after fifteen minutes, and says so where the host does not know', async () => {
    const { timer, now, running, step } = clockwork()
    const pollers = createPollers(timer, now)
    const one = viewer('one', [], () => QUEUED)
    pollers.start('case', QUEUED, one, true)
    for (let i = 0; i < 90; i++) await step()
    expect(running.size).toBe(0)
    expect(pollers.answer('case', one)).toMatchObject({ state: 'failed', error: expect.stringContaining('15 minutes') })
    // Asked for once more, it begins anew.
    pollers.start('case', QUEUED, one, true)
    expect(pollers.answer('case', one)).toBe(QUEUED)
  })

  test('is one of a thousand at most', () => {
    const { timer, now, running } = clockwork()
    const pollers = createPollers(timer, now)
    for (let i = 0; i < 1_100; i++)
      pollers.start(
        `case ${i}`,
        QUEUED,
        viewer('one', [], () => QUEUED),
        false,
      )
    expect(running.size).toBe(1_000)
  })
})
