import { beforeEach, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as, instance, type Caller } from './support/instance.ts'
import { careCaseOf } from './support/merging/two-firms.ts'
import { sent } from './support/sent.ts'
import { tokenCall } from './support/sign-in.ts'

type Owned = Awaited<ReturnType<typeof makeFirm>>
interface Preview {
  from: { name: string } | null
  to: { name: string } | null
  roles: number
  api_clients: number
  cases: number
}
let before: Owned
let after: Owned
let child: Owned
beforeEach(async () => {
  before = await makeFirm(ADMIN, 'costs_draftsman')
  after = await makeFirm(ADMIN, 'costs_draftsman')
  child = await makeFirm(before.owner, 'solicitor')
})

const setParent = (email: string, uuid: string, parent: string | null, version?: string) =>
  as(email).rest<{ parent: string | null; message: string; details: Record<string, string> }>(
    'POST',
    `clients/${uuid}/parent`,
    { parent },
    version === undefined ? {} : { 'if-match': version },
  )
const preview = async (uuid: string, parent: string | null) =>
  (await as(ADMIN).rest<Preview>('POST', `clients/${uuid}/parent/preview`, { parent })).body

/** A program of the client above, which has a role in the child, with a token that it holds already. */
async function program(): Promise<Caller> {
  const made = await sent<{ client_id: string; client_secret: string }>(
    before.owner,
    'POST',
    `clients/${before.client}/api-client`,
    { name: 'Reporting', client_role: 'owner', child_client_roles: { [child.client]: 'costs_draftsman' } },
  )
  const { body } = await tokenCall(instance.authUrl, {
    ...{ grant_type: 'client_credentials', client_id: made.client_id, client_secret: made.client_secret, scope: 'all' },
  })
  return as(undefined, body.access_token)
}

describe('another client above', () => {
  test('is said before, and shuts out whoever is of the one before, with a token that they hold', async () => {
    const drafter = await makePerson(before.owner, before, 'costs_draftsman', 'Dora', {
      [child.client]: 'costs_draftsman',
    })
    const { uuid } = await careCaseOf(child, { staff_member: drafter.uuid })
    const callers = [as(before.owner), as(drafter.email), await program()]
    const paths = [
      `client/case/${uuid}`,
      `clients/${child.client}`,
      `clients/${child.client}/sites`,
      `client/${child.client}/fee-earner`,
    ]
    for (const caller of callers)
      for (const path of paths) expect((await caller.rest('GET', path)).status, path).toBe(200)
    expect(await preview(child.client, after.client)).toMatchObject({
      ...{ from: { name: expect.any(String) }, to: { name: expect.any(String) } },
      ...{ roles: 2, api_clients: 1, cases: 1 },
    })
    expect(await setParent(ADMIN, child.client, after.client)).toMatchObject({
      status: 200,
      body: { parent: after.client },
    })
    for (const caller of callers) {
      for (const path of paths) expect((await caller.rest('GET', path)).status, path).toBe(404)
      for (const list of ['client/case', 'clients', `clients/${before.client}/children`, `client/search?q=Re`])
        expect(JSON.stringify((await caller.rest('GET', list)).body), list).not.toContain(uuid)
      const { status } = await caller.rest('POST', `client/case/${uuid}/note`, { body: 'Still here?' })
      expect([403, 404]).toContain(status)
    }
    // Whoever is named stays named, and nobody of the new one is in it until a role is given.
    const { body } = await as(child.owner).rest<{ staff_member: unknown }>('GET', `client/case/${uuid}`)
    expect(JSON.stringify(body.staff_member)).toContain(drafter.uuid)
    expect((await as(after.owner).rest('GET', `client/case/${uuid}`)).status).toBe(404)
    const listed = await sent<{ uuid: string }[]>(after.owner, 'GET', `clients/${after.client}/children`)
    expect(listed.map((row) => row.uuid)).toEqual([child.client])
    // The roles have ended: they are not there again when the firm comes back below the one before.
    expect((await setParent(ADMIN, child.client, before.client)).status).toBe(200)
    for (const caller of callers)
      for (const path of paths) expect((await caller.rest('GET', path)).status, path).toBe(404)
    expect(await preview(child.client, null)).toMatchObject({ roles: 0, api_clients: 0 })
  })

  test('may be none, and the version is compared', async () => {
    const { body, headers } = await as(ADMIN).rest('GET', `clients/${child.client}`)
    expect(body).toMatchObject({ parent: before.client })
    expect((await setParent(ADMIN, child.client, null, '"0"')).status).toBe(412)
    expect((await setParent(ADMIN, child.client, null, String(headers.etag))).body.parent).toBeNull()
    const set =
      'mutation ($u: ID!, $p: ID) { setClientParent(uuid: $u, parentUuid: $p) { uuid parent { uuid } isParentSettable } }'
    const { data } = await as(ADMIN).graphql(set, { u: child.client, p: after.client })
    expect(data?.setClientParent).toEqual({
      ...{ uuid: child.client, parent: { uuid: after.client }, isParentSettable: true },
    })
  })

  test('is for a system administrator alone', async () => {
    for (const [email, status] of [
      [before.owner, 403],
      [child.owner, 403],
      [after.owner, 404],
    ] as const)
      for (const path of ['parent', 'parent/preview'])
        expect((await as(email).rest('POST', `clients/${child.client}/${path}`, { parent: null })).status, email).toBe(
          status,
        )
    expect((await as(ADMIN).rest('GET', `clients/${child.client}`)).body).toMatchObject({ parent: before.client })
  })

  test('is refused in a sentence where clients would stand in a circle, or more than one below another', async () => {
    const refused = async (uuid: string, parent: string | null) => {
      const { status, body } = await setParent(ADMIN, uuid, parent)
      expect(status).toBe(422)
      return body.details.parent
    }
    const free = await makeFirm(ADMIN, 'solicitor')
    expect(await refused(child.client, child.client)).toMatch(/above itself/)
    expect(await refused(child.client, free.client)).toMatch(/costs draftsmen/)
    expect(await refused(before.client, after.client)).toMatch(/clients of its own/)
    const below = await makeFirm(before.owner, 'costs_draftsman')
    expect(await refused(free.client, below.client)).toMatch(/below another one/)
    expect(await refused(child.client, crypto.randomUUID())).toMatch(/no such client/)
    await sent(ADMIN, 'POST', `clients/${after.client}/archive`)
    expect(await refused(child.client, after.client)).toMatch(/archived/)
  })
})
