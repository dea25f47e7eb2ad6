import { beforeAll, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, office, word, type Firm } from './support/firms.ts'
import { program } from './support/identities.ts'
import { as } from './support/instance.ts'

interface Row {
  uuid: string
  version: number
}
let parent: Firm & { owner: string }
let child: Firm & { owner: string }
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  child = await makeFirm(parent.owner, 'solicitor')
})

test('an API client keeps the name it was created with, and is in no group', async () => {
  const robot = await program(parent.owner, parent.client, { read_only: false })
  const { body: itself } = await robot.rest<{ user_uuid: string }>('GET', 'users/user')
  const person = { firstname: 'Ann', surname: 'Tester', email_address: `${word('q')}@firm.example` }
  expect(await robot.rest('PATCH', 'users/user', person)).toMatchObject({
    status: 403,
    body: { message: 'An API client has no profile.' },
  })
  expect((await robot.rest('GET', 'users/user')).body).toEqual(itself)
  const group = { name: 'Costs', users: [itself.user_uuid] }
  expect(await as(parent.owner).rest('POST', `clients/${parent.client}/user-group`, group)).toMatchObject({
    status: 422,
    body: { details: { users: 'Choose from the people of the firm.' } },
  })
})

test('a group that is saved as it is keeps its version', async () => {
  const { rest } = as(parent.owner)
  const firm = await makeFirm(parent.owner, 'solicitor')
  const user = await makePerson(firm.owner, firm, 'solicitor')
  const groups = `clients/${firm.client}/user-group`
  const { body: group } = await rest<Row & { version: number }>('POST', groups, { name: 'Costs', users: [user.uuid] })
  const save = async (body: object) => (await rest<Row>('PATCH', `${groups}/${group.uuid}`, body)).body
  expect(await save({ name: 'Costs', users: [user.uuid] })).toEqual(group)
  expect(await save({ name: 'Costs', users: [] })).toMatchObject({ version: group.version + 1, users: [] })
})

test('the people and groups of an archived client are read-only; a user can be deactivated', async () => {
  const { rest } = as(parent.owner)
  const firm = await makeFirm(parent.owner, 'solicitor')
  const user = await makePerson(firm.owner, firm, 'solicitor')
  const groups = `clients/${firm.client}/user-group`
  const { body: group } = await rest<Row>('POST', groups, { name: 'Costs', users: [user.uuid] })
  await rest('POST', `clients/${firm.client}/archive`, {})
  expect((await rest('DELETE', `users/${user.uuid}`)).status).toBe(200)
  for (const [method, path, body] of [
    ['POST', groups, { name: 'Others', users: [] }],
    ['PATCH', `${groups}/${group.uuid}`, { name: 'Others' }],
    ['DELETE', `${groups}/${group.uuid}`, undefined],
    ['PATCH', `users/${user.uuid}`, { surname: 'Changed' }],
    ['POST', `users/${user.uuid}/restore`, {}],
  ] as const)
    expect([path, await rest(method, path, body)]).toMatchObject([
      path,
      { status: 409, body: { message: 'This client is archived. Restore it to change it.' } },
    ])
  await rest('POST', `clients/${firm.client}/restore`, {})
  expect((await rest('POST', `users/${user.uuid}/restore`, {})).status).toBe(200)
})

test('a removal, an archiving and a restoring based on an old version are refused, with the row as it is read', async () => {
  const { rest } = as(parent.owner)
  const user = await makePerson(parent.owner, parent, 'solicitor')
  const { body: view } = await rest<Row>('POST', 'client/case-view', { name: 'Mine', page: 'cases', is_shared: true })
  const old = { 'if-match': '"99"' }
  for (const [method, path] of [
    ['DELETE', `users/${user.uuid}`],
    ['POST', `users/${user.uuid}/restore`],
    ['POST', `clients/${child.client}/archive`],
    ['POST', `clients/${child.client}/restore`],
    ['DELETE', `client/case-view/${view.uuid}`],
  ] as const)
    expect([path, (await rest(method, path, undefined, old)).status]).toEqual([path, 412])
  const path = `clients/${child.client}`
  expect((await rest('PATCH', path, { town: 'Leeds' }, old)).body).toMatchObject({
    current: (await rest('GET', path)).body,
  })
  expect((await rest('DELETE', `users/${user.uuid}`, undefined, { 'if-match': '"1"' })).status).toBe(200)
})

test('the site of a fee earner of a new client is a number of the list, and nothing else is the first', async () => {
  const body = (site: unknown) => ({
    name: word('Firm'),
    type: 'solicitor',
    solicitor_sra_number: '640100',
    sites: [office('First'), office('Second', { headquarters: false })],
    fee_earners: [{ firstname: 'Ann', surname: 'Earner', type: 'solicitor', grade: 'A', site }],
  })
  const { rest } = as(parent.owner)
  const REQUIRED = 'This is required.'
  const CHOOSE = 'Choose one from the list.'
  for (const [site, sentence] of [
    ['', REQUIRED],
    [null, REQUIRED],
    [' ', REQUIRED],
    [[], CHOOSE],
    ['0.0', CHOOSE],
    ['0x0', CHOOSE],
    ['2', CHOOSE],
    [-1, CHOOSE],
    [child.site, CHOOSE],
  ] as const)
    expect([site, await rest('POST', 'clients', body(site))]).toMatchObject([
      site,
      { status: 422, body: { details: { 'fee_earners.0.site': sentence } } },
    ])
  for (const site of ['1', 1]) {
    const { body: made } = await rest<{
      sites: { uuid: string; site_name: string }[]
      fee_earners: { site: string }[]
    }>('POST', 'clients', body(site))
    expect(made.sites.find(({ uuid }) => uuid === made.fee_earners[0]?.site)?.site_name).toBe('Second')
  }
})
