import type { Locator, Page } from 'playwright/test'
import { answers, button, dialog, fails, heading, press, shot, type Shot } from './shot.ts'

const fillSignIn = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail').fill('somebody@ashdown.example')
  await page.getByLabel('Password').fill('not-the-password')
  await button(page, 'Sign in').click()
}
const home = (page: Page) => heading('Dashboard')(page)
/** The notifications button, with any number of unread ones. */
const rings = (shows: (page: Page) => Locator) => press(/^Notifications/, shows)
const notKept = (words: string, answer: object) =>
  answers(words, { viewer: { __typename: 'Viewer', uuid: 'v', ...answer } })
const LOADS = /Failed to load resource/

/** Screens of signing in, the application shell, and error pages. */
export const frame: Shot[] = [
  shot('sign-in', '/', (page) => page.getByLabel('Password'), undefined, { who: 'visitor' }),
  shot(
    'sign-in-refused',
    '/',
    (page) => page.getByLabel('Password'),
    async (page) => {
      await fillSignIn(page)
      return page.getByRole('alert')
    },
    { who: 'visitor', mayLog: LOADS },
  ),
  shot(
    'sign-in-came-back-with-an-error',
    '/oauth-callback?error=access_denied',
    (page) => page.getByText('Back to sign in'),
    undefined,
    { who: 'visitor' },
  ),
  shot('dashboard', '/', home),
  shot('dashboard-administrator', '/', home, undefined, { who: 'administrator' }),
  shot(
    'user-menu',
    '/',
    home,
    press(/^User menu/, (page) => page.getByRole('menuitem', { name: 'Profile' })),
  ),
  shot(
    'notifications',
    '/',
    home,
    rings((page) => page.getByRole('region', { name: 'Today' })),
  ),
  shot('notifications-one-reached', '/', home, async (page) => {
    await (await rings((page) => page.getByRole('region', { name: 'Today' }))(page)).waitFor()
    await page.keyboard.press('ArrowDown')
    return page.locator('[role=dialog] a:focus')
  }),
  shot(
    'notifications-none',
    '/',
    home,
    rings((page) => page.getByText('No notifications yet.')),
    { who: 'otherFirm' },
  ),
  shot(
    'notifications-coming',
    '/',
    home,
    rings((page) => page.getByText('Loading notifications')),
    {
      before: (page) =>
        page.route('**/graphql', (route) =>
          route.request().postData()?.includes('"Notifications"') ? undefined : route.fallback(),
        ),
    },
  ),
  shot(
    'notifications-not-loaded',
    '/',
    home,
    rings((page) => page.getByText('The notifications could not be loaded.')),
    { before: fails('"Notifications"'), mayLog: LOADS },
  ),
  shot(
    'notifications-not-kept',
    '/',
    home,
    rings((page) => page.getByText('Notifications are not available here')),
    {
      before: async (page) => {
        await notKept('"Unread"', { unreadNotifications: null })(page)
        await notKept('"Notifications"', { unreadNotifications: null, notifications: null })(page)
      },
    },
  ),
  shot(
    'info',
    '/',
    home,
    press('About CostDraft', (page) => dialog(page).getByText(/^Version/)),
  ),
  shot('search-on-the-dashboard', '/', home, async (page) => {
    await page.getByPlaceholder('Search').focus()
    return page.getByRole('group', { name: /^Waiting for your review/ })
  }),
  shot('search', '/settings', heading('Settings'), async (page) => {
    await page.getByPlaceholder('Search').fill('Marlowe')
    await page.keyboard.press('ArrowDown')
    return page.getByRole('option').first()
  }),
  shot('search-nothing-found', '/settings', heading('Settings'), async (page) => {
    await page.getByPlaceholder('Search').fill('nobody of that name')
    return page.getByText('Nothing found for')
  }),
  shot('forbidden', '/users/user-list', heading('You do not have access to this page')),
  shot('not-found', '/no/such/page', heading('404'), undefined, { mayLog: /404/ }),
  shot('crash', '/cost-draft/reviews', (page) => page.getByRole('main').getByRole('heading'), undefined, {
    mayLog: /./,
    before: (page) =>
      page.route('**/assets/ReviewsPage-*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A screen that fails")' }),
      ),
  }),
  shot('account-not-loaded', '/', (page) => page.getByText('Your account could not be loaded'), undefined, {
    mayLog: /./,
    before: fails('"Viewer"'),
  }),
  shot('keyboard-skip-link', '/settings', heading('Settings'), async (page) => {
    await page.keyboard.press('Tab')
    return page.locator('a:focus', { hasText: 'Skip to content' })
  }),
]
