import { request } from 'undici'
import { buildSchema } from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { instance } from './support/instance.ts'
import { ASHDOWN } from './support/firm.ts'
import { signIn } from './support/sign-in.ts'

interface Answer {
  status: number
  type: string
  policy: string
  text: string
}
const get = async (path: string, headers: Record<string, string> = {}): Promise<Answer> => {
  const { statusCode, headers: given, body } = await request(`${instance.webUrl}${path}`, { headers })
  return {
    status: statusCode,
    type: String(given['content-type']),
    policy: String(given['content-security-policy']),
    text: await body.text(),
  }
}

const GUARDED = ['/docs/reference', '/docs/explorer', '/schema.graphql', '/openapi.json']
let bearer: Record<string, string>
beforeAll(async () => {
  bearer = { authorization: `Bearer ${(await signIn(instance, ASHDOWN)).access_token}` }
})

describe('the public pages', () => {
  test.each(['/docs', '/docs/', '/docs/tokens', '/docs/errors', '/docs/examples/nightly-copy'])(
    '%s is read without a token, and needs no script',
    async (path) => {
      const { status, type, policy, text } = await get(path)
      expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
      expect(policy).toContain("default-src 'none'; style-src 'self'")
      expect(policy).not.toContain('script-src')
      expect(text).not.toMatch(/<script|style="/)
    },
  )

  test('say nothing of anybody, whoever asks', async () => {
    const { text } = await get('/docs')
    expect((await get('/docs', bearer)).text).toBe(text)
    expect(text).not.toContain('ashdown.example')
  })

  test('show the addresses at which this installation is reached', async () => {
    const { text } = await get('/docs')
    expect(text).toContain(`${instance.webUrl}/graphql`)
    expect(text).toContain(`${instance.authUrl}/oauth/token`)
  })

  test('a page that there is not is answered with 404', async () => {
    const { status, text } = await get('/docs/nothing', { accept: 'text/html' })
    expect(status).toBe(404)
    expect(text).toContain('There is no such page.')
  })

  test('have a style sheet', async () => {
    const [, styles = ''] = /href="(\/docs\/style\.css[^"]*)"/.exec((await get('/docs')).text) ?? []
    expect(await get(styles)).toMatchObject({ status: 200, type: 'text/css; charset=utf-8' })
  })
})

describe('what describes every field', () => {
  test.each(GUARDED)('%s without a valid token is 401 in JSON, also for a browser', async (path) => {
    for (const headers of [
      {},
      { accept: 'text/html' },
      { authorization: 'Bearer nobody' },
      { authorization: 'Basic eDp5' },
    ] as Record<string, string>[]) {
      const { status, type, text } = await get(path, headers)
      expect({ status, type }).toEqual({ status: 401, type: 'application/json; charset=utf-8' })
      expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
      expect(text.length).toBeLessThan(200)
    }
  })

  test('the reference is a page with every type', async () => {
    const { status, type, text } = await get('/docs/reference', bearer)
    expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
    expect(text).toContain('id="Case.caseName"')
  })

  test('the explorer is a page of operations', async () => {
    const { status, type, text } = await get('/docs/explorer', bearer)
    expect({ status, type }).toEqual({ status: 200, type: 'text/html; charset=utf-8' })
    expect(text).toContain('data-operation')
  })

  test('the schema is text that builds', async () => {
    const { status, type, text } = await get('/schema.graphql', bearer)
    expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
    expect(text).toContain('type Query')
    expect(buildSchema(text).getQueryType()?.getFields().cases).toBeDefined()
  })
})
