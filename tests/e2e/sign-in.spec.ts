import { expect, test, type Page, type Request } from 'playwright/test'
import { HOUSE_URL, OWNER, fillSignIn, goTo, group, signInByHand } from './people.ts'

const UNAUTHENTICATED = {
  status: 401,
  contentType: 'application/json',
  body: '{"errors":[{"message":"Sign in.","extensions":{"code":"UNAUTHENTICATED"}}]}',
}
const isRefresh = (request: Request): boolean =>
  request.url().endsWith('/oauth/token') && (request.postData() ?? '').includes('grant_type=refresh_token')
/** Waits until the page has finished its own requests, so that failures from here on are those of the test. */
const asked = (page: Page) => page.waitForLoadState('networkidle')
const signInPage = (page: Page) => expect(page.getByLabel('Password')).toBeVisible()

test.describe('signing in and out', () => {
  test('a wrong password is refused on the sign-in page', async ({ page }) => {
    await page.goto(HOUSE_URL)
    // What is typed can be looked at before it is sent, and a key that is locked is told of.
    await page.getByLabel('Password').fill('as typed')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password')
    await fillSignIn(page, OWNER, 'not-the-password')
    await expect(page.getByRole('alert')).toBeVisible()
    await signInPage(page)
    expect(await page.evaluate(() => location.port)).not.toBe(new URL(HOUSE_URL).port)
  })

  test('after signing out the back button shows nothing of the person', async ({ page }) => {
    await signInByHand(page, OWNER)
    await goTo(page, 'Reports')
    await page.getByRole('button', { name: 'Logout' }).click()
    await signInPage(page)
    await page.goBack()
    await signInPage(page)
    await page.goto(`${HOUSE_URL}/reports`)
    await signInPage(page)
    await expect(page.getByText('Harbour')).toHaveCount(0)
  })

  test('signing out in one tab empties the other', async ({ page, context }) => {
    await signInByHand(page, OWNER)
    const other = await context.newPage()
    await other.goto(HOUSE_URL)
    await expect(group(other, 'Cost Draft')).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await expect(group(other, 'Cost Draft')).toHaveCount(0)
  })

  test('a failed sign-out is told, and the person stays @long', async ({ page }) => {
    await signInByHand(page, OWNER)
    await page.route('**/oauth/revoke', (route) => route.abort())
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Failed to log out:')).toBeVisible()
    await expect(group(page, 'Cost Draft')).toBeVisible()
  })

  test('the page that was wanted is offered after signing in', async ({ page }) => {
    await page.goto(`${HOUSE_URL}/cost-draft/cases?search=Abbott`)
    await fillSignIn(page, OWNER, 'CostDraft-demo-1')
    await page.getByRole('link', { name: 'Go back to Cases' }).click()
    await expect(page).toHaveURL(`${HOUSE_URL}/cost-draft/cases?search=Abbott`)
  })

  test('what looks like another host in a link is a page of this one after signing in', async ({ page }) => {
    await page.goto(`${HOUSE_URL}//stranger.example/cases`)
    await fillSignIn(page, OWNER, 'CostDraft-demo-1')
    await page.getByRole('link', { name: /^Go back to/ }).click()
    await expect(page).toHaveURL(`${HOUSE_URL}/stranger.example/cases`)
  })

  test('two tabs that start signing in at once both arrive @long', async ({ page, context }) => {
    const other = await context.newPage()
    await Promise.all([page.goto(HOUSE_URL), other.goto(HOUSE_URL)])
    await signInPage(page)
    await signInPage(other)
    await fillSignIn(page, OWNER, 'CostDraft-demo-1')
    await expect(group(page, 'Cost Draft')).toBeVisible()
    await fillSignIn(other, OWNER, 'CostDraft-demo-1')
    await expect(group(other, 'Cost Draft')).toBeVisible()
  })
})

test.describe('what the callback refuses', () => {
  for (const [what, query, words] of [
    ['a forged state', '?code=stolen&state=forged', ['Invalid state parameter']],
    ['no code', '', ['No authorization code found']],
    [
      'an error',
      '?error=access_denied&error_description=The%20person%20said%20no',
      ['access_denied', 'The person said no'],
    ],
  ] as const) {
    test(what, async ({ page }) => {
      await page.goto(`${HOUSE_URL}/oauth-callback${query}`)
      await expect(page.getByRole('heading', { name: 'Error logging you in' })).toBeVisible()
      for (const word of words) await expect(page.getByText(word)).toBeVisible()
      await expect(page.getByText('Error logging in.')).toBeVisible()
      await page.getByRole('link', { name: 'Back to sign in' }).click()
      await signInPage(page)
    })
  }
})

test.describe('tokens', () => {
  const expired = `x.${Buffer.from(JSON.stringify({ sub: 'someone', exp: 1 })).toString('base64url')}.x`
  for (const [what, kept] of [
    ['that cannot be read', 'neither json nor token'],
    ['of another shape', '{"access_token":7}'],
    ['that have expired', JSON.stringify({ access_token: expired })],
  ] as const) {
    test(`tokens ${what} count as none @long`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('auth_tokens', text), kept)
      await page.goto(HOUSE_URL)
      await signInPage(page)
    })
  }

  test('a refused token is refreshed once, in silence', async ({ page }) => {
    await signInByHand(page, OWNER)
    await asked(page)
    let refreshed = 0
    await page.route('**/graphql', (route) => route.fulfill(UNAUTHENTICATED), { times: 1 })
    page.on('request', (request) => {
      if (isRefresh(request)) refreshed++
    })
    await page.reload()
    await expect(group(page, 'Cost Draft')).toBeVisible()
    expect(refreshed).toBe(1)
  })

  test('two tabs that refresh at once refresh once, and both stay', { tag: '@database' }, async ({ page, context }) => {
    await signInByHand(page, OWNER)
    await asked(page)
    const other = await context.newPage()
    let refreshed = 0
    context.on('request', (request) => {
      if (isRefresh(request)) refreshed++
    })
    const old = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('auth_tokens') ?? '{}') as { access_token: string }).access_token,
    )
    await context.route('**/graphql', (route) =>
      route.request().headers().authorization === `Bearer ${old}` ? route.fulfill(UNAUTHENTICATED) : route.continue(),
    )
    // Slow enough that the second tab refreshes while the first one is waiting.
    await context.route('**/oauth/token', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1500)
      })
      await route.continue()
    })
    await Promise.all([page.reload(), other.goto(HOUSE_URL)])
    await expect(group(page, 'Cost Draft')).toBeVisible({ timeout: 10_000 })
    await expect(group(other, 'Cost Draft')).toBeVisible({ timeout: 10_000 })
    expect(refreshed).toBe(1)
  })

  test('a token is refreshed a minute before its end @long', async ({ page }) => {
    await page.clock.install()
    await signInByHand(page, OWNER)
    await expect(group(page, 'Cost Draft')).toBeVisible()
    const before = await page.evaluate(() => localStorage.getItem('auth_tokens'))
    const refresh = page.waitForRequest(isRefresh)
    await page.clock.fastForward('14:05')
    await refresh
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_tokens'))).not.toBe(before)
    await expect(group(page, 'Cost Draft')).toBeVisible()
  })

  test('a refresh that is refused leads through the sign-in host', async ({ page }) => {
    await signInByHand(page, OWNER)
    await goTo(page, 'Reports')
    await asked(page)
    await page.route('**/graphql', (route) => route.fulfill(UNAUTHENTICATED), { times: 1 })
    await page.route(
      '**/oauth/token',
      (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/json',
          headers: { 'access-control-allow-origin': '*' },
          body: '{"error":"invalid_grant"}',
        }),
      { times: 1 },
    )
    await page.reload()
    await expect(page.getByRole('link', { name: 'Go back to Reports' })).toBeVisible()
  })

  test('a server that accepts no token at all ends in a sentence, not in a circle @long', async ({ page }) => {
    await signInByHand(page, OWNER)
    await page.route('**/graphql', (route) => route.fulfill(UNAUTHENTICATED))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(group(page, 'Cost Draft')).toBeVisible()
  })

  test('a server that fails is told in words, with a way on', async ({ page }) => {
    await signInByHand(page, OWNER)
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: 'down' }))
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible()
    await expect(page.getByText('Request failed with status code 503')).toBeVisible()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(group(page, 'Cost Draft')).toBeVisible()
  })
})
