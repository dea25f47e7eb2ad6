/** In milliseconds. */
const MINUTE = 60_000
/** The waits before the first restarts within a minute, which are taken for mishaps. */
const MISHAPS = [0, 250, 500, 1_000, 1_500]
/** How many restarts within a minute hardly wait. */
export const QUICK_RESTARTS = MISHAPS.length
/** The waits after those: twice as long each time, up to the longest. */
const FIRST_LONG_WAIT = 2_000
const LONGEST_WAIT = 30_000

/** One restart: how many there were within the last minute, and the milliseconds to wait before this one. */
export interface Restart {
  recent: number
  wait: number
  isLong: boolean
}

/**
 * Says how long to wait before each restart of a process: hardly for the first five in a minute, longer and longer from
 * then on, until the process has run for a minute. `now` is in milliseconds.
 */
export function restartWaits(now: () => number): { next: (ranFor: number) => Restart } {
  let restarts: number[] = []
  let longWaits = 0
  return {
    /** Notes a restart of a process that answered for `ranFor` milliseconds since it was ready. */
    next: (ranFor) => {
      if (ranFor >= MINUTE) {
        restarts = []
        longWaits = 0
      }
      restarts = [...restarts.filter((at) => now() - at < MINUTE), now()]
      const recent = restarts.length
      if (longWaits === 0 && recent <= QUICK_RESTARTS)
        return { recent, wait: MISHAPS[recent - 1] ?? FIRST_LONG_WAIT, isLong: false }
      const wait = Math.min(FIRST_LONG_WAIT * 2 ** longWaits, LONGEST_WAIT)
      longWaits++
      return { recent, wait, isLong: true }
    },
  }
}
