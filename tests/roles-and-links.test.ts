import { beforeAll, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, word, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { codeFor, PASSWORD } from './support/sign-in.ts'
import { instance } from './support/instance.ts'

interface User {
  uuid: string
  version: number
  client_role: string
  deactivated_at: string | null
  children_clients: Record<string, { role: string }>
}
let parent: Firm & { owner: string }
let child: Firm & { owner: string }
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  child = await makeFirm(parent.owner, 'solicitor')
})

const userOf = async (uuid: string): Promise<User> =>
  (await as(parent.owner).rest<User>('GET', `clients/users/${uuid}`)).body
const roleInChild = async (uuid: string): Promise<string | undefined> =>
  (await userOf(uuid)).children_clients[child.client]?.role

test('who writes their own uuid in capitals is no other person: no own role, link, password or deactivation', async () => {
  const { email, uuid } = await makePerson(parent.owner, parent, 'it_administrator')
  const me = as(email)
  const capitals = uuid.toUpperCase()
  const refused = [
    ['POST', `clients/${child.client}/users/${capitals}`, { client_role: 'team_leader' }, 403],
    ['PATCH', `users/${capitals}`, { client_role: 'team_leader', email_address: `${word('q')}@firm.example` }, 403],
    ['POST', `users/${capitals}/password`, { password: 'Another-word-9' }, 409],
    ['POST', `users/${capitals}/reset`, {}, 409],
    ['DELETE', `users/${capitals}`, undefined, 409],
  ] as const
  for (const [method, path, body, status] of refused)
    expect([method, (await me.rest(method, path, body)).status]).toEqual([method, status])
  const { data } = await me.graphql(
    'mutation ($u: ID!) { resetPassword(uuid: $u, password: "Another-word-9") { uuid } }',
    { u: capitals },
  )
  expect(data?.resetPassword ?? null).toBeNull()
  expect(await userOf(uuid)).toMatchObject({
    client_role: 'it_administrator',
    children_clients: {},
    deactivated_at: null,
  })
  await codeFor(instance, email, PASSWORD)
})

test('a record is the same in capitals', async () => {
  const owner = as(parent.owner)
  for (const path of [`clients/${parent.client}`, `clients/users/${parent.person}`])
    expect(
      (
        await owner.rest(
          'GET',
          path.replace(/[^/]+$/, (uuid) => uuid.toUpperCase()),
        )
      ).body,
    ).toEqual((await owner.rest('GET', path)).body)
})

test('an IT administrator neither edits a user who owns a child client, nor changes the links of an owner', async () => {
  const it = as((await makePerson(parent.owner, parent, 'it_administrator')).email)
  const linked = await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', { [child.client]: 'owner' })
  const owner = await makePerson(parent.owner, parent, 'owner', 'Mary', { [child.client]: 'solicitor' })
  const refused = [
    ['POST', `users/${linked.uuid}/password`, { password: 'Another-word-9' }],
    ['PATCH', `users/${linked.uuid}`, { email_address: `${word('q')}@firm.example` }],
    ['DELETE', `users/${linked.uuid}`, undefined],
    ['DELETE', `clients/${child.client}/users/${owner.uuid}`, undefined],
    ['PATCH', `clients/${child.client}/users/${owner.uuid}`, { client_role: 'team_leader' }],
  ] as const
  for (const [method, path, body] of refused)
    expect([path, (await it.rest(method, path, body)).status]).toEqual([path, 403])
  expect((await it.rest('GET', `clients/users/${linked.uuid}`)).body).toMatchObject({ may_edit: false })
  expect([await roleInChild(linked.uuid), await roleInChild(owner.uuid)]).toEqual(['owner', 'solicitor'])
  await codeFor(instance, linked.email, PASSWORD)
})

test('roles in child clients are lowered with a lower role only', async () => {
  const owner = as(parent.owner)
  const { uuid } = await makePerson(parent.owner, parent, 'team_leader', 'Mary', { [child.client]: 'owner' })
  await owner.rest('PATCH', `users/${uuid}`, { surname: 'Changed' })
  expect(await roleInChild(uuid)).toBe('owner')
  await owner.rest('PATCH', `users/${uuid}`, { client_role: 'it_administrator' })
  expect(await roleInChild(uuid)).toBe('owner')
  await owner.rest('PATCH', `users/${uuid}`, { client_role: 'team_leader' })
  expect(await roleInChild(uuid)).toBe('team_leader')
})

test('what is no role removes no link', async () => {
  const owner = as(parent.owner)
  const { uuid } = await makePerson(parent.owner, parent, 'solicitor', 'Mary', { [child.client]: 'solicitor' })
  const path = `clients/${child.client}/users/${uuid}`
  for (const client_role of [5, ['owner'], true, {}, '', 'admin'])
    expect(await owner.rest('PATCH', path, { client_role })).toMatchObject({
      status: 422,
      body: { details: { client_role: expect.stringContaining('Choose one of owner') } },
    })
  expect(await roleInChild(uuid)).toBe('solicitor')
  await owner.rest('PATCH', path, { client_role: null })
  expect(await roleInChild(uuid)).toBeUndefined()
})
