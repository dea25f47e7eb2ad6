import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, word, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import {
  directoryOf,
  filter,
  GROUP,
  newUser,
  patch,
  resourcesOf,
  type Directory,
  type ScimGroup,
  type ScimList,
} from './support/scim.ts'

// The groups of a directory, which are the user groups of its firm.
let firm: Firm & { owner: string }
let scim: Directory
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  scim = await directoryOf(firm.owner, firm.client)
})
const { added, addedGroup, membersOf } = resourcesOf(() => scim)

describe('groups', () => {
  test('are the user groups of the firm', async () => {
    const { id: user } = await added()
    const group = await addedGroup({ externalId: 'of-the-directory', members: [{ value: user, type: 'User' }] })
    expect(group).toMatchObject({
      schemas: [GROUP],
      externalId: 'of-the-directory',
      members: [
        { value: user, display: 'Barbara Jensen', type: 'User', $ref: `${instance.apiUrl}/scim/v2/Users/${user}` },
      ],
      meta: { resourceType: 'Group', version: 'W/"1"' },
    })
    const { body } = await as(firm.owner).rest<{ uuid: string; name: string }[]>(
      'GET',
      `clients/${firm.client}/user-group`,
    )
    expect(body).toContainEqual(
      expect.objectContaining({
        uuid: group.id,
        name: group.displayName,
        users: [expect.objectContaining({ uuid: user })],
      }),
    )
    for (const text of [
      `displayName eq "${group.displayName.toUpperCase()}"`,
      `id eq "${group.id}" and members eq "${user}"`,
      'externalId eq "of-the-directory"',
    ])
      expect((await scim<ScimList>('GET', `Groups?${filter(text)}&excludedAttributes=members`)).body).toMatchObject({
        totalResults: 1,
        Resources: [{ id: group.id }],
      })
  })

  test('take members from many requests at one moment, and lose none', async () => {
    const { id } = await addedGroup()
    const users = await Promise.all(Array.from({ length: 8 }, () => added()))
    const answers = await Promise.all(
      users.map((user) =>
        scim('PATCH', `Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value: user.id }] })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(users.map(() => 204))
    expect(await membersOf(id)).toEqual(users.map((user) => user.id).toSorted())
  })

  test('are replaced: without members there are none', async () => {
    const { id: user } = await added()
    const group = await addedGroup({ externalId: 'x', members: [{ value: user }] })
    const name = word('Renamed')
    const { status, body } = await scim<ScimGroup>('PUT', `Groups/${group.id}`, { schemas: [GROUP], displayName: name })
    expect([status, body]).toMatchObject([200, { id: group.id, displayName: name, members: [] }])
    expect(body).not.toHaveProperty('externalId')
  })

  test('keep whom the directory has deleted, out of sight, until they are back', async () => {
    const [one, two] = [await added(), await added()]
    const { id } = await addedGroup({ members: [{ value: one.id }, { value: two.id }] })
    await scim('DELETE', `Users/${one.id}`)
    expect(await membersOf(id)).toEqual([two.id])
    await scim('PATCH', `Groups/${id}`, patch({ op: 'remove', path: `members[value eq "${two.id}"]` }))
    await scim('POST', 'Users', newUser({ userName: one.userName }))
    expect(await membersOf(id)).toEqual([one.id])
  })

  test.each<[string, object, string, number]>([
    ['no name', { displayName: undefined }, 'invalidValue', 400],
    ['a member that is no user', { members: [{ value: 'someone' }] }, 'invalidValue', 400],
    [
      'a member that is not there',
      { members: [{ value: '00000000-0000-4000-8000-000000000000' }] },
      'invalidValue',
      400,
    ],
  ])('refuse %s', async (_name, change, scimType, status) => {
    const answer = await scim('POST', 'Groups', { schemas: [GROUP], displayName: word('Group'), ...change })
    expect(answer).toMatchObject({ status, body: { scimType } })
  })

  test('refuse a name that another has, with 409 uniqueness', async () => {
    const { displayName } = await addedGroup()
    expect(await scim('POST', 'Groups', { displayName: displayName.toLowerCase() })).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    })
  })
})
