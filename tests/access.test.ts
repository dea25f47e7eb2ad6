import { request } from 'undici'
import { beforeAll, describe, expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, makePerson, office, word, type Firm } from './support/firms.ts'
import { chosenInstead, codeFor, freshTokens, PASSWORD } from './support/sign-in.ts'
import { instance } from './support/instance.ts'

interface Row {
  uuid: string
  version: number
  name: string
  headquarters: boolean
  client_role: string
  last_login: string | null
  children_clients: Record<string, { role: string }>
  details?: Record<string, string>
  message?: string
}
let parent: Firm & { owner: string }
let child: Firm & { owner: string }
let other: Firm & { owner: string }

beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  child = await makeFirm(parent.owner, 'solicitor')
  other = await makeFirm(parent.owner, 'solicitor')
})
const names = async (email: string): Promise<string[]> =>
  (await as(email).rest<Row[]>('GET', 'clients')).body.map(({ uuid }) => uuid).toSorted()

describe('clients', () => {
  test('a client’s parent is its creator’s, and the creator its owner', async () => {
    expect(await names(parent.owner)).toEqual([parent.client, child.client, other.client].toSorted())
    expect(await names(child.owner)).toEqual([child.client])
    expect((await as(parent.owner).rest('GET', `clients/${child.client}`)).body).toMatchObject({
      parent: parent.client,
      client_type: 'solicitor',
      number_of_users: 1,
      town: 'York',
    })
  })

  test('one headquarters at a time, and never none', async () => {
    const owner = as(child.owner)
    const sites = async () => (await owner.rest<Row[]>('GET', `clients/${child.client}/sites`)).body
    expect(
      (
        await owner.rest('POST', 'clients', {
          name: 'No Office',
          type: 'solicitor',
          solicitor_sra_number: '640',
          sites: [],
        })
      ).body,
    ).toMatchObject({ details: { sites: 'Please add a headquarters.' } })
    const { body: second } = await owner.rest<Row>(
      'POST',
      `clients/${child.client}/sites`,
      office('Second', { headquarters: false }),
    )
    expect(
      (await owner.rest('PATCH', `clients/${child.client}/sites/${child.site}`, { headquarters: false })).status,
    ).toBe(409)
    await owner.rest('PATCH', `clients/${child.client}/sites/${second.uuid}`, { headquarters: true })
    expect((await sites()).filter(({ headquarters }) => headquarters).map(({ uuid }) => uuid)).toEqual([second.uuid])
  })

  test('only given fields change, a stale version is refused, and the type cannot change', async () => {
    const owner = as(child.owner)
    const path = `clients/${child.client}`
    const { body: before } = await owner.rest<Row>('GET', path)
    const changed = await owner.rest<Row>(
      'PATCH',
      path,
      { town: 'Leeds', first_line_address: '2 Low Street' },
      { 'if-match': `"${before.version}"` },
    )
    expect(changed.body).toMatchObject({ town: 'Leeds', name: before.name, version: before.version + 1 })
    expect((await owner.rest('PATCH', path, { town: 'Hull' }, { 'if-match': `"${before.version}"` })).status).toBe(412)
    for (const key of ['type', 'parent_uuid', 'archived'])
      expect((await owner.rest('PATCH', path, { [key]: 'costs_draftsman' })).body).toMatchObject({
        details: { [key]: 'This field is not known.' },
      })
  })

  test('changing the region of a site reprices its cases', async () => {
    const owner = as(other.owner)
    const { body: made } = await owner.rest<Row & { revision: number }>(
      'POST',
      `client/${other.client}/case/legal-aid`,
      careCase(other),
    )
    const total = async () => (await owner.rest<{ net: number }>('GET', `client/case/${made.uuid}/totals`)).body.net
    const before = await total()
    await owner.rest('PATCH', `clients/${other.client}/sites/${other.site}`, { region: 'South' })
    expect(await total()).not.toBe(before)
    await owner.rest('PATCH', `clients/${other.client}/sites/${other.site}`, { region: 'North' })
    expect(await total()).toBe(before)
  })

  test('nobody may archive their own client, and isArchivable says so', async () => {
    const owner = as(parent.owner)
    const { data } = await owner.graphql(
      '{ clients { nodes { uuid isArchivable may(permission: "client:archive") } } }',
    )
    const offered = new Map(
      (data as { clients: { nodes: { uuid: string; isArchivable: boolean; may: boolean }[] } }).clients.nodes.map(
        ({ uuid, isArchivable, may }) => [uuid, [may, isArchivable]],
      ),
    )
    expect([offered.get(parent.client), offered.get(other.client)]).toEqual([
      [true, false],
      [true, true],
    ])
    expect(await owner.rest('POST', `clients/${parent.client}/archive`, {})).toMatchObject({
      status: 409,
      body: { message: 'Your own client cannot be archived.' },
    })
  })

  test('an archived client and its cases are read-only until it is restored', async () => {
    const owner = as(parent.owner)
    const theirs = as(other.owner)
    const { body: made } = await theirs.rest<Row>('POST', `client/${other.client}/case/legal-aid`, careCase(other))
    expect((await owner.rest('POST', `clients/${other.client}/archive`, {})).status).toBe(200)
    expect(await names(parent.owner)).not.toContain(other.client)
    const writes = [
      ['PATCH', `clients/${other.client}`, { town: 'Hull' }],
      ['PATCH', `client/case/legal-aid/${made.uuid}`, { case_name: 'Re Changed' }],
      ['POST', `client/case/${made.uuid}/status/blocked`, {}],
      ['POST', `client/case/${made.uuid}/note`, { body: 'A note.' }],
      ['POST', `client/${other.client}/case/legal-aid`, careCase(other)],
    ] as const
    for (const [method, path, body] of writes)
      expect([path, (await theirs.rest(method, path, body)).status]).toEqual([path, 409])
    expect((await theirs.rest('GET', `client/case/${made.uuid}`)).body).toMatchObject({ client_archived: true })
    await owner.rest('POST', `clients/${other.client}/restore`, {})
    expect((await theirs.rest('PATCH', `client/case/legal-aid/${made.uuid}`, { case_name: 'Re Changed' })).status).toBe(
      200,
    )
  })
})

describe('people', () => {
  test('a user signs in, is listed with their last sign-in, and is refused immediately after deactivation', async () => {
    const { email, uuid } = await makePerson(child.owner, child, 'solicitor')
    expect((await as(child.owner).rest<Row>('GET', `clients/users/${uuid}`)).body.last_login).toBeNull()
    expect((await as(email).rest('GET', 'users/user')).status).toBe(200)
    expect((await as(child.owner).rest<Row>('GET', `clients/users/${uuid}`)).body.last_login).not.toBeNull()
    expect((await as(child.owner).rest('DELETE', `users/${uuid}`)).status).toBe(200)
    expect((await as(email).rest('GET', 'users/user')).status).toBe(401)
    await expect(codeFor(instance, email, PASSWORD)).rejects.toThrow('403 Your account was deactivated.')
    await expect(codeFor(instance, email, 'a wrong one')).rejects.toThrow('401')
    await as(child.owner).rest('POST', `users/${uuid}/restore`, {})
    // Ended sessions stay ended: a restored user must sign in again.
    expect((await as(email).rest('GET', 'users/user')).status).toBe(401)
    expect(
      (await as(undefined, (await freshTokens(instance, email)).access_token).rest('GET', 'users/user')).status,
    ).toBe(200)
  })

  test('nobody may assign a role above their own, edit a user who outranks them, or change their own role', async () => {
    const it = await makePerson(child.owner, child, 'it_administrator')
    const caller = as(it.email)
    const person = {
      firstname: 'A',
      surname: 'B',
      email_address: `${word('q')}@x.example`,
      password: PASSWORD,
      client_role: 'owner',
      site_uuid: child.site,
    }
    expect((await caller.rest('POST', `users/clients/${child.client}`, person)).body).toMatchObject({
      details: { client_role: 'You cannot give a role above your own.' },
    })
    for (const [method, path, body] of [
      ['PATCH', `users/${child.person}`, { firstname: 'X' }],
      ['DELETE', `users/${child.person}`, undefined],
      ['POST', `users/${child.person}/password`, { password: 'Another-1' }],
      ['PATCH', `users/${it.uuid}`, { client_role: 'team_leader' }],
    ] as const)
      expect([path, (await caller.rest(method, path, body)).status]).toEqual([path, 403])
    expect((await as(child.owner).rest('DELETE', `users/${child.person}`)).status).toBe(409)
  })

  test('the last owner of a firm cannot be removed', async () => {
    const second = await makePerson(other.owner, other, 'owner')
    expect((await as(second.email).rest('PATCH', `users/${other.person}`, { client_role: 'team_leader' })).status).toBe(
      200,
    )
    expect((await as(ADMIN).rest('PATCH', `users/${second.uuid}`, { client_role: 'team_leader' })).status).toBe(409)
    await as(second.email).rest('PATCH', `users/${other.person}`, { client_role: 'owner' })
  })

  test('a child role applies to that client only, and ends immediately when removed', async () => {
    const { email, uuid } = await makePerson(parent.owner, parent, 'costs_draftsman')
    const link = (role: string) =>
      as(parent.owner).rest('POST', `clients/${child.client}/users/${uuid}`, { client_role: role })
    const read = async (client: string) => (await as(email).rest('GET', `client/${client}/case`)).status
    expect(await read(child.client)).toBe(404)
    expect((await link('costs_draftsman')).status).toBe(204)
    expect([await read(child.client), await read(other.client)]).toEqual([200, 404])
    await link('it_administrator')
    expect(await read(child.client)).toBe(403)
    expect((await as(parent.owner).rest('DELETE', `clients/${child.client}/users/${uuid}`)).status).toBe(204)
    expect(await read(child.client)).toBe(404)
    expect(
      (await as(parent.owner).rest('POST', `clients/${child.client}/users/${parent.person}`, { client_role: 'owner' }))
        .status,
    ).toBe(403)
    expect(
      (await as(child.owner).rest('POST', `clients/${child.client}/users/${child.person}`, { client_role: 'owner' }))
        .status,
    ).toBe(404)
  })

  test('a refused child role names its client; a refused edit can be repeated in full', async () => {
    const { email } = await makePerson(parent.owner, parent, 'it_administrator')
    const caller = as(email)
    const { uuid } = await makePerson(parent.owner, parent, 'costs_draftsman')
    const input = {
      name: 'New Person',
      emailAddress: `${word('n')}@x.example`,
      clientRole: 'costs_draftsman',
      siteUuid: parent.site,
      password: PASSWORD,
    }
    const add =
      'mutation ($f: ID!, $i: NewUserInput!, $l: [ChildRoleInput!]) { addUser(clientUuid: $f, input: $i, childClientRoles: $l) { uuid } }'
    const edit =
      'mutation ($u: ID!, $i: UserChanges!, $l: [ChildRoleInput!], $v: String) { editUser(uuid: $u, input: $i, childClientRoles: $l, version: $v) { childClients { role } version } }'
    const links = (role: string) => [{ clientUuid: child.client, role }]
    const problems = [{ path: `childClientRoles.${child.client}`, message: 'You cannot give a role above your own.' }]
    expect(
      (await caller.graphql(add, { f: parent.client, i: input, l: links('owner') })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'INVALID_INPUT', problems })
    expect(
      (await caller.graphql(edit, { u: uuid, i: { name: 'Not Saved' }, l: links('owner') })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'INVALID_INPUT', problems })
    const {
      body: { version },
    } = await caller.rest<Row>('GET', `clients/users/${uuid}`)
    const whole = { u: uuid, l: links('solicitor'), v: String(version) }
    expect(
      (await caller.graphql(edit, { ...whole, i: { emailAddress: 'owner@harbour.example' } })).errors?.[0]?.extensions,
    ).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await caller.graphql(edit, { ...whole, i: { name: 'Is Saved' } })).data?.editUser).toEqual({
      childClients: [{ role: 'solicitor' }],
      version: String(version + 1),
    })
  })

  test('only a solicitor has an SRA number, the site must be of the firm, and an e-mail address is unique', async () => {
    const owner = as(child.owner)
    const person = {
      firstname: 'Ann',
      surname: 'O’Brien-Smith',
      email_address: `${word('q')}@x.example`,
      password: PASSWORD,
      client_role: 'team_leader',
      site_uuid: child.site,
      solicitor_sra_number: '12',
    }
    const { status, body } = await owner.rest<Row>('POST', `users/clients/${child.client}`, person)
    expect([status, body]).toMatchObject([201, { solicitor_sra_number: null, surname: 'O’Brien-Smith' }])
    expect((await owner.rest<Row>('POST', `users/clients/${child.client}`, person)).body.details).toEqual({
      email_address: 'This e-mail address cannot be used.',
    })
    const wrong = {
      ...person,
      email_address: 'nobody',
      client_role: 'solicitor',
      solicitor_sra_number: '',
      site_uuid: other.site,
      password: 'short',
      firstname: 'R2',
    }
    expect(
      Object.keys(
        (await owner.rest<Row>('POST', `users/clients/${child.client}`, wrong)).body.details ?? {},
      ).toSorted(),
    ).toEqual(['email_address', 'firstname', 'password', 'solicitor_sra_number'])
    expect(
      (
        await owner.rest<Row>('POST', `users/clients/${child.client}`, {
          ...person,
          email_address: `${word('q')}@x.example`,
          site_uuid: other.site,
        })
      ).body.details,
    ).toEqual({ site_uuid: 'Choose one from the list.' })
  })

  test('changing the own password requires the current one and ends other sessions', async () => {
    const { email } = await makePerson(child.owner, child, 'team_leader')
    const caller = as(email)
    const sessions = async () =>
      (await caller.rest<{ uuid: string; current: boolean; device: string | null }[]>('GET', 'users/user/session')).body
    await caller.rest('GET', 'users/user')
    await codeFor(instance, email, PASSWORD)
    expect((await sessions()).map(({ current }) => current).toSorted()).toEqual([false, true])
    // A program that does not say what it is.
    expect((await sessions()).map(({ device }) => device)).toEqual([null, null])
    expect(
      (await caller.rest('POST', 'users/user/password', { current_password: 'wrong-one', password: 'Another-word-1' }))
        .status,
    ).toBe(422)
    expect(
      (
        await caller.rest('POST', 'users/user/password', {
          current_password: chosenInstead(PASSWORD),
          password: 'Another-word-1',
        })
      ).status,
    ).toBe(204)
    expect((await sessions()).map(({ current }) => current)).toEqual([true])
    await expect(codeFor(instance, email, PASSWORD)).rejects.toThrow('401')
    await codeFor(instance, email, 'Another-word-1')
  })

  test('an access token is invalid as soon as its session ends: by the user, by a new password or by signing out; others stay valid', async () => {
    const { email, uuid } = await makePerson(child.owner, child, 'team_leader')
    const signedIn = async (password = PASSWORD) => {
      const { access_token, refresh_token } = await freshTokens(instance, email, password)
      return { ...as(undefined, access_token), refresh_token }
    }
    const knows = async ({ rest, graphql }: Pick<Awaited<ReturnType<typeof signedIn>>, 'rest' | 'graphql'>) => {
      const [direct, data, { errors }] = [
        await rest('GET', 'users/user'),
        await rest('GET', 'clients?first=1'),
        await graphql('{ viewer { email } }'),
      ]
      return [direct.status, data.status, errors?.[0]?.extensions.code]
    }
    const here = [200, 200, undefined]
    const gone = [401, 401, 'UNAUTHENTICATED']
    const [mine, ended, other] = [await signedIn(), await signedIn(), await signedIn()]
    for (const one of [mine, ended, other]) expect(await knows(one)).toEqual(here)
    const { body: sessions } = await ended.rest<{ uuid: string; current: boolean }[]>('GET', 'users/user/session')
    expect(
      (await mine.rest('DELETE', `users/user/session/${sessions.find(({ current }) => current)?.uuid}`)).status,
    ).toBe(204)
    expect([await knows(mine), await knows(ended), await knows(other)]).toEqual([here, gone, here])

    expect(
      (
        await mine.rest('POST', 'users/user/password', {
          current_password: chosenInstead(PASSWORD),
          password: 'Another-word-1',
        })
      ).status,
    ).toBe(204)
    expect([await knows(mine), await knows(other)]).toEqual([here, gone])

    const left = await signedIn('Another-word-1')
    const { statusCode } = await request(`${instance.authUrl}/oauth/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token: left.refresh_token, client_id: 'costdraft-web' }).toString(),
    })
    expect([statusCode, await knows(left), await knows(mine)]).toEqual([200, gone, here])

    expect(
      (await as(child.owner).rest('POST', `users/${uuid}/password`, { password: 'Another-word-2' })).status,
    ).toBeLessThan(300)
    expect(await knows(mine)).toEqual(gone)
    expect(await knows(await signedIn('Another-word-2'))).toEqual(here)
  })
})
