import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { freePort } from '../../../dev/ports.ts'
import { assertPortFree, close, listenOn } from './http.ts'

/** Documentation addresses, which no machine has. */
const NO_ADDRESS = '192.0.2.1'
const NO_IPV6 = '2001:db8::1'

const open: Server[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(close))
})
const opened = async (port: number, hosts: readonly string[]): Promise<string[]> => {
  const servers = await listenOn((_req, res) => void res.end('here'), port, hosts)
  open.push(...servers)
  return servers.map((server) => (server.address() as AddressInfo).address)
}
describe('a server on several addresses', () => {
  test('answers on each', async () => {
    const port = await freePort()
    expect(await opened(port, ['127.0.0.1', '127.0.0.2'])).toEqual(['127.0.0.1', '127.0.0.2'])
    for (const host of ['127.0.0.1', '127.0.0.2'])
      expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('here')
    await expect(fetch(`http://127.0.0.3:${port}`)).rejects.toThrow('fetch failed')
  })

  test('goes without those that the machine does not have', async () => {
    expect(await opened(await freePort(), ['127.0.0.1', NO_IPV6])).toEqual(['127.0.0.1'])
    expect(await opened(await freePort(), [NO_ADDRESS, '127.0.0.1'])).toEqual(['127.0.0.1'])
  })

  test('starts on none where one of them is in use', async () => {
    const port = await freePort()
    const other = createServer().listen(port, '127.0.0.2')
    open.push(other)
    await expect(opened(port, ['127.0.0.1', '127.0.0.2'])).rejects.toThrow(`Port ${port} is already in use.`)
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
  })
})

test.each([[[NO_ADDRESS]], [[NO_IPV6]], [[NO_ADDRESS, NO_IPV6]]])('the machine has none of %j', async (hosts) => {
  await expect(opened(await freePort(), hosts)).rejects.toThrow(
    `HOST must be an IP address of this machine, and ${hosts[0]} is none.`,
  )
})

test('without addresses it listens on all of the machine', async () => {
  const [address] = await opened(await freePort(), [])
  expect(['::', '0.0.0.0']).toContain(address)
})

describe('a port that several share', () => {
  const hosts = ['127.0.0.1']
  const share = async (port: number): Promise<void> => {
    open.push(...(await listenOn((_req, res) => void res.end('here'), port, hosts, { isShared: true })))
  }

  test('is answered by those that are left', async () => {
    const port = await freePort()
    await share(port)
    await share(port)
    await close(open.pop()!)
    for (let i = 0; i < 20; i++)
      expect(await (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).text()).toBe('here')
  })

  test('is in use for whoever does not share it, and for a product that looks before it does', async () => {
    const port = await freePort()
    await assertPortFree(port, hosts)
    await share(port)
    const refused = `Port ${port} is already in use. Stop what uses it, or set another port (see README).`
    await expect(listenOn(() => {}, port, hosts)).rejects.toThrow(refused)
    await expect(assertPortFree(port, hosts)).rejects.toThrow(refused)
  })
})
