import type { Locator } from 'playwright/test'

/** What is measured of an element, in pixels: where it is in the window, and what it holds and shows. */
export interface Measured {
  x: number
  y: number
  width: number
  height: number
  scrollWidth: number
  scrollHeight: number
  clientWidth: number
  clientHeight: number
}

/**
 * Measures an element once it stands still: the same for a tenth of a second and six frames, with the fonts loaded and
 * no transition under way. A change of the window or of what it shows is drawn some frames later on a busy machine.
 * Waits for the element as any action does, and fails after ten seconds if it goes on moving.
 */
export const steady = (locator: Locator): Promise<Measured> =>
  locator.evaluate(async (element) => {
    const FRAMES = 6
    const STILL = 100
    const PATIENCE = 10_000
    const measure = (): Measured => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element
      return { x, y, width, height, scrollWidth, scrollHeight, clientWidth, clientHeight }
    }
    const isMoving = (): boolean =>
      document.fonts.status === 'loading' ||
      document
        .getAnimations()
        .some(
          ({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    const frame = (): Promise<number> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => resolve(performance.now()))
      })
    const began = performance.now()
    let last = measure()
    let since = began
    let frames = 0
    for (;;) {
      const now = await frame()
      const next = measure()
      const isSame = Object.entries(next).every(([name, value]) => last[name as keyof Measured] === value)
      if (isSame && !isMoving()) frames += 1
      else [frames, since] = [0, now]
      last = next
      if (frames >= FRAMES && now - since >= STILL) return next
      if (now - began > PATIENCE) throw new Error(`It does not stand still: ${JSON.stringify(next)}`)
    }
  })

/** How many pixels of an element are to the side of what it shows, once it stands still. */
export async function sideways(locator: Locator): Promise<number> {
  const { scrollWidth, clientWidth } = await steady(locator)
  return scrollWidth - clientWidth
}
