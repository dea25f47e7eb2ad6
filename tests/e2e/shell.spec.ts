import { expect, test } from 'playwright/test'
import { expectAccessible } from './axe.ts'
import { ADMIN, HOUSE_URL, OWNER, SOLICITOR, goTo, group, place, signInByHand, visit } from './people.ts'

test.describe('who sees what', () => {
  test('an owner of a costs firm sees users and clients, and no administration @long', async ({ page }) => {
    await signInByHand(page, OWNER)
    await expect(group(page, 'Users')).toBeVisible()
    await expect(group(page, 'Clients')).toBeVisible()
    await expect(group(page, 'Admin')).toHaveCount(0)
    await page.getByRole('button', { name: /^User menu/ }).click()
    await expect(page.getByRole('menu')).toContainText('Owner, Harbour Costs')
  })

  test('a solicitor of another firm sees clients only', async ({ page }) => {
    await signInByHand(page, SOLICITOR)
    await expect(group(page, 'Clients')).toBeVisible()
    await expect(group(page, 'Users')).toHaveCount(0)
    await expect(group(page, 'Admin')).toHaveCount(0)
    for (const path of ['/users/user-list', '/admin/clients']) {
      await visit(page, path)
      await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible()
      await expect(group(page, 'Cost Draft')).toBeVisible()
    }
  })

  test('the administrator sees the administration', async ({ page }) => {
    await signInByHand(page, ADMIN)
    await expect(group(page, 'Admin')).toBeVisible()
    await place(page, 'Clients').click()
    await expect(page).toHaveURL(`${HOUSE_URL}/admin/clients`)
    await expect(page.getByRole('heading', { name: 'System clients' })).toBeVisible()
  })
})

test('the web app asks by hashes; an operation that is no longer known asks to reload the page', async ({ page }) => {
  const sent: { query?: string; extensions?: { persistedQuery?: { sha256Hash: string } } }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.postDataJSON() as (typeof sent)[number])
  })
  await signInByHand(page, OWNER)
  await goTo(page, 'Active clients')
  await expect.poll(() => sent.length).toBeGreaterThan(1)
  expect(
    sent.filter(
      ({ query, extensions }) => query !== undefined || !extensions?.persistedQuery?.sha256Hash.startsWith('sha256:'),
    ),
  ).toEqual([])

  await page.route('**/graphql', (route) =>
    route.fallback({
      postData: route
        .request()
        .postData()
        ?.replaceAll(/sha256:\w{4}/g, 'sha256:0000'),
    }),
  )
  await place(page, 'User groups').click()
  await expect(page.getByRole('status').filter({ hasText: 'This page is out of date. Reload it.' })).toHaveCount(1)
  await page.unroute('**/graphql')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { name: 'User groups' })).toBeVisible()
})

test.describe('the frame', () => {
  test('dark mode lasts over a reload, and nothing light comes before it @long', async ({ page }) => {
    await signInByHand(page, OWNER)
    await page.addInitScript(() => {
      requestAnimationFrame(() =>
        Object.assign(globalThis, {
          first: {
            theme: document.documentElement.className,
            ground: getComputedStyle(document.documentElement).backgroundColor,
          },
        }),
      )
    })
    await page.getByRole('button', { name: 'Dark mode' }).click()
    await page.reload({ waitUntil: 'commit' })
    await page.waitForFunction(() => 'first' in globalThis)
    const first = await page.evaluate(() => (globalThis as unknown as { first: unknown }).first)
    expect(first).toEqual({ theme: 'dark', ground: 'rgb(19, 20, 18)' })
    await expect(page.getByRole('button', { name: 'Light mode' })).toBeVisible()
  })

  test('a page that does not exist is a sentence inside the frame @long', async ({ page }) => {
    await signInByHand(page, SOLICITOR)
    await page.goto(`${HOUSE_URL}/no/such/page`)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! The page you are looking for does not exist.')).toBeVisible()
    await expect(group(page, 'Clients')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(`${HOUSE_URL}/`)
  })

  test('groups stay as the person left them; the current place is marked @long', async ({ page }) => {
    await signInByHand(page, OWNER)
    await group(page, 'Users').click()
    await goTo(page, 'Completed')
    await page.reload()
    await expect(group(page, 'Users')).toHaveAttribute('aria-expanded', 'false')
    await expect(place(page, 'Roles')).toBeHidden()
    await expect(place(page, 'Completed')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('navigation', { name: 'breadcrumb' })).toContainText('Dashboard/Cost Draft/Completed')
    await expect(page).toHaveTitle('Completed · CostDraft')
    // A window is named by its case first: two cases, two titles.
    for (const name of ['Re Whitcombe', 'Re Penhallow (siblings)']) {
      await goTo(page, 'Completed')
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveTitle(new RegExp(`^${name.replaceAll(/[()]/g, String.raw`\$&`)} · .+ · CostDraft$`))
    }
    await expect(page.getByText('Copyright © 2025 CostDraft Ltd')).toBeVisible()
  })

  test('the keyboard reaches search and content', async ({ page }) => {
    await signInByHand(page, OWNER)
    await goTo(page, 'Reports')
    await page.keyboard.press('/')
    await expect(page.getByPlaceholder('Search')).toBeFocused()
    await page.reload()
    await expect(group(page, 'Cost Draft')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('nothing for axe to say', async ({ page }) => {
  await page.goto(`${HOUSE_URL}/oauth-callback?error=access_denied`)
  await expect(page.getByText('Error logging in.')).toBeVisible()
  await expectAccessible(page)
  await signInByHand(page, SOLICITOR)
  await expectAccessible(page)
  for (const path of ['/no/such/page', '/users/user-list', '/cost-draft/cases']) {
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'About CostDraft' }).click()
  await expect(page.getByRole('dialog')).toContainText('Version')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'About CostDraft' })).toBeFocused()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeFocused()
  await page.getByRole('button', { name: /^User menu/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  await expectAccessible(page)
})
