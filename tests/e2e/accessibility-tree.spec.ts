import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Locator, type Page } from 'playwright/test'
import { openBoard, card, nameOf } from './board.ts'
import { bar, grid, press, saved } from './grid-entry.ts'
import { SOLICITOR, makeCases, signIn } from './people.ts'
import { dialog } from './screen.ts'
import { gotoCase } from './workspace.ts'

const IS_UPDATED = process.env.UPDATE_TREES === '1'

/**
 * Compares what a screen reader is told of a part of the screen with the text kept in `trees`, with what differs from
 * run to run replaced. UPDATE_TREES=1 writes the text anew: read what changed.
 */
async function expectTree(part: Locator, name: string, replaced: readonly (readonly [RegExp, string])[] = []) {
  const path = join(import.meta.dirname, 'trees', `${name}.txt`)
  const told = await part.ariaSnapshot()
  const tree = `${replaced.reduce((text, [what, by]) => text.replaceAll(what, by), told)}\n`
  if (IS_UPDATED) writeFileSync(path, tree)
  expect(tree).toBe(readFileSync(path, 'utf8'))
}

test('a screen reader is told what a card of the board is', async ({ page }) => {
  const name = nameOf('Told')
  await openBoard(page, [name])
  await expectTree(card(page, name), 'card', [
    [new RegExp(name, 'g'), 'NAME'],
    [/[\da-f-]{36}/g, 'UUID'],
  ])
})

const ROW = ['14/01/2025', 'Ellen Marsh', 'Preparation', '1.5', 'Reading the bundle']

/** What is heard of the cell with the focus: its name, what is in it, and what describes it. */
const heard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cell = document.activeElement as HTMLInputElement
    const described = cell.getAttribute('aria-describedby')
    const words = [
      cell.getAttribute('aria-label'),
      cell.value,
      described && document.getElementById(described)?.innerText,
    ]
    return words.filter(Boolean).join(' | ')
  })

test('the grid and its dialogs are told as text, and rows are entered by what is heard alone', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, ['Re Heard'])
  await gotoCase(page, uuid, { tab: 'time-recordings' })
  await page.getByRole('tabpanel').getByText('or press').waitFor()
  await press(page, 'g')
  await expect(grid(page)).toBeVisible()
  await expect.poll(() => heard(page)).toMatch(/^Date, row 1/)
  const story: string[] = []
  for (const [i, text] of ROW.entries()) {
    if (i > 0) await page.keyboard.press('Tab')
    story.push((await heard(page)).replace(/ \|.*/, ''))
    await page.keyboard.type(text)
  }
  expect(story).toEqual(['Date', 'Fee earner', 'Activity', 'Time', 'Description'].map((label) => `${label}, row 1`))
  await press(page, 'Control+Enter')
  await saved(page)
  // The next row needs only what differs: it begins behind the date and the fee earner of the one before.
  await expect.poll(() => heard(page)).toBe('Activity, row 2')
  await expectTree(grid(page), 'grid')
  await expectTree(bar(page), 'grid-toolbar')
  // What is wrong is heard where it is wrong.
  await press(page, 'Home')
  await expect.poll(() => heard(page)).toBe('Date, row 2 | 14/01/2025')
  await page.keyboard.type('31/02/2025')
  await press(page, 'Enter')
  await expect(bar(page).getByText('1 row with a problem')).toBeVisible()
  await press(page, 'F8')
  await expect.poll(() => heard(page)).toMatch(/^Date, row 2 \| 31\/02\/2025 \| Row 2\. Date: /)
  await press(page, 'Escape', 'Control+z')
  await gotoCase(page, uuid, { tab: 'hearings' })
  await page.getByRole('button', { name: 'Add hearing' }).click()
  await expectTree(dialog(page), 'hearing')
})
