import { expect, test } from 'vitest'
import { saidOf } from './support/administration.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const SVG = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="${fill}" onclick="alert(1)"/><script>alert(1)</script></svg>`

const at = (client: string): string => `clients/${client}/mark`
/** Sends a mark, or asks for it, as somebody: straight to the API, or through the gateway. */
async function ask(email: string, url: string, init: RequestInit = {}): Promise<Response> {
  const { access_token: token } = await signIn(instance, email)
  return fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
}
const put = (email: string, client: string, body: string, { type = 'image/svg+xml', through = instance.apiUrl } = {}) =>
  ask(email, `${through}/${at(client)}`, { method: 'PUT', headers: { 'content-type': type }, body })
const gateway = `${instance.webUrl}/api/files`

async function firmWithPeople() {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const { email: reader } = await makePerson(firm.owner, firm, 'solicitor')
  return { firm, reader }
}

test('a mark is made safe, told of the firm, shown to its people, and audited; without it there is none', async () => {
  const { firm, reader } = await firmWithPeople()
  expect((await ask(reader, `${instance.apiUrl}/${at(firm.client)}`)).status).toBe(404)
  const set = await put(firm.owner, firm.client, SVG('#0b5a52'))
  expect([set.status, await set.json()]).toEqual([
    200,
    { type: 'image/svg+xml', width: 40, height: 10, sha256: expect.stringMatching(/^[\da-f]{64}$/) },
  ])
  for (const base of [instance.apiUrl, gateway]) {
    const answer = await ask(reader, `${base}/${at(firm.client)}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const text = await answer.text()
    expect(text).toContain('fill="#0b5a52"')
    expect(text).not.toMatch(/script|onclick|alert/)
  }
  const direct = await ask(reader, `${instance.apiUrl}/${at(firm.client)}`)
  expect(direct.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  expect(direct.headers.get('x-content-type-options')).toBe('nosniff')
  const same = await ask(reader, `${instance.apiUrl}/${at(firm.client)}`, {
    headers: { 'if-none-match': direct.headers.get('etag') ?? '' },
  })
  expect(same.status).toBe(304)

  const { data } = await as(reader).graphql(
    'query($u: ID!) { client(uuid: $u) { mark { url type width height sha256 } } viewer { client { mark } } }',
    { u: firm.client },
  )
  const { client, viewer } = data as { client: { mark: { sha256: string } }; viewer: { client: { mark: string } } }
  expect(client.mark).toMatchObject({ url: `/api/files/clients/${firm.client}/mark`, width: 40, height: 10 })
  expect(viewer.client.mark).toBe(client.mark.sha256)

  const { data: without } = await as(firm.owner).graphql(
    'mutation($u: ID!) { removeClientMark(uuid: $u) { mark { url } } }',
    { u: firm.client },
  )
  expect(without).toEqual({ removeClientMark: { mark: null } })
  expect((await ask(reader, `${gateway}/${at(firm.client)}`)).status).toBe(404)
  expect((await saidOf(firm.owner)).join('\n')).toMatch(/[Mm]ark.*SVG/)
})

test('who may only read a firm does not change its mark, and others do not know of it', async () => {
  const { firm, reader } = await firmWithPeople()
  const { firm: other } = await firmWithPeople()
  await put(firm.owner, firm.client, SVG('red'))
  for (const through of [instance.apiUrl, gateway]) {
    expect((await put(reader, firm.client, SVG('blue'), { through })).status).toBe(403)
    expect([403, 404]).toContain((await put(other.owner, firm.client, SVG('blue'), { through })).status)
    expect([403, 404]).toContain((await ask(other.owner, `${through}/${at(firm.client)}`)).status)
  }
  expect((await ask(reader, `${instance.apiUrl}/${at(firm.client)}`, { method: 'DELETE' })).status).toBe(403)
  expect(await (await ask(reader, `${instance.apiUrl}/${at(firm.client)}`)).text()).toContain('red')
})

test('what cannot be a mark is refused in a sentence', async () => {
  const { firm } = await firmWithPeople()
  const refused = async (body: string, more = {}): Promise<unknown> => {
    const answer = await put(firm.owner, firm.client, body, { through: gateway, ...more })
    return [answer.status, JSON.stringify(await answer.json())]
  }
  expect(await refused('GIF89a')).toEqual([422, expect.stringContaining('A mark is a PNG or an SVG.')])
  expect(await refused('<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>')).toEqual([
    422,
    expect.stringContaining('entities'),
  ])
  expect(await refused('x'.repeat(200_001))).toEqual([413, expect.stringContaining('A mark may be 200 kB at most.')])
  expect(await refused('x', { type: 'text/plain' })).toEqual([
    415,
    expect.stringContaining('A mark is a PNG or an SVG.'),
  ])
})
