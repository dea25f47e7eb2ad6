import { randomUUID } from 'node:crypto'
import { request } from 'undici'
import { expect, inject, test } from 'vitest'

const webUrl = inject('webUrl')
const apiUrl = inject('apiUrl')
const get = async (url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body, headers: answered } = await request(url, { headers })
  return { statusCode, headers: answered, text: await body.text() }
}

test('both processes are live and ready, on the requested database', async () => {
  expect(JSON.parse((await get(`${apiUrl}/health`)).text)).toEqual({ status: 'ok' })
  expect(JSON.parse((await get(`${apiUrl}/ready`)).text)).toMatchObject({
    status: 'ready',
    engine: inject('engine'),
    starts: 1,
  })
  expect(JSON.parse((await get(`${webUrl}/health`)).text)).toEqual({ status: 'ok' })
  const ready = await get(`${webUrl}/ready`)
  expect([ready.statusCode, JSON.parse(ready.text)]).toEqual([200, { status: 'ready', down: 0, problems: [] }])
})

test('a path that is no page is answered with 404, and with the page that says so', async () => {
  for (const path of ['nothing', 'cost-draft', 'cost-draft/cases/draft/edit', 'admin/../nothing', '%00']) {
    const { statusCode, text } = await get(`${webUrl}/${path}`, { accept: 'text/html' })
    expect([path, statusCode, text.includes('<script id="config"')]).toEqual([path, 404, true])
  }
  for (const path of ['', 'oauth-callback?code=x', 'profile', 'cost-draft/completed/x'])
    expect([path, (await get(`${webUrl}/${path}`, { accept: 'text/html' })).statusCode]).toEqual([path, 200])
})

test('every route of the web app returns the page, with a policy that allows only its own scripts', async () => {
  const page = await get(`${webUrl}/cost-draft/cases`, { accept: 'text/html' })
  expect(page.statusCode).toBe(200)
  expect(page.text).toContain('<script id="config" type="application/json">')
  expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/)
  const asset = /\/assets\/[^"]+\.js/.exec(page.text)?.[0]
  const script = await get(`${webUrl}${asset}`)
  expect(script.headers['cache-control']).toContain('immutable')
  const small = await get(`${webUrl}${asset}`, { 'accept-encoding': 'br' })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(Number(small.headers['content-length'])).toBeLessThan(Number(script.headers['content-length']) / 3)
  expect((await get(`${webUrl}/assets/none.js`)).statusCode).toBe(404)
})

test.each([
  ['GET', 'health'],
  ['GET', 'ready'],
  ['POST', 'graphql'],
  ['GET', 'api/files/nothing'],
  ['GET', `api/files/client/case/${randomUUID()}/file/${randomUUID()}`],
  ['GET', 'api/files/%ff'],
  ['GET', ''],
  ['GET', 'nothing'],
  ['POST', 'nothing'],
  ['GET', '%ff'],
  ['GET', 'assets/none.js'],
] as const)(
  '%s /%s is answered in no frame, as what it says it is, and with nothing of the server',
  async (method, path) => {
    const { headers, body } = await request(`${webUrl}/${path}`, { method })
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    if (path.startsWith('api') || path === 'graphql') expect(headers['cache-control']).toBe('no-store')
    expect(await body.text()).not.toMatch(/node_modules|\.ts:\d/)
  },
)
