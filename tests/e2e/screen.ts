import type { Locator, Page } from 'playwright/test'

/** The parts that every screen has, found as people find them: by role and name. */
export const main = (page: Page): Locator => page.getByRole('main')
export const dialog = (page: Page): Locator => page.getByRole('dialog')
/** The question that is asked before something is done. */
export const question = (page: Page): Locator => page.getByRole('alertdialog')
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { name, exact: true })
/** The row of any table with a text. */
export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text })
/** The names of the rows of a table. */
export const names = (page: Page): Promise<string[]> => page.getByRole('rowheader').allTextContents()

/** A field by its label, whether it is required or optional. */
export const labelled = (within: Locator | Page, name: string): Locator =>
  within.getByLabel(new RegExp(`^${name}( \\(optional\\))?$`))

/** A field of the open dialog, and the button that saves it. */
export const field = (page: Page, name: string): Locator => labelled(dialog(page), name)
export const save = (page: Page): Locator => dialog(page).getByRole('button', { name: 'Save', exact: true })

/** A field of a form that is a page of its own, and the button that saves it. */
export const pageField = (page: Page, name: string): Locator => labelled(main(page), name)
export const savePage = (page: Page): Locator => main(page).getByRole('button', { name: 'Save', exact: true })
