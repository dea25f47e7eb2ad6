import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, word, type Firm } from './support/firms.ts'
import {
  address,
  directoryOf,
  EXTENSION,
  filter,
  GROUP,
  newUser,
  patch,
  PATCH_OP,
  USER,
  type Directory,
  type ScimGroup,
  type ScimList,
  type ScimUser,
} from './support/scim.ts'

// The requests of two directories in the order in which their public documentation writes them.
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
let firm: Firm & { owner: string }
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
})

describe('Microsoft Entra', () => {
  let entra: Directory
  beforeAll(async () => {
    entra = await directoryOf(firm.owner, firm.client)
  })
  const find = async (text: string) => (await entra<ScimList>('GET', `Users?${filter(text)}`)).body

  test('tests the connection with a user that there is not', async () => {
    const text = 'userName eq "4f8d2d34-4f5c-4b0f-8b1f-1f6f4f3c1b2a"'
    for (const more of ['', '&aadOptscim062020', '&startIndex=1&count=10'])
      expect(await entra<ScimList>('GET', `Users?${filter(text)}${more}`)).toMatchObject({
        status: 200,
        body: { totalResults: 0, Resources: [], startIndex: 1 },
      })
  })

  test('looks for a user, adds, changes, disables, enables and deletes them', async () => {
    const userName = address()
    const externalId = word('object')
    expect((await find(`userName eq "${userName}"`)).totalResults).toBe(0)
    expect((await find(`externalId eq "${externalId}"`)).totalResults).toBe(0)
    const { status, body: user } = await entra('POST', 'Users', {
      schemas: [USER, ENTERPRISE],
      externalId,
      userName,
      active: true,
      displayName: 'Ada King',
      emails: [{ primary: true, type: 'work', value: address() }],
      meta: { resourceType: 'User' },
      name: { formatted: 'Ada King', familyName: 'King', givenName: 'Ada' },
      roles: [],
      title: 'Solicitor',
      [ENTERPRISE]: { department: 'Costs' },
    })
    // The address by which one signs in holds where the other one is another.
    expect([status, user]).toMatchObject([201, { externalId, userName, emails: [{ value: userName, type: 'work' }] }])
    expect((await entra('GET', `Users/${user.id}`)).body).toEqual(user)
    expect((await find(`userName eq "${userName}"`)).Resources).toEqual([user])

    const moved = address()
    const several = await entra('PATCH', `Users/${user.id}`, {
      schemas: [PATCH_OP],
      Operations: [
        { op: 'Replace', path: 'emails[type eq "work"].value', value: moved },
        { op: 'Replace', path: 'name.familyName', value: 'Lovelace' },
        { op: 'Replace', path: 'displayName', value: 'Ada Lovelace' },
        { op: 'Add', path: 'name.formatted', value: 'Ada Lovelace' },
        { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '07700 900000' },
        { op: 'Replace', path: `${ENTERPRISE}:department`, value: 'Litigation' },
        { op: 'Add', path: 'addresses[type eq "work"].country', value: 'GB' },
        { op: 'Remove', path: 'title' },
      ],
    })
    expect(several).toMatchObject({
      status: 200,
      body: { userName: moved, displayName: 'Ada Lovelace', emails: [{ value: moved }] },
    })
    const second = address()
    expect(
      await entra('PATCH', `Users/${user.id}`, patch({ op: 'Replace', path: 'userName', value: second })),
    ).toMatchObject({ status: 200, body: { userName: second } })
    expect(
      await entra(
        'PATCH',
        `Users/${user.id}`,
        patch({ op: 'Add', path: `${EXTENSION}:clientRole`, value: 'team_leader' }),
      ),
    ).toMatchObject({ status: 200, body: { [EXTENSION]: { clientRole: 'team_leader' } } })

    // Without its flag Entra writes a yes or no as a text, and several attributes as one object with paths for keys.
    const set = (value: unknown) => entra('PATCH', `Users/${user.id}`, patch({ op: 'Replace', path: 'active', value }))
    expect((await set('False')).body.active).toBe(false)
    expect((await set('True')).body.active).toBe(true)
    expect((await set(false)).body.active).toBe(false)
    const third = address()
    expect(
      await entra(
        'PATCH',
        `Users/${user.id}`,
        patch({
          op: 'replace',
          value: {
            active: 'True',
            'emails[type eq "work"].value': third,
            'name.familyName': 'King',
            displayName: 'Ada King',
            [`${ENTERPRISE}:department`]: 'Costs',
            [`${EXTENSION}:clientRole`]: 'solicitor',
          },
        }),
      ),
    ).toMatchObject({
      status: 200,
      body: { active: true, userName: third, displayName: 'Ada King', [EXTENSION]: { clientRole: 'solicitor' } },
    })
    expect((await entra('DELETE', `Users/${user.id}`)).status).toBe(204)
    expect((await entra('GET', `Users/${user.id}`)).status).toBe(404)
  })

  test('provisions groups: empty first, then member by member', async () => {
    const displayName = word('Group')
    const byName = `Groups?excludedAttributes=members&${filter(`displayName eq "${displayName}"`)}`
    expect((await entra<ScimList>('GET', byName)).body.totalResults).toBe(0)
    const { status, body: group } = await entra<ScimGroup>('POST', 'Groups', {
      schemas: [GROUP, 'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName,
      meta: { resourceType: 'Group' },
    })
    expect([status, group.members]).toEqual([201, []])
    const { body: shown } = await entra<ScimGroup>('GET', `Groups/${group.id}?excludedAttributes=members`)
    expect(shown).not.toHaveProperty('members')
    expect((await entra<ScimList<ScimGroup>>('GET', byName)).body.Resources).toEqual([shown])

    const { body: user } = await entra('POST', 'Users', newUser())
    const change = async (operation: object) => {
      const { status, body } = await entra('PATCH', `Groups/${group.id}`, patch(operation))
      expect([status, body]).toEqual([204, undefined])
      return (await entra<ScimGroup>('GET', `Groups/${group.id}`)).body
    }
    expect((await change({ op: 'Replace', path: 'displayName', value: `${displayName} B` })).displayName).toBe(
      `${displayName} B`,
    )
    const members = { path: 'members', value: [{ $ref: null, value: user.id }] }
    expect((await change({ op: 'Add', ...members })).members).toMatchObject([{ value: user.id }])
    expect(
      (await entra<ScimList>('GET', `Groups?${filter(`id eq "${group.id}" and members eq "${user.id}"`)}`)).body,
    ).toMatchObject({ totalResults: 1 })
    expect((await change({ op: 'Remove', ...members })).members).toEqual([])
    expect((await entra('DELETE', `Groups/${group.id}`)).status).toBe(204)
  })

  test('reads the schemas', async () => {
    expect((await entra<ScimList<{ id: string }>>('GET', 'Schemas')).body.Resources.map(({ id }) => id)).toContain(USER)
  })
})

describe('Okta', () => {
  let okta: Directory
  beforeAll(async () => {
    okta = await directoryOf(firm.owner, firm.client)
  })

  test('reads a page of users and of groups when it is connected', async () => {
    expect((await okta<ScimList>('GET', 'Users?startIndex=1&count=2')).body).toMatchObject({
      startIndex: 1,
      Resources: expect.any(Array),
    })
    expect((await okta<ScimList>('GET', 'Groups?startIndex=1&count=100')).status).toBe(200)
  })

  test('looks for a user, adds them, replaces their profile, deactivates and activates them', async () => {
    const userName = address()
    const byName = `Users?${filter(`userName eq "${userName}"`)}&startIndex=1&count=100`
    expect((await okta<ScimList>('GET', byName)).body).toMatchObject({ totalResults: 0, Resources: [] })
    const sent = {
      schemas: [USER],
      userName,
      name: { givenName: 'Test', familyName: 'User' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Test User',
      locale: 'en-US',
      externalId: word('00u'),
      groups: [],
      password: '1mz050nq',
      active: true,
    }
    const { status, body: user } = await okta('POST', 'Users', sent)
    expect([status, user]).toMatchObject([201, { userName, active: true }])
    expect((await okta<ScimList>('GET', byName)).body.Resources).toEqual([user])

    const profile = {
      ...user,
      name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
      locale: 'en-US',
    }
    const { body: read } = await okta('GET', `Users/${user.id}`)
    expect(read).toEqual(user)
    const replaced = await okta('PUT', `Users/${user.id}`, profile)
    expect(replaced).toMatchObject({ status: 200, body: { displayName: 'Another User', externalId: sent.externalId } })

    // Okta names no path, and sends active alone.
    const set = (active: boolean) =>
      okta('PATCH', `Users/${user.id}`, { schemas: [PATCH_OP], Operations: [{ op: 'replace', value: { active } }] })
    expect((await set(false)).body).toMatchObject({ active: false, displayName: 'Another User' })
    // A user who was assigned again is found, replaced and active.
    expect((await okta<ScimList>('GET', byName)).body.Resources).toMatchObject([{ id: user.id, active: false }])
    expect((await okta('PUT', `Users/${user.id}`, { ...sent, active: true })).body).toMatchObject({
      id: user.id,
      active: true,
      displayName: 'Test User',
    })
    expect((await okta<ScimUser>('GET', `Users/${user.id}`)).body.userName).toBe(userName)
  })

  test('pushes groups: with members, renamed without a path, replaced, and deleted', async () => {
    const [one, two] = [
      (await okta('POST', 'Users', newUser())).body.id,
      (await okta('POST', 'Users', newUser())).body.id,
    ]
    const displayName = word('Group')
    const { status, body: group } = await okta<ScimGroup>('POST', 'Groups', {
      schemas: [GROUP],
      displayName,
      members: [{ value: one, display: 'test.user@okta.local' }],
    })
    expect([status, group.members.map(({ value }) => value)]).toEqual([201, [one]])
    expect(
      (
        await okta(
          'PATCH',
          `Groups/${group.id}`,
          patch({ op: 'replace', value: { id: group.id, displayName: `${displayName} B` } }),
        )
      ).status,
    ).toBe(204)
    await okta(
      'PATCH',
      `Groups/${group.id}`,
      patch(
        { op: 'remove', path: `members[value eq "${one}"]` },
        { op: 'add', path: 'members', value: [{ value: two, display: 'test.user2@okta.local' }] },
      ),
    )
    const { body: changed } = await okta<ScimGroup>('GET', `Groups/${group.id}`)
    expect([changed.displayName, changed.members.map(({ value }) => value)]).toEqual([`${displayName} B`, [two]])
    const put = { schemas: [GROUP], id: group.id, displayName, members: [{ value: one }, { value: two }] }
    expect((await okta<ScimGroup>('PUT', `Groups/${group.id}`, put)).body.members).toHaveLength(2)
    expect((await okta('DELETE', `Groups/${group.id}`)).status).toBe(204)
  })
})
