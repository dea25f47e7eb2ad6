import { resetFromShell } from '@costdraft/api/users/reset-from-shell.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startInstance, type Instance } from '../dev/instance.ts'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { makeFirm } from './support/firms.ts'
import { as, callerOf } from './support/instance.ts'
import { chosenInstead, codeFor, freshTokens, PASSWORD, visitor } from './support/sign-in.ts'

// An instance of its own, to which no other test adds administrators.
const first = 'first@system.example'
const password = 'a-first-password'
let postgres: Postgres | undefined
let own: Instance
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  own = await startInstance({
    databaseUrl: postgres?.url,
    env: { SEED: 'none', ADMIN_EMAIL: first, ADMIN_PASSWORD: password },
  })
})
afterAll(async () => {
  await own.stop()
  await postgres?.stop()
})

interface Administrator {
  uuid: string
  email_address: string
  deactivated_at: string | null
  invitation?: { link: string }
}
const signedIn = async (email: string, typed: string) => {
  const { access_token } = await freshTokens(own, email, typed)
  return callerOf(own, async () => access_token)
}
const PATH = 'users/administrators'
const named = (email_address: string) => ({ firstname: 'Ada', surname: 'Keeper', email_address })
let me: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  me = await signedIn(first, password)
})
/** Whoever looks after what, in the audit trail. */
const audited = async (uuid: string) =>
  own.database.db
    .selectFrom('change')
    .select(['entity', 'action', 'after'])
    .where('entity_uuid', '=', uuid)
    .orderBy('id')
    .execute()

describe('system administrators', () => {
  test('add another with a password, which that one changes at the first sign-in', async () => {
    const email = 'second@system.example'
    const added = await me.rest<Administrator>('POST', PATH, { ...named(email), password: PASSWORD })
    expect(added).toMatchObject({ status: 201, body: { client_uuid: null, client_role: 'admin' } })
    expect(await audited(added.body.uuid)).toMatchObject([{ entity: 'user', action: 'added' }])
    const second = await signedIn(email, PASSWORD)
    const { body } = await second.rest<Administrator[]>('GET', PATH)
    expect(body.map(({ email_address }) => email_address).toSorted()).toEqual([first, email])
    expect(await me.rest('POST', PATH, { ...named(email), password: PASSWORD })).toMatchObject({
      status: 422,
      body: { details: { email_address: expect.stringMatching(/./) } },
    })
    const weak = { ...named('weak@system.example'), password: 'password1' }
    expect(await me.rest('POST', PATH, weak)).toMatchObject({
      status: 422,
      body: { details: { password: expect.stringMatching(/./) } },
    })
  })

  test('invite another, who is sent another link later', async () => {
    const invite =
      'mutation ($input: InvitedAdministratorInput!) { inviteAdministrator(input: $input) { uuid invitation { link kind } } }'
    const email = 'third@system.example'
    const { data } = await me.graphql(invite, { input: { name: 'Ada Keeper', emailAddress: email } })
    const { uuid, invitation } = data!.inviteAdministrator as { uuid: string; invitation: { link: string } }
    expect(invitation).toMatchObject({ kind: 'invitation' })
    const { body } = await me.rest<{ kind: string; link: string }>('POST', `users/${uuid}/reset`)
    expect(body.kind).toBe('invitation')
    const visit = visitor(own.authUrl)
    expect((await visit('GET', invitation.link)).status).toBe(410)
    expect((await visit('POST', body.link, { password: 'chosen by the third' })).status).toBe(200)
    const third = await signedIn(email, 'chosen by the third')
    const listed = await third.graphql('{ administrators { emailAddress clientRole } }')
    expect(listed.data?.administrators).toContainEqual({ emailAddress: email, clientRole: 'admin' })
  })

  test('have the link of an invitation in its first answer alone', async () => {
    const key = { 'idempotency-key': 'an-invitation' }
    const ask = () => me.rest<Administrator>('POST', `${PATH}/invitation`, named('fifth@system.example'), key)
    const { uuid, invitation } = (await ask()).body
    const token = invitation?.link.split('/').at(-1)
    const kept = await own.database.db.selectFrom('idempotent').select('answer').execute()
    expect(token).toHaveLength(43)
    expect(JSON.stringify(kept)).not.toContain(token)
    expect(await ask()).toMatchObject({ status: 201, body: { uuid, invitation: null } })
  })

  test('deactivate and restore each other, and end each other’s sessions, but never themselves', async () => {
    const email = 'fourth@system.example'
    const { body } = await me.rest<Administrator>('POST', PATH, { ...named(email), password: PASSWORD })
    const fourth = await signedIn(email, PASSWORD)
    expect((await me.rest<unknown[]>('GET', `users/${body.uuid}/sessions`)).body).toHaveLength(1)
    expect((await me.rest('DELETE', `users/${body.uuid}`)).status).toBe(200)
    expect((await fourth.rest('GET', 'users/user')).status).toBe(401)
    expect((await me.rest<Administrator[]>('GET', PATH)).body.at(-1)).toMatchObject({ email_address: email })
    expect((await me.rest('POST', `users/${body.uuid}/restore`)).status).toBe(200)
    await expect(codeFor(own, email, chosenInstead(PASSWORD))).resolves.toBeDefined()
    const { body: mine } = await me.rest<{ user_uuid: string }>('GET', 'users/user')
    expect(await me.rest('DELETE', `users/${mine.user_uuid}`)).toMatchObject({ status: 409 })
    // What is theirs to change, and a password, nobody else sets.
    expect((await me.rest('PATCH', `users/${body.uuid}`, { firstname: 'Ida' })).status).toBe(403)
    expect((await me.rest('POST', `users/${body.uuid}/password`, { password: 'another one of theirs' })).status).toBe(
      403,
    )
  })

  test('keep one, also when two deactivate each other at one moment', async () => {
    const { body: all } = await me.rest<Administrator[]>('GET', PATH)
    const { uuid: mine } = all.find(({ email_address }) => email_address === first)!
    const email = 'last@system.example'
    const { body: other } = await me.rest<Administrator>('POST', PATH, { ...named(email), password: PASSWORD })
    const they = await signedIn(email, PASSWORD)
    for (const { uuid } of all) if (uuid !== mine) expect((await me.rest('DELETE', `users/${uuid}`)).status).toBe(200)
    const answers = await Promise.all([me.rest('DELETE', `users/${other.uuid}`), they.rest('DELETE', `users/${mine}`)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200))
    const active = await own.database.db
      .selectFrom('person')
      .select('uuid')
      .where('role', '=', 'admin')
      .where('deactivated_at', 'is', null)
      .execute()
    expect(active).toHaveLength(1)
    await own.database.db.updateTable('person').set({ deactivated_at: null }).where('uuid', '=', mine).execute()
  })
})

test('nobody else sees, adds or deactivates system administrators', async () => {
  const { owner } = await makeFirm('admin@costdraft.example', 'solicitor')
  const [admin] = (await as('admin@costdraft.example').rest<Administrator[]>('GET', PATH)).body
  const stranger = as(owner)
  for (const [method, path, body] of [
    ['GET', PATH, undefined],
    ['POST', PATH, { ...named('mine@system.example'), password: PASSWORD }],
    ['POST', `${PATH}/invitation`, named('mine@system.example')],
  ] as const)
    expect((await stranger.rest(method, path, body)).status, path).toBe(403)
  for (const [method, path] of [
    ['DELETE', `users/${admin?.uuid}`],
    ['POST', `users/${admin?.uuid}/reset`],
    ['GET', `users/${admin?.uuid}/sessions`],
  ] as const)
    expect((await stranger.rest(method, path)).status, path).toBe(404)
})

describe('a reset from the shell', () => {
  const reset = (email: string) => resetFromShell(own.database.db, email, own.authUrl, new Date())

  test('gives a system administrator who lost the password a link, once, which the audit says', async () => {
    const { link, hadFactor } = await reset(first.toUpperCase())
    expect(hadFactor).toBe(false)
    await expect(codeFor(own, first, password)).resolves.toBeDefined()
    const visit = visitor(own.authUrl)
    expect((await visit('POST', link, { password: 'chosen after the loss' })).status).toBe(200)
    expect((await visit('POST', link, { password: 'chosen after the loss' })).status).toBe(410)
    await expect(codeFor(own, first, 'chosen after the loss')).resolves.toBeDefined()
    const { uuid } = await own.database.db
      .selectFrom('person')
      .select('uuid')
      .where('email_address', '=', first)
      .executeTakeFirstOrThrow()
    expect(await audited(uuid)).toContainEqual({
      entity: 'account_link',
      action: 'added',
      after: { kind: 'reset', by: 'shell' },
    })
  })

  test('is refused in a sentence for an address of nobody and of somebody who is deactivated', async () => {
    await expect(reset('nobody@system.example')).rejects.toThrow('Nobody signs in with nobody@system.example.')
    await expect(reset('second@system.example')).rejects.toThrow('is deactivated')
  })
})
