import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig as readApiConfig } from '@costdraft/api/config.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { request } from 'undici'
import { describe, expect, test } from 'vitest'
import { frontOf } from '../support/front-of.ts'

/** What a gateway answers in front of a host that answers `/ready` like this. */
async function readyBefore(status: number, answer: string): Promise<[status: number, body: unknown]> {
  const host = createServer((req, res) => {
    res.writeHead(req.url === '/ready' ? status : 404, { 'content-type': 'application/json' }).end(answer)
  }).listen(0)
  const front = await frontOf(`http://localhost:${(host.address() as AddressInfo).port}`)
  try {
    const { statusCode, body } = await request(`${front.url}/ready`)
    return [statusCode, await body.json()]
  } finally {
    await front.gateway.stop()
    host.closeAllConnections()
    host.close()
  }
}

describe('the gateway is as ready as the hosts behind it', () => {
  test.each([
    ['ready', 200, '{"status":"ready","problems":[]}', [200, { status: 'ready', down: 0, problems: [] }]],
    [
      'ready with a problem',
      200,
      '{"status":"degraded","problems":["row_level_security"]}',
      [200, { status: 'degraded', down: 0, problems: ['row_level_security'] }],
    ],
    [
      'not ready',
      503,
      '{"status":"waiting","problems":["database"]}',
      [503, { status: 'waiting', down: 1, problems: ['database'] }],
    ],
    ['of another make', 404, 'Not here', [200, { status: 'ready', down: 0, problems: [] }]],
    ['odd', 200, '{"problems":[7,null]}', [200, { status: 'ready', down: 0, problems: [] }]],
  ] as const)('%s', async (_what, status, answer, expected) => {
    expect(await readyBefore(status, answer)).toEqual(expected)
  })
  test('absent', async () => {
    const front = await frontOf('http://localhost:9')
    const { statusCode, body } = await request(`${front.url}/ready`)
    expect([statusCode, await body.json()]).toEqual([503, { status: 'waiting', down: 1, problems: ['unreachable'] }])
    await front.gateway.stop()
  })
})

describe('settings that cannot be are refused by name', () => {
  test.each(['abc', '99999', '0', '-1', '4000.5', '1e3', '0x10'])('the port %j', (port) => {
    for (const read of [readConfig, readApiConfig])
      for (const name of ['PORT', 'API_PORT', 'AUTH_PORT'])
        expect(() => read({ [name]: port }), name).toThrow(
          `${name} must be a port number from 1 to 65535, not ${port}.`,
        )
  })
  test('the number of proxies', () => {
    for (const read of [readConfig, readApiConfig]) {
      for (const count of ['true', '-1', '11', '1.5', 'loopback'])
        expect(() => read({ TRUST_PROXY: count }), count).toThrow('TRUST_PROXY must be the number of proxies')
      expect([read({}).trustProxy, read({ TRUST_PROXY: '2' }).trustProxy]).toEqual([0, 2])
    }
  })
})
