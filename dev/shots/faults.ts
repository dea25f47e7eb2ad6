import type { Page } from 'playwright/test'
import { violationsOf } from '../../tests/e2e/axe.ts'
import { lostWords } from '../../tests/e2e/cut-words.ts'
import { oddFeet } from '../../tests/e2e/feet.ts'
import { toastsOverControls } from './covering-toasts.ts'
import { hiddenFocus } from './hidden-focus.ts'

/** Elements that stand outside the window to the right, or heads of columns that have no room. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const heads = [...document.querySelectorAll<HTMLElement>('[role=columnheader], thead th')]
    const squeezed = heads.filter((head) => {
      const { width, height } = head.getBoundingClientRect()
      const isMeantToBeSeen = getComputedStyle(head).display !== 'none' && !head.closest('[hidden]')
      return isMeantToBeSeen && head.innerText.trim() !== '' && height > 1 && width < 16
    })
    return [
      ...(scrollWidth > clientWidth ? [`The page pans sideways: ${scrollWidth} of ${clientWidth} px.`] : []),
      ...squeezed.map((head) => `The column ${head.innerText.trim()} has no room.`),
    ]
  })

/**
 * What is wrong with a screen as it is shown, in sentences: any rule of axe that it breaks, what cannot be seen, words
 * that are cut or lie under an icon, feet unlike others, and toasts over what one uses.
 */
export async function faultsOf(page: Page): Promise<string[]> {
  // Colours that the system forces are not ours, and axe compares them with those that they replace.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches)
  const found = await violationsOf(page, [], { resultTypes: ['violations'] })
  const violations = found.filter(([rule]) => !(isForced && rule === 'color-contrast'))
  return [
    ...violations.map(([rule, targets]) => `${rule}: ${targets.slice(0, 3).join(' | ')}`),
    ...(await outOfSight(page)),
    ...(await lostWords(page)),
    ...(await oddFeet(page)),
    ...(await toastsOverControls(page)),
  ]
}

/** In a window of less height, what has the focus may be behind a head or a foot. */
const LOW = 480

/** What would not be seen of what Tab reaches in a low window, in sentences. Moves the focus. */
export const focusFaultsOf = async (page: Page): Promise<string[]> =>
  (page.viewportSize()?.height ?? LOW) < LOW ? await hiddenFocus(page) : []
