import type { Page } from 'playwright/test'
import type { Figure } from './figures.ts'
import { median, percentile } from './load.ts'
import type { Bench } from './setup.ts'
import { sized } from './sized.ts'

const ROWS = sized(20, 3)
const FRAME = 1_000 / 60
/** Between two keys of somebody who types fast. */
const PAUSE = 30

/** Measures typing rows into the grid of a case: from each key to the frame that shows what it did. */
export async function keyFigures(bench: Bench, page: Page, uuid: string): Promise<Figure[]> {
  await page.goto(`${bench.instance.webUrl}/cost-draft/cases/draft/edit/${uuid}?tab=time-recordings&view=grid`)
  await page.locator('[data-grid-editor]:focus').waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const painted: number[] = []
    Object.assign(globalThis, { painted })
    addEventListener(
      'keydown',
      ({ timeStamp: began }) =>
        requestAnimationFrame(() => {
          setTimeout(() => painted.push(performance.now() - began))
        }),
      true,
    )
  })
  const type = (text: string): Promise<void> => page.keyboard.type(text, { delay: PAUSE })
  for (let row = 0; row < ROWS; row++) {
    for (const text of row === 0 ? ['030225', 'PS', 'prep', '5u'] : ['prep', '5u']) {
      await type(text)
      await page.keyboard.press('Tab')
    }
    await type(`Entry ${row} about the children`)
    await page.keyboard.press('Enter')
  }
  await page.waitForTimeout(500)
  const painted = await page.evaluate(() => (globalThis as unknown as { painted: number[] }).painted)
  return [
    {
      name: 'key to painted beside 10,000 rows',
      value: median(painted),
      unit: 'ms',
      limit: FRAME,
      note: `${painted.length} keys`,
    },
    { name: 'of them, the 95th percentile', value: percentile(painted, 95), unit: 'ms', limit: 50 },
  ]
}
