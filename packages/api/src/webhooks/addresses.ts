import { BlockList, isIP, isIPv4 } from 'node:net'

/** Networks of IPv4 that are not the internet: private, shared, local, reserved, for documentation and multicast. */
const INTERNAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Of IPv6 only global unicast is the internet, without tunnels, whose ends are elsewhere, and documentation. */
const GLOBAL_IPV6 = '2000::/3'
const INTERNAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
/** An address of IPv4 in the last four bytes: mapped, compatible, or by NAT64. */
const EMBEDS_IPV4 = ['::ffff:0:0/96', '::/96', '64:ff9b::/96']

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** The networks in CIDR notation or as single addresses, as one list. */
export function networksOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}
const internalIpv4 = networksOf(INTERNAL_IPV4)
const internalIpv6 = networksOf(INTERNAL_IPV6)
const globalIpv6 = networksOf([GLOBAL_IPV6])
const embedsIpv4 = EMBEDS_IPV4.map((network) => networksOf([network]))

/** The address of IPv4 in the last four bytes of one of IPv6. */
function embeddedIpv4(address: string): string {
  // The parser of URLs writes the last two groups as hexadecimal, however they are given.
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(':')
  // A run of zeros is left out, which may end the address.
  const [high = '', low = ''] = groups.slice(-2)
  const bytes = [high, low].flatMap((group) => {
    const value = Number.parseInt(group || '0', 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}

/**
 * Whether an address is of an internal network, or of no host at all: everything but the internet. Addresses that lead
 * to one of IPv4 are judged by that one.
 */
export function isInternal(address: string): boolean {
  if (!isIP(address) || address.includes('%')) return true
  if (isIPv4(address)) return internalIpv4.check(address, 'ipv4')
  if (embedsIpv4.some((list) => list.check(address, 'ipv6'))) return isInternal(embeddedIpv4(address))
  return !globalIpv6.check(address, 'ipv6') || internalIpv6.check(address, 'ipv6')
}
