import { expect, test } from 'vitest'
import { allowedHosts, type Address } from './allowed-hosts.ts'

const addresses: Record<string, Address[]> = {
  'hooks.example': [{ address: '1.1.1.1', family: 4 }],
  'inside.example': [{ address: '10.1.2.3', family: 4 }],
  'both.example': [
    { address: '1.1.1.1', family: 4 },
    { address: 'fd00::1', family: 6 },
  ],
  localhost: [
    { address: '::1', family: 6 },
    { address: '127.0.0.1', family: 4 },
  ],
}
const of = (url: string, allow: string[] = []): Promise<string[] | string> =>
  allowedHosts(allow, async (host) => addresses[host] ?? Promise.reject(new Error('ENOTFOUND')))
    .addressesOf(new URL(url))
    .then(
      (found) => found.map(({ address }) => address),
      ({ message }: Error) => message,
    )
const INTERNAL = 'This address is of an internal network. Only hosts on the internet are allowed.'
const NOT_SECURE = 'Enter an address that begins with https://.'

test('https to a host on the internet is allowed, http is not', async () => {
  expect(await of('https://hooks.example/a')).toEqual(['1.1.1.1'])
  expect(await of('http://hooks.example/a')).toBe(NOT_SECURE)
})

test.each([
  'https://inside.example/',
  'https://both.example/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fd00::1]:8443/',
])('%s leads into an internal network', async (url) => expect(await of(url)).toBe(INTERNAL))

test('what is allowed is exempt from both rules: a host by its name, a network, an address', async () => {
  expect(await of('http://inside.example/', ['inside.example'])).toEqual(['10.1.2.3'])
  expect(await of('http://inside.example/', ['10.0.0.0/8'])).toEqual(['10.1.2.3'])
  expect(await of('http://127.0.0.1:9/', ['127.0.0.1'])).toEqual(['127.0.0.1'])
  expect(await of('http://[fd00::1]/', ['fd00::/8'])).toEqual(['fd00::1'])
  expect(await of('http://hooks.example/', ['10.0.0.0/8'])).toBe(NOT_SECURE)
})

test('of a name with several addresses only those are used that are allowed', async () => {
  expect(await of('http://localhost/', ['127.0.0.1'])).toEqual(['127.0.0.1'])
  expect(await of('https://both.example/', ['fd00::1'])).toEqual(['fd00::1'])
})

test('a host that is not known is told as it is', async () =>
  expect(await of('https://none.example/')).toBe('ENOTFOUND'))
