import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isInternal, networksOf } from './addresses.ts'

/** An address that a webhook may be sent to, as the system's resolver answers it. */
export interface Address {
  address: string
  family: number
}
/** Resolves a host name; rejects for one that is not known. */
export type Resolve = (host: string) => Promise<Address[]>
export const resolveBySystem: Resolve = (host) => lookup(host, { all: true })

/** Why a webhook is not sent to its address: one sentence. */
export class RefusedAddress extends Error {
  override name = 'RefusedAddress'
}
const INTERNAL = 'This address is of an internal network. Only hosts on the internet are allowed.'
const NOT_SECURE = 'Enter an address that begins with https://.'

/** Decides where webhooks may be sent (`WEBHOOK_ALLOW`). */
export interface AllowedHosts {
  /**
   * The addresses to which a URL may be sent. Throws `RefusedAddress` for a host of an internal network, and for http;
   * of either are excepted the hosts and networks that are allowed. Rejects for a host that is not known.
   */
  addressesOf: (url: URL) => Promise<Address[]>
}

/** `allow`: host names, IP addresses, and networks in CIDR notation. */
export function allowedHosts(allow: readonly string[], resolve: Resolve = resolveBySystem): AllowedHosts {
  const isNetwork = (entry: string): boolean => isIP(entry.split('/')[0] ?? '') > 0
  const names = new Set(allow.filter((entry) => !isNetwork(entry)))
  const networks = networksOf(allow.filter(isNetwork))
  const isExempt = ({ address, family }: Address): boolean => networks.check(address, family === 6 ? 'ipv6' : 'ipv4')
  return {
    addressesOf: async ({ protocol, hostname }) => {
      // An address of IPv6 stands in brackets.
      const host = hostname.replaceAll(/^\[|\]$/g, '')
      const literal = isIP(host)
      const found = literal ? [{ address: host, family: literal }] : await resolve(host)
      if (names.has(host)) return found
      // Of a name that also leads elsewhere, only the addresses that are allowed are used.
      const exempt = found.filter(isExempt)
      if (exempt.length > 0) return exempt
      if (protocol !== 'https:') throw new RefusedAddress(NOT_SECURE)
      if (found.length === 0 || found.some(({ address }) => isInternal(address))) throw new RefusedAddress(INTERNAL)
      return found
    },
  }
}
