import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('the configuration', () => {
  test('without variables has the documented ports', () => {
    const { apiPort, authPort, webUrl, admin } = readConfig({})
    expect({ apiPort, authPort, webUrl, admin }).toEqual({
      apiPort: 4001,
      authPort: 4002,
      webUrl: 'http://localhost:4000',
      admin: undefined,
    })
    expect(readConfig({ PORT: '', API_PORT: ' 5001 ' }).apiPort).toBe(5001)
  })

  test('names all that is wrong at once', () => {
    const env = { PORT: 'abc', API_PORT: '99999', AUTH_PORT: '0', SEED: 'all', WEB_URL: 'nowhere', HOST: 'x' }
    expect(problemsOf({ ...env, ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: 'short' })).toEqual([
      'PORT must be a port number from 1 to 65535, not abc.',
      'API_PORT must be a port number from 1 to 65535, not 99999.',
      'AUTH_PORT must be a port number from 1 to 65535, not 0.',
      'SEED must be demo or none, not all.',
      'HOST must be localhost or an IP address of this machine such as 0.0.0.0, not x.',
      'WEB_URL must be an address such as http://localhost:4000, not nowhere.',
      'ADMIN_EMAIL must be an e-mail address such as name@firm.co.uk, not admin.',
      'ADMIN_PASSWORD must have 8 to 200 characters.',
    ])
  })

  test.each([
    [{}, 'demo'],
    [{ WEB_URL: 'http://127.0.0.1:4000' }, 'demo'],
    [{ DATABASE_URL: 'postgres://db/costs' }, undefined],
    [{ WEB_URL: 'https://costs.example.com' }, undefined],
    [{ WEB_URL: 'https://costs.example.com', SEED: 'demo' }, 'demo'],
    [{ DATABASE_URL: 'postgres://db/costs', SEED: 'demo' }, 'demo'],
    [{ DATABASE_URL: 'postgres://db/costs', SEED: 'none' }, 'none'],
  ])('of %j fills an empty database with %s', (env, seed) => {
    expect(readConfig(env).seed).toBe(seed)
  })

  test.each(['4e3', '0x10', '-1', '4000.5', '1 2', '123456', '65536'])('takes no port %s', (port) => {
    expect(problemsOf({ API_PORT: port })).toEqual([`API_PORT must be a port number from 1 to 65535, not ${port}.`])
  })

  test('takes no port twice, of those that are opened', () => {
    expect(problemsOf({ PORT: '4001' })).toEqual(['PORT and API_PORT must be different ports: both are 4001.'])
    expect(problemsOf({ API_PORT: '1', AUTH_PORT: '1' })).toEqual([
      'API_PORT and AUTH_PORT must be different ports: both are 1.',
    ])
    const external = {
      AUTH_URL: 'https://a.example',
      AUTH_ISSUER: 'https://a.example',
      AUTH_JWKS_URL: 'https://a.example/jwks',
    }
    expect(problemsOf({ ...external, PORT: '4002' })).toEqual([])
    const own = { CASE_API_URL: 'https://c.example', ADMIN_API_URL: 'https://c.example' }
    expect(problemsOf({ ...external, ...own, PORT: '4001' })).toEqual([])
  })

  test.each([
    [{ ADMIN_EMAIL: 'a@firm.example' }, ['ADMIN_PASSWORD is missing: ADMIN_EMAIL and ADMIN_PASSWORD go together.']],
    [{ ADMIN_PASSWORD: 'long-enough' }, ['ADMIN_EMAIL is missing: ADMIN_EMAIL and ADMIN_PASSWORD go together.']],
    [{ ADMIN_EMAIL: 'a@firm.example', ADMIN_PASSWORD: 'long-enough' }, []],
    [
      { ADMIN_EMAIL: 'a b@firm.example', ADMIN_PASSWORD: 'long-enough' },
      ['ADMIN_EMAIL must be an e-mail address such as name@firm.co.uk, not a b@firm.example.'],
    ],
  ])('of the administrator %j', (env, problems) => {
    expect(problemsOf(env)).toEqual(problems)
  })
})
