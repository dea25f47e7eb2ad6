import { beforeAll, expect, test } from 'vitest'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'

let firm: Firm & { owner: string }
let rival: Firm & { owner: string }
let colleague = ''
let it = ''
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  rival = await makeFirm(ADMIN, 'solicitor')
  colleague = (await makePerson(firm.owner, firm, 'solicitor', 'Colm')).email
  it = (await makePerson(firm.owner, firm, 'it_administrator', 'Ida')).email
})

interface View {
  uuid: string
  name: string
  is_own: boolean
  is_shared: boolean
  query: string
  version: number
}
const PATH = 'client/case-view'
const add = (email: string, name: string, is_shared: boolean, more: object = {}) =>
  as(email).rest<View>('POST', PATH, { name, page: 'cases', query: `q=${name}`, is_shared, ...more })
const namesOf = async (email: string): Promise<[string, boolean][]> => {
  const { status, body } = await as(email).rest<View[]>('GET', PATH)
  expect(status).toBe(200)
  return body.map(({ name, is_own }) => [name, is_own])
}

test('a private view is its owner’s alone; a shared one is the firm’s to use, and its owner’s to change', async () => {
  const own = await add(firm.owner, 'Mine', false)
  const shared = await add(firm.owner, 'Ours', true)
  expect([own.status, shared.status]).toEqual([201, 201])
  expect(await namesOf(firm.owner)).toEqual([
    ['Mine', true],
    ['Ours', true],
  ])
  expect(await namesOf(colleague)).toEqual([['Ours', false]])
  expect(await namesOf(rival.owner)).toEqual([])
  const at = `${PATH}/${shared.body.uuid}`
  expect((await as(colleague).rest('PATCH', at, { name: 'Theirs' })).status).toBe(403)
  expect((await as(colleague).rest('DELETE', at)).status).toBe(403)
  expect((await as(colleague).rest('PATCH', `${PATH}/${own.body.uuid}`, { name: 'Theirs' })).status).toBe(404)
  expect((await as(rival.owner).rest('DELETE', at)).status).toBe(404)
  expect((await as(it).rest('GET', PATH)).status).toBe(403)

  const unshared = await as(firm.owner).rest<View>('PATCH', at, { is_shared: false })
  expect(unshared.body).toMatchObject({ name: 'Ours', query: 'q=Ours', is_shared: false, version: 2 })
  expect(await namesOf(colleague)).toEqual([])
  expect((await as(firm.owner).rest('PATCH', at, { name: 'Late' }, { 'if-match': '"1"' })).status).toBe(412)
  expect((await as(firm.owner).rest('DELETE', at)).status).toBe(204)
  expect(await namesOf(firm.owner)).toEqual([['Mine', true]])
})

test('a name is used once by a person on a page, whatever the case of its letters', async () => {
  await add(colleague, 'Waiting', false)
  expect((await add(colleague, 'WAITING', false)).status).toBe(422)
  expect((await add(colleague, 'Waiting', false, { page: 'completed' })).status).toBe(201)
  expect((await add(firm.owner, 'Waiting', false)).status).toBe(201)
  const other = await add(colleague, 'Other', false)
  const { status, body } = await as(colleague).rest<{ details: object }>('PATCH', `${PATH}/${other.body.uuid}`, {
    name: 'waiting',
  })
  expect([status, body.details]).toEqual([422, { name: 'You have a view of this name already.' }])
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ page: 'board' }, 'page'],
  [{ query: 'q='.padEnd(2001, 'x') }, 'query'],
  [{ is_shared: 'yes' }, 'is_shared'],
  [{ colour: 'red' }, 'colour'],
])('%j is refused by name', async (change, field) => {
  const { status, body } = await as(firm.owner).rest<{ details: object }>('POST', PATH, {
    name: 'Any',
    page: 'cases',
    query: '',
    is_shared: false,
    ...change,
  })
  expect([status, Object.keys(body.details)]).toEqual([422, [field]])
})

test('a person has a hundred views at most, also when many are saved at once', async () => {
  const busy = (await makePerson(firm.owner, firm, 'solicitor', 'Busy')).email
  const answers = await Promise.all(Array.from({ length: 104 }, (_, i) => add(busy, `View ${i}`, false)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(100)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
})
