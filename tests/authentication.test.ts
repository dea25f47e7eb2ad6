import { describe, expect, test } from 'vitest'
import { as, instance } from './support/instance.ts'
import { codeFor } from './support/sign-in.ts'

const VIEWER = `{ viewer { email role isAdmin client { name clientType }
  users: may(permission: "user:read") clients: may(permission: "client:read") cases: may(permission: "case:create") nonsense: may(permission: "everything") } }`

describe('a signed-in viewer', () => {
  test.each([
    [
      'admin@costdraft.example',
      {
        role: 'System administrator',
        isAdmin: true,
        client: null,
        users: true,
        clients: true,
        cases: false,
        nonsense: false,
      },
    ],
    [
      'owner@harbour.example',
      {
        role: 'Owner',
        isAdmin: false,
        client: { name: 'Harbour Costs', clientType: 'costs_draftsman' },
        users: true,
        clients: true,
        cases: true,
        nonsense: false,
      },
    ],
    [
      'solicitor@ashdown.example',
      {
        role: 'Solicitor',
        isAdmin: false,
        client: { name: 'Ashdown Family Law', clientType: 'solicitor' },
        users: false,
        clients: true,
        cases: true,
        nonsense: false,
      },
    ],
    [
      'it@harbour.example',
      {
        role: 'IT administrator',
        isAdmin: false,
        client: { name: 'Harbour Costs', clientType: 'costs_draftsman' },
        users: true,
        clients: true,
        cases: false,
        nonsense: false,
      },
    ],
  ])('%s is told by the server what they may', async (email, expected) => {
    expect(await as(email).graphql(VIEWER)).toEqual({ status: 200, data: { viewer: { email, ...expected } } })
  })

  test('a permission is limited to its client: the draftsman may draft for Ashdown, not for Bryn, not for Calder', async () => {
    const { body: owner } = await as('owner@harbour.example').rest<{ children_clients: Record<string, unknown> }>(
      'GET',
      'users/user',
    )
    const { body: draftsman } = await as('draftsman@harbour.example').rest<{
      client_uuid: string
      children_clients: Record<string, unknown>
    }>('GET', 'users/user')
    const { body: calder } = await as('owner@calder.example').rest<{ client_uuid: string }>('GET', 'users/user')
    const [ashdown = ''] = Object.keys(draftsman.children_clients)
    const bryn = Object.keys(owner.children_clients).find((uuid) => uuid !== ashdown) ?? ''
    const may = async (clientUuid: string) =>
      (
        await as('draftsman@harbour.example').graphql(
          'query($c: ID) { viewer { may(permission: "case:create", clientUuid: $c) } }',
          { c: clientUuid },
        )
      ).data?.viewer
    expect(Object.keys(draftsman.children_clients)).toHaveLength(1)
    expect(await may(ashdown)).toEqual({ may: true })
    expect(await may(draftsman.client_uuid)).toEqual({ may: true })
    expect(await may(bryn)).toEqual({ may: false })
    expect(await may(calder.client_uuid)).toEqual({ may: false })
  })

  test('GET users/user has the property names of the specification, capitals included', async () => {
    const { body } = await as('solicitor@ashdown.example').rest('GET', 'users/user')
    expect(body).toMatchObject({
      system_role: { Name: 'solicitor', Permissions: [{ name: 'user:read', rule: 'self' }] },
      children_clients: {},
    })
    expect(body.client_role).toMatchObject({
      Permissions: expect.arrayContaining([{ name: 'case:create', rule: 'own_client' }]),
    })
    expect(JSON.stringify(body)).not.toContain('argon2')
  })
})

describe('an anonymous request', () => {
  test('without a token GraphQL answers UNAUTHENTICATED before parsing the operation', async () => {
    const answer = await as(undefined).graphql('{ this is not a query')
    expect(answer.status).toBe(401)
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await as(undefined).rest('GET', 'users/user')).status).toBe(401)
  })
})

describe('the sign-in page', () => {
  test('an unknown account and a wrong password are refused with the same message', async () => {
    await expect(codeFor(instance, 'nobody@nowhere.example')).rejects.toThrow(
      '401 The e-mail or the password is not right.',
    )
    await expect(codeFor(instance, 'it@harbour.example', 'wrong')).rejects.toThrow(
      '401 The e-mail or the password is not right.',
    )
  })

  test('ten wrong passwords lock an account for a while, and no other', async () => {
    for (let i = 0; i < 10; i++)
      await expect(codeFor(instance, 'guessed@calder.example', `guess ${i}`)).rejects.toThrow('401')
    await expect(codeFor(instance, 'guessed@calder.example', 'guess 11')).rejects.toThrow('429 Too many attempts.')
    await expect(codeFor(instance, 'it@harbour.example')).resolves.toMatchObject({ code: expect.stringMatching(/./) })
  })
})
