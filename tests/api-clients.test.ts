import { beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { tokenCall } from './support/sign-in.ts'
import { makeTarget, type Target } from './support/target.ts'

interface Made {
  uuid: string
  client_id: string
  client_secret: string
}
let target: Target
beforeAll(async () => {
  target = await makeTarget()
})

const made = async (owner: string, client: string, change: object = {}): Promise<Made> => {
  const { status, body } = await as(owner).rest<Made>('POST', `clients/${client}/api-client`, {
    name: 'Reporting',
    client_role: 'owner',
    ...change,
  })
  expect([status, body]).toMatchObject([201, { client_secret: expect.any(String) }])
  return body
}
const signedIn = ({ client_id, client_secret }: Made) =>
  tokenCall(instance.authUrl, { grant_type: 'client_credentials', client_id, client_secret, scope: 'all' })
const caller = async (client: Made) => as(undefined, (await signedIn(client)).body.access_token)

describe('an API client', () => {
  test('calls the API for its firm, is listed with its last use, and its secret is never returned again', async () => {
    const client = await made(target.owner, target.firm.client)
    const { status, body } = await signedIn(client)
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.any(String),
        expires_in: 900,
        scope: 'cases:read admin:read reports:read',
        token_type: 'Bearer',
      },
    ])
    expect(
      JSON.stringify(
        await (await caller(client)).graphql('query($c: ID!) { case(uuid: $c) { caseName } }', { c: target.caseUuid }),
      ),
    ).toContain(target.canary)
    const { body: listed } = await as(target.owner).rest<{ uuid: string; last_used: string | null }[]>(
      'GET',
      `clients/${target.firm.client}/api-client`,
    )
    expect(listed.find(({ uuid }) => uuid === client.uuid)?.last_used).not.toBeNull()
    expect(JSON.stringify(listed)).not.toContain(client.client_secret)
    expect(JSON.stringify((await as(target.owner).rest('GET', 'users')).body)).not.toContain(client.uuid)
  })

  test('is limited to its firm and its role', async () => {
    const drafter = await caller(await made(target.owner, target.firm.client, { client_role: 'it_administrator' }))
    expect((await drafter.rest('GET', `client/case/${target.caseUuid}`)).status).toBe(403)
    expect((await drafter.rest('GET', `clients/${target.firm.client}`)).status).toBe(200)
  })

  test('with write access may do what its role may, and is named in the audit', async () => {
    const writer = await caller(
      await made(target.owner, target.firm.client, { name: 'Importer', client_role: 'solicitor', read_only: false }),
    )
    expect((await writer.rest('POST', `client/case/${target.caseUuid}/note`, { body: 'From a program.' })).status).toBe(
      201,
    )
    expect(JSON.stringify((await as(target.owner).rest('GET', `client/case/${target.caseUuid}/audit`)).body)).toContain(
      'Importer (API)',
    )
    expect((await writer.rest('PATCH', `clients/${target.firm.client}`, { town: 'Hull' })).status).toBe(403)
  })

  test('can access a child client only with a role in it', async () => {
    const { parent, firm, canary } = target
    const without = await caller(await made(parent.owner, parent.client))
    const linked = await caller(
      await made(parent.owner, parent.client, { child_client_roles: { [firm.client]: 'costs_draftsman' } }),
    )
    expect((await without.rest('GET', `client/${firm.client}/case`)).status).toBe(404)
    expect(JSON.stringify((await linked.rest('GET', `client/${firm.client}/case`)).body)).toContain(canary)
  })

  test('is refused immediately after revocation, with a wrong secret, and after its expiry date', async () => {
    const client = await made(target.owner, target.firm.client)
    const asking = await caller(client)
    expect((await signedIn({ ...client, client_secret: `${client.client_secret}x` })).body).toMatchObject({
      error: 'invalid_client',
    })
    expect(
      (await as(target.owner).rest('DELETE', `clients/${target.firm.client}/api-client/${client.uuid}`)).status,
    ).toBe(204)
    expect((await asking.rest('GET', 'users/user')).status).toBe(401)
    expect((await signedIn(client)).body).toMatchObject({ error: 'invalid_client' })
    expect(
      (
        await as(target.owner).rest('POST', `clients/${target.firm.client}/api-client`, {
          name: 'Late',
          client_role: 'owner',
          expires_at: '2020-01-01',
        })
      ).body,
    ).toMatchObject({ details: { expires_at: 'Choose a day to come.' } })
  })

  test('is created by users with api_client:manage, with no role above their own', async () => {
    const { firm, owner } = target
    const it = await makePerson(owner, firm, 'it_administrator')
    const solicitor = await makePerson(owner, firm, 'solicitor')
    expect(
      (await as(it.email).rest('POST', `clients/${firm.client}/api-client`, { name: 'Above', client_role: 'owner' }))
        .body,
    ).toMatchObject({ details: { client_role: 'You cannot give a role above your own.' } })
    expect((await as(solicitor.email).rest('GET', `clients/${firm.client}/api-client`)).status).toBe(403)
  })
})
