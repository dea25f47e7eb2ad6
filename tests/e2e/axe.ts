import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import { expect, type Page } from 'playwright/test'

const RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] }
const CONTRASTS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] }, resultTypes: ['violations'] }
/** The global variable of axe in a page. */
interface Axed {
  axe?: { run: (within: ElementContext, options: RunOptions) => Promise<AxeResults> }
}

/** Figures that are being read anew fade for a moment: nobody is to read them then. */
const areFiguresNew = (page: Page): Promise<void> => expect(page.locator('[data-old]')).toHaveCount(0)

/** Switches the theme of the page without closing dialogs or menus, and waits until the transitions have finished. */
const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (chosen) => {
    const { classList, style } = document.documentElement
    classList.remove('light', 'dark')
    classList.add(chosen)
    style.colorScheme = chosen
    style.background = ''
    // Inherited colours start their transition a frame later, so the check is repeated.
    for (let calm = 0; calm < 2; calm++) {
      const moving = document.getAnimations()
      if (moving.length > 0) calm = -1
      await Promise.allSettled(moving.map(({ finished }) => finished))
      await new Promise(requestAnimationFrame)
    }
  }, theme)

/** What stays in view while the rest scrolls: what happens to be half below it is no smaller for it. */
const STICKY = ':is([data-form-foot], header) { position: static !important }'

/** What axe finds in the page or the given parts: the name of each rule, and the selectors of what breaks it. */
export async function violationsOf(
  page: Page,
  parts: readonly string[],
  rules: RunOptions,
): Promise<[rule: string, targets: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([within, options, sticky]) => {
      const style = document.createElement('style')
      style.textContent = sticky
      document.head.append(style)
      const { violations } = await (globalThis as Axed)
        .axe!.run(within.length > 0 ? { include: [...within] } : document, options)
        .finally(() => style.remove())
      return violations.map(({ id, nodes }): [string, string[]] => [
        id,
        nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 160)}`),
      ])
    },
    [parts, rules, STICKY] as const,
  )
}
const look = async (page: Page, parts: string[], rules: RunOptions): Promise<void> =>
  expect(await violationsOf(page, parts, rules)).toEqual([])

/**
 * Expects no accessibility violations (axe) in the page or the given parts; colour contrast is checked in both themes.
 * Leaves the page in the theme it had.
 */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'))
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  await areFiguresNew(page)
  await paint(page, own)
  await look(page, parts, RULES)
  await areFiguresNew(page)
  await paint(page, other)
  await look(page, parts, CONTRASTS)
  await paint(page, own)
}
