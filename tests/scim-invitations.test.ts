import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startMailServer, type MailServer } from '../dev/mail-server.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { atLink, linkMailedTo } from './support/account-links.ts'
import { callerOf } from './support/instance.ts'
import { startOwnApi } from './support/own-api.ts'
import { address, newUser, patch, scimOf, type Directory } from './support/scim.ts'
import { tokenCall } from './support/sign-in.ts'

// Whom a directory provisions chooses a password by a mail, where mail is sent.
const OWNER = 'owner@harbour.example'
let postgres: Postgres | undefined
let mail: MailServer
let api: Awaited<ReturnType<typeof startOwnApi>>
let scim: Directory
beforeAll(async () => {
  mail = await startMailServer()
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  api = await startOwnApi({
    ...(postgres && { DATABASE_URL: postgres.url }),
    SMTP_URL: mail.url,
    MAIL_FROM: 'CostDraft <costs@costdraft.example>',
  })
  const owner = api.as(OWNER)
  const { body: viewer } = await owner.rest<{ client_uuid: string }>('GET', 'users/user')
  const { body: client } = await owner.rest<{ client_id: string; client_secret: string }>(
    'POST',
    `clients/${viewer.client_uuid}/api-client`,
    { name: 'Directory', client_role: 'owner', scopes: ['scim'] },
  )
  const { client_id, client_secret } = client
  const { body } = await tokenCall(api.authUrl, { grant_type: 'client_credentials', client_id, client_secret })
  scim = scimOf(callerOf(api, async () => body.access_token))
})
afterAll(async () => {
  await api.stop()
  await mail.stop()
  await postgres?.stop()
})

const count = async (to: string): Promise<number> => (await mail.mailsTo(to)).length

test('a new user who is active is invited by mail, once', async () => {
  const userName = address()
  const { status, body: user } = await scim('POST', 'Users', newUser({ userName }))
  expect(status).toBe(201)
  const link = await linkMailedTo(mail, userName)
  expect(link).toContain(`${api.authUrl}/account/`)
  await scim('PATCH', `Users/${user.id}`, patch({ op: 'replace', path: 'name.familyName', value: 'Other' }))
  // Whoever is added after them is mailed after them.
  const next = address()
  await scim('POST', 'Users', newUser({ userName: next }))
  await linkMailedTo(mail, next)
  expect(await count(userName)).toBe(1)
})

test('a user who is not active is invited once they are, and whoever has signed in is not', async () => {
  const userName = address()
  const { body: user } = await scim('POST', 'Users', newUser({ userName, active: false }))
  const next = address()
  await scim('POST', 'Users', newUser({ userName: next }))
  await linkMailedTo(mail, next)
  expect(await count(userName)).toBe(0)
  await scim('PATCH', `Users/${user.id}`, patch({ op: 'replace', path: 'active', value: true }))
  const password = 'a password of their own'
  expect((await atLink(await linkMailedTo(mail, userName)).choose(password)).status).toBeLessThan(400)
  expect((await api.as(userName, password).rest('GET', 'users/user')).status).toBe(200)

  await scim('PATCH', `Users/${user.id}`, patch({ op: 'replace', path: 'active', value: false }))
  await scim('PATCH', `Users/${user.id}`, patch({ op: 'replace', path: 'active', value: true }))
  const last = address()
  await scim('POST', 'Users', newUser({ userName: last }))
  await linkMailedTo(mail, last)
  expect(await count(userName)).toBe(1)
})
