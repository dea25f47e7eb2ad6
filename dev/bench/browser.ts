import { gzipSync } from 'node:zlib'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { median, percentile } from './load.ts'
import type { Bench } from './setup.ts'
import type { Figure } from './figures.ts'
import { inBrowser } from './in-browser.ts'
import { layoutShift, workspaceFigures } from './tabs.ts'
import { sized } from './sized.ts'

const CARDS = sized(1_000, 20)
const DROPS = sized(8, 1)
const dist = join(import.meta.dirname, '../../packages/web/dist')

/** The gzipped size of what blocks the first render: the entry script, its static imports and the styles. */
function firstLoad(): number {
  const files = new Set<string>()
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const add = (name: string): void => {
    if (files.has(name)) return
    files.add(name)
    if (name.endsWith('.js'))
      for (const [, found = ''] of readFileSync(join(dist, 'assets', name), 'utf8').matchAll(
        /(?:^|[;}])\s*import\s*(?:[^"'();]*?from\s*)?["']\.\/([\w.-]+\.js)["']/g,
      ))
        add(found)
  }
  for (const [, name = ''] of page.matchAll(/assets\/([\w.-]+\.(?:js|css))/g)) add(name)
  if (files.size === 0 || readdirSync(join(dist, 'assets')).length < files.size)
    throw new Error('The web app is not built.')
  return (
    [...files].reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, 'assets', name)), { level: 9 }).length, 0) /
    1_000
  )
}

/** Milliseconds from dropping a card to the frame that shows it in its new column. */
async function drop(page: Page, from: string, to: string): Promise<number> {
  await page.evaluate((stage) => {
    const wanted = document.querySelector(`[data-stage="${stage}"]`)
    const cards = () => [...(wanted?.querySelectorAll<HTMLElement>('[data-case]') ?? [])]
    const known = new Set(cards().map((card) => card.dataset.case))
    const painted = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('The card did not come.')), 10_000)
      document.addEventListener(
        'drop',
        ({ timeStamp: began }) => {
          const look = (): void => {
            if (cards().some((card) => !known.has(card.dataset.case)))
              requestAnimationFrame(() => {
                setTimeout(() => resolve(performance.now() - began))
              })
            else requestAnimationFrame(look)
          }
          look()
        },
        { capture: true, once: true },
      )
    })
    Object.assign(globalThis, { painted })
  }, to)
  const card = page.locator(`[data-stage="${from}"] [data-case]`).first()
  const a = await card.boundingBox()
  const b = await page.locator(`[data-stage="${to}"]`).boundingBox()
  if (!a || !b) throw new Error('There is no card to drag.')
  await page.mouse.move(a.x + 60, a.y + 60)
  await page.mouse.down()
  await page.mouse.move(a.x + 70, a.y + 70, { steps: 3 })
  await page.mouse.move(b.x + 80, b.y + 160, { steps: 6 })
  await page.mouse.up()
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted)
  // The pause a user needs before dragging the next card; the browser finishes the last drop meanwhile.
  await page.waitForTimeout(500)
  return painted
}

/** Measures the first load of the web app and a board of 1,000 cards. */
async function boardFigures(bench: Bench, page: Page): Promise<Figure[]> {
  for (let n = 0; n < CARDS; n += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => bench.addCase(`Re Card ${n + i}`, { solicitors_case_reference: 'CARDS' })),
    )
  const began = performance.now()
  await page.goto(`${bench.instance.webUrl}/cost-draft/cases?q=CARDS`)
  await page.locator('[data-case]').first().waitFor()
  const shown = performance.now() - began
  await page.locator(`[data-stage="in_progress"] [aria-setsize="${CARDS}"]`).first().waitFor({ timeout: 60_000 })
  const shift = await layoutShift(page)
  const first = await drop(page, 'in_progress', 'in_review')
  const later: number[] = []
  for (let i = 0; i < DROPS; i++)
    later.push(await drop(page, i % 2 ? 'in_progress' : 'in_review', i % 2 ? 'in_review' : 'in_progress'))
  return [
    { name: 'first load, gzip', value: firstLoad(), unit: 'kB', limit: 236 },
    { name: 'board of 1,000 cards: first card painted', value: shown, unit: 'ms' },
    { name: 'layout shift of the board', value: shift, unit: '', limit: 0.01 },
    { name: 'drop to painted, first', value: first, unit: 'ms' },
    {
      name: 'drop to painted, after the first',
      value: median(later),
      unit: 'ms',
      limit: 30,
      note: `slowest ${percentile(later, 100).toFixed(0)} ms`,
    },
  ]
}

/** Measures the web app in a browser. */
export const browserFigures = (bench: Bench): Promise<Figure[]> =>
  inBrowser(bench, async (page) => [...(await boardFigures(bench, page)), ...(await workspaceFigures(bench, page))])
