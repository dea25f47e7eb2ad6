import { ATTEMPTS } from '@costdraft/api/access/sign-in-throttle.ts'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startInstance, type Instance } from '../dev/instance.ts'
import { startMailServer, type MailServer } from '../dev/mail-server.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { ADMIN, makeFirm, makePerson, office, word, type Firm } from './support/firms.ts'
import { as, callerOf, instance } from './support/instance.ts'
import { chosenInstead, codeFor, freshTokens, PASSWORD, signIn, visitor } from './support/sign-in.ts'

let firm: Firm & { owner: string }
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
})

const newAddress = (): string => `${word('q').slice(0, 16)}@firm.example`
/** Somebody who has signed in, with the password that they chose. */
async function signedIn() {
  const person = await makePerson(firm.owner, firm, 'team_leader')
  await signIn(instance, person.email)
  return { ...person, caller: as(person.email), password: chosenInstead(PASSWORD) }
}

describe('one’s own e-mail address', () => {
  test('becomes another with the present password alone', async () => {
    const { caller, email, password, uuid } = await signedIn()
    const email_address = newAddress()
    const change = (more: object) => caller.rest('PATCH', 'users/user', { email_address, ...more })
    for (const wrong of [{}, { current_password: '' }, { current_password: 'not-the-password' }])
      expect(await change(wrong)).toMatchObject({
        status: 422,
        body: { details: { current_password: expect.stringMatching(/./) } },
      })
    await expect(codeFor(instance, email, password)).resolves.toBeDefined()
    expect(await change({ current_password: password })).toMatchObject({ status: 200, body: { email_address } })
    await expect(codeFor(instance, email_address, password)).resolves.toBeDefined()
    await expect(codeFor(instance, email, password)).rejects.toThrow('401')
    const { body } = await as(firm.owner).rest('GET', `clients/users/${uuid}`)
    expect(body).toMatchObject({ email_address })
  })

  test('that stays wants no password, and neither does a name', async () => {
    const { caller, email } = await signedIn()
    const same = { firstname: 'Maria', surname: 'Tester', email_address: email }
    expect((await caller.rest('PATCH', 'users/user', same)).status).toBe(200)
    expect((await caller.rest('PATCH', 'users/user', { firstname: 'Mary' })).status).toBe(200)
  })

  test('wants it in GraphQL, too', async () => {
    const { caller, password } = await signedIn()
    const emailAddress = newAddress()
    const edit = (currentPassword?: string) =>
      caller.graphql('mutation ($input: ProfileInput!) { editProfile(input: $input) { email } }', {
        input: { name: 'Mary Tester', emailAddress, currentPassword },
      })
    expect((await edit()).errors?.[0]?.extensions).toMatchObject({ problems: [{ path: 'currentPassword' }] })
    expect((await edit(password)).data).toEqual({ editProfile: { email: emailAddress } })
  })

  test('is no way to guess the password', async () => {
    const { caller, password } = await signedIn()
    const guess = (current_password: string) =>
      caller.rest('PATCH', 'users/user', { email_address: newAddress(), current_password })
    for (let i = 0; i < ATTEMPTS.pair; i++) expect((await guess(`guess ${i}`)).status).toBe(422)
    expect((await guess(password)).status).toBe(429)
    // One count for whatever asks for the password.
    const change = { current_password: password, password: 'a password of my own' }
    expect((await caller.rest('POST', 'users/user/password', change)).status).toBe(429)
    expect((await caller.rest('PATCH', 'users/user', { firstname: 'Mary' })).status).toBe(200)
  })

  test('is changed in the profile, and not as an administrator changes those of others', async () => {
    const path = `users/${firm.person}`
    expect(await as(firm.owner).rest('PATCH', path, { email_address: newAddress() })).toMatchObject({
      status: 422,
      body: { details: { email_address: expect.stringContaining('profile') } },
    })
    expect((await as(firm.owner).rest('PATCH', path, { email_address: firm.owner, surname: 'Fellow' })).status).toBe(
      200,
    )
  })
})

describe('a link that was sent', () => {
  /** Whether the link opens a page on which a password can be chosen. */
  const opens = async (link: string): Promise<boolean> => (await visitor(instance.authUrl)('GET', link)).status === 200
  const linkFor = async (uuid: string): Promise<string> => {
    const { status, body } = await as(firm.owner).rest<{ link: string }>('POST', `users/${uuid}/reset`)
    expect(status).toBe(200)
    return body.link
  }

  test('opens nothing once its owner has another address', async () => {
    const { caller, password, uuid } = await signedIn()
    const link = await linkFor(uuid)
    expect(await opens(link)).toBe(true)
    const moved = { email_address: newAddress(), current_password: password }
    expect((await caller.rest('PATCH', 'users/user', moved)).status).toBe(200)
    expect(await opens(link)).toBe(false)
  })

  test('opens nothing once an administrator has changed the address, and something after any other change', async () => {
    const { uuid, email } = await signedIn()
    const link = await linkFor(uuid)
    const change = (body: object) => as(firm.owner).rest('PATCH', `users/${uuid}`, body)
    expect((await change({ firstname: 'Maria', email_address: email })).status).toBe(200)
    expect(await opens(link)).toBe(true)
    expect((await change({ email_address: newAddress() })).status).toBe(200)
    expect(await opens(link)).toBe(false)
  })

  test('opens nothing after a deactivation, even once the person is back', async () => {
    const { uuid } = await signedIn()
    const link = await linkFor(uuid)
    expect((await as(firm.owner).rest('DELETE', `users/${uuid}`)).status).toBe(200)
    expect((await as(firm.owner).rest('POST', `users/${uuid}/restore`)).status).toBe(200)
    expect(await opens(link)).toBe(false)
  })
})

describe('where mail is sent', () => {
  const admin = 'root@mail.example'
  const password = 'a-first-password'
  let postgres: Postgres | undefined
  let mail: MailServer
  let own: Instance
  beforeAll(async () => {
    mail = await startMailServer()
    postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
    own = await startInstance({
      databaseUrl: postgres?.url,
      env: {
        ...{ SEED: 'none', ADMIN_EMAIL: admin, ADMIN_PASSWORD: password },
        ...{ SMTP_URL: mail.url, MAIL_FROM: 'CostDraft <costs@firm.example>' },
      },
    })
  })
  afterAll(async () => {
    await own.stop()
    await postgres?.stop()
    await mail.stop()
  })

  /** The one mail that comes for an address. */
  const mailTo = (address: string) =>
    vi.waitFor(
      async () => {
        const [first, ...others] = (await mail.mailsTo(address)).filter(({ subject }) => /another/.test(subject ?? ''))
        expect([first !== undefined, others]).toEqual([true, []])
        return first!
      },
      { timeout: 60_000, interval: 250 },
    )

  test('the old address is told, and whom to ask', async () => {
    const { access_token } = await freshTokens(own, admin, password)
    const { rest } = callerOf(own, async () => access_token)
    const { body: client } = await rest<{ uuid: string }>('POST', 'clients', {
      ...{ name: 'Curlew Costs', type: 'solicitor', solicitor_sra_number: '640100' },
      sites: [office('Curlew')],
    })
    const { body: sites } = await rest<{ uuid: string }[]>('GET', `clients/${client.uuid}/sites`)
    const { body: user } = await rest<{ uuid: string }>('POST', `users/clients/${client.uuid}`, {
      ...{ firstname: 'Cora', surname: 'Curlew', email_address: 'cora@curlew.example', password: PASSWORD },
      ...{ client_role: 'owner', site_uuid: sites[0]?.uuid },
    })
    const moved = { email_address: 'cora@new.example' }
    expect((await rest('PATCH', `users/${user.uuid}`, moved)).status).toBe(200)
    const byAdministrator = await mailTo('cora@curlew.example')
    expect(byAdministrator.text).toContain('by an administrator')
    expect(byAdministrator.text).toContain('an owner or IT administrator of Curlew Costs')
    expect(`${byAdministrator.text} ${byAdministrator.html}`).not.toContain('cora@new.example')

    const away = { email_address: 'away@mail.example', current_password: password }
    expect((await rest('PATCH', 'users/user', away)).status).toBe(200)
    const byOneself = await mailTo(admin)
    expect(byOneself.text).toContain('in your profile')
    expect(byOneself.text).toContain('another system administrator')
  })
})
