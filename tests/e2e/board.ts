import { expect, type Locator, type Page } from 'playwright/test'
import { OWNER, makeCases, signIn, CASES } from './people.ts'
import { steady } from '../support/steady.ts'

/** A case name that no other test uses. */
export const nameOf = (what: string): string => `Re ${what} ${Date.now()}${Math.random().toString(36).slice(2, 5)}`

export const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
export const card = (within: Page | Locator, name: string): Locator => within.getByRole('group', { name, exact: true })

/** Creates cases for one test and opens the board filtered to them. */
export async function openBoard(page: Page, names: string[], stage?: string): Promise<string[]> {
  await signIn(page, OWNER)
  const uuids = await makeCases(page, names, stage)
  await page.goto(`${CASES}?q=${encodeURIComponent(names[0]!)}`)
  await expect(card(page, names[0]!)).toBeVisible()
  return uuids
}

/** Makes the server refuse every move of a case. */
export const refuseMoves = (page: Page, message: string): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('MoveCase')
      ? route.fulfill({
          status: 200,
          contentType: 'application/json',
          body: JSON.stringify({ errors: [{ message, extensions: { code: 'CONFLICT' } }] }),
        })
      : route.fallback(),
  )

/** Drags a card onto a column with the mouse. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const start = await steady(from)
  const end = await steady(to)
  await page.mouse.move(start.x + 60, start.y + 60)
  await page.mouse.down()
  await page.mouse.move(start.x + 70, start.y + 70, { steps: 3 })
  await page.mouse.move(end.x + 80, end.y + 160, { steps: 8 })
  await page.mouse.up()
}
