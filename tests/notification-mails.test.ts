import { queueMails } from '@costdraft/api/notifications/queue-mails.ts'
import { mailDue } from '@costdraft/api/notifications/mail-due.ts'
import { mailedKinds } from '@costdraft/schema/notifications/notification-mail.ts'
import { sql } from 'kysely'
import type { Email } from 'postal-mime'
import { request, type Dispatcher } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startInstance, type Instance } from '../dev/instance.ts'
import { startMailServer, type MailServer } from '../dev/mail-server.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { careCase } from './support/care-case.ts'
import { word } from './support/firms.ts'
import { callerOf, type Caller } from './support/instance.ts'
import { PASSWORD, signIn } from './support/sign-in.ts'

const OWNER = 'owner@ashdown.example'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let postgres: Postgres | undefined
let mail: MailServer
let own: Instance
/** Milliseconds by which the clock of the product is ahead. */
let ahead = 0
const clock = (): Date => new Date(Date.now() + ahead)

const at = (email: string): Caller => callerOf(own, async () => (await signIn(own, email)).access_token)
const facts = { client: '', site: '', feeEarner: '' }
/** Who comments in the cases of all others. */
let speaker: Person

beforeAll(async () => {
  mail = await startMailServer()
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  const env = { LOG_LEVEL: 'silent', SMTP_URL: mail.url, MAIL_FROM: 'CostDraft <costs@costdraft.example>' }
  own = await startInstance({ databaseUrl: postgres?.url, env, now: clock })
  const { rest } = at(OWNER)
  const { body: owner } = await rest<{ client_uuid: string }>('GET', 'users/user')
  const { body: sites } = await rest<{ uuid: string }[]>('GET', `clients/${owner.client_uuid}/sites`)
  const { body: earners } = await rest<{ uuid: string }[]>('GET', `client/${owner.client_uuid}/fee-earner`)
  Object.assign(facts, {
    client: owner.client_uuid,
    site: sites[0]?.uuid ?? '',
    feeEarner: earners[0]?.uuid ?? '',
  })
  speaker = await newPerson('team_leader')
})
afterAll(async () => {
  await own.stop()
  await postgres?.stop()
  await mail.stop()
})
beforeEach(() => {
  ahead = 0
})

interface Person {
  uuid: string
  email: string
}
async function newPerson(role = 'solicitor'): Promise<Person> {
  const email = `${word('p').slice(0, 16)}@firm.example`
  const { status, body } = await at(OWNER).rest<{ uuid: string }>('POST', `users/clients/${facts.client}`, {
    ...{ firstname: 'Mary', surname: 'Tester', email_address: email, password: PASSWORD, client_role: role },
    ...{ site_uuid: facts.site, ...(role === 'solicitor' && { solicitor_sra_number: '650001' }) },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { email, uuid: body.uuid }
}

interface Reader extends Person {
  caller: Caller
  caseName: string
  caseUuid: string
  /** Adds a comment in their case. */
  told: (body?: string) => Promise<void>
}
/** Somebody with a case, who has chosen how comments are mailed to them. */
async function newReader(mailed: Record<string, string> = { comment_added: 'at_once' }): Promise<Reader> {
  const person = await newPerson()
  const caller = at(person.email)
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await caller.rest<{ uuid: string }>('POST', path, body)
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
    return answer.body.uuid
  }
  const caseName = `Re ${word('Case')}`
  const caseUuid = await made(`client/${facts.client}/case/legal-aid`, careCase(facts, { case_name: caseName }))
  const disbursement = { disbursement_type: 'taxi', date: '2025-03-03', amount: 10, description: 'To court' }
  const item = await made(`client/case/${caseUuid}/disbursement`, disbursement)
  expect((await choose(caller, mailed)).status).toBe(200)
  return {
    ...{ ...person, caller, caseName, caseUuid },
    told: async (body = 'Where is the receipt?') => {
      const { status } = await at(speaker.email).rest('POST', `client/entity/case_fee/${item}/comment`, { body })
      expect(status).toBe(201)
    },
  }
}
const choose = (caller: Caller, mailed: Record<string, string>, headers: Record<string, string> = {}) =>
  caller.rest<{ mail: object; version: number }>('PATCH', 'users/user/notification/settings', { mail: mailed }, headers)
const choicesOf = async ({ caller }: Pick<Reader, 'caller'>) =>
  (await caller.rest<{ mail: Record<string, string> }>('GET', 'users/user/notification/settings')).body.mail

const dueOf = async ({ uuid }: Person): Promise<string[]> => {
  const { rows } = await sql<{ due: string }>`select mail_due::timestamptz(0)::text as due from notification
    where person_uuid = ${uuid}::uuid and mail_due is not null order by mail_due`.execute(own.database.db)
  return rows.map(({ due }) => due)
}
const jobsOf = ({ uuid }: Person) =>
  own.database.db
    .selectFrom('job')
    .select(['state', 'attempts', 'payload'])
    .where('kind', '=', 'notification_mail')
    .where('created_by', '=', uuid)
    .execute()

/** The mails to somebody once all that is due by the clock was mailed, or was found to be nothing. */
async function mailsOf(person: Person): Promise<Email[]> {
  await expect
    .poll(async () => {
      await queueMails(own.database.db, clock())
      const due = await dueOf(person)
      const states = (await jobsOf(person)).map(({ state }) => state)
      return { due: due.filter((one) => new Date(one) <= clock()), open: states.filter((state) => state !== 'done') }
    })
    .toEqual({ due: [], open: [] })
  return mail.mailsTo(person.email)
}

/** The address that ends the mails of whoever has got one. */
const linkIn = ({ text }: Pick<Email, 'text'>): string => /http\S+\/unsubscribe\/\S+/.exec(text ?? '')?.[0] ?? ''
const open = async (method: Dispatcher.HttpMethod, url: string, body?: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await request(url, { method, ...(body !== undefined && { body, headers }) })
  return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
}

describe('notifications', () => {
  test('are not mailed until somebody chooses so', async () => {
    const reader = await newReader({})
    expect(await choicesOf(reader)).toEqual(Object.fromEntries(mailedKinds.map((kind) => [kind, 'off'])))
    await reader.told()
    expect(await dueOf(reader)).toEqual([])
    ahead = 25 * HOUR
    expect([await mailsOf(reader), await jobsOf(reader)]).toEqual([[], []])
  })

  test('are mailed a minute later, with all that happened meanwhile', async () => {
    const reader = await newReader()
    for (const body of ['Where is the receipt?', 'And the invoice?', 'Thanks']) await reader.told(body)
    // The last one as if it had come forty seconds after the others.
    await sql`update notification set mail_due = mail_due + interval '40 seconds' where uuid = (
      select uuid from notification where person_uuid = ${reader.uuid}::uuid order by created_at desc limit 1)`.execute(
      own.database.db,
    )
    expect(await mailsOf(reader)).toEqual([])
    ahead = MINUTE + 1_000
    const [sent, ...others] = await mailsOf(reader)
    expect(others).toEqual([])
    expect(sent).toMatchObject({
      subject: '3 notifications at CostDraft',
      from: { address: 'costs@costdraft.example' },
    })
    for (const said of [sent?.text, sent?.html]) {
      expect(said?.split(`commented on the disbursement of 03/03/2025 in ${reader.caseName}.`)).toHaveLength(4)
      expect(said).not.toContain('receipt')
    }
    expect(sent?.text).toContain(`${own.webUrl}/cost-draft/cases/draft/edit/${reader.caseUuid}?tab=disbursements`)
    const headers = new Map(sent?.headers.map(({ key, value }) => [key, value]))
    expect([...['auto-submitted', 'list-unsubscribe', 'list-unsubscribe-post'].map((key) => headers.get(key))]).toEqual(
      ['auto-generated', `<${linkIn(sent!)}>`, 'List-Unsubscribe=One-Click'],
    )
    expect(JSON.stringify(await jobsOf(reader))).not.toContain(reader.caseName)
  })

  test('name no case and no person in the subject of a single one', async () => {
    const reader = await newReader()
    await reader.told()
    ahead = MINUTE + 1_000
    expect((await mailsOf(reader)).map(({ subject }) => subject)).toEqual(['A comment was added'])
  })

  test('are mailed once a day, at seven in London', async () => {
    const reader = await newReader({ comment_added: 'daily' })
    await reader.told()
    await reader.told()
    const [due, same] = await dueOf(reader)
    expect(same).toBe(due)
    const seven = new Date(due ?? '')
    expect(seven.toLocaleTimeString('en-GB', { timeZone: 'Europe/London' })).toBe('07:00:00')
    const until = seven.getTime() - Date.now()
    expect([until > 0, until <= 25 * HOUR]).toEqual([true, true])
    ahead = until - 5_000
    expect(await mailsOf(reader)).toEqual([])
    ahead = until + 1_000
    expect((await mailsOf(reader)).map(({ subject }) => subject)).toEqual(['Your day at CostDraft: 2 notifications'])
  })

  test.each([
    ['2026-01-15 06:59:59+00', '2026-01-15 07:00:00+00'],
    ['2026-06-15 05:59:59+00', '2026-06-15 06:00:00+00'],
    ['2026-06-15 06:00:00+00', '2026-06-16 06:00:00+00'],
    // The clocks go forward on 29 March and back on 25 October.
    ['2026-03-28 07:00:00+00', '2026-03-29 06:00:00+00'],
    ['2026-03-29 00:59:59+00', '2026-03-29 06:00:00+00'],
    ['2026-10-24 06:00:00+00', '2026-10-25 07:00:00+00'],
    ['2026-10-25 01:30:00+00', '2026-10-25 07:00:00+00'],
  ])('that happen at %s are in the mail of %s', async (happened, mailed) => {
    const {
      rows: [row],
    } = await sql<{ isDue: boolean }>`
      select ${mailDue('comment_added', sql`${happened}::timestamptz`)} = ${mailed}::timestamptz as "isDue"
      from (select '{"comment_added": "daily"}'::jsonb as notification_mail) as person`.execute(own.database.db)
    expect(row).toEqual({ isDue: true })
  })

  test('are mailed once, whoever looks at the same time', async () => {
    const reader = await newReader()
    await reader.told()
    await reader.told()
    ahead = MINUTE + 1_000
    await Promise.all(Array.from({ length: 5 }, () => queueMails(own.database.db, clock())))
    expect((await mailsOf(reader)).length).toBe(1)
    expect((await jobsOf(reader)).length).toBe(1)
  })

  test('that could not be mailed within a day are not any more', async () => {
    const reader = await newReader()
    await reader.told()
    ahead = 26 * HOUR
    expect([await mailsOf(reader), await jobsOf(reader)]).toEqual([[], []])
    expect(await dueOf(reader)).toEqual([])
  })

  test('are mailed once the server for mail is there again', async () => {
    const reader = await newReader()
    const port = Number(new URL(mail.url).port)
    await mail.stop()
    await reader.told()
    ahead = MINUTE + 1_000
    await expect
      .poll(async () => (await jobsOf(reader)).map(({ state, attempts }) => ({ state, attempts })))
      .toEqual([{ state: 'queued', attempts: 1 }])
    mail = await startMailServer(port)
    await own.database.db
      .updateTable('job')
      .set({ run_at: new Date().toISOString() })
      .where('created_by', '=', reader.uuid)
      .execute()
    expect((await mailsOf(reader)).map(({ subject }) => subject)).toEqual(['A comment was added'])
  })
})

describe('what is mailed is judged when it is sent', () => {
  test.each<[string, (reader: Reader) => Promise<{ status: number }>]>([
    [
      'whoever may not read the case any more',
      ({ uuid }) => at(OWNER).rest('PATCH', `users/${uuid}`, { client_role: 'it_administrator' }),
    ],
    ['whoever was deactivated', ({ uuid }) => at(OWNER).rest('DELETE', `users/${uuid}`)],
    ['whoever wants no mail of it any more', ({ caller }) => choose(caller, { comment_added: 'off' })],
    [
      'whoever wants not to be told of it any more',
      ({ caller }) => caller.rest('PATCH', 'users/user/notification/settings', { comment_added: false }),
    ],
    [
      'whoever has read it in the bell',
      ({ caller }) => caller.rest('POST', 'users/user/notification/read', { all: true }),
    ],
  ])('%s gets nothing', async (_who, change) => {
    const reader = await newReader()
    await reader.told()
    expect((await change(reader)).status).toBeLessThan(300)
    ahead = MINUTE + 1_000
    expect(await mailsOf(reader)).toEqual([])
    expect((await jobsOf(reader)).map(({ state }) => state)).toEqual(['done'])
  })
})

describe('the link in a mail', () => {
  /** Somebody who was mailed, with the link in that. */
  async function mailed(): Promise<Reader & { link: string }> {
    const reader = await newReader({ comment_added: 'at_once', sent_for_review: 'daily' })
    await reader.told()
    ahead = MINUTE + 1_000
    const [sent] = await mailsOf(reader)
    ahead = 0
    return { ...reader, link: linkIn(sent ?? {}) }
  }
  const chosen = { comment_added: 'at_once', sent_for_review: 'daily' }
  const changesBy = ({ uuid }: Person) =>
    own.database.db
      .selectFrom('change')
      .select(['by', 'before', 'after', 'network'])
      .where('entity', '=', 'notification_settings')
      .where('entity_uuid', '=', uuid)
      .orderBy('id', 'desc')
      .execute()

  test('changes nothing when it is opened', async () => {
    const reader = await mailed()
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const { status, headers } = await open(method, reader.link)
      expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([200, 'no-store', 'no-referrer'])
    }
    expect((await open('GET', reader.link)).text).toContain('<form method="post">')
    expect(await choicesOf(reader)).toMatchObject(chosen)
  })

  test.each([
    ['the form of its page', undefined],
    ['the button of a program that shows mail', 'List-Unsubscribe=One-Click'],
  ])('ends all mails by %s, once and for all', async (_how, body) => {
    const reader = await mailed()
    await reader.told()
    const answers = [await open('POST', reader.link, body), await open('POST', reader.link, body)]
    for (const { status, text } of answers)
      expect([status, text]).toEqual([200, expect.stringContaining('No notification is mailed to you any more')])
    expect(new Set(Object.values(await choicesOf(reader)))).toEqual(new Set(['off']))
    const [last, first, ...others] = await changesBy(reader)
    expect(others).toEqual([])
    expect(last).toMatchObject({
      by: reader.uuid,
      before: { mail: chosen },
      after: { mail: { comment_added: 'off', sent_for_review: 'off' } },
    })
    expect(last?.network).toBe(first?.network)
    // What was to be mailed already is not.
    ahead = 25 * HOUR
    expect((await mailsOf(reader)).length).toBe(1)
  })

  test('says the same to a token of nobody, and ends nobody’s mails', async () => {
    const reader = await mailed()
    const other = await mailed()
    const tokenOf = ({ link }: { link: string }): Buffer => Buffer.from(link.split('/').at(-1) ?? '', 'base64url')
    const mixed = Buffer.concat([tokenOf(reader).subarray(0, 16), tokenOf(other).subarray(16)])
    const forged = [mixed.toString('base64url'), 'none', reader.uuid, 'x'.repeat(64)]
    for (const token of forged) {
      const link = reader.link.replace(/[^/]+$/, token)
      expect((await open('GET', link)).text).toBe((await open('GET', reader.link)).text)
      const { status, text } = await open('POST', link)
      expect([status, text]).toEqual([200, expect.stringContaining('No notification is mailed to you any more')])
    }
    expect([await choicesOf(reader), await choicesOf(other)]).toMatchObject([chosen, chosen])
    expect((await open('POST', other.link)).status).toBe(200)
    expect(await choicesOf(reader)).toMatchObject(chosen)
  })

  test('is not asked for without end', async () => {
    const reader = await mailed()
    const token = reader.link.split('/').at(-1)
    const { rest } = callerOf(own, async () => undefined)
    const ask = async (): Promise<number> => (await rest('POST', 'users/unsubscribe', { token })).status
    const statuses = [await ask()]
    // What was spent comes back while they are asked.
    while (statuses.at(-1) === 204 && statuses.length < 500) statuses.push(await ask())
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.length).toBeGreaterThan(30)
    await expect
      .poll(async () => open('POST', reader.link))
      .toMatchObject({
        status: 429,
        text: expect.stringContaining('could not be saved'),
      })
  })

  test('takes a token and nothing else', async () => {
    const { rest } = callerOf(own, async () => undefined)
    const refusals = []
    for (const body of [{}, { token: 1 }, { token: 't', person: 'p' }, []])
      refusals.push((await rest('POST', 'users/unsubscribe', body)).status)
    expect(refusals).toEqual([422, 422, 422, 422])
  })
})

describe('the choice of mails', () => {
  test('is made by kind, under the version of the settings, and told to nobody else', async () => {
    const reader = await newReader({})
    const changes = () =>
      own.database.db.selectFrom('record_change').select('number').where('uuid', '=', reader.uuid).execute()
    const before = await changes()
    const etagged = { 'if-match': '"1"' }
    expect((await choose(reader.caller, { comment_added: 'daily' }, etagged)).body).toMatchObject({
      ...{ comment_added: true, mail_available: true, version: 2 },
      mail: { comment_added: 'daily', sent_for_review: 'off' },
    })
    expect((await choose(reader.caller, { comment_added: 'off' }, etagged)).status).toBe(412)
    expect(await changes()).toEqual(before)
  })

  test.each([
    [{ comment_added: 'hourly' }, 'mail.comment_added'],
    [{ password_forgotten: 'daily' }, 'mail.password_forgotten'],
    ['daily', 'mail.body'],
  ])('%j is refused', async (mailed, path) => {
    const reader = await newReader({})
    const { status, body } = await reader.caller.rest('PATCH', 'users/user/notification/settings', { mail: mailed })
    expect([status, Object.keys(body.details as object)]).toEqual([422, [path]])
  })

  test('is made in GraphQL beside the switch, and one leaves the other as it is', async () => {
    const reader = await newReader({})
    const edit = async (settings: object[]) => {
      const { data, errors } = await reader.caller.graphql(
        'mutation ($settings: [NotificationSettingInput!]!) { editNotificationSettings(settings: $settings) { kind isOn mail } }',
        { settings },
      )
      expect(errors).toBeUndefined()
      const all = (data as { editNotificationSettings: { kind: string; isOn: boolean; mail: string | null }[] })
        .editNotificationSettings
      return ['comment_added', 'password_forgotten'].map((kind) => all.find((one) => one.kind === kind))
    }
    const forgotten = { kind: 'password_forgotten', isOn: true, mail: null }
    expect(await edit([{ kind: 'comment_added', mail: 'daily' }])).toEqual([
      { kind: 'comment_added', isOn: true, mail: 'daily' },
      forgotten,
    ])
    expect(await edit([{ kind: 'comment_added', isOn: false }])).toEqual([
      { kind: 'comment_added', isOn: false, mail: 'daily' },
      forgotten,
    ])
  })
})
