import type { Page } from 'playwright/test'

/** More stops than a form has: a longer list of rows is walked so far. */
const MOST_STOPS = 60

/**
 * What is wrong with how the element that has the focus is seen; undefined where it stands whole in the window, with
 * nothing over it. Runs in the page.
 */
function faultOfFocus(): { stop: number; name: string; fault?: string } | undefined {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined
  // A box to tick is drawn by its label; the input itself is too small to be seen.
  const small = (box: DOMRect): boolean => box.width < 8 || box.height < 8
  const drawn = small(focused.getBoundingClientRect())
    ? (focused.closest('label, [data-part=root]') ?? focused.parentElement ?? focused)
    : focused
  const { left, top, right, bottom, width, height } = drawn.getBoundingClientRect()
  const stops = ((globalThis as { focusStops?: WeakMap<Element, number> }).focusStops ??= new WeakMap())
  const stop = stops.get(focused) ?? 0
  stops.set(focused, stop + 1)
  const label = focused.getAttribute('aria-label') ?? (focused as HTMLInputElement).labels?.[0]?.innerText
  const name = `${focused.role ?? focused.tagName.toLowerCase()} “${(label ?? focused.textContent ?? '').trim().slice(0, 40)}”`
  // What scrolls by itself may be higher than the window: then a part of it is what one sees.
  const isTall = height > innerHeight - 16 || width > innerWidth
  const isOut = isTall
    ? bottom < 24 || top > innerHeight - 24
    : left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  if (isOut)
    return {
      stop,
      name,
      fault: `is out of sight, at ${Math.round(left)}, ${Math.round(top)} to ${Math.round(right)}, ${Math.round(bottom)} px`,
    }
  const middle = (from: number, to: number, most: number) => (Math.max(0, from) + Math.min(most, to)) / 2
  const over = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
  if (!over || drawn.contains(over) || over.contains(drawn) || over.closest('label')?.contains(drawn))
    return { stop, name }
  return { stop, name, fault: `is behind “${(over.textContent ?? '').trim().slice(0, 40)}”` }
}

/**
 * Goes with Tab through whatever can have the focus, once round, in the dialog on top if there is one: sentences of
 * what would not be seen, and of a window that pans sideways. It moves the focus, so it comes after a picture.
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  const faults = new Set<string>()
  await page.evaluate(() => delete (globalThis as { focusStops?: unknown }).focusStops)
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    // What moves the page after the focus does so with the next picture.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    const at = await page.evaluate(faultOfFocus)
    if (at && at.stop > 0) break
    if (at?.fault !== undefined) faults.add(`The focused ${at.name} ${at.fault}.`)
  }
  const panned = await page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=alertdialog]')]
    return boxes.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  })
  return panned ? [...faults, 'The window or the dialog pans sideways.'] : [...faults]
}
