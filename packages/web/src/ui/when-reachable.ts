/** In milliseconds: how long after an attempt the next one follows, at first and at most. */
const PAUSE = 1_000
const LONGEST_PAUSE = 15_000

const isReachable = (): Promise<boolean> =>
  fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Resolves after a pause, or as soon as the browser says that the line is back. */
const pauseOrOnline = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    addEventListener('online', done)
  })

async function untilReachable(): Promise<void> {
  for (let pause = PAUSE; !(await isReachable()); pause = Math.min(2 * pause, LONGEST_PAUSE)) await pauseOrOnline(pause)
}

let waiting: Promise<void> | undefined
/** Resolves once CostDraft can be reached: at once if it can be now. However many wait, one asks. */
export const whenReachable = (): Promise<void> =>
  (waiting ??= untilReachable().finally(() => {
    waiting = undefined
  }))

/**
 * Resolves once CostDraft can be reached, to send again what was not answered: at once at first, later the longer
 * after, the more attempts have failed although it could be.
 */
export async function whenBack(failed: number): Promise<void> {
  if (failed > 0) await pauseOrOnline(Math.min(PAUSE * 2 ** (failed - 1), LONGEST_PAUSE))
  await whenReachable()
}
