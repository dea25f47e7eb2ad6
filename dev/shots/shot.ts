import type { Locator, Page } from 'playwright/test'
import type { Made } from './made.ts'

/** The user a picture is taken as; `visitor` is not signed in. */
export const people = {
  visitor: undefined,
  solicitor: 'solicitor@ashdown.example',
  owner: 'owner@harbour.example',
  administrator: 'admin@costdraft.example',
  otherFirm: 'leader@bryn.example',
} as const
export type Who = keyof typeof people

/** A picture: the user, the route, what must be visible, and the steps before it is taken. */
export interface Shot {
  name: string
  who: Who
  path: (made: Made) => string
  /** The element that shows that the screen has loaded. */
  comes: (page: Page) => Locator
  /** Steps to perform then; the element they return must be visible too. */
  act?: ((page: Page) => Promise<Locator | void>) | undefined
  /** Runs before the page is opened: intercepts requests, so that no picture changes the data of the next one. */
  before?: ((page: Page) => Promise<unknown>) | undefined
  /** Console errors that are expected on this screen. */
  mayLog?: RegExp | undefined
  /** Captures the full page instead of the window. */
  isWhole?: boolean | undefined
}
/** The same steps in a window as small as a phone. */
export const onPhone =
  (act: (page: Page) => Promise<Locator>) =>
  async (page: Page): Promise<Locator> => {
    await page.setViewportSize({ width: 390, height: 844 })
    return act(page)
  }

type More = Partial<Omit<Shot, 'name' | 'path' | 'comes'>>

/** Declares a picture; taken as the solicitor unless another user is named. */
export const shot = (
  name: string,
  path: string | Shot['path'],
  comes: Shot['comes'],
  act?: Shot['act'],
  more: More = {},
): Shot => ({ name, who: 'solicitor', path: typeof path === 'string' ? () => path : path, comes, act, ...more })

// Locators by role and name.
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
/** Makes an operation fail with 503, as if the server were down. */
export const fails = (words: string) => (page: Page) =>
  matches(page, words, { status: 503, contentType: 'text/html', body: 'down' })
/** Makes an operation fail with a message. */
export const refuses = (words: string, message: string) => (page: Page) =>
  matches(page, words, { json: { errors: [{ message, extensions: { code: 'CONFLICT' } }] } })
/** Answers an operation with given data, without sending it to the server. */
export const answers = (words: string, data: object) => (page: Page) => matches(page, words, { json: { data } })
