import { hashPassword } from '@costdraft/api/access/passwords.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { startMailServer, type MailServer } from '../dev/mail-server.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { startOwnApi } from './support/own-api.ts'
import type { Addition } from './support/second-factor.ts'
import { authorizeQuery, PASSWORD, pkce, visitor } from './support/sign-in.ts'

const OWNER = 'owner@ashdown.example'
const SOLICITOR = 'solicitor@ashdown.example'
const LEADER = 'leader@bryn.example'
const DRAFTSMAN = 'draftsman@harbour.example'

let postgres: Postgres | undefined
let mail: MailServer
let api: Awaited<ReturnType<typeof startOwnApi>>
/** Milliseconds by which the clock of the product is ahead. */
let ahead = 0
beforeAll(async () => {
  mail = await startMailServer()
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  const env = { SMTP_URL: mail.url, MAIL_FROM: 'CostDraft <costs@costdraft.example>' }
  const options = { now: () => new Date(Date.now() + ahead) }
  api = await startOwnApi({ ...env, ...(postgres && { DATABASE_URL: postgres.url }) }, options)
})
afterAll(async () => {
  await api.stop()
  await mail.stop()
  await postgres?.stop()
})
beforeEach(() => {
  ahead = 0
})

/** A code of an app, by the clock of the product. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead + later * 30_000 })
const add = async (email: string, body: object) =>
  api.as(email).rest<Addition>('POST', 'users/user/second-factor', { kind: 'app', current_password: PASSWORD, ...body })
async function addApp(email: string): Promise<Addition> {
  const { secret } = (await add(email, {})).body
  const { status, body } = await add(email, { code: codeOf(secret) })
  expect(status).toBe(200)
  return { ...body, secret }
}
/** Gives the password at the sign-in page; answers the function that gives a code. */
async function afterPassword(email: string) {
  const visit = visitor(api.authUrl)
  const query = new URLSearchParams(authorizeQuery(api.webUrl, pkce().challenge)).toString()
  const { location } = await visit('GET', `/oauth/authorize?${query}`)
  await visit('POST', location, { email, password: PASSWORD })
  return async (code: string) => (await visit('POST', `${location}/code`, { code })).status
}
const personOf = (email: string) =>
  api.database.db.selectFrom('person').select('uuid').where('email_address', '=', email).executeTakeFirstOrThrow()

test('codes go by the clock of the product, and none of another time is taken', async () => {
  const { secret } = await addApp(DRAFTSMAN)
  const give = await afterPassword(DRAFTSMAN)
  ahead = 600_000
  expect([await give(codeOf(secret, -3)), await give(codeOf(secret, 3)), await give(codeOf(secret))]).toEqual([
    401, 401, 303,
  ])
})

test('an app that was begun is not confirmed an hour later, and the page of a passkey is gone after ten minutes', async () => {
  const { secret } = (await add(OWNER, {})).body
  const { page } = (await add(OWNER, { kind: 'passkey' })).body
  const open = async () => (await visitor(api.authUrl)('GET', page)).status
  expect(page.startsWith(`${api.authUrl}/account/passkey/`)).toBe(true)
  ahead = 540_000
  expect(await open()).toBe(200)
  expect((await visitor(api.authUrl)('POST', page, { credential: '{"id":"x"}' })).status).toBe(422)
  ahead = 660_000
  expect(await open()).toBe(410)
  expect((await visitor(api.authUrl)('POST', page, { credential: '{"id":"x"}' })).status).toBe(410)
  ahead = 3_660_000
  expect((await add(OWNER, { code: codeOf(secret) })).status).toBe(422)
})

test('a code is not taken once the password is another one, though the sign-in itself was not ended', async () => {
  const { db } = api.database
  const { secret } = await addApp(LEADER)
  const give = await afterPassword(LEADER)
  const password_hash = await hashPassword('another one')
  await db.updateTable('person').set({ password_hash }).where('email_address', '=', LEADER).execute()
  expect(await give(codeOf(secret, 1))).toBe(400)
})

test('a reset is told by mail and written to the audit, and nothing secret is kept as it is', async () => {
  const { db } = api.database
  const { secret, recovery_codes } = await addApp(SOLICITOR)
  const { uuid } = await personOf(SOLICITOR)
  const kept = async () =>
    JSON.stringify([
      await db.selectFrom('second_factor').selectAll().where('person_uuid', '=', uuid).execute(),
      await db.selectFrom('recovery_code').selectAll().where('person_uuid', '=', uuid).execute(),
      await db.selectFrom('change').selectAll().where('entity_uuid', '=', uuid).execute(),
      await db.selectFrom('job').selectAll().where('key', '=', uuid).execute(),
    ])
  expect(await kept()).toContain(uuid)
  for (const told of [secret, ...recovery_codes]) expect(await kept()).not.toContain(told)

  expect((await api.as(OWNER).rest('POST', `users/${uuid}/second-factor/reset`, {})).status).toBe(200)
  await expect.poll(async () => (await mail.mailsTo(SOLICITOR)).length, { timeout: 20_000 }).toBe(1)
  const [sent] = await mail.mailsTo(SOLICITOR)
  expect(sent).toMatchObject({ subject: 'Your second factor for CostDraft was reset' })
  expect(sent?.text).toContain('If you have not asked for this')
  const changes = await db
    .selectFrom('change')
    .select(['action', 'by'])
    .where('entity', '=', 'second_factor')
    .where('entity_uuid', '=', uuid)
    .orderBy('id')
    .execute()
  expect(changes).toEqual([
    { action: 'added', by: uuid },
    { action: 'removed', by: (await personOf(OWNER)).uuid },
  ])
})
