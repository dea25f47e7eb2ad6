/** Gives back a slot. */
export type Release = () => void

interface Share {
  held: number
  /** Each starts the next request in line. */
  waiting: (() => void)[]
}

/**
 * Limits how many slots one key, such as a person, holds at once; further requests for it wait in order, so that nobody
 * takes more than their share of what all use. A request whose signal aborts while it waits is rejected with the
 * signal's reason.
 */
export function createShares(max: number): (key: string, signal: AbortSignal) => Promise<Release> {
  const shares = new Map<string, Share>()
  const release = (key: string, share: Share): Release => {
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      share.held--
      share.waiting.shift()?.()
      if (share.held === 0 && share.waiting.length === 0) shares.delete(key)
    }
  }
  return (key, signal) => {
    const share = shares.get(key) ?? { held: 0, waiting: [] }
    shares.set(key, share)
    return new Promise((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', onAbort)
        share.held++
        resolve(release(key, share))
      }
      const onAbort = (): void => {
        share.waiting.splice(share.waiting.indexOf(start), 1)
        reject(signal.reason as Error)
      }
      if (share.held < max) return start()
      share.waiting.push(start)
      signal.addEventListener('abort', onAbort, { once: true })
    })
  }
}

/** Runs tasks with at most `max` of them at once, in order. */
export function createLimit(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const take = createShares(max)
  const never = new AbortController().signal
  return async (task) => {
    const release = await take('', never)
    try {
      return await task()
    } finally {
      release()
    }
  }
}
