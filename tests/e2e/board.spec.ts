import { expect, test, type Locator, type Page } from 'playwright/test'
import { card, column, drag, nameOf, openBoard, refuseMoves } from './board.ts'
import { SOLICITOR, makeCases, signIn, CALDER, CASES } from './people.ts'
import { steady } from '../support/steady.ts'

/** Presses on a card and moves the pointer by the given distance, a pixel at a time. */
async function press(page: Page, from: Locator, px: number): Promise<void> {
  const { x, y, width, height } = await steady(from)
  // A mouse is on a whole pixel.
  const [left, top] = [Math.round(x + width / 2), Math.round(y + height - 6)]
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (let moved = 1; moved <= px; moved++) await page.mouse.move(left + moved, top)
}
/** Says again where the pointer is, as a browser does all through a drag. */
async function rest(page: Page, from: Locator, px: number): Promise<void> {
  await press(page, from, px)
  const { x, y, width, height } = (await from.boundingBox())!
  for (let times = 0; times < 2; times++)
    await page.mouse.move(Math.round(x + width / 2) + px, Math.round(y + height - 6))
}
/** The same, and releases it. */
async function tremble(page: Page, from: Locator, px: number): Promise<void> {
  await press(page, from, px)
  await page.mouse.up()
}

test('a card is dragged to another column, and is there after a reload', { tag: '@database' }, async ({ page }) => {
  const name = nameOf('Dragged')
  await openBoard(page, [name])
  await expect(column(page, 'Blocked').getByText('Nothing is blocked.')).toBeVisible()
  await drag(page, card(page, name), column(page, 'Blocked'))
  await expect(card(column(page, 'Blocked'), name)).toBeVisible()
  await expect(card(page, name)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: `${name} moved to Blocked` })).toBeAttached()
  await expect(column(page, 'Blocked').locator('header')).toContainText('1 case')
  await expect(column(page, 'In progress').locator('header')).toContainText('0 cases')
  await page.reload()
  await expect(card(column(page, 'Blocked'), name)).toBeVisible()
})

test('a hand that trembles opens the case, or does nothing, and moves nothing @long', async ({ page }) => {
  const name = nameOf('Trembling')
  await openBoard(page, [name])
  const moves: string[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('MoveCase')) moves.push(request.url())
  })
  await tremble(page, card(page, name), 4)
  await expect(card(column(page, 'In progress'), name)).toBeVisible()
  await tremble(page, card(page, name), 3)
  await expect(page).toHaveURL(/\/cost-draft\/cases\/draft\/edit\//)
  expect(moves).toEqual([])
})

test('a drag is shown after five pixels, and not after four @long', async ({ page }) => {
  const name = nameOf('Shown')
  await openBoard(page, [name])
  const shown = page.locator('[data-drag-follower], [data-dragging]')
  await rest(page, card(page, name), 4)
  // What the page is told of a drag it shows in the next frame.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))))
  await expect(shown).toHaveCount(0)
  await page.mouse.up()
  for (const px of [5, 6]) {
    await rest(page, card(page, name), px)
    await expect(shown).toHaveCount(2)
    await page.mouse.up()
    await expect(shown).toHaveCount(0)
  }
  await expect(card(column(page, 'In progress'), name)).toBeVisible()
})

test('a refused move puts the card back and says of which case', async ({ page }) => {
  const name = nameOf('Refused')
  await openBoard(page, [name])
  const errors: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'error') errors.push(line.text())
  })
  await refuseMoves(page, 'A comment is still open.')
  await drag(page, card(page, name), column(page, 'Complete'))
  await expect(page.getByText(`${name} could not be moved`)).toBeVisible()
  await expect(page.getByText('A comment is still open.')).toBeVisible()
  await expect(card(column(page, 'In progress'), name)).toBeVisible()
  await expect(card(column(page, 'In progress'), name)).toBeFocused()
  expect(errors.join('\n')).toContain('A comment is still open.')
  await page.getByText('Card View').click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('DRAFTING')
})

test('a card that is dragged to Complete offers to generate the documents of its case @long', async ({ page }) => {
  const name = nameOf('To file')
  const [uuid = ''] = await openBoard(page, [name])
  await drag(page, card(page, name), column(page, 'Complete'))
  await expect(card(column(page, 'Complete'), name)).toBeVisible()
  await expect(page.getByText('Marked as complete.')).toBeVisible()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/completed/${uuid}$`))
  await expect(page.getByRole('region', { name: 'Final documents' })).toContainText(
    /Waiting for its turn|Making the documents…|\d of 7: .+…|Legal aid bill/,
  )
})

test('leaving complete asks: Cancel leaves the card, Confirm moves it', async ({ page }) => {
  const name = nameOf('Completed')
  await openBoard(page, [name], 'complete')
  await drag(page, card(page, name), column(page, 'Review'))
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Warning: This will delete case output documents.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(card(column(page, 'Complete'), name)).toBeFocused()
  await drag(page, card(page, name), column(page, 'Review'))
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(card(column(page, 'Review'), name)).toBeFocused()
  await page.reload()
  await expect(card(column(page, 'Review'), name)).toBeVisible()
})

test('by keyboard alone: a card is opened, and moved by its menu, as a row is by its own @long', async ({ page }) => {
  const name = nameOf('Keyed')
  await openBoard(page, [name])
  await page.getByRole('checkbox', { name: 'Card View' }).focus()
  await page.keyboard.press('Tab')
  await expect(card(page, name)).toBeFocused()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu', { name: `Actions for ${name}` })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `Actions for ${name}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toContainText(['Move to Review', 'Move to Blocked', 'Move to Complete'])
  await expect(page.getByRole('menu', { name: `Actions for ${name}` })).toBeFocused()
  await page.keyboard.press('m')
  await expect(page.getByRole('menuitem', { name: 'Move to Review' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(card(column(page, 'Review'), name)).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate((of) => document.activeElement?.closest('[data-case]')?.getAttribute('aria-label') === of, name),
    )
    .toBe(true)

  await page.getByRole('checkbox', { name: 'Card View' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByRole('link', { name }).focus()
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu', { name: `Actions for ${name}` })).toBeFocused()
  // The last items copy the case and remove it.
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Move to Complete' })).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('COMPLETED')
  await page.getByRole('checkbox', { name: 'Card View' }).focus()
  await page.keyboard.press('Space')
  await expect(card(page, name)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card(column(page, 'Complete'), name)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cost-draft\/completed\//)
})

test('the view is in the address, and another view of the same cases asks nothing anew @long', async ({ page }) => {
  await signIn(page, SOLICITOR)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/"operationName":"Cases(?:Screen)?"/.test(request.postData() ?? '')) asked.push(request.url())
  })
  await page.goto(CASES)
  await expect(card(page, 'Re Fenwick')).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  const view = page.getByText('Card View')
  await view.click()
  await expect(page).toHaveURL(`${CASES}?view=list`)
  await expect(page.getByRole('row').filter({ hasText: 'Re Fenwick' })).toBeVisible()
  await view.click()
  await expect(page).toHaveURL(CASES)
  await expect(card(page, 'Re Fenwick')).toBeVisible()
  await view.click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(asked).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('table')).toBeVisible()
})

test('a long column draws what is seen, and keeps the card that has the focus @long', async ({ page }) => {
  test.slow()
  const mark = nameOf('Long')
  await signIn(page, CALDER)
  await makeCases(
    page,
    Array.from({ length: 60 }, (_, i) => `${mark} ${i + 1}`),
  )
  await page.goto(`${CASES}?q=${encodeURIComponent(mark)}`)
  const cards = column(page, 'In progress').getByRole('listitem')
  await expect(cards.first()).toHaveAttribute('aria-setsize', '60')
  expect(await cards.count()).toBeLessThan(25)
  await card(page, `${mark} 60`).focus()
  await card(page, `${mark} 60`).hover()
  await page.mouse.wheel(0, 20_000)
  await expect(card(page, `${mark} 1`)).toBeInViewport()
  await expect(card(page, `${mark} 60`)).toBeFocused()
  expect(await cards.count()).toBeLessThan(25)
  await drag(page, card(page, `${mark} 2`), column(page, 'Review'))
  await expect(card(column(page, 'Review'), `${mark} 2`)).toBeFocused()
  await drag(page, card(page, `${mark} 2`), column(page, 'In progress'))
  await expect(card(column(page, 'In progress'), `${mark} 2`)).toBeInViewport()
  await expect(cards.first()).toContainText(`${mark} 2`)
})
