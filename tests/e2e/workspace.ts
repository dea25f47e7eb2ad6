import { expect, type Locator, type Page } from 'playwright/test'
import { HOUSE_URL, SOLICITOR, makeCases, signIn } from './people.ts'
import { dialog } from './screen.ts'

/** The rows of the table in the open tab of a case. */
export const rows = (page: Page): Locator => page.getByRole('tabpanel').getByRole('table').locator('tbody tr')
/** Of these, the rows of items, without those that group or explain. */
export const itemRows = (page: Page): Locator =>
  page.getByRole('tabpanel').getByRole('table').locator('tbody tr[data-row]')

/** The panel of what a case comes to. */
export const costs = (page: Page): Locator => page.getByRole('region', { name: 'Costs' })
/** The cells of a row of a table in that panel. */
export const costCells = (page: Page, table: string, row: RegExp): Locator =>
  costs(page).getByRole('table', { name: table }).getByRole('row', { name: row }).getByRole('cell')

/** A group of fields in the dialog of an item. */
export const part = (page: Page, name: string): Locator => dialog(page).getByRole('group', { name, exact: true })

/** Loads the page of a case, at a tab where one is named. */
export const gotoCase = async (
  page: Page,
  uuid: string,
  { screen = 'draft/edit', tab }: { screen?: string; tab?: string } = {},
): Promise<void> => {
  await page.goto(`${HOUSE_URL}/cost-draft/cases/${screen}/${uuid}${tab ? `?tab=${tab}` : ''}`)
}

/** Creates a case as a solicitor and opens it at a tab; returns its uuid. */
export async function openNewCase(page: Page, name: string, tab: string): Promise<string> {
  await signIn(page, SOLICITOR)
  const [uuid = ''] = await makeCases(page, [name])
  await gotoCase(page, uuid, { tab })
  await expect(page.getByRole('heading', { name })).toBeVisible()
  return uuid
}

/** An amount with its thousands apart, as screens show it. */
export const money = (text = ''): string => text.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')
