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
let parent: Firm & { owner: string }, child: Firm & { owner: string }
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  child = await makeFirm(parent.owner, 'solicitor')
})

const userOf = async (uuid: string): Promise<User> =>
  (await as(parent.owner).rest<User>('GET', `clients/users/${uuid}`)).body
const roleInChild = async (uuid: string): Promise<string | undefined> =>
  (await userOf(uuid)).children_clients[child.client]?.role

test('who writes their own uuid in capitals is no other person: no own role, link, password or deactivation', async () => {
  const { email, uuid } = await makePerson(parent.owner, parent, 'it_administrator'),
    me = as(email),
    capitals = uuid.toUpperCase()
  const refused = [
    ['POST', `clients/${child.client}/users/${capitals}`, { client_role: 'team_leader' }, 403],
    ['PATCH', `users/${capitals}`, { client_role: 'team_leader', email_address: `${word('q')}@firm.example` }, 403],
    ['POST', `users/${capitals}/password`, { password: 'Another-word-9' }, 409],
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
