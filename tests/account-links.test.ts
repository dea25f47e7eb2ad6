import { createHash, randomBytes } from 'node:crypto'
import { sweepLinks } from '@costdraft/api/accounts/account-links.ts'
import { sweepJobs } from '@costdraft/api/jobs/jobs.ts'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startMailServer, type MailServer } from '../dev/mail-server.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { atLink, headingIn, linkMailedTo } from './support/account-links.ts'
import { linkIn } from './support/links-in-text.ts'
import { startOwnApi } from './support/own-api.ts'
import { authorizeQuery, codeFor, pkce, PASSWORD, visitor } from './support/sign-in.ts'

const OWNER = 'owner@harbour.example'
const CHOSEN = 'a password of my own'
const HOUR = 3_600_000

const servers: Postgres[] = []
let mail: MailServer
let api: Awaited<ReturnType<typeof startOwnApi>>
let silent: typeof api
/** Milliseconds by which the clock of the product is ahead. */
let ahead = 0
const clock = (): Date => new Date(Date.now() + ahead)

beforeAll(async () => {
  mail = await startMailServer()
  const database = async (): Promise<Record<string, string>> => {
    if (inject('engine') !== 'PostgreSQL') return {}
    const server = await startPostgres()
    servers.push(server)
    return { DATABASE_URL: server.url }
  }
  const sends = { SMTP_URL: mail.url, MAIL_FROM: 'CostDraft <costs@costdraft.example>' }
  api = await startOwnApi({ ...(await database()), ...sends }, { now: clock })
  silent = await startOwnApi(await database(), { now: clock })
})
afterAll(async () => {
  await Promise.all([api.stop(), silent.stop()])
  await mail.stop()
  await Promise.all(servers.map((server) => server.stop()))
})
beforeEach(() => {
  ahead = 0
})

interface Invited {
  uuid: string
  client_uuid: string
  email_address: string
  invitation: { kind: string; sent_to: string | null; link: string | null; expires_at: string } | null
}
const newAddress = (): string => `p${randomBytes(6).toString('hex')}@firm.example`

/** What an invitation to the firm of the owner says. */
async function newcomer(host: typeof api, email = newAddress()) {
  const { client_uuid, site_uuid } = await host.database.db
    .selectFrom('person')
    .select(['client_uuid', 'site_uuid'])
    .where('email_address', '=', OWNER)
    .executeTakeFirstOrThrow()
  return {
    path: `users/clients/${client_uuid}/invitation`,
    body: { firstname: 'Mary', surname: 'Tester', email_address: email, client_role: 'team_leader', site_uuid },
  }
}
/** Invites somebody to the firm of the owner. */
async function invite(host = api, headers: Record<string, string> = {}, email = newAddress()) {
  const { path, body: given } = await newcomer(host, email)
  const { status, body } = await host.as(OWNER).rest<Invited>('POST', path, given, headers)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
/** Asks for a link, as whoever has forgotten a password does. */
const forget = (address: string, host = api) => visitor(host.authUrl)('POST', '/forgotten-password', { email: address })

const signsIn = (email: string, password: string, host = api): Promise<boolean> =>
  codeFor(host, email, password).then(
    () => true,
    () => false,
  )
const GONE = { status: 410, text: expect.stringContaining('This link cannot be used any more') }

describe('an invitation', () => {
  test('is mailed as text and HTML; its link opens a page, and a password that is chosen there signs in', async () => {
    const { email_address: email, invitation } = await invite()
    expect(invitation).toMatchObject({ kind: 'invitation', sent_to: email, link: null })
    expect(Date.parse(`${invitation?.expires_at}Z`) - Date.now()).toBeLessThanOrEqual(24 * HOUR)
    const { look, choose } = atLink(await linkMailedTo(mail, email))
    const [sent] = await mail.mailsTo(email)
    expect(sent).toMatchObject({ subject: 'Your account at CostDraft', from: { address: 'costs@costdraft.example' } })
    expect(sent?.text).toContain('Harbour')
    expect(await look()).toMatchObject({ status: 200, text: expect.stringContaining(email) })
    expect(await choose('short')).toMatchObject({ status: 422, text: expect.stringContaining('at least 8') })
    const saved = await choose(CHOSEN)
    expect([saved.status, headingIn(saved.text)]).toEqual([200, 'Your password is saved'])
    expect(await signsIn(email, CHOSEN)).toBe(true)
  })

  test('is worth nothing without its link: no password signs in', async () => {
    const { email_address: email } = await invite()
    expect(await Promise.all(['', 'none', PASSWORD].map((password) => signsIn(email, password)))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('is for one person, whose address is free', async () => {
    const { email_address } = await invite()
    const { path, body: given } = await newcomer(api, email_address)
    const { status, body } = await api.as(OWNER).rest('POST', path, given)
    expect([status, body.details]).toEqual([422, { email_address: expect.any(String) }])
  })

  test('is not given by whoever may not add users, nor for another firm', async () => {
    const { uuid, email_address } = await invite()
    await atLink(await linkMailedTo(mail, email_address)).choose(CHOSEN)
    const leader = api.as(email_address, CHOSEN)
    const { path, body } = await newcomer(api)
    expect((await leader.rest('POST', path, body)).status).toBe(403)
    expect((await leader.rest('POST', `users/${uuid}/reset`)).status).toBe(403)
    const stranger = api.as('owner@calder.example')
    expect((await stranger.rest('GET', 'users/user')).status).toBe(200)
    expect((await stranger.rest('POST', path, body)).status).toBe(404)
    expect((await stranger.rest('POST', `users/${uuid}/reset`)).status).toBe(404)
  })
})

test('a mail is handed over once the server for it is there again', async () => {
  const port = Number(new URL(mail.url).port)
  await mail.stop()
  const { email_address: email } = await invite()
  const { db } = api.database
  const waiting = () =>
    db
      .selectFrom('job')
      .select(['state', 'attempts'])
      .where('kind', '=', 'link_mail')
      .where('state', '<>', 'done')
      .execute()
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ state: 'queued', attempts: 1 }])
  mail = await startMailServer(port)
  await db.updateTable('job').set({ run_at: new Date().toISOString() }).where('state', '=', 'queued').execute()
  expect((await atLink(await linkMailedTo(mail, email)).look()).status).toBe(200)
})

describe('a link', () => {
  const linkOfNew = async () => {
    const { email_address: email, ...rest } = await invite()
    return { ...rest, email, link: await linkMailedTo(mail, email) }
  }

  test('that is opened by a program that looks through mail is not used up', async () => {
    const { link, email } = await linkOfNew()
    for (const method of ['GET', 'HEAD', 'GET'] as const) expect((await request(link, { method })).statusCode).toBe(200)
    expect((await atLink(link).choose(CHOSEN)).status).toBe(200)
    expect(await signsIn(email, CHOSEN)).toBe(true)
  })

  test('is used once, however many try at the same time', async () => {
    const { link } = await linkOfNew()
    const answers = await Promise.all(Array.from({ length: 5 }, (_, nth) => atLink(link).choose(`${CHOSEN} ${nth}`)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
    expect(await atLink(link).look()).toMatchObject(GONE)
    expect(await atLink(link).choose(CHOSEN)).toMatchObject(GONE)
  })

  test('is worth nothing once it is late: an invitation after a day, a reset after an hour', async () => {
    const { link, uuid, email } = await linkOfNew()
    ahead = 24 * HOUR - 60_000
    expect((await atLink(link).look()).status).toBe(200)
    ahead = 24 * HOUR + 60_000
    expect(await atLink(link).look()).toMatchObject(GONE)
    expect(await atLink(link).choose(CHOSEN)).toMatchObject(GONE)
    ahead = 0
    expect((await atLink(link).choose(CHOSEN)).status).toBe(200)
    expect(await signsIn(email, CHOSEN)).toBe(true)
    expect((await api.as(OWNER).rest('POST', `users/${uuid}/reset`)).body).toMatchObject({ kind: 'reset' })
    const reset = await linkMailedTo(mail, email, 1)
    ahead = HOUR + 60_000
    expect(await atLink(reset).choose('another of my own')).toMatchObject(GONE)
  })

  test('that is guessed or altered opens nothing', async () => {
    const { link } = await linkOfNew()
    const guesses = [
      `${api.authUrl}/account/${randomBytes(32).toString('base64url')}`,
      `${link}A`,
      link.slice(0, -1),
      `${api.authUrl}/account/null`,
      `${api.authUrl}/account/%00`,
    ]
    for (const guess of guesses) expect(await atLink(guess).choose(CHOSEN)).toMatchObject(GONE)
    expect((await atLink(link).choose(CHOSEN)).status).toBe(200)
  })

  test('is of its own person alone, and of the last that was made', async () => {
    const [one, other] = [await linkOfNew(), await linkOfNew()]
    await api.as(OWNER).rest('POST', `users/${one.uuid}/reset`)
    const later = await linkMailedTo(mail, one.email, 1)
    expect(await atLink(one.link).choose(CHOSEN)).toMatchObject(GONE)
    expect((await atLink(later).choose(CHOSEN)).status).toBe(200)
    expect(await signsIn(other.email, CHOSEN)).toBe(false)
    expect(await signsIn(one.email, CHOSEN)).toBe(true)
  })

  test('is worth nothing while its person is deactivated, nor after a password is set', async () => {
    const { link, uuid } = await linkOfNew()
    await api.as(OWNER).rest('DELETE', `users/${uuid}`)
    expect(await atLink(link).choose(CHOSEN)).toMatchObject(GONE)
    const other = await linkOfNew()
    await api.as(OWNER).rest('POST', `users/${other.uuid}/password`, { password: 'one that is set' })
    expect(await atLink(other.link).choose(CHOSEN)).toMatchObject(GONE)
  })

  test('is stored as a hash alone, and its use is in the audit trail', async () => {
    const { link, uuid } = await linkOfNew()
    const token = link.split('/').at(-1) ?? ''
    const { db } = api.database
    const kept = await db.selectFrom('account_link').selectAll().where('person_uuid', '=', uuid).execute()
    expect(kept).toMatchObject([{ token_hash: createHash('sha256').update(token).digest('hex') }])
    const jobs = await db.selectFrom('job').selectAll().where('kind', '=', 'link_mail').execute()
    expect(JSON.stringify([kept, jobs])).not.toContain(token)
    await atLink(link).choose(CHOSEN)
    const trail = await db
      .selectFrom('change')
      .select(['entity', 'action', 'by'])
      .where('entity_uuid', '=', uuid)
      .orderBy('id')
      .execute()
    expect(trail).toMatchObject([
      { entity: 'user', action: 'added' },
      { entity: 'account_link', action: 'added' },
      { entity: 'password', action: 'changed', by: uuid },
    ])
  })

  test('is deleted once it is too old, and an address that somebody typed a day later', async () => {
    const { uuid } = await invite()
    const typed = newAddress()
    await forget(typed)
    const { db } = api.database
    const links = () => db.selectFrom('account_link').select('uuid').where('person_uuid', '=', uuid).execute()
    const asked = async () =>
      (await db.selectFrom('job').select(['state', 'payload']).execute()).filter(
        ({ state, payload }) => state === 'done' && payload.address === typed,
      )
    await expect.poll(asked).toHaveLength(1)
    const after = async (hours: number) => {
      const now = new Date(Date.now() + hours * HOUR)
      await Promise.all([sweepLinks(db, now), sweepJobs(db, ['forgotten_password'], now)])
      return [(await links()).length, (await asked()).length]
    }
    expect(await after(23)).toEqual([1, 1])
    expect(await after(25)).toEqual([0, 0])
  })

  test('ends every sign-in of its person', async () => {
    const { link, email, uuid } = await linkOfNew()
    await atLink(link).choose(CHOSEN)
    const person = api.as(email, CHOSEN)
    expect((await person.rest('GET', 'users/user')).status).toBe(200)
    await api.as(OWNER).rest('POST', `users/${uuid}/reset`)
    const reset = await linkMailedTo(mail, email, 1)
    expect((await person.rest('GET', 'users/user')).status).toBe(200)
    await atLink(reset).choose('another of my own')
    expect((await person.rest('GET', 'users/user')).status).toBe(401)
  })

  test('is asked for by nobody for themselves, nor for whoever is deactivated', async () => {
    const { uuid } = await linkOfNew()
    const owner = api.as(OWNER)
    const { body: viewer } = await owner.rest<{ user_uuid: string }>('GET', 'users/user')
    expect((await owner.rest('POST', `users/${viewer.user_uuid}/reset`)).status).toBe(409)
    await owner.rest('DELETE', `users/${uuid}`)
    expect((await owner.rest('POST', `users/${uuid}/reset`)).status).toBe(409)
  })
})

describe('whoever has forgotten a password', () => {
  test('asks on the page that the sign-in page names, and is mailed a link', async () => {
    const { email_address: email } = await invite()
    await atLink(await linkMailedTo(mail, email)).choose(CHOSEN)
    const visit = visitor(api.authUrl)
    const query = new URLSearchParams(authorizeQuery(api.webUrl, pkce().challenge)).toString()
    const { location } = await visit('GET', `/oauth/authorize?${query}`)
    expect((await visit('GET', location)).text).toContain('href="/forgotten-password"')
    expect(headingIn((await visit('GET', '/forgotten-password')).text)).toBe('Forgot password')
    expect(await forget(` ${email.toUpperCase()} `)).toMatchObject({ status: 200 })
    const link = await linkMailedTo(mail, email, 1)
    expect(await signsIn(email, CHOSEN)).toBe(true)
    expect((await atLink(link).choose('another of my own')).status).toBe(200)
    expect(await signsIn(email, 'another of my own')).toBe(true)
  })

  test('is answered the same as whoever has no account, is deactivated, or types anything', async () => {
    const { uuid, email_address } = await invite()
    await api.as(OWNER).rest('DELETE', `users/${uuid}`)
    const answers = await Promise.all(
      [OWNER, email_address, newAddress(), 'no address', '', '\0'].map((address) => forget(address)),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  })

  test('and at the sign-in page to the byte, whoever the address is of', async () => {
    const [deactivated, invited] = [await invite(), await invite()]
    await api.as(OWNER).rest('DELETE', `users/${deactivated.uuid}`)
    const answers = await Promise.all(
      [OWNER, deactivated.email_address, invited.email_address, newAddress()].map(async (email) => {
        const visit = visitor(api.authUrl)
        const query = new URLSearchParams(authorizeQuery(api.webUrl, pkce().challenge)).toString()
        const { location } = await visit('GET', `/oauth/authorize?${query}`)
        const { status, text } = await visit('POST', location, { email, password: 'not the one that opens' })
        expect(text).toContain(email)
        return `${status} ${text.replaceAll(location, 'PAGE').replaceAll(email, 'ADDRESS')}`
      }),
    )
    expect(answers[0]).toContain('401 ')
    expect(new Set(answers).size).toBe(1)
  })

  test('does not take an invitation from anybody', async () => {
    const { email_address: email } = await invite()
    const invitation = await linkMailedTo(mail, email)
    await forget(email)
    const link = await linkMailedTo(mail, email, 1)
    expect((await atLink(invitation).choose(CHOSEN)).status).toBe(200)
    expect(await atLink(link).choose('another of my own')).toMatchObject(GONE)
  })

  test('is mailed one link for all that are asked for within two minutes', async () => {
    const { email_address: email } = await invite()
    await forget(email)
    await linkMailedTo(mail, email, 1)
    const later = newAddress()
    await forget(email)
    await invite(api, {}, later)
    // The jobs are done in turn: what is asked for later comes later.
    await linkMailedTo(mail, later)
    expect(await mail.mailsTo(email)).toHaveLength(2)
    ahead = 130_000
    await forget(email)
    await linkMailedTo(mail, email, 2)
  })

  test('may not ask without end', async () => {
    const address = newAddress()
    const answers = []
    for (let nth = 0; nth <= 10; nth++) answers.push((await forget(address)).status)
    expect(answers.slice(9)).toEqual([200, 429])
  })
})

describe('where no mail is sent', () => {
  test('the administrator is given the link, once', async () => {
    const { invitation, email_address: email, uuid } = await invite(silent, { 'idempotency-key': 'an-invitation' })
    expect(invitation).toMatchObject({ sent_to: null, link: expect.stringContaining(`${silent.authUrl}/account/`) })
    const kept = await silent.database.db.selectFrom('idempotent').select('answer').execute()
    const link = linkIn(invitation?.link ?? '')
    expect(JSON.stringify(kept)).not.toContain(link.split('/').at(-1))
    const again = await invite(silent, { 'idempotency-key': 'an-invitation' }, email)
    expect(again).toMatchObject({ uuid, invitation: null })
    expect((await atLink(link).choose(CHOSEN)).status).toBe(200)
    expect(await signsIn(email, CHOSEN, silent)).toBe(true)
  })

  test('whoever has forgotten a password is sent to the administrators, who are told once a day', async () => {
    const answer = await forget('it@harbour.example', silent)
    expect(answer.text).toContain('Ask your administrator for a link')
    const told = () =>
      silent.database.db
        .selectFrom('notification')
        .innerJoin('person', 'person.uuid', 'notification.person_uuid')
        .select(['email_address', 'notification.kind'])
        .where('notification.kind', '=', 'password_forgotten')
        .execute()
    await expect.poll(told).toEqual([{ email_address: OWNER, kind: 'password_forgotten' }])
    await forget('it@harbour.example', silent)
    await forget(OWNER, silent)
    // Of the owner only the IT administrator is told, after the second of the other.
    await expect
      .poll(async () => (await told()).map(({ email_address }) => email_address).toSorted())
      .toEqual(['it@harbour.example', OWNER])
    ahead = 24 * HOUR
    await forget('it@harbour.example', silent)
    await expect.poll(async () => (await told()).length).toBe(3)
    const { body } = await silent
      .as(OWNER)
      .rest<{ nodes: { kind: string; actor_name: string }[] }>('GET', 'users/user/notification')
    expect(body.nodes[0]).toMatchObject({ kind: 'password_forgotten', actor_name: expect.any(String) })
  })
})
