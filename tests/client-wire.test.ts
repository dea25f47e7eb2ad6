import { describe, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, office } from './support/firms.ts'
import { as } from './support/instance.ts'

type Body = Record<string, unknown>
const get = async <T = Body>(email: string, path: string): Promise<T> => (await as(email).rest<T>('GET', path)).body

describe('a client', () => {
  test('carries its sites, fee earners, children, parent and primary contact', async () => {
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    const child = await makeFirm(parent.owner, 'solicitor')
    const whole = await get(parent.owner, `clients/${parent.client}`)
    expect(whole).toMatchObject({
      uuid: parent.client,
      parent: null,
      children_clients: { [child.client]: 'owner' },
      sites: await get(parent.owner, `clients/${parent.client}/sites`),
      fee_earners: await get(parent.owner, `client/${parent.client}/fee-earner`),
      primary_contact: null,
    })
    expect(await get(child.owner, `clients/${child.client}`)).toMatchObject({
      parent: parent.client,
      children_clients: {},
    })
    const person = await get<{ firstname: string; surname: string }>(parent.owner, `clients/users/${parent.person}`)
    const primary_contact_name = `${person.firstname} ${person.surname}`
    expect(
      await as(parent.owner).rest('PATCH', `clients/${parent.client}`, { ...whole, primary_contact_name }),
    ).toMatchObject({ status: 200, body: { primary_contact: parent.person, primary_contact_name } })
  })

  test('names its children only to who may know them', async () => {
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    const child = await makeFirm(parent.owner, 'solicitor')
    const solicitor = await makePerson(parent.owner, parent, 'solicitor')
    const administrator = await makePerson(parent.owner, parent, 'it_administrator')
    const children = async (email: string) => (await get(email, `clients/${parent.client}`)).children_clients
    expect(await children(solicitor.email)).toEqual({})
    expect(await children(administrator.email)).toEqual({ [child.client]: 'no_access' })
  })

  test('refuses by name what a change of it would throw away', async () => {
    const firm = await makeFirm(ADMIN, 'solicitor')
    const path = `clients/${firm.client}`
    for (const [name, value] of Object.entries({
      client_type: 'costs_draftsman',
      parent: firm.site,
      sites: [office('Lost')],
      fee_earners: [],
      primary_contact: firm.person,
      children_clients: { [firm.site]: 'owner' },
    })) {
      const { status, body } = await as(firm.owner).rest('PATCH', path, { town: 'Lost', [name]: value })
      expect([name, status, Object.keys((body.details ?? {}) as object)]).toEqual([name, 422, [name]])
    }
    expect((await get(firm.owner, path)).town).not.toBe('Lost')
    const lost = { name: 'Lost & Co', type: 'solicitor', solicitor_sra_number: '123', sites: [office('Lost')] }
    expect(await as(firm.owner).rest('POST', 'clients', { ...lost, parent: firm.site })).toMatchObject({
      status: 422,
      body: { details: { parent: expect.any(String) } },
    })
  })

  test('is refused by the name that its creation has for the type', async () => {
    const { owner } = await makeFirm(ADMIN, 'solicitor')
    const kept = { name: 'Typed & Co', solicitor_sra_number: '123', sites: [office('Typed')] }
    const refusal = async (given: Body) => (await as(owner).rest('POST', 'clients', { ...kept, ...given })).body.details
    expect(await refusal({})).toEqual({ type: 'This is required.' })
    expect(await refusal({ type: 'barrister' })).toEqual({ type: 'Choose one of solicitor, costs_draftsman.' })
  })
})

describe('the users of a client', () => {
  test('come whole to who may read users, by their names to the others', async () => {
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    const child = await makeFirm(parent.owner, 'solicitor')
    const solicitor = await makePerson(child.owner, child, 'solicitor')
    const users = async (email: string) => {
      const rows = await get<(Body & { uuid: string })[]>(email, `clients/${child.client}/users`)
      return (uuid: string) => rows.find((row) => row.uuid === uuid)
    }
    const whole = await get<Body>(child.owner, `clients/users/${solicitor.uuid}`)
    const { may_edit: _mayEdit, ...user } = whole
    expect(user).toMatchObject({
      firstname: expect.any(String),
      surname: expect.any(String),
      email_address: solicitor.email,
      client_role: 'solicitor',
      site_uuid: child.site,
      solicitor_sra_number: expect.any(String),
      client_uuid: child.client,
      children_clients: {},
    })
    expect((await users(child.owner))(solicitor.uuid)).toEqual(user)
    const own = (await users(solicitor.email))(solicitor.uuid)
    const other = (await users(solicitor.email))(child.person)
    expect(own).toMatchObject({ email_address: solicitor.email })
    expect(other).toMatchObject({ uuid: child.person, email_address: null, client_role: null, children_clients: null })
    // The parent's people may draft the child's cases; their details are not the child's to read.
    expect((await users(child.owner))(parent.person)).toMatchObject({
      firstname: expect.any(String),
      client_uuid: parent.client,
      email_address: null,
    })
  })

  test('a change of one refuses by name what it would throw away', async () => {
    const firm = await makeFirm(ADMIN, 'solicitor')
    const { uuid } = await makePerson(firm.owner, firm, 'team_leader')
    const whole = await get(firm.owner, `clients/users/${uuid}`)
    const patch = (body: Body) => as(firm.owner).rest('PATCH', `users/${uuid}`, body)
    expect((await patch(whole)).status).toBe(200)
    for (const [name, value] of Object.entries({
      client_uuid: firm.site,
      child_client_roles: { [firm.client]: 'owner' },
      children_clients: { [firm.client]: { role: 'owner' } },
    }))
      expect(await patch({ [name]: value })).toMatchObject({
        status: 422,
        body: { details: { [name]: expect.any(String) } },
      })
  })
})
