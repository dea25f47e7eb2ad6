import { describe, expect, test } from 'vitest'
import { addressOnThisMachine, isForThisMachine, readHosts } from './network-settings.ts'

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
