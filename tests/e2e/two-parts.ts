import type { Locator, Page } from 'playwright/test'

/** The two parts of a case of domestic abuse and child arrangements, as screens name them. */
export const CHILD = 'Child Arrangements'
export const ABUSE = 'Domestic Abuse'
/** What the open tab says of one part, and the figures of it. */
export const partOfCase = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('region', { name, exact: true })
export const figures = (page: Page, name: string): Locator => partOfCase(page, name).getByRole('definition')
