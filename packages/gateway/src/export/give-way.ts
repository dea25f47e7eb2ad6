import { setTimeout } from 'node:timers/promises'
import type { RequestHandler } from 'express'

/** In milliseconds: the longest that an export gives way for one page. */
const LONGEST = 1_000

/** How exports give way to operations, which people wait for. */
export interface GiveWay {
  /** Middleware that notes an operation. */
  notice: RequestHandler
  /** Runs work for a page, and then waits as long as it took, if an operation was in work meanwhile. */
  paced: <T>(work: () => Promise<T>) => Promise<T>
}

/** `now` and `wait` are in milliseconds. */
export function createGiveWay(
  now: () => number,
  wait: (milliseconds: number) => Promise<unknown> = (milliseconds) => setTimeout(milliseconds),
): GiveWay {
  let begun = 0
  let inWork = 0
  return {
    notice: (_req, res, next) => {
      begun++
      inWork++
      res.once('close', () => inWork--)
      next()
    },
    paced: async (work) => {
      const [began, before, wasBusy] = [now(), begun, inWork > 0]
      const result = await work()
      if (wasBusy || begun > before) await wait(Math.min(LONGEST, now() - began))
      return result
    },
  }
}
