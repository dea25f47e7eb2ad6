import { describe, expect, test } from 'vitest'
import { addressOnThisMachine, isForThisMachine, readHosts, readWebhookAllow } from './network-settings.ts'

const LOOPBACK = ['127.0.0.1', '::1']
const hostsOf = (env: Record<string, string>) => {
  const problems: string[] = []
  return { hosts: readHosts(env, problems), problems }
}

describe('the addresses to listen on', () => {
  test.each([
    [{}, LOOPBACK],
    [{ HOST: '', DATABASE_URL: '', WEB_URL: '' }, LOOPBACK],
    [{ WEB_URL: 'http://localhost:4100' }, LOOPBACK],
    [{ WEB_URL: 'http://127.0.0.1' }, LOOPBACK],
    [{ WEB_URL: 'https://[::1]:4000/' }, LOOPBACK],
    [{ WEB_URL: 'https://costs.example.com' }, []],
    [{ WEB_URL: 'https://localhost.example.com' }, []],
    [{ WEB_URL: 'http://127.0.0.1.example.com' }, []],
    [{ DATABASE_URL: 'postgres://db/costs' }, []],
    [{ DATABASE_URL: 'postgres://db/costs', WEB_URL: 'http://localhost:4000' }, []],
    [{ DATABASE_URL: 'postgres://db/costs', HOST: 'localhost' }, LOOPBACK],
    [{ WEB_URL: 'https://costs.example.com', HOST: '::1' }, ['::1']],
    [{ HOST: ' 0.0.0.0 ' }, ['0.0.0.0']],
    [{ HOST: '::' }, ['::']],
  ])('of %j', (env, hosts) => {
    expect(hostsOf(env)).toEqual({ hosts, problems: [] })
  })

  test.each([
    'costs.example.com',
    '10.0.0',
    '10.0.0.300',
    'http://127.0.0.1',
    '127.0.0.1:4000',
    '[::1]',
    'fe80::1%eth0',
  ])('refuses %s in a sentence', (HOST) => {
    expect(hostsOf({ HOST }).problems).toEqual([
      `HOST must be localhost or an IP address of this machine such as 0.0.0.0, not ${HOST}.`,
    ])
  })
})

describe('where webhooks may be sent beside the internet', () => {
  const allowed = (env: Record<string, string>) => {
    const problems: string[] = []
    return { allow: readWebhookAllow(env, problems), problems }
  }
  test.each([
    [{}, ['127.0.0.1']],
    [{ SEED: 'none' }, []],
    [{ WEB_URL: 'https://costs.example.com' }, []],
    [{ DATABASE_URL: 'postgres://db/costs', SEED: 'none' }, []],
    [{ DATABASE_URL: 'postgres://db/costs', SEED: 'demo' }, ['127.0.0.1']],
    [{ WEBHOOK_ALLOW: 'Hooks.local, 10.0.0.0/8,fd00::/8, ::1' }, ['hooks.local', '10.0.0.0/8', 'fd00::/8', '::1']],
  ])('of %j', (env, allow) => expect(allowed(env)).toEqual({ allow, problems: [] }))

  test.each([
    '10.0.0.0/33',
    '10.0.0',
    'https://hooks.local',
    'hooks.local:8080',
    'fe80::1%eth0',
    'a,,b',
    '1.2.3.4/8/9',
  ])('refuses %s in a sentence', (WEBHOOK_ALLOW) => expect(allowed({ WEBHOOK_ALLOW }).problems).toHaveLength(1))
})

test('an address that cannot be read is not this machine', () => {
  expect(isForThisMachine({ WEB_URL: 'nowhere' })).toBe(false)
})

test.each([
  [[], 'http://localhost:4001'],
  [LOOPBACK, 'http://localhost:4001'],
  [['0.0.0.0'], 'http://127.0.0.1:4001'],
  [['::'], 'http://[::1]:4001'],
  [['10.1.2.3'], 'http://10.1.2.3:4001'],
  [['fd00::7'], 'http://[fd00::7]:4001'],
])('what listens on %j is found on this machine at %s', (hosts, address) => {
  expect(addressOnThisMachine(hosts, 4001)).toBe(address)
})
