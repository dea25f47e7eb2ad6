import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }
const CONTRASTS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] }
/** What axe calls itself in a page. */
interface Axed {
  axe?: { run: (within: ElementContext, options: RunOptions) => Promise<AxeResults> }
}

/** Puts the page into a theme as it stands, dialogs and menus open, and waits until it has arrived there. */
const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (chosen) => {
    const { classList, style } = document.documentElement
    classList.remove('light', 'dark')
    classList.add(chosen)
    style.colorScheme = chosen
    style.background = ''
    // What inherits a colour follows it in turn, a frame later: the first look at nothing moving is not the last.
    for (let calm = 0; calm < 2; calm++) {
      const moving = document.getAnimations()
      if (moving.length > 0) calm = -1
      await Promise.allSettled(moving.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    }
  }, theme)

async function look(page: Page, parts: string[], rules: RunOptions): Promise<void> {
  const violations = await page.evaluate(
    async ([within, options]) => {
      const { violations } = await (globalThis as Axed).axe!.run(
        within.length > 0 ? { include: within } : document,
        options,
      )
      return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])
    },
    [parts, rules] as const,
  )
  expect(violations).toEqual([])
}

/** axe has nothing to say of the page, or of these parts of it; of what differs between the themes, its contrasts, in dark as well. */
export async function clean(page: Page, ...parts: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  await look(page, parts, RULES)
  await paint(page, 'dark')
  await look(page, parts, CONTRASTS)
  await paint(page, 'light')
}
