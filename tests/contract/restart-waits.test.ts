import { beforeEach, describe, expect, test } from 'vitest'
import { restartWaits } from '../../scripts/restart-waits.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const LONG = [2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * SECOND)

describe('the wait before a restart', () => {
  let at: number
  let waits: ReturnType<typeof restartWaits>
  beforeEach(() => {
    at = Date.parse('2030-01-01T00:00:00Z')
    waits = restartWaits(() => at)
  })
  /** A process that runs for so long after each start; returns the waits before the next ones. */
  const ends = (times: number, ranFor: number): number[] =>
    Array.from({ length: times }, () => {
      at += ranFor
      const { wait } = waits.next(ranFor)
      at += wait
      return wait
    })

  test('is short for five in a minute, then doubles from two seconds to thirty', () => {
    expect(ends(12, SECOND)).toEqual([0, 250, 500, 1_000, 1_500, ...LONG])
  })

  test('says which of a minute it is, and whether it is a long one', () => {
    ends(5, 10)
    expect(waits.next(10)).toEqual({ recent: 6, wait: 2 * SECOND, isLong: true })
  })

  test('stays long while the process does not run for a whole minute, however seldom it ends', () => {
    ends(8, SECOND)
    expect(ends(4, MINUTE - 1)).toEqual(LONG.slice(3))
  })

  test('is short again after a healthy minute', () => {
    ends(9, SECOND)
    expect(ends(1, MINUTE)).toEqual([0])
    expect(ends(7, SECOND)).toEqual([250, 500, 1_000, 1_500, ...LONG.slice(0, 3)])
  })

  test('is short for restarts that are not five in a minute', () => {
    expect(ends(20, 20 * SECOND).every((wait) => wait <= 1_500)).toBe(true)
  })
})
