import { expect, test, type Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { card, column, nameOf, openBoard, refuseMoves } from './board.ts'
import { steady } from '../support/steady.ts'

const STEP = 25
const copy = (page: Page) => page.locator('[data-lifted-copy]')
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** Puts the focus on a card as the Tab key does, and lifts it. */
async function lift(page: Page, name: string, key = 'Space'): Promise<void> {
  await page.getByRole('checkbox', { name: 'Card View' }).focus()
  await page.keyboard.press('Tab')
  await expect(card(page, name)).toBeFocused()
  await expect(card(page, name)).toHaveAccessibleDescription(/Space or Enter lifts the card/)
  await page.keyboard.press(key)
  await expect(copy(page)).toBeVisible()
}

/** Presses an arrow key until the lifted card is over a column; returns how often. */
async function moveTo(page: Page, key: string, name: string): Promise<number> {
  for (let times = 1; times <= 60; times++) {
    await page.keyboard.press(key)
    if (await column(page, name).locator('[data-over]').count()) return times
  }
  throw new Error(`The card does not reach ${name}.`)
}

const movesOf = (page: Page): string[] => {
  const moves: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('MoveCase')) moves.push(request.url())
  })
  return moves
}

test('a card is moved by keyboard alone, in steps of 25 pixels', { tag: '@database' }, async ({ page }) => {
  const name = nameOf('Lifted')
  await openBoard(page, [name])
  const moves = movesOf(page)
  await lift(page, name)
  await expect(said(page, `${name} is lifted from the column In progress.`)).toBeAttached()
  const from = await steady(copy(page))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const to = await steady(copy(page))
  expect([to.x - from.x, to.y - from.y]).toEqual([STEP, STEP])
  await expect(page.locator('[data-over]')).toHaveCount(0)
  const steps = 1 + (await moveTo(page, 'ArrowRight', 'Review'))
  const width = (await steady(column(page, 'Review'))).x - (await steady(column(page, 'In progress'))).x
  // Its centre crosses the border of the column after about half a column.
  expect(Math.abs(steps * STEP - width / 2)).toBeLessThan(2 * STEP)
  await expect(said(page, `${name} is over the column Review.`)).toBeAttached()
  await moveTo(page, 'ArrowRight', 'Blocked')
  await expect(column(page, 'Review').locator('[data-over]')).toHaveCount(0)
  expect(moves).toEqual([])
  await page.keyboard.press('Space')
  await expect(copy(page)).toHaveCount(0)
  await expect(card(column(page, 'Blocked'), name)).toBeFocused()
  await expect(said(page, `${name} moved to Blocked`)).toBeAttached()
  await page.reload()
  await expect(card(column(page, 'Blocked'), name)).toBeVisible()
  expect(moves).toHaveLength(1)
})

test('Escape puts a lifted card back, as do Tab, its own column and a press elsewhere @long', async ({ page }) => {
  const name = nameOf('Put back')
  await openBoard(page, [name])
  const moves = movesOf(page)
  await lift(page, name, 'Enter')
  await moveTo(page, 'ArrowRight', 'Review')
  // The keys of the page do nothing meanwhile.
  await page.keyboard.press('/')
  await page.keyboard.press('?')
  await expect(card(page, name)).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const back = said(page, `${name} is put back in the column In progress.`)
  await expect(back).toBeAttached()
  await expect(copy(page)).toHaveCount(0)
  await expect(page.locator('[data-over]')).toHaveCount(0)
  await expect(card(column(page, 'In progress'), name)).toBeFocused()

  await lift(page, name)
  await moveTo(page, 'ArrowRight', 'Review')
  await page.keyboard.press('Tab')
  await expect(copy(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()

  await lift(page, name)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(back).toBeAttached()
  await expect(card(column(page, 'In progress'), name)).toBeFocused()

  await lift(page, name)
  await moveTo(page, 'ArrowRight', 'Review')
  await page.getByRole('heading', { name: 'Cases' }).click()
  await expect(copy(page)).toHaveCount(0)
  expect(moves).toEqual([])
})

test('a card that the server refuses goes back, with the focus, and says so @long', async ({ page }) => {
  const name = nameOf('Not allowed')
  await openBoard(page, [name])
  await refuseMoves(page, 'A comment is still open.')
  await lift(page, name)
  await moveTo(page, 'ArrowRight', 'Complete')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${name} could not be moved`)).toBeVisible()
  await expect(page.getByText('A comment is still open.')).toBeVisible()
  await expect(card(column(page, 'In progress'), name)).toBeFocused()
  await expect(said(page, `${name} stays in the column In progress.`)).toBeAttached()
})

test('a complete card lifted by keyboard is asked about first @long', async ({ page }) => {
  const name = nameOf('Asked about')
  await openBoard(page, [name], 'complete')
  await lift(page, name)
  await moveTo(page, 'ArrowLeft', 'Blocked')
  await page.keyboard.press('Space')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Warning: This will delete case output documents.')
  await question.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(card(column(page, 'Complete'), name)).toBeFocused()
  await lift(page, name)
  await moveTo(page, 'ArrowLeft', 'Blocked')
  await page.keyboard.press('Space')
  await question.getByRole('button', { name: 'Confirm' }).press('Enter')
  await expect(card(column(page, 'Blocked'), name)).toBeFocused()
})

test('on a narrow screen the board scrolls with a lifted card; axe has nothing to say of it', async ({ page }) => {
  const name = nameOf('Narrow')
  await openBoard(page, [name])
  await lift(page, name)
  await moveTo(page, 'ArrowRight', 'Review')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await lift(page, name)
  await moveTo(page, 'ArrowRight', 'Complete')
  await expect(copy(page)).toBeInViewport({ ratio: 0.9 })
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(card(column(page, 'Complete'), name)).toBeFocused()
  await expect(card(column(page, 'Complete'), name)).toBeInViewport()
})
