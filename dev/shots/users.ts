import type { Page } from 'playwright/test'
import { answers, button, dialog, fails, field, heading, press, refuses, shot, type Shot } from './shot.ts'

const USERS = '/users/user-list'
const owner = { who: 'owner' } as const
const rows = (page: Page) => page.getByRole('rowheader')
const main = (page: Page) => page.getByRole('main')
const name = (page: Page) => field(main(page), 'Name')
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const refused = async (page: Page) => {
  await name(page).fill('Ada')
  await button(page, 'Save').click()
  return page.getByRole('alert').filter({ hasText: 'Please complete all fields' })
}

const mailed = {
  __typename: 'AccountLink',
  kind: 'invitation',
  expiresAt: '2026-11-28T11:40:00',
  sentTo: 'draftsman@harbour.example',
  link: null,
}

const setPassword = async (page: Page) => {
  await page.getByLabel('Set a password').check()
  await button(page, 'Save').click()
  return field(main(page), 'Password')
}
const invite = async (page: Page) => {
  for (const [label, text] of [
    ['Name', 'Margaret Featherstonehaugh-Cholmondeley'],
    ['Email', 'margaret@harbour.example'],
  ] as const)
    await field(main(page), label).fill(text)
  await field(main(page), 'Role').selectOption('Team leader')
  await button(page, 'Save').click()
  return dialog(page).getByLabel('Link')
}
const sendLink = async (page: Page) => {
  await button(page, 'Send a link').click()
  await dialog(page).getByRole('button', { name: 'Send a link' }).click()
  return dialog(page).getByLabel('Link')
}
const sendMail = async (page: Page) => {
  await button(page, 'Send a link').click()
  await dialog(page).getByRole('button', { name: 'Send a link' }).click()
  return page.getByText('Link sent.')
}
/** Screens of users, groups, roles, profile and settings. */
export const users: Shot[] = [
  shot(
    'users',
    USERS,
    rows,
    async (page) => {
      await row(page, 'draftsman@').hover()
    },
    owner,
  ),
  shot(
    'users-filter',
    USERS,
    rows,
    press('Filter by Role', (page) => page.getByRole('menu')),
    owner,
  ),
  shot('users-deactivated', `${USERS}?state=deactivated`, rows, undefined, owner),
  shot(
    'users-nothing-found',
    `${USERS}?q=nobody+of+that+name`,
    (page) => page.getByText('No user matches'),
    undefined,
    owner,
  ),
  shot('users-not-loaded', USERS, (page) => page.getByText('The users could not be loaded.'), undefined, {
    ...owner,
    before: fails('"Users"'),
    mayLog: /./,
  }),
  shot(
    'users-deactivate',
    USERS,
    rows,
    async (page) => {
      await row(page, 'draftsman@').hover()
      await button(page, /^Deactivate /)
        .and(row(page, 'draftsman@').getByRole('button'))
        .click()
      return dialog(page)
    },
    owner,
  ),
  shot('system-users', '/admin/users', rows, undefined, { who: 'administrator' }),
  shot('add-user-client', '/admin/users/add', rows, undefined, { who: 'administrator' }),
  shot('system-users-edit', ({ draftsman }) => `/admin/users/edit/${draftsman}`, name, undefined, {
    who: 'administrator',
  }),
  shot(
    'system-users-add',
    '/admin/users/add',
    rows,
    async (page) => {
      await page.getByRole('link', { name: 'Calder & Co' }).click()
      return name(page)
    },
    { who: 'administrator' },
  ),
  shot('add-user', '/users/add', name, undefined, { ...owner, isWhole: true }),
  shot('add-user-password', '/users/add', name, setPassword, { ...owner, isWhole: true }),
  shot('add-user-invited', '/users/add', name, invite, {
    ...owner,
    before: answers('"InviteUser"', {
      inviteUser: {
        __typename: 'User',
        uuid: '4b1f9c52-7d0e-4c3a-9a55-0d8f6a1c2b37',
        invitation: { ...mailed, sentTo: null, link: `https://sign-in.harbour.example/account/${'k'.repeat(43)}` },
      },
    }),
  }),
  shot('add-user-refused', '/users/add', name, refused, { ...owner, isWhole: true }),
  shot('edit-user', ({ draftsman }) => `/users/edit/${draftsman}`, name, undefined, { ...owner, isWhole: true }),
  shot(
    'edit-user-not-saved',
    ({ draftsman }) => `/users/edit/${draftsman}`,
    name,
    async (page) => {
      await name(page).fill('Dora Draper')
      await button(page, 'Save').click()
      return page.getByText('Error updating user.')
    },
    {
      ...owner,
      before: refuses('"EditUser"', 'A firm keeps an owner. Make someone else the owner first.'),
      mayLog: /./,
    },
  ),
  shot('edit-user-set-password', ({ draftsman }) => `/users/edit/${draftsman}`, name, press('Set a password'), owner),
  shot('edit-user-send-link', ({ draftsman }) => `/users/edit/${draftsman}`, name, press('Send a link'), owner),
  shot('edit-user-link', ({ draftsman }) => `/users/edit/${draftsman}`, name, sendLink, owner),
  shot('edit-user-link-mailed', ({ draftsman }) => `/users/edit/${draftsman}`, name, sendMail, {
    ...owner,
    before: answers('"SendPasswordLink"', { sendPasswordLink: { ...mailed, kind: 'reset' } }),
  }),
  shot(
    'user-groups',
    '/users/user-groups',
    rows,
    async (page) => {
      await row(page, 'Care team').hover()
    },
    owner,
  ),
  shot(
    'user-groups-add',
    '/users/user-groups',
    rows,
    async (page) => {
      await button(page, 'Add group').click()
      return dialog(page).getByRole('checkbox')
    },
    owner,
  ),
  shot('user-groups-empty', '/users/user-groups', (page) => page.getByText('No groups yet.'), undefined, {
    who: 'otherFirm',
  }),
  shot(
    'user-groups-remove',
    '/users/user-groups',
    rows,
    async (page) => {
      await row(page, 'Care team').hover()
      await button(page, 'Remove Care team').click()
      return dialog(page)
    },
    owner,
  ),
  shot('roles', '/users/roles', rows, undefined, owner),
  shot('profile', '/profile', heading('Sessions'), undefined, { ...owner, isWhole: true }),
  shot(
    'settings',
    '/settings',
    (page) => page.getByLabel('Compact'),
    async (page) => page.getByText('Someone resolves a comment of yours'),
    { ...owner, isWhole: true },
  ),
  shot(
    'settings-notification-switched',
    '/settings',
    (page) => page.getByText('Someone resolves a comment of yours'),
    async (page) => {
      await page.getByText('Someone resolves a comment of yours').click()
      return page.getByText('You are not told of this any more.')
    },
    {
      ...owner,
      before: answers('"EditNotificationSettings"', {
        editNotificationSettings: [
          {
            __typename: 'NotificationSetting',
            kind: 'comment_resolved',
            label: 'Someone resolves a comment of yours',
            isOn: false,
          },
        ],
      }),
    },
  ),
  shot(
    'settings-api-client',
    '/settings',
    (page) => page.getByLabel('Compact'),
    press('Add API client', (page) => dialog(page).getByLabel('Expires')),
    owner,
  ),
  shot(
    'settings-api-client-secret',
    '/settings',
    (page) => page.getByLabel('Compact'),
    async (page) => {
      await button(page, 'Add API client').click()
      await dialog(page).getByLabel('Name').fill('Monthly reports')
      await dialog(page).getByLabel('Role').selectOption('Team leader')
      await button(page, 'Save').click()
      return dialog(page).getByLabel('Client secret')
    },
    owner,
  ),
  shot(
    'settings-compact',
    '/settings',
    (page) => page.getByLabel('Compact'),
    async (page) => {
      await page.getByLabel('Compact').check()
      await page.goto(new URL('/users/roles', page.url()).href)
      return rows(page)
    },
    owner,
  ),
]
