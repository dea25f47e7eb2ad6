import type { Page } from 'playwright/test'
import type { Figure } from './figures.ts'
import { keyFigures } from './keys.ts'
import { ledgerOf } from './ledger.ts'
import { median } from './load.ts'
import type { Bench } from './setup.ts'
import { sized } from './sized.ts'

const ITEMS = sized(10_000, 600)
const TABS = sized(6, 1)
/** Milliseconds that a hand rests on a tab before it presses it. */
const REST = 150
/** What shows that a tab of items is painted: more rows than are in view; all rows of the first page; or no table. */
const ROWS = '[role="tabpanel"] tr[data-row]:nth-child(30)'
const ALL_ROWS = '[role="tabpanel"] tr[data-row]:nth-child(100)'
const NO_ROWS = '[role="tabpanel"]:not(:has(table))'
const addressOf = ({ instance }: Bench, uuid: string, tab: string): string =>
  `${instance.webUrl}/cost-draft/cases/draft/edit/${uuid}?tab=${tab}`

/**
 * The cumulative layout shift of the page so far: the sum of all that moved without the user's doing, rather than its
 * worst window.
 */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
          reject(new Error('This browser does not tell layout shifts.'))
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        // The browser hands over what it has kept in a task of its own, late on a busy machine.
        setTimeout(() => resolve(sum), 1_000)
      }),
  )

/** Milliseconds from pressing a tab to the frame that shows its panel: its rows, or that it has none. */
async function openTab(page: Page, tab: string, shown: string): Promise<number> {
  await page.evaluate(
    ({ tab, shown }) => {
      const painted = new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${tab} did not come.`)), 10_000)
        document.addEventListener(
          'pointerdown',
          ({ timeStamp: began }) => {
            const look = (): void => {
              const trigger = document.querySelector('[role="tab"][aria-selected="true"]')
              if (trigger?.textContent?.startsWith(tab) && document.querySelector(shown))
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
    },
    { tab, shown },
  )
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  return page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted)
}

/**
 * Loads a case at a tab without rows, and opens that of time recordings for the first time, once the pointer has rested
 * on it.
 */
async function openFirst(page: Page, address: string, rest: number): Promise<number> {
  await page.goto(address)
  const tab = page.getByRole('tab', { name: /^Time Recordings/ })
  await tab.waitFor()
  await page.waitForLoadState('networkidle')
  if (rest > 0) {
    await tab.hover()
    await page.waitForTimeout(rest)
  }
  return openTab(page, 'Time Recordings', ROWS)
}

/** Measures opening the tab of time recordings of a case again and again, from a tab without rows. */
export async function tabFigures(bench: Bench, page: Page, uuid: string, without: string): Promise<Figure[]> {
  const address = addressOf(bench, uuid, without.toLowerCase())
  const pressed = await openFirst(page, address, 0)
  const pointed = await openFirst(page, address, REST)
  const later: number[] = []
  const whole: number[] = []
  for (let i = 0; i < TABS * 2; i++) {
    await openTab(page, without, NO_ROWS)
    if (i % 2) later.push(await openTab(page, 'Time Recordings', ROWS))
    else whole.push(await openTab(page, 'Time Recordings', ALL_ROWS))
  }
  return [
    { name: 'tab to painted with 10,000 rows, first, pressed at once', value: pressed, unit: 'ms', limit: 100 },
    {
      name: `tab to painted with 10,000 rows, first, pointed at for ${REST} ms`,
      value: pointed,
      unit: 'ms',
      limit: 100,
    },
    { name: 'tab to painted with 10,000 rows, after the first', value: median(later), unit: 'ms', limit: 100 },
    { name: 'tab to all 100 rows of the page, after the first', value: median(whole), unit: 'ms' },
  ]
}

/** Measures the tabs of a care case of 10,000 items, and what moved on the page until it stood. */
export async function workspaceFigures(bench: Bench, page: Page): Promise<Figure[]> {
  const uuid = await bench.addCase('Re Ten Thousand')
  await bench.upload(uuid, ledgerOf(ITEMS))
  const figures = await tabFigures(bench, page, uuid, 'Hearings')
  await page.goto(addressOf(bench, uuid, 'time-recordings'))
  await page.locator(ALL_ROWS).waitFor()
  const shift = await layoutShift(page)
  return [
    ...figures,
    ...(await keyFigures(bench, page, uuid)),
    { name: 'layout shift of the workspace', value: shift, unit: '', limit: 0.01 },
  ]
}
