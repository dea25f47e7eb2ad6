import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { saidOf } from './support/administration.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'

type Owned = Firm & { owner: string }
interface Person {
  uuid: string
  email: string
}

let parent: Owned
let child: Owned
let ann: Person
let ben: Person
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  child = await makeFirm(parent.owner, 'solicitor', 'Hillside')
  ann = await makePerson(parent.owner, parent, 'solicitor', 'Ann')
  ben = await makePerson(parent.owner, parent, 'costs_draftsman', 'Ben')
})

const link = (by: string, users: unknown, client = child.client) =>
  as(by).rest<{ users: unknown; details: Record<string, string> }>('POST', `clients/${client}/users`, { users })
const one = (person: Person, client_role: string) => ({ uuid: person.uuid, client_role })
const roleOf = async ({ uuid }: Person, client = child.client): Promise<string | undefined> =>
  (await as(parent.owner).rest<{ children_clients: Record<string, { role: string }> }>('GET', `clients/users/${uuid}`))
    .body.children_clients[client]?.role
const rolesOf = (...people: Person[]) => Promise.all(people.map((person) => roleOf(person)))
const said = () => saidOf(parent.owner, { clients: [child.client], kinds: ['link'] })

describe('several users get roles in a child client at once', () => {
  test('which are answered, recorded in both firms, and taken away again', async () => {
    const before = (await said()).length
    const users = [one(ann, 'solicitor'), one(ben, 'team_leader')]
    expect(await link(parent.owner, users)).toMatchObject({ status: 200, body: { users } })
    expect(await rolesOf(ann, ben)).toEqual(['solicitor', 'team_leader'])
    expect((await said()).slice(before).toSorted()).toEqual([
      'link | Ann Tester | Role: no access → Solicitor.',
      'link | Ben Tester | Role: no access → Team leader.',
    ])
    expect(await saidOf(parent.owner, { clients: [parent.client], records: [ann.uuid], kinds: ['link'] })).toEqual([
      'link | Ann Tester | Role in Hillside: no access → Solicitor.',
    ])
    // The same again changes nothing, so that nothing is recorded.
    expect((await link(parent.owner, users)).status).toBe(200)
    expect((await said()).length).toBe(before + 2)
    const gone = [one(ben, 'no_access'), { ...one(ann, 'no_access'), uuid: ann.uuid.toUpperCase() }]
    expect(await link(parent.owner, gone)).toMatchObject({ status: 200, body: { users: [{}, { uuid: ann.uuid }] } })
    expect(await rolesOf(ann, ben)).toEqual([undefined, undefined])
  })

  test('or none of them: what is refused is said of each', async () => {
    const it = await makePerson(parent.owner, parent, 'it_administrator', 'Ivy')
    const owner = await makePerson(parent.owner, parent, 'owner', 'Oda')
    const stranger = { uuid: randomUUID(), email: '' }
    const refused = await link(it.email, [
      one(ann, 'solicitor'),
      one(it, 'solicitor'),
      one(owner, 'solicitor'),
      one(ben, 'owner'),
      one(stranger, 'solicitor'),
      one(ann, 'team_leader'),
      { uuid: 5, client_role: 'solicitor' },
      { uuid: ben.uuid.toUpperCase(), client_role: 'emperor' },
    ])
    expect(refused.status).toBe(422)
    expect(refused.body.details).toEqual({
      'users.1': 'Nobody changes their own links.',
      'users.2': 'You do not have permission to do this.',
      'users.3': 'You cannot give a role above your own.',
      'users.4': 'Choose from the people of the firm above.',
      'users.5': 'This user is in the list twice.',
      'users.6': 'Choose from the people of the firm above.',
      'users.7': 'This user is in the list twice.',
    })
    expect(await rolesOf(ann, ben, owner)).toEqual([undefined, undefined, undefined])
    expect(await link(it.email, [one(ann, 'emperor')])).toMatchObject({
      status: 422,
      body: { details: { 'users.0': expect.stringContaining('Choose one of owner') } },
    })
  })

  test.each([
    ['no list', 'ann', 'users'],
    ['nobody', [], 'users'],
    ['more than 200', Array.from({ length: 201 }, () => ({ uuid: randomUUID(), client_role: 'owner' })), 'users'],
    ['no records', ['ann'], 'users.0.body'],
    ['more than a role', [{ uuid: randomUUID(), client_role: 'owner', name: 'Ann' }], 'users.0.name'],
  ])('is refused with %s', async (_what, users, at) => {
    const { status, body } = await link(parent.owner, users)
    expect([status, Object.keys(body.details)]).toEqual([422, [at]])
  })

  test('is refused to whoever may not edit users of the firm above, and reveals nothing to others', async () => {
    const solicitor = await makePerson(parent.owner, parent, 'solicitor', 'Sue', { [child.client]: 'owner' })
    const other = await makeFirm(ADMIN, 'costs_draftsman')
    const users = [one(ann, 'solicitor')]
    const statuses = [
      (await link(solicitor.email, users)).status,
      (await link(child.owner, users)).status,
      (await link(other.owner, users)).status,
      (await link(other.owner, users, other.client)).status,
      // A client that has none above it, and one that there is not.
      (await link(parent.owner, users, parent.client)).status,
      (await link(parent.owner, users, randomUUID())).status,
    ]
    expect(statuses).toEqual([403, 403, 404, 404, 404, 404])
    const own = await makeFirm(other.owner, 'solicitor')
    // Their own child, but not their own user.
    expect(await link(other.owner, users, own.client)).toMatchObject({
      status: 422,
      body: { details: { 'users.0': 'Choose from the people of the firm above.' } },
    })
    expect(await roleOf(ann)).toBeUndefined()
  })

  test('is refused while the child client is archived', async () => {
    const old = await makeFirm(parent.owner, 'solicitor')
    await as(parent.owner).rest('POST', `clients/${old.client}/archive`, {})
    expect(await link(parent.owner, [one(ann, 'solicitor')], old.client)).toMatchObject({ status: 409 })
  })
})

describe('through the gateway', () => {
  const LINK = `mutation($c: ID!, $links: [UserLinkInput!]!) {
    linkUsers(clientUuid: $c, links: $links) { userUuid clientRole } }`
  const ask = (by: string, links: unknown, c = child.client) => as(by).graphql(LINK, { c, links })

  test('they are linked and unlinked, by an IT administrator who has no role in the child as well', async () => {
    const it = await makePerson(parent.owner, parent, 'it_administrator', 'Ira')
    const links = [
      { userUuid: ann.uuid, clientRole: 'solicitor' },
      { userUuid: ben.uuid, clientRole: 'costs_draftsman' },
    ]
    expect((await ask(it.email, links)).data).toEqual({ linkUsers: links })
    expect(await rolesOf(ann, ben)).toEqual(['solicitor', 'costs_draftsman'])
    const none = links.map(({ userUuid }) => ({ userUuid, clientRole: null }))
    expect((await ask(parent.owner, none)).data).toEqual({ linkUsers: none })
    expect(await rolesOf(ann, ben)).toEqual([undefined, undefined])
  })

  test('what is refused is said at the links', async () => {
    const it = await makePerson(parent.owner, parent, 'it_administrator', 'Ian')
    const { errors } = await ask(it.email, [
      { userUuid: ann.uuid, clientRole: 'solicitor' },
      { userUuid: ben.uuid, clientRole: 'owner' },
    ])
    expect(errors?.[0]).toMatchObject({
      message: 'You cannot give a role above your own.',
      extensions: { code: 'INVALID_INPUT', problems: [{ path: 'links.1' }] },
    })
    expect(await roleOf(ann)).toBeUndefined()
  })

  test('nobody else is let in', async () => {
    const solicitor = await makePerson(parent.owner, parent, 'solicitor', 'Sid', { [child.client]: 'owner' })
    const other = await makeFirm(ADMIN, 'costs_draftsman')
    const links = [{ userUuid: ann.uuid, clientRole: 'solicitor' }]
    const codes = []
    for (const by of [solicitor.email, child.owner, other.owner])
      codes.push((await ask(by, links)).errors?.[0]?.extensions.code)
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'NOT_FOUND'])
  })
})
