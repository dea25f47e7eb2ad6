import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startMailServer, type MailServer } from '../dev/mail-server.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { atLink, linkMailedTo } from './support/account-links.ts'
import { word } from './support/firms.ts'
import { ledgerForm } from './support/ledger-form.ts'
import { callerOf } from './support/instance.ts'
import { startOwnApi } from './support/own-api.ts'
import { peopleOf, sheet } from './support/people-import.ts'
import { PASSWORD, signIn } from './support/sign-in.ts'

// An import of people where mail is sent, after thirty days, and where people sign in elsewhere.
const OWNER = 'owner@harbour.example'
const DAY = 86_400_000
const servers: Postgres[] = []
let mail: MailServer
let api: Awaited<ReturnType<typeof startOwnApi>>
let ahead = 0

async function database(): Promise<Record<string, string>> {
  if (inject('engine') !== 'PostgreSQL') return {}
  const server = await startPostgres()
  servers.push(server)
  return { DATABASE_URL: server.url }
}
const clientOf = async ({ database: { db } }: typeof api): Promise<{ client_uuid: string; uuid: string }> => {
  const { client_uuid, uuid } = await db
    .selectFrom('person')
    .select(['client_uuid', 'uuid'])
    .where('email_address', '=', OWNER)
    .executeTakeFirstOrThrow()
  return { client_uuid: client_uuid ?? '', uuid }
}
beforeAll(async () => {
  mail = await startMailServer()
  const sends = { SMTP_URL: mail.url, MAIL_FROM: 'CostDraft <costs@costdraft.example>' }
  api = await startOwnApi({ ...(await database()), ...sends }, { now: () => new Date(Date.now() + ahead) })
})
afterAll(async () => {
  await api.stop()
  await mail.stop()
  await Promise.all(servers.map((server) => server.stop()))
})

test('each new user is mailed their own link, and the answer has none', async () => {
  const { client_uuid } = await clientOf(api)
  const people = peopleOf(OWNER, client_uuid, api)
  const [amy, bo] = [`${word('a')}@firm.example`, `${word('b')}@firm.example`]
  const file = sheet('Name,E-mail,Role', `Amy Fox,${amy},Team leader`, `Bo Fox,${bo},Costs draftsman`)
  expect((await people.preview(file)).body.sends_mail).toBe(true)
  const { status, body } = await people.take(file)
  expect([status, body.invitations.map(({ sent_to, link }) => [sent_to, link])]).toEqual([
    201,
    [
      [amy, null],
      [bo, null],
    ],
  ])
  const links = await Promise.all([amy, bo].map((to) => linkMailedTo(mail, to)))
  expect(links[0]).not.toBe(links[1])
  expect((await atLink(links[0]!).choose(PASSWORD)).status).toBeLessThan(400)
  await signIn(api, amy, PASSWORD)
  // What was mailed to whoever is removed opens nothing any more.
  const undone = await people.undo(body.import_uuid!)
  expect(undone.body).toMatchObject({ users_removed: 1, users_deactivated: 1 })
  expect((await atLink(links[1]!).look()).status).toBe(410)
})

test('an import can be undone for thirty days', async () => {
  const { client_uuid } = await clientOf(api)
  const people = peopleOf(OWNER, client_uuid, api)
  const { body } = await people.take(sheet('Name,Grade', `${word('Cy')} Fox,C`))
  const record = async () => (await people.list()).body.imports.find(({ uuid }) => uuid === body.import_uuid)
  try {
    ahead = 29 * DAY
    expect(await record()).toMatchObject({ may_undo: true })
    ahead = 31 * DAY
    expect(await record()).toMatchObject({ may_undo: false })
    const late = await people.undo(body.import_uuid!)
    expect([late.status, late.body.message]).toEqual([409, 'An import of people can be undone for 30 days.'])
  } finally {
    ahead = 0
  }
  expect((await people.undo(body.import_uuid!)).status).toBe(200)
})

// The embedded database has one connection, which nobody else can keep waiting.
test.runIf(inject('engine') === 'PostgreSQL')(
  'where it takes too long to see what names the users, they are deactivated, and the undo ends',
  { timeout: 60_000 },
  async () => {
    const { client_uuid } = await clientOf(api)
    const people = peopleOf(OWNER, client_uuid, api)
    const { body } = await people.take(
      sheet(
        'Name,E-mail,Role',
        ...['Di', 'Ed', 'Flo'].map((name) => `${name} Fox,${word('d')}@firm.example,Team leader`),
      ),
    )
    const undone = await api.database.db.transaction().execute(async (tx) => {
      await sql`lock table note in access exclusive mode`.execute(tx)
      return people.undo(body.import_uuid!)
    })
    expect([undone.status, undone.body]).toMatchObject([200, { users_removed: 0, users_deactivated: 3, kept: [] }])
  },
)

test('where people sign in at a host of the firm’s own, nobody is invited: 409', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', use: 'sig' }
  const keys = createServer((_req, res) =>
    res.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
  )
  keys.listen(0)
  const host = `http://localhost:${(keys.address() as AddressInfo).port}`
  const external = await startOwnApi({
    ...(await database()),
    AUTH_URL: host,
    AUTH_ISSUER: host,
    AUTH_JWKS_URL: `${host}/jwks`,
    AUTH_AUDIENCE: 'costs',
    AUTH_CLIENT_ID: 'drafting',
  })
  try {
    const { client_uuid, uuid } = await clientOf(external)
    const token = await new SignJWT({ client_id: 'drafting' })
      .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'at+jwt' })
      .setIssuer(host)
      .setAudience('costs')
      .setSubject(uuid)
      .setExpirationTime('5m')
      .sign(privateKey)
    const { rest } = callerOf(external, async () => token)
    const at = `users/clients/${client_uuid}/import`
    for (const path of ['', '/preview', '/failed']) {
      const { status, body } = await rest('POST', `${at}${path}`, ledgerForm())
      expect([path, status, body.message]).toEqual([
        path,
        409,
        'Passwords are kept by the host where you sign in, not by CostDraft.',
      ])
    }
    expect((await rest('GET', at)).body).toEqual({ imports: [] })
  } finally {
    await external.stop()
    keys.close()
  }
})
