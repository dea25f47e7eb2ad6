// Node only: the web app must not import this.
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * An address as some proxies write it: with the port that the request came from, which is another one for each
 * connection.
 */
const WITH_PORT = /^(?:\[(?<inBrackets>[^\]]*)\](?::\d+)?|(?<plain>[\d.]+):\d+)$/

/** The part of an IP address that one customer holds: an IPv4 address, or the first 64 bits of an IPv6 address. */
export function networkOf(written: string): string {
  const { inBrackets, plain } = WITH_PORT.exec(written)?.groups ?? {}
  const address = inBrackets ?? plain ?? written
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const groups = (text: string): string[] => (text ? text.split(':') : [])
  const missing = 8 - groups(head).length - groups(tail).length
  const all = address.includes('::')
    ? [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)]
    : groups(head)
  return `${all.slice(0, 4).join(':')}::/64`
}

/** The network of this machine itself, also where it is reached by `::1`. */
const LOOPBACK = '127.0.0.0/24'

/**
 * As much of an IP address as its owner needs to know a place again, and no more: without the last of the four numbers
 * of an IPv4 address, the first 48 bits of an IPv6 address.
 */
export function placeOf(address: string): string | null {
  const network = networkOf(address)
  if (network.endsWith('/64')) {
    const groups = network.replace(/::\/64$/, '').split(':')
    if (!isIPv6(`${groups.join(':')}::`)) return null
    const start = groups
      .slice(0, 3)
      .join(':')
      .replace(/(?:^|:)0(?::0)*$/, '')
    return start === '' ? LOOPBACK : `${start}::/48`
  }
  const [, start] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? []
  return start === undefined ? null : `${start}.0/24`
}

/** The header in which the gateway tells the API from where a request came, as `placeOf` says it. */
export const NETWORK_HEADER = 'costdraft-network'
const PLACE = /^(?:\d{1,3}\.\d{1,3}\.\d{1,3}\.0\/24|[\da-f:]{1,20}::\/48)$/
/** The value of that header; undefined for anything else. */
export const placeInHeader = (value: unknown): string | undefined =>
  typeof value === 'string' && PLACE.test(value) ? value : undefined

/** The networks from which nobody on the internet calls: this machine, and those of RFC 1918 and RFC 4193. */
const inside = new BlockList()
inside.addSubnet('127.0.0.0', 8)
inside.addSubnet('10.0.0.0', 8)
inside.addSubnet('172.16.0.0', 12)
inside.addSubnet('192.168.0.0', 16)
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')

/** Whether an address is of this machine or of a private network. */
export function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(plain)
  return version !== 0 && inside.check(plain, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * From where a request came: what the gateway says of its own, else the network of whoever called. It is believed of a
 * caller inside alone, as a gateway is, so that nobody on the internet writes it.
 */
export const placeOfCall = (address: string, said: unknown): string | null =>
  (isInside(address) ? placeInHeader(said) : undefined) ?? placeOf(address)
