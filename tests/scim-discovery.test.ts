import { beforeAll, describe, expect, test } from 'vitest'
import { ADMIN, makeFirm } from './support/firms.ts'
import { instance } from './support/instance.ts'
import {
  directoryOf,
  ERROR,
  EXTENSION,
  filter,
  GROUP,
  USER,
  resourcesOf,
  type Directory,
  type ScimGroup,
  type ScimList,
} from './support/scim.ts'

// What SCIM says of itself, and whether it is so.
let scim: Directory
beforeAll(async () => {
  const firm = await makeFirm(ADMIN, 'solicitor')
  scim = await directoryOf(firm.owner, firm.client)
})
const { added, addedGroup, read } = resourcesOf(() => scim)

describe('section 4, what SCIM says of itself', () => {
  test('what is supported, and that it is', async () => {
    const { body } = await scim<Record<string, unknown>>('GET', 'ServiceProviderConfig')
    expect(body).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      changePassword: { supported: false },
      sort: { supported: false },
      etag: { supported: true },
      authenticationSchemes: [{ type: 'oauthbearertoken', primary: true }],
    })
    for (const [method, path] of [
      ['POST', 'Bulk'],
      ['GET', 'Me'],
      ['PATCH', 'Me'],
    ] as const)
      expect(await scim(method, path, method === 'GET' ? undefined : {})).toMatchObject({
        status: 501,
        body: { schemas: [ERROR], status: '501' },
      })
  })

  test('the kinds of resource and their schemas, one by one as in the list', async () => {
    for (const [list, ids] of [
      ['ResourceTypes', ['User', 'Group']],
      ['Schemas', [USER, GROUP, EXTENSION]],
    ] as const) {
      const { body } = await scim<ScimList<{ id: string; meta: { location: string } }>>('GET', list)
      expect([body.totalResults, body.Resources.map(({ id }) => id)]).toEqual([ids.length, ids])
      for (const one of body.Resources) {
        expect((await scim('GET', `${list}/${one.id}`)).body).toEqual(one)
        expect(one.meta.location).toBe(`${instance.apiUrl}/scim/v2/${list}/${one.id}`)
      }
      expect((await scim('GET', `${list}?${filter('id eq "User"')}`)).status).toBe(403)
      expect((await scim('GET', `${list}/nothing`)).status).toBe(404)
    }
  })

  test('the schemas name every attribute that is answered, and no other', async () => {
    const user = await added({
      externalId: 'schema-1',
      [EXTENSION]: { clientRole: 'solicitor', solicitorSraNumber: '1' },
    })
    const { id } = await addedGroup({ externalId: 'schema-2', members: [{ value: user.id }] })
    const { body: group } = await scim<ScimGroup>('GET', `Groups/${id}`)
    interface Attribute {
      name: string
      subAttributes?: Attribute[]
    }
    const { body } = await scim<ScimList<{ id: string; attributes: Attribute[] }>>('GET', 'Schemas')
    const namesIn = (schema: string) =>
      body.Resources.find((one) => one.id === schema)?.attributes.map(({ name }) => name)
    const keysOf = (resource: object) =>
      Object.keys(resource).filter((key) => !['schemas', 'id', 'meta', EXTENSION].includes(key))
    expect(keysOf(await read(user.id)).toSorted()).toEqual(namesIn(USER)?.toSorted())
    expect(keysOf(group).toSorted()).toEqual(namesIn(GROUP)?.toSorted())
    expect(Object.keys((await read(user.id))[EXTENSION]).toSorted()).toEqual(namesIn(EXTENSION)?.toSorted())
  })
})
