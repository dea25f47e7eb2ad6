import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'

/** Who a picture is taken as; a visitor has not signed in. */
export const people = {
  visitor: undefined,
  solicitor: 'solicitor@ashdown.example',
  owner: 'owner@harbour.example',
  administrator: 'admin@costdraft.example',
  otherFirm: 'leader@bryn.example',
} as const
export type Who = keyof typeof people

/** A picture: who goes where, what must be seen there, and what is done before it is taken. */
export interface Shot {
  name: string
  who: Who
  path: (made: Made) => string
  /** What shows that the screen has come. */
  comes: (page: Page) => Locator
  /** What is done then; what it answers must be seen too. */
  act?: ((page: Page) => Promise<Locator | void>) | undefined
  /** What is arranged before the page is opened: answers that are kept from the house, so that no picture changes what the next one shows. */
  before?: ((page: Page) => Promise<unknown>) | undefined
  /** Errors in the console that belong to what is shown. */
  mayLog?: RegExp | undefined
  /** The whole page, however long, and not only the window. */
  isWhole?: boolean | undefined
}
type More = Partial<Omit<Shot, 'name' | 'path' | 'comes'>>

/** A picture, taken as the solicitor unless someone else is named. */
export const shot = (
  name: string,
  path: string | Shot['path'],
  comes: Shot['comes'],
  act?: Shot['act'],
  more: More = {},
): Shot => ({ name, who: 'solicitor', path: typeof path === 'string' ? () => path : path, comes, act, ...more })

// What pictures look for, by the words a person would use.
export const heading =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name, exact: true })
export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })
export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'))
export const field = (within: Locator, name: string): Locator =>
  within.getByLabel(new RegExp(`^${name}( \\(optional\\))?$`))
export const press =
  (name: string | RegExp, shows: (page: Page) => Locator = dialog) =>
  async (page: Page): Promise<Locator> => {
    await button(page, name).first().click()
    return shows(page)
  }

const matches = (page: Page, words: string, answer: object) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes(words) ? route.fulfill(answer) : route.fallback(),
  )
/** The server does not answer an operation. */
export const fails = (words: string) => (page: Page) =>
  matches(page, words, { status: 503, contentType: 'text/html', body: 'down' })
/** The server refuses an operation with a sentence. */
export const refuses = (words: string, message: string) => (page: Page) =>
  matches(page, words, { json: { errors: [{ message, extensions: { code: 'CONFLICT' } }] } })
/** The server answers an operation, and keeps nothing of it. */
export const answers = (words: string, data: object) => (page: Page) => matches(page, words, { json: { data } })
