import { expect, type Page } from 'playwright/test'

export const HOUSE_URL = process.env.HOUSE_URL ?? ''

/** The password of everyone in the demonstration. */
const PASSWORD = 'CostDraft-demo-1'

/** Someone signs in the way people do, and arrives on the dashboard. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(HOUSE_URL)
  await fillSignIn(page, email, PASSWORD)
  await expect(page).toHaveURL(`${HOUSE_URL}/`)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeAttached()
}

/** Fills the sign-in page and sends it. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const ADMIN = 'admin@costdraft.example', OWNER = 'owner@harbour.example', SOLICITOR = 'solicitor@ashdown.example'

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
/** A group of the sidebar, and a place in it, by their words. */
export const group = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
export const place = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
export const goTo = async (page: Page, name: string): Promise<void> => {
  await place(page, name).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}
