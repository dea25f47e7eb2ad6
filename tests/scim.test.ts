import { beforeAll, describe, expect, test } from 'vitest'
import { saidOf } from './support/administration.ts'
import { ADMIN, makeFirm, makePerson, word, type Firm } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import {
  address,
  directoryOf,
  ERROR,
  EXTENSION,
  filter,
  GROUP,
  newUser,
  patch,
  resourcesOf,
  USER,
  type Directory,
  type Refused,
  type ScimGroup,
  type ScimList,
  type ScimUser,
} from './support/scim.ts'
import { signIn } from './support/sign-in.ts'

// The examples of RFC 7644, by their sections, with addresses for user names.
let firm: Firm & { owner: string }
let scim: Directory
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  scim = await directoryOf(firm.owner, firm.client)
})

const { added, addedGroup, read, membersOf } = resourcesOf(() => scim)

describe('section 3.3, creating', () => {
  test('answers 201 with the resource, its address and its version', async () => {
    const userName = address()
    const { status, headers, body } = await scim('POST', 'Users', {
      schemas: [USER],
      userName,
      externalId: 'bjensen',
      name: { formatted: 'Ms. Barbara J Jensen III', familyName: 'Jensen', givenName: 'Barbara' },
    })
    expect([status, headers['content-type']]).toEqual([201, 'application/scim+json; charset=utf-8'])
    const location = `${instance.apiUrl}/scim/v2/Users/${body.id}`
    expect(headers).toMatchObject({ location, etag: 'W/"1"', 'cache-control': 'no-store' })
    expect(body).toEqual({
      schemas: [USER, EXTENSION],
      id: expect.any(String),
      externalId: 'bjensen',
      userName,
      name: { formatted: 'Barbara Jensen', familyName: 'Jensen', givenName: 'Barbara' },
      displayName: 'Barbara Jensen',
      active: true,
      emails: [{ value: userName, type: 'work', primary: true }],
      groups: [],
      [EXTENSION]: { clientRole: 'solicitor', siteUuid: firm.site },
      meta: {
        resourceType: 'User',
        created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        lastModified: body.meta.created,
        location,
        version: 'W/"1"',
      },
    })
    expect(await read(body.id)).toEqual(body)
  })

  test('is the same user in the administration API, whom an administrator can give a link', async () => {
    const { id, userName } = await added({ [EXTENSION]: { clientRole: 'team_leader' } })
    const { body } = await as(firm.owner).rest('GET', `clients/users/${id}`)
    expect(body).toMatchObject({ email_address: userName, client_role: 'team_leader', site_uuid: firm.site })
    expect(await as(firm.owner).rest('POST', `users/${id}/reset`)).toMatchObject({
      status: 200,
      body: { kind: 'invitation', link: expect.any(String) },
    })
  })

  test('takes the role and the location of the extension, and the SRA number of a solicitor', async () => {
    const { body: site } = await as(firm.owner).rest<{ uuid: string }>('POST', `clients/${firm.client}/sites`, {
      site_name: word('Office'),
      first_line_address: '2 Low Street',
      town: 'Leeds',
      postcode: 'LS1 1AA',
      region: 'North',
      location: 'Non-London',
    })
    const extension = { clientRole: 'solicitor', siteUuid: site.uuid, solicitorSraNumber: '650009' }
    expect((await added({ [EXTENSION]: extension }))[EXTENSION]).toEqual(extension)
  })

  test('ignores what is not kept: a password, a second address, and what other schemas have', async () => {
    const userName = address()
    const user = await added({
      schemas: [USER, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
      userName,
      password: 'a password of the directory',
      nickName: 'Babs',
      title: 'Tour Guide',
      id: 'of its own',
      meta: { resourceType: 'User' },
      phoneNumbers: [{ value: '555-555-5555', type: 'work' }],
      emails: [
        { value: userName, type: 'work', primary: true },
        { value: 'babs@home.example', type: 'home' },
      ],
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'Costs' },
      'http://schemas.example/of/another': 1,
    })
    expect(user.emails).toEqual([{ value: userName, type: 'work', primary: true }])
    expect(user).not.toHaveProperty('nickName')
    await expect(signIn(instance, userName, 'a password of the directory')).rejects.toThrow()
  })

  test.each<[string, object, string]>([
    ['no userName', { userName: undefined }, 'userName: This is required.'],
    ['a userName that is no address', { userName: 'bjensen' }, 'userName: Enter an e-mail address'],
    ['no surname', { name: { givenName: 'Barbara' } }, 'name.familyName: This is required.'],
    ['a role that there is not', { [EXTENSION]: { clientRole: 'admin' } }, 'clientRole: Choose one of'],
    ['a location of nobody', { [EXTENSION]: { siteUuid: 'x' } }, 'siteUuid: Choose one from the list.'],
    ['an active that is neither', { active: 'perhaps' }, 'active: Say true or false.'],
    ['an externalId that is too long', { externalId: 'x'.repeat(201) }, 'externalId: '],
  ])('refuses %s', async (_name, change, detail) => {
    const { status, body } = await scim<Refused>('POST', 'Users', newUser(change))
    expect([status, body]).toEqual([
      400,
      { schemas: [ERROR], status: '400', scimType: 'invalidValue', detail: expect.stringContaining(detail) },
    ])
  })

  test('refuses a userName and an externalId that somebody has, with 409 uniqueness', async () => {
    const { userName } = await added({ externalId: 'unique-1' })
    const refused = { status: 409, body: { schemas: [ERROR], status: '409', scimType: 'uniqueness' } }
    expect(await scim('POST', 'Users', newUser({ userName: userName.toUpperCase() }))).toMatchObject(refused)
    expect(await scim('POST', 'Users', newUser({ externalId: 'unique-1' }))).toMatchObject(refused)
  })

  test('of two at one moment lets one in', async () => {
    const user = newUser()
    const answers = await Promise.all([1, 2, 3].map(() => scim('POST', 'Users', user)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })
})

describe('section 3.4.1, reading one', () => {
  test('answers 404 as SCIM for one that there is not', async () => {
    for (const path of ['Users/5d48a0a8e9f04aa38008', `Users/${firm.client}`, 'Groups/nothing'])
      expect(await scim('GET', path)).toMatchObject({
        status: 404,
        body: { schemas: [ERROR], status: '404', detail: 'Not found.' },
        headers: { 'content-type': 'application/scim+json; charset=utf-8' },
      })
  })
})

describe('section 3.4.2, lists', () => {
  let own: Directory
  let made: ScimUser[]
  beforeAll(async () => {
    const other = await makeFirm(ADMIN, 'solicitor')
    own = await directoryOf(other.owner, other.client)
    made = []
    for (const number of [1, 2, 3, 4])
      made.push((await own('POST', 'Users', newUser({ externalId: `list-${number}`, active: number < 4 }))).body)
  })
  const found = async (text: string): Promise<string[]> => {
    const { status, body } = await own<ScimList>('GET', `Users?${filter(text)}`)
    expect([text, status]).toEqual([text, 200])
    expect(body.totalResults).toBe(body.Resources.length)
    return body.Resources.map(({ id }) => id)
  }

  test('3.4.2: all users of the firm, those who are not active as well', async () => {
    const { body } = await own<ScimList>('GET', 'Users')
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 5,
      startIndex: 1,
      itemsPerPage: 5,
    })
    expect(body.Resources.slice(1).map(({ id }) => id)).toEqual(made.map(({ id }) => id))
  })

  test('3.4.2.2: filters by what identifies a user, whatever the capitals of attributes and operators', async () => {
    const [one, , , fourth] = made
    const { id = '', userName = '' } = one ?? {}
    for (const text of [
      `userName eq "${userName}"`,
      `USERNAME EQ "${userName.toUpperCase()}"`,
      `${USER}:userName eq "${userName}"`,
      `emails.value eq "${userName}"`,
      `emails[type eq "work"].value eq "${userName}"`,
      `id eq "${id}"`,
      'externalId eq "list-1"',
      `userName eq "${userName}" and active eq true`,
      `active eq true and externalId eq "list-1" AND id eq "${id}"`,
      String.raw`externalId eq "list\u002d1"`,
    ])
      expect([text, await found(text)]).toEqual([text, [id]])
    expect(await found('active eq false')).toEqual([fourth?.id])
    for (const text of ['userName eq "nobody"', 'id eq "no uuid"', 'externalId eq "LIST-1"', 'externalId eq ""'])
      expect([text, await found(text)]).toEqual([text, []])
  })

  test.each([
    'userName',
    'userName eq',
    'userName eq bjensen',
    'userName eq "x" or active eq true',
    'not (userName eq "x")',
    '(userName eq "x")',
    'userName sw "J"',
    'userName pr',
    'title eq "x"',
    'userName eq true',
    'active eq "perhaps"',
    'userName eq "x" and',
    'and',
    'userName eq "x" "y"',
    'emails[type eq "home"].value eq "x"',
    'id eq 1',
  ])('3.4.2.2: answers %s with 400 invalidFilter', async (text) => {
    const { status, body } = await own<Refused>('GET', `Users?${filter(text)}`)
    expect([status, body]).toMatchObject([400, { schemas: [ERROR], status: '400', scimType: 'invalidFilter' }])
  })

  test('3.4.2.4: pages by startIndex and count, within their bounds', async () => {
    const page = async (query: string) => {
      const { body } = await own<ScimList>('GET', `Users?${query}`)
      return [body.totalResults, body.startIndex, body.itemsPerPage, body.Resources.map(({ id }) => id)]
    }
    const ids = made.map(({ id }) => id)
    expect(await page('startIndex=2&count=2')).toEqual([5, 2, 2, ids.slice(0, 2)])
    expect(await page('startIndex=4&count=200')).toEqual([5, 4, 2, ids.slice(2)])
    expect(await page('startIndex=9')).toEqual([5, 9, 0, []])
    expect(await page('count=0')).toEqual([5, 1, 0, []])
    expect(await page('count=-5')).toEqual([5, 1, 0, []])
    expect((await page('startIndex=-3&count=1')).slice(0, 3)).toEqual([5, 1, 1])
    expect((await page('count=100000')).slice(0, 3)).toEqual([5, 1, 5])
    for (const query of ['count=ten', 'startIndex=1.5'])
      expect(await own('GET', `Users?${query}`)).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
  })

  test('3.4.2.5 and 3.9: answers the attributes that are asked for', async () => {
    const [one] = made
    const path = `Users/${one?.id}`
    expect((await own('GET', `${path}?attributes=userName,name.familyName`)).body).toEqual({
      schemas: [USER, EXTENSION],
      id: one?.id,
      userName: one?.userName,
      name: { familyName: 'Jensen' },
    })
    const without = (await own('GET', `${path}?excludedAttributes=EMAILS,meta,${EXTENSION}:siteUuid,id,name.formatted`))
      .body
    expect(without).not.toHaveProperty('emails')
    expect(without).not.toHaveProperty('meta')
    expect(without).toMatchObject({ id: one?.id, [EXTENSION]: { clientRole: 'solicitor' } })
    expect(without[EXTENSION]).not.toHaveProperty('siteUuid')
    expect(without.name).toEqual({ familyName: 'Jensen', givenName: 'Barbara' })
    const { body } = await own<ScimList>('GET', 'Users?attributes=userName&count=1')
    expect(Object.keys(body.Resources[0] ?? {})).toEqual(['schemas', 'id', 'userName'])
  })

  test('3.4.3: searches in a body, of one kind or of all', async () => {
    const { body: group } = await own<ScimGroup>('POST', 'Groups', {
      displayName: 'Searched',
      members: [{ value: made[0]?.id }],
    })
    const search = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'],
      attributes: ['userName', 'displayName'],
      startIndex: 1,
      count: 10,
    }
    const { body } = await own<ScimList>('POST', 'Users/.search', { ...search, filter: 'externalId eq "list-2"' })
    expect(body.Resources).toEqual([
      { schemas: [USER, EXTENSION], id: made[1]?.id, userName: made[1]?.userName, displayName: 'Barbara Jensen' },
    ])
    const all = (await own<ScimList<ScimGroup>>('POST', '.search', search)).body
    expect([all.totalResults, all.Resources.at(-1)]).toEqual([
      6,
      { schemas: [GROUP], id: group.id, displayName: 'Searched' },
    ])
    const last = (await own<ScimList<ScimGroup>>('POST', '.search', { ...search, startIndex: 6, count: 1 })).body
    expect([last.totalResults, last.Resources.map(({ id }) => id)]).toEqual([6, [group.id]])
    const groups = { ...search, filter: `members.value eq "${made[0]?.id}"` }
    expect((await own<ScimList>('POST', '.search', groups)).body).toMatchObject({ totalResults: 1 })
    expect((await own<ScimList>('POST', 'Groups/.search', groups)).body).toMatchObject({ totalResults: 1 })
  })
})

describe('section 3.5.1, replacing', () => {
  test('sets what is said; what is left out is as of a new user, but whoever may sign in still may', async () => {
    const user = await added({ externalId: 'put-1', [EXTENSION]: { clientRole: 'team_leader' } })
    const path = `Users/${user.id}`
    const userName = address()
    const name = { familyName: 'Jensen-Smith', givenName: 'Babs' }
    const { status, body } = await scim('PUT', path, { schemas: [USER], id: user.id, userName, name })
    expect([status, body]).toMatchObject([
      200,
      { id: user.id, userName, displayName: 'Babs Jensen-Smith', active: true, meta: { version: 'W/"2"' } },
    ])
    expect(body).not.toHaveProperty('externalId')
    // The directory said nothing of the extension: the role of an administrator stays.
    expect(body[EXTENSION].clientRole).toBe('team_leader')
    const known = await scim('PUT', path, { schemas: [USER], userName, name, [EXTENSION]: {} })
    expect(known.body[EXTENSION]).toEqual({ clientRole: 'solicitor', siteUuid: firm.site })

    expect((await scim('PUT', path, { schemas: [USER], userName, name, active: false })).body.active).toBe(false)
    expect((await scim('PUT', path, { schemas: [USER], userName, name })).body.active).toBe(false)
    expect(await scim('PUT', path, { schemas: [USER], userName })).toMatchObject({
      status: 400,
      body: { scimType: 'invalidValue' },
    })
  })

  test('changes nothing, nor the version, where everything is said as it is', async () => {
    const user = await added({ externalId: 'put-2' })
    const { body } = await scim('PUT', `Users/${user.id}`, user)
    expect(body).toEqual(user)
  })
})

describe('section 3.5.2, patching', () => {
  const patched = async (id: string, ...operations: object[]) => {
    const { status, body } = await scim('PATCH', `Users/${id}`, patch(...operations))
    expect([status, body]).toMatchObject([200, { id }])
    return body
  }

  test('3.5.2.1 add: of an object without a path', async () => {
    const { id, userName } = await added()
    const user = await patched(id, {
      op: 'add',
      value: { emails: [{ value: 'babs@jensen.example', type: 'home' }], nickname: 'Babs', externalId: 'patch-1' },
    })
    expect(user).toMatchObject({ userName, externalId: 'patch-1', emails: [{ value: userName }] })
  })

  test('3.5.2.2 remove: what there may be none of, and nothing else', async () => {
    const { id } = await added({
      externalId: 'patch-2',
      [EXTENSION]: { clientRole: 'team_leader' },
    })
    const user = await patched(
      id,
      { op: 'remove', path: 'externalId' },
      { op: 'remove', path: `${EXTENSION}:clientRole` },
    )
    expect(user).not.toHaveProperty('externalId')
    expect(user[EXTENSION].clientRole).toBe('solicitor')
    for (const path of ['userName', 'name', 'name.familyName', 'active', 'id', 'meta.version', 'groups'])
      expect([path, (await scim('PATCH', `Users/${id}`, patch({ op: 'remove', path }))).body]).toMatchObject([
        path,
        { status: '400', scimType: 'mutability' },
      ])
    expect(await scim('PATCH', `Users/${id}`, patch({ op: 'remove' }))).toMatchObject({
      status: 400,
      body: { scimType: 'noTarget' },
    })
  })

  test('3.5.2.3 replace: attributes by their paths, and several at once', async () => {
    const { id } = await added()
    const userName = address()
    expect(
      await patched(
        id,
        { op: 'replace', path: 'name.familyName', value: 'Harris' },
        { op: 'replace', path: `${USER}:name.givenName`, value: 'Larry' },
        { op: 'replace', path: 'userName', value: userName },
        { op: 'replace', path: `${EXTENSION}:clientRole`, value: 'costs_draftsman' },
        { op: 'replace', path: 'emails[type eq "home"].value', value: 'larry@home.example' },
        { op: 'replace', path: 'title', value: 'Mr' },
      ),
    ).toMatchObject({
      userName,
      displayName: 'Larry Harris',
      emails: [{ value: userName }],
      [EXTENSION]: { clientRole: 'costs_draftsman' },
    })
    expect(
      await patched(id, {
        op: 'replace',
        value: {
          emails: [
            { value: 'bjensen@home.example', type: 'home' },
            { value: address(), type: 'work', primary: true },
          ],
          name: { familyName: 'Jensen' },
          [`${EXTENSION}:clientRole`]: 'team_leader',
        },
      }),
    ).toMatchObject({
      userName: expect.stringMatching(/@firm\.example$/),
      displayName: 'Larry Jensen',
      [EXTENSION]: { clientRole: 'team_leader' },
    })
  })

  test('the address is one, whether it is called userName or an e-mail of work; userName holds where both are said', async () => {
    const { id } = await added()
    const [first, second] = [address(), address()]
    const work = { op: 'replace', path: 'emails[type eq "work"].value', value: first }
    expect(await patched(id, work)).toMatchObject({ userName: first, emails: [{ value: first }] })
    expect(await patched(id, { op: 'replace', path: 'userName', value: second }, work)).toMatchObject({
      userName: second,
      emails: [{ value: second }],
    })
  })

  test('makes all changes or none', async () => {
    const user = await added()
    const { status, body } = await scim(
      'PATCH',
      `Users/${user.id}`,
      patch(
        { op: 'replace', path: 'name.familyName', value: 'Changed' },
        { op: 'replace', path: 'name.givenName', value: '42' },
      ),
    )
    expect([status, body]).toMatchObject([400, { scimType: 'invalidValue' }])
    expect(await read(user.id)).toEqual(user)
  })

  test.each<[string, unknown, string]>([
    ['an op that there is not', patch({ op: 'move', path: 'active', value: true }), 'invalidSyntax'],
    ['no operations', patch(), 'invalidSyntax'],
    ['a body of another schema', { schemas: [USER], Operations: [{ op: 'add', value: {} }] }, 'invalidSyntax'],
    ['a list', [], 'invalidSyntax'],
    ['an attribute that there is not', patch({ op: 'add', path: 'colour', value: 'red' }), 'invalidPath'],
    ['one that a name has not', patch({ op: 'add', path: 'name.colour', value: 'red' }), 'invalidPath'],
    ['one that the extension has not', patch({ op: 'add', path: `${EXTENSION}:colour`, value: 'red' }), 'invalidPath'],
    ['a filter of what has one value', patch({ op: 'replace', path: 'name[a eq "b"]', value: {} }), 'invalidPath'],
    ['a path that is none', patch({ op: 'add', path: 'emails[', value: 'red' }), 'invalidPath'],
    ['a path with a filter that is none', patch({ op: 'add', path: 'emails[type ew "w"].value' }), 'invalidFilter'],
    ['a value that is no object', patch({ op: 'add', value: 'red' }), 'invalidSyntax'],
    ['a value for what is read only', patch({ op: 'replace', path: 'id', value: 'x' }), 'mutability'],
    ['a wrong active', patch({ op: 'replace', path: 'active', value: 1 }), 'invalidValue'],
  ])('refuses %s', async (_name, body, scimType) => {
    const { id } = await added()
    expect(await scim('PATCH', `Users/${id}`, body)).toMatchObject({ status: 400, body: { status: '400', scimType } })
  })

  test('3.5.2.1 to 3.5.2.3: members of groups', async () => {
    const [one, two, three] = [await added(), await added(), await added()].map(({ id }) => id)
    const group = await addedGroup({ members: [{ value: one }] })
    const change = async (...operations: object[]) => {
      const { status } = await scim('PATCH', `Groups/${group.id}`, patch(...operations))
      expect(status).toBe(204)
      return membersOf(group.id)
    }
    const sorted = (...ids: (string | undefined)[]) => ids.toSorted()
    expect(await change({ op: 'add', path: 'members', value: [{ display: 'Babs', value: two }] })).toEqual(
      sorted(one, two),
    )
    // Adding somebody again changes nothing.
    expect(await change({ op: 'add', value: { members: [{ value: two }, { value: three }] } })).toEqual(
      sorted(one, two, three),
    )
    expect(await change({ op: 'remove', path: `members[value eq "${two}"]` })).toEqual(sorted(one, three))
    expect(await change({ op: 'remove', path: 'members', value: [{ value: three }] })).toEqual(sorted(one))
    expect(
      await change(
        { op: 'remove', path: 'members' },
        { op: 'add', path: 'members', value: [{ value: two }, { value: three }] },
      ),
    ).toEqual(sorted(two, three))
    expect(await change({ op: 'replace', path: 'members', value: [{ value: one }] })).toEqual(sorted(one))
    expect(await change({ op: 'replace', path: `members[value eq "${one}"]`, value: { value: two } })).toEqual(
      sorted(two),
    )
    expect(await change({ op: 'remove', path: 'members' })).toEqual([])
    expect(
      await scim('PATCH', `Groups/${group.id}`, patch({ op: 'replace', path: `members[value eq "${one}"]` })),
    ).toMatchObject({ status: 400, body: { scimType: 'noTarget' } })
    const asked = await scim<ScimGroup>(
      'PATCH',
      `Groups/${group.id}?attributes=displayName`,
      patch({ op: 'replace', path: 'displayName', value: `${group.displayName} B` }),
    )
    expect([asked.status, asked.body]).toEqual([
      200,
      { schemas: [GROUP], id: group.id, displayName: `${group.displayName} B` },
    ])
  })
})

describe('section 3.6, deleting', () => {
  test('deactivates: 204, then 404 and out of lists, until the same address is added again', async () => {
    const user = await added({ externalId: 'delete-1', [EXTENSION]: { clientRole: 'team_leader' } })
    const path = `Users/${user.id}`
    expect(await scim('DELETE', path)).toMatchObject({ status: 204, body: undefined })
    for (const [method, body] of [
      ['GET', undefined],
      ['PUT', newUser()],
      ['PATCH', patch({ op: 'replace', path: 'active', value: true })],
      ['DELETE', undefined],
    ] as const)
      expect(await scim(method, path, body)).toMatchObject({ status: 404, body: { schemas: [ERROR], status: '404' } })
    for (const text of [`userName eq "${user.userName}"`, `id eq "${user.id}"`, 'externalId eq "delete-1"'])
      expect((await scim<ScimList>('GET', `Users?${filter(text)}`)).body).toMatchObject({ totalResults: 0 })
    expect((await as(firm.owner).rest('GET', `clients/users/${user.id}`)).body.deactivated_at).toEqual(
      expect.any(String),
    )
    // What the directory called them is free.
    await added({ externalId: 'delete-1' })

    const again = await scim('POST', 'Users', newUser({ userName: user.userName, externalId: 'delete-2' }))
    expect([again.status, again.body]).toMatchObject([
      201,
      { id: user.id, active: true, externalId: 'delete-2', [EXTENSION]: { clientRole: 'solicitor' } },
    ])
    expect(await scim('POST', 'Users', newUser({ userName: user.userName }))).toMatchObject({ status: 409 })
  })

  test('ends the sessions of a user; whom an administrator restores is there again', async () => {
    const { email, uuid } = await makePerson(firm.owner, firm, 'team_leader')
    expect((await as(email).rest('GET', 'users/user')).status).toBe(200)
    const { access_token } = await signIn(instance, email)
    expect((await scim('DELETE', `Users/${uuid}`)).status).toBe(204)
    expect((await as(undefined, access_token).rest('GET', 'users/user')).status).toBe(401)
    expect((await as(firm.owner).rest('POST', `users/${uuid}/restore`)).status).toBe(200)
    expect(await read(uuid)).toMatchObject({ id: uuid, active: true })
    // An administrator deactivates without deleting.
    expect((await as(firm.owner).rest('DELETE', `users/${uuid}`)).status).toBe(200)
    expect(await read(uuid)).toMatchObject({ id: uuid, active: false })
  })

  test('active: false deactivates whoever stays in lists, and true brings them back', async () => {
    const { email, uuid } = await makePerson(firm.owner, firm, 'team_leader')
    const { access_token } = await signIn(instance, email)
    const set = (active: boolean) =>
      scim('PATCH', `Users/${uuid}`, patch({ op: 'replace', path: 'active', value: active }))
    expect((await set(false)).body).toMatchObject({ id: uuid, active: false })
    expect((await as(undefined, access_token).rest('GET', 'users/user')).status).toBe(401)
    expect((await scim<ScimList>('GET', `Users?${filter(`userName eq "${email}"`)}`)).body).toMatchObject({
      totalResults: 1,
      Resources: [{ active: false }],
    })
    expect((await set(true)).body.active).toBe(true)
    expect((await set(false)).body.active).toBe(false)
    const again = await scim('POST', 'Users', newUser({ userName: email }))
    expect([again.status, again.body.id]).toEqual([201, uuid])
    expect((await set(false)).status).toBe(200)
    expect(await scim('POST', 'Users', newUser({ userName: email, active: false }))).toMatchObject({ status: 409 })
  })

  test('keeps the last owner of the firm', async () => {
    const { person } = firm
    const refused = {
      status: 409,
      body: { schemas: [ERROR], detail: expect.stringContaining('A firm keeps an owner.') },
    }
    expect(await scim('DELETE', `Users/${person}`)).toMatchObject(refused)
    expect(
      await scim('PATCH', `Users/${person}`, patch({ op: 'replace', path: 'active', value: false })),
    ).toMatchObject(refused)
    const role = { op: 'replace', path: `${EXTENSION}:clientRole`, value: 'solicitor' }
    expect(await scim('PATCH', `Users/${person}`, patch(role))).toMatchObject(refused)
    expect((await read(person)).active).toBe(true)
  })

  test('removes a group, and leaves its people', async () => {
    const { id: user } = await added()
    const { id } = await addedGroup({ members: [{ value: user }] })
    expect((await read(user)).groups).toMatchObject([{ value: id }])
    expect((await scim('DELETE', `Groups/${id}`)).status).toBe(204)
    expect((await scim('DELETE', `Groups/${id}`)).status).toBe(404)
    expect((await read(user)).groups).toEqual([])
  })
})

describe('section 3.14, versions', () => {
  test('If-Match refuses a change of another version with 412, and takes weak and strong ones', async () => {
    const { id } = await added()
    const rename = (surname: string, version: string) =>
      scim('PATCH', `Users/${id}`, patch({ op: 'replace', path: 'name.familyName', value: surname }), {
        'if-match': version,
      })
    expect((await rename('One', 'W/"1"')).headers.etag).toBe('W/"2"')
    expect(await rename('Two', 'W/"1"')).toMatchObject({ status: 412, body: { schemas: [ERROR], status: '412' } })
    expect((await rename('Three', '"2"')).status).toBe(200)
    expect((await rename('Four', '*')).status).toBe(200)
    expect((await scim('DELETE', `Users/${id}`, undefined, { 'if-match': 'W/"1"' })).status).toBe(412)
    expect((await read(id)).name.familyName).toBe('Four')
    const group = await addedGroup()
    expect((await scim('DELETE', `Groups/${group.id}`, undefined, { 'if-match': 'W/"9"' })).status).toBe(412)
    expect((await scim('DELETE', `Groups/${group.id}`, undefined, { 'if-match': 'W/"1"' })).status).toBe(204)
  })

  test('If-None-Match answers 304 to whoever has the version', async () => {
    const { id, meta } = await added()
    const answer = await scim('GET', `Users/${id}`, undefined, { 'if-none-match': meta.version })
    expect([answer.status, answer.headers.etag, answer.body]).toEqual([304, 'W/"1"', undefined])
    expect((await scim('GET', `Users/${id}`, undefined, { 'if-none-match': 'W/"7"' })).status).toBe(200)
  })
})

test('everything is in the audit of administration, by the program', async () => {
  const own = await makeFirm(ADMIN, 'solicitor')
  const directory = await directoryOf(own.owner, own.client, { name: 'The directory' })
  const { body: user } = await directory('POST', 'Users', newUser({ externalId: 'a1' }))
  const { body: group } = await directory<ScimGroup>('POST', 'Groups', { displayName: 'Costs', externalId: 'g1' })
  await directory('PATCH', `Groups/${group.id}`, patch({ op: 'add', path: 'members', value: [{ value: user.id }] }))
  await directory('PATCH', `Groups/${group.id}`, patch({ op: 'replace', path: 'externalId', value: 'g2' }))
  const role = { op: 'replace', path: `${EXTENSION}:clientRole`, value: 'team_leader' }
  await directory('PATCH', `Users/${user.id}`, patch(role))
  await directory('DELETE', `Users/${user.id}`)
  await directory('POST', 'Users', newUser({ userName: user.userName }))
  await directory('DELETE', `Groups/${group.id}`)
  const said = await saidOf(own.owner, { records: [user.id, group.id] })
  expect(said).toEqual([
    'user | Barbara Jensen | Added as Solicitor.',
    'user_group | Costs | Added.',
    'user_group | Costs | Members: nothing → Barbara Jensen.',
    'user_group | Costs | Name in the directory: g1 → g2.',
    'user | Barbara Jensen | Role: Solicitor → Team leader.',
    'user | Barbara Jensen | Deactivated.',
    'user | Barbara Jensen | External ids: scim a1 → nothing. | Deleted by the directory: no → yes.',
    'user | Barbara Jensen | Role: Team leader → Solicitor.',
    'user | Barbara Jensen | Restored: can sign in again.',
    'user_group | Costs | Removed.',
  ])
})
