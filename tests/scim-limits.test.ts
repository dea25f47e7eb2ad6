import { request, type Dispatcher } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, word, type Firm } from './support/firms.ts'
import { program } from './support/identities.ts'
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
  PATCH_OP,
  scimOf,
  USER,
  type Directory,
  type Refused,
  type ScimGroup,
  type ScimList,
} from './support/scim.ts'
import { signIn } from './support/sign-in.ts'

let firm: Firm & { owner: string }
let scim: Directory
let rival: Firm & { owner: string }
let theirs: Directory
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  rival = await makeFirm(ADMIN, 'solicitor')
  scim = await directoryOf(firm.owner, firm.client)
  theirs = await directoryOf(rival.owner, rival.client)
})
const refused = (status: number, change: object = {}) => ({
  status,
  body: { schemas: [ERROR], status: String(status), ...change },
  headers: { 'content-type': 'application/scim+json; charset=utf-8' },
})

describe('across firms', () => {
  test('every verb on a user or a group of another firm is 404, as on one that there is not', async () => {
    const { body: user } = await scim('POST', 'Users', newUser({ externalId: 'mine' }))
    const { body: group } = await scim<ScimGroup>('POST', 'Groups', {
      displayName: 'Mine',
      members: [{ value: user.id }],
    })
    const none = '00000000-0000-4000-8000-000000000000'
    const asked: [Dispatcher.HttpMethod, string, unknown?][] = [
      ['GET', 'Users/:user'],
      ['PUT', 'Users/:user', newUser()],
      ['PATCH', 'Users/:user', patch({ op: 'replace', path: 'active', value: false })],
      ['DELETE', 'Users/:user'],
      ['GET', 'Groups/:group'],
      ['PUT', 'Groups/:group', { displayName: 'Theirs' }],
      ['PATCH', 'Groups/:group', patch({ op: 'remove', path: 'members' })],
      ['DELETE', 'Groups/:group'],
    ]
    for (const [method, path, body] of asked) {
      const at = (ids: { user: string; group: string }) =>
        theirs(method, path.replace(':user', ids.user).replace(':group', ids.group), body)
      const [found, absent] = [await at({ user: user.id, group: group.id }), await at({ user: none, group: none })]
      expect([method, path, found]).toMatchObject([method, path, refused(404, { detail: 'Not found.' })])
      expect(found.body).toEqual(absent.body)
    }
    expect((await scim('GET', `Users/${user.id}`)).body).toMatchObject({ active: true, meta: { version: 'W/"1"' } })
    expect((await scim<ScimGroup>('GET', `Groups/${group.id}`)).body).toMatchObject({ members: [{ value: user.id }] })
  })

  test('no filter and no search finds somebody of another firm', async () => {
    const { body: user } = await scim('POST', 'Users', newUser({ externalId: 'found' }))
    const { body: group } = await scim<ScimGroup>('POST', 'Groups', { displayName: 'Found', externalId: 'found' })
    for (const text of [`userName eq "${user.userName}"`, `id eq "${user.id}"`, 'externalId eq "found"']) {
      expect((await theirs<ScimList>('GET', `Users?${filter(text)}`)).body.totalResults).toBe(0)
      expect((await theirs<ScimList>('POST', '.search', { filter: text })).body.totalResults).toBe(0)
    }
    for (const text of ['displayName eq "Found"', `id eq "${group.id}"`, `members.value eq "${user.id}"`])
      expect((await theirs<ScimList>('GET', `Groups?${filter(text)}`)).body.totalResults).toBe(0)
    const { body } = await theirs<ScimList>('GET', 'Users')
    expect(JSON.stringify(body)).not.toContain(user.userName)
  })

  test('an address that somebody elsewhere has is 409 as one of the own firm; what directories call people is not', async () => {
    const { body: user } = await scim('POST', 'Users', newUser({ externalId: 'same' }))
    const own = await scim<Refused>('POST', 'Users', newUser({ userName: user.userName }))
    for (const userName of [user.userName, user.userName.toUpperCase()]) {
      const { status, body } = await theirs<Refused>('POST', 'Users', newUser({ userName }))
      expect([status, body]).toEqual([409, own.body])
    }
    expect(own.body).toMatchObject({ scimType: 'uniqueness', detail: 'This e-mail address cannot be used.' })
    const { status, body: other } = await theirs('POST', 'Users', newUser({ externalId: 'same' }))
    expect(status).toBe(201)
    const move = patch({ op: 'replace', path: 'userName', value: user.userName })
    expect(await theirs('PATCH', `Users/${other.id}`, move)).toMatchObject(refused(409, { scimType: 'uniqueness' }))
    // Also of somebody who was deleted there.
    await scim('DELETE', `Users/${user.id}`)
    expect(await theirs('POST', 'Users', newUser({ userName: user.userName }))).toMatchObject(refused(409))
  })

  test('people and locations of another firm are no members and no locations', async () => {
    const { body: user } = await scim('POST', 'Users', newUser())
    expect(await theirs('POST', 'Groups', { displayName: 'Mixed', members: [{ value: user.id }] })).toMatchObject(
      refused(400, { scimType: 'invalidValue' }),
    )
    const site = { [EXTENSION]: { siteUuid: firm.site } }
    expect(await theirs('POST', 'Users', newUser(site))).toMatchObject(refused(400, { scimType: 'invalidValue' }))
  })

  test('a firm below is not provisioned by the directory of the firm above', async () => {
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    const child = await makeFirm(parent.owner, 'solicitor')
    const above = await directoryOf(parent.owner, parent.client, { child_client_roles: { [child.client]: 'owner' } })
    expect((await above('GET', `Users/${child.person}`)).status).toBe(404)
    expect((await above<ScimList>('GET', 'Users')).body.totalResults).toBe(1)
  })
})

describe('who is let in', () => {
  const PATHS = [
    'Users',
    'Groups',
    'ServiceProviderConfig',
    'Schemas',
    'ResourceTypes',
    'Users/00000000-0000-4000-8000-000000000000',
  ]
  test('nobody without a valid token: 401 as SCIM, with what it lacks', async () => {
    for (const path of [...PATHS, 'nothing'])
      for (const [headers, challenge] of [
        [{}, 'Bearer'],
        [{ authorization: 'Bearer wrong' }, 'Bearer error="invalid_token"'],
      ] as const)
        expect(await scimOf(as(undefined))('GET', path, undefined, headers)).toMatchObject({
          status: 401,
          body: { schemas: [ERROR], status: '401', detail: 'Sign in to continue.' },
          headers: { 'content-type': 'application/scim+json; charset=utf-8', 'www-authenticate': challenge },
        })
  })

  test('no person, whatever they may do', async () => {
    for (const email of [firm.owner, ADMIN])
      for (const path of PATHS)
        expect(await scimOf(as(email))('GET', path)).toMatchObject(
          refused(403, { detail: 'This token lacks the scope scim.' }),
        )
    expect(await scimOf(as(firm.owner))('POST', 'Users', newUser())).toMatchObject(refused(403))
  })

  test('no program with any other scope, or with all that it has without having been given this one', async () => {
    for (const change of [
      { read_only: false },
      {},
      { scopes: ['admin:read', 'admin:write', 'cases:write', 'reports:read', 'webhooks'] },
    ])
      expect(await scimOf(await program(firm.owner, firm.client, change))('GET', 'Users')).toMatchObject(
        refused(403, { detail: 'This token lacks the scope scim.' }),
      )
  })

  test('the scope opens nothing else', async () => {
    const caller = await program(firm.owner, firm.client, { scopes: ['scim'] })
    for (const path of ['users', `clients/${firm.client}`, 'client/case', `clients/users/${firm.person}`])
      expect(await caller.rest('GET', path)).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('This token lacks the scope ') },
      })
    expect((await caller.graphql('{ users(first: 1) { totalCount } }')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ])
  })

  test('it is given by name to a program that may change something, and by nobody who lacks it', async () => {
    const add = (by: ReturnType<typeof as>, change: object) =>
      by.rest<{ scopes: string[]; read_only: boolean; details: object }>('POST', `clients/${firm.client}/api-client`, {
        name: 'Directory',
        client_role: 'owner',
        ...change,
      })
    const owner = as(firm.owner)
    expect((await add(owner, { scopes: ['scim'] })).body).toMatchObject({ scopes: ['scim'], read_only: false })
    expect((await add(owner, { read_only: false })).body.scopes).not.toContain('scim')
    expect(await add(owner, { scopes: ['scim'], read_only: true })).toMatchObject({
      status: 422,
      body: { details: { scopes: expect.any(String) } },
    })
    const administrator = await program(firm.owner, firm.client, { scopes: ['admin:write'] })
    expect(await add(administrator, { scopes: ['scim'] })).toMatchObject({
      status: 422,
      body: { details: { scopes: 'This token lacks the scope scim.' } },
    })
  })

  test.each(['team_leader', 'costs_draftsman', 'solicitor'])('no program whose role is %s', async (client_role) => {
    const directory = await directoryOf(firm.owner, firm.client, { client_role })
    for (const path of PATHS) expect([path, await directory('GET', path)]).toMatchObject([path, refused(403)])
    expect(await directory('POST', 'Users', newUser())).toMatchObject(refused(403))
  })

  test('a program that was revoked is nobody at once', async () => {
    const own = await makeFirm(ADMIN, 'solicitor')
    const directory = await directoryOf(own.owner, own.client)
    expect((await directory('GET', 'Users')).status).toBe(200)
    const { body } = await as(own.owner).rest<{ uuid: string }[]>('GET', `clients/${own.client}/api-client`)
    await as(own.owner).rest('DELETE', `clients/${own.client}/api-client/${body[0]?.uuid}`)
    expect(await directory('GET', 'Users')).toMatchObject(refused(401))
  })
})

describe('roles', () => {
  test('a program gives no role above its own, and changes nobody above it', async () => {
    const directory = await directoryOf(firm.owner, firm.client, { client_role: 'it_administrator' })
    const above = { [EXTENSION]: { clientRole: 'owner' } }
    expect(await directory('POST', 'Users', newUser(above))).toMatchObject(
      refused(400, { scimType: 'invalidValue', detail: 'clientRole: You cannot give a role above your own.' }),
    )
    const { body: user } = await directory(
      'POST',
      'Users',
      newUser({ [EXTENSION]: { clientRole: 'it_administrator' } }),
    )
    const role = { op: 'replace', path: `${EXTENSION}:clientRole`, value: 'owner' }
    expect(await directory('PATCH', `Users/${user.id}`, patch(role))).toMatchObject(refused(400))
    const owner = await makePerson(firm.owner, firm, 'owner')
    for (const [method, body] of [
      ['PUT', newUser()],
      ['PATCH', patch({ op: 'replace', path: 'active', value: false })],
      ['DELETE', undefined],
    ] as const)
      expect(await directory(method, `Users/${owner.uuid}`, body)).toMatchObject(refused(403))
    expect((await directory('GET', `Users/${owner.uuid}`)).body).toMatchObject({ active: true })
    // Nor one who was deactivated, by adding them again.
    await as(firm.owner).rest('DELETE', `users/${owner.uuid}`)
    expect(await directory('POST', 'Users', newUser({ userName: owner.email }))).toMatchObject(refused(403))
  })
})

describe('what is sent', () => {
  const send = async (body: string, type = 'application/scim+json', path = 'Users') => {
    const caller = await program(firm.owner, firm.client, { scopes: ['scim'] })
    // The same token as a raw request.
    return caller.rest<Refused>('POST', `scim/v2/${path}`, JSON.parse(body), { 'content-type': type })
  }

  test('is SCIM or JSON, and nothing else: 415', async () => {
    for (const type of ['application/json', 'application/scim+json; charset=utf-8'])
      expect((await send(JSON.stringify(newUser()), type)).status).toBe(201)
    for (const type of ['text/plain', 'application/xml', 'application/scim+json; charset=latin1'])
      expect(await send(JSON.stringify(newUser()), type)).toMatchObject(refused(415))
  })

  test('is not more than two megabytes: 413', async () => {
    for (const type of ['application/json', 'application/scim+json'])
      expect(await send(JSON.stringify(newUser({ nickName: 'x'.repeat(2_200_000) })), type)).toMatchObject(refused(413))
  })

  test('an address that there is not is 404 as SCIM', async () => {
    for (const [method, path] of [
      ['GET', 'nothing'],
      ['PATCH', 'Users'],
      ['DELETE', 'Groups'],
      ['GET', 'Users/x/y'],
      ['PUT', 'Schemas'],
    ] as const)
      expect(await scim(method, path, method === 'GET' ? undefined : {})).toMatchObject(refused(404))
  })

  test('a PATCH of ten thousand operations is refused, and one of five hundred is made', async () => {
    const { body: user } = await scim('POST', 'Users', newUser())
    const many = (count: number) =>
      patch(...Array.from({ length: count }, (_, at) => ({ op: 'replace', path: 'active', value: at % 2 === 1 })))
    expect(await scim('PATCH', `Users/${user.id}`, many(10_000))).toMatchObject(refused(413))
    expect(await scim('PATCH', `Users/${user.id}`, many(501))).toMatchObject(refused(413))
    expect(await scim('PATCH', `Users/${user.id}`, many(500))).toMatchObject({
      status: 200,
      body: { active: true, meta: { version: user.meta.version } },
    })
  })

  test('a group of more than a thousand is refused', async () => {
    const members = Array.from({ length: 1_001 }, (_, at) => ({
      value: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    }))
    expect(await scim('POST', 'Groups', { displayName: word('Group'), members })).toMatchObject(
      refused(400, { detail: 'members: A group has at most 1000.' }),
    )
  })

  test('names of objects that are none are refused or ignored', async () => {
    for (const body of [
      `{"schemas":["${USER}"],"userName":"${address()}","__proto__":{"active":false}}`,
      `{"schemas":["${USER}"],"userName":"${address()}","name":{"__proto__":{"givenName":"A"}}}`,
    ]) {
      const { access_token } = await signIn(instance, firm.owner)
      const answer = await request(`${instance.apiUrl}/scim/v2/Users`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/scim+json' },
        body,
      })
      expect([answer.statusCode, await answer.body.json()]).toMatchObject([400, { scimType: 'invalidSyntax' }])
    }
    const { body: user } = await scim('POST', 'Users', newUser({ constructor: { prototype: { active: false } } }))
    expect(user.active).toBe(true)
    for (const path of ['__proto__', 'constructor', 'constructor.prototype', 'toString', 'name.__proto__'])
      expect([path, await scim('PATCH', `Users/${user.id}`, patch({ op: 'add', path, value: 'x' }))]).toMatchObject([
        path,
        refused(400, { scimType: 'invalidPath' }),
      ])
    expect((await scim('GET', `Users/${user.id}`)).body).toEqual(user)
  })

  test('values that cannot be printed are refused wherever they stand, and are no fault', async () => {
    const odd = { toString: 1, valueOf: 1 }
    const { body: user } = await scim('POST', 'Users', newUser())
    for (const name of ['userName', 'externalId', 'active', 'name'])
      for (const value of [odd, [odd], 7])
        expect([name, await scim('POST', 'Users', newUser({ [name]: value }))]).toMatchObject([name, refused(400)])
    for (const extension of [[odd], 7, { clientRole: odd }, { siteUuid: [odd] }])
      expect(await scim('POST', 'Users', newUser({ [EXTENSION]: extension }))).toMatchObject(refused(400))
    for (const path of ['userName', 'externalId', 'active', 'name.givenName', `${EXTENSION}:siteUuid`])
      expect([path, await scim('PATCH', `Users/${user.id}`, patch({ op: 'add', path, value: odd }))]).toMatchObject([
        path,
        refused(400),
      ])
    const both = newUser({ userName: odd, 'emails[value eq "x"].value': 'x' })
    expect(await scim('POST', 'Users', both)).toMatchObject(refused(400))
    for (const operation of [odd, { op: odd }, { op: 'add', path: odd }, { op: 'add', value: [odd] }, null, 7])
      expect(await scim('PATCH', `Users/${user.id}`, patch(operation as object))).toMatchObject(refused(400))
    for (const name of ['filter', 'count', 'startIndex', 'attributes', 'excludedAttributes'])
      for (const value of [odd, [odd]])
        expect([name, await scim('POST', 'Users/.search', { [name]: value })]).toMatchObject([name, refused(400)])
    for (const change of [
      { displayName: odd },
      { externalId: odd },
      { members: odd },
      { members: [odd] },
      { members: 7 },
    ])
      expect(await scim('POST', 'Groups', { displayName: word('Group'), ...change })).toMatchObject(refused(400))
    for (const body of [null, 7, 'text', [], [odd]])
      expect(await scim('POST', 'Users', body)).toMatchObject(refused(400))
    expect((await scim('GET', `Users/${user.id}`)).body).toEqual(user)
  })

  test.each<[string, string]>([
    ['very many comparisons', Array.from({ length: 200 }, () => 'active eq true').join(' and ')],
    ['very many brackets', `${'('.repeat(400)}userName eq "x"${')'.repeat(400)}`],
    ['a long text', `userName eq "${'x'.repeat(5_000)}"`],
    ['a text that does not end', `userName eq "${'\\'.repeat(301)}"`],
    ['a statement', `userName eq "x'; drop table person; --" or 1 eq 1`],
    ['NUL', 'userName eq "x\0"'],
    ['NUL as JSON writes it', String.raw`userName eq "x\u0000"`],
    ['half a pair', String.raw`userName eq "\ud800"`],
    ['an attribute of every object', 'constructor eq "x"'],
    ['__proto__', '__proto__ eq "x"'],
    ['a path of objects', 'emails.__proto__ eq "x"'],
    ['a number', 'userName eq 1e999'],
    ['an object', 'userName eq {"a":1}'],
  ])('a filter of %s is refused', async (_name, text) => {
    expect(await scim('GET', `Users?${filter(text)}`)).toMatchObject(refused(400, { scimType: 'invalidFilter' }))
  })

  test('a filter is a value and no statement, in whatever letters', async () => {
    for (const text of [
      `userName eq "' or '1'='1"`,
      String.raw`userName eq "\" or active eq true"`,
      'userName eq "%"',
      'userName eq "ＡＢＣ@ﬁrm.example"',
      'externalId eq "\u202Egnp"',
      String.raw`externalId eq "\ud83d\ude00"`,
    ])
      expect(await scim<ScimList>('GET', `Users?${filter(text)}`)).toMatchObject({
        status: 200,
        body: { totalResults: 0 },
      })
  })

  test('parameters that there are not, or that are given twice, are refused', async () => {
    for (const query of ['fliter=userName', 'count=1&count=2'])
      expect(await scim('GET', `Users?${query}`)).toMatchObject(refused(400, { scimType: 'invalidSyntax' }))
  })

  test('a path that takes long to read is refused at once', async () => {
    const { body: user } = await scim('POST', 'Users', newUser())
    for (const path of [
      `${'a.'.repeat(5_000)}b`,
      `emails[${'type eq "work" and '.repeat(5_000)}`,
      `urn:${'a:'.repeat(5_000)}`,
    ])
      expect(
        await scim('PATCH', `Users/${user.id}`, { schemas: [PATCH_OP], Operations: [{ op: 'add', path }] }),
      ).toMatchObject(refused(400, { scimType: 'invalidPath' }))
  })
})

test('two hundred users are answered at once, and no more', async () => {
  const own = await makeFirm(ADMIN, 'solicitor')
  const directory = await directoryOf(own.owner, own.client)
  const ids: string[] = []
  for (let at = 0; at < 210; at++) ids.push((await directory('POST', 'Users', newUser())).body.id)
  const { body: group } = await directory<ScimGroup>('POST', 'Groups', {
    schemas: [GROUP],
    displayName: 'All',
    members: ids.map((value) => ({ value })),
  })
  expect(group.members).toHaveLength(210)
  const first = (await directory<ScimList>('GET', 'Users?count=1000')).body
  const second = (await directory<ScimList>('GET', `Users?startIndex=${first.itemsPerPage + 1}`)).body
  expect([first.totalResults, first.itemsPerPage, second.itemsPerPage]).toEqual([211, 200, 11])
  expect(new Set([...first.Resources, ...second.Resources].map(({ id }) => id)).size).toBe(211)
})

test('an archived firm is read, and its people can leave it; nothing else changes', async () => {
  const own = await makeFirm(ADMIN, 'solicitor')
  const directory = await directoryOf(own.owner, own.client)
  const { body: user } = await directory('POST', 'Users', newUser())
  expect((await as(ADMIN).rest('POST', `clients/${own.client}/archive`)).status).toBe(200)
  expect((await directory('GET', `Users/${user.id}`)).status).toBe(200)
  expect(await directory('POST', 'Users', newUser())).toMatchObject(refused(409))
  const rename = patch({ op: 'replace', path: 'name.familyName', value: 'Other' })
  expect(await directory('PATCH', `Users/${user.id}`, rename)).toMatchObject(refused(409))
  expect(await directory('POST', 'Groups', { displayName: 'Late' })).toMatchObject(refused(409))
  const leave = (active: boolean) =>
    directory('PATCH', `Users/${user.id}`, patch({ op: 'replace', path: 'active', value: active }))
  expect((await leave(false)).body.active).toBe(false)
  expect(await leave(true)).toMatchObject(refused(409))
  expect((await directory('DELETE', `Users/${user.id}`)).status).toBe(204)
})
