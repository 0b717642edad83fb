import { BlockList, isIP, isIPv6 } from 'node:net'
import { expandIPv6 } from 'hono/utils/ipaddr'

/** A list of networks such as `10.0.0.0/8` and `fc00::/7`. */
export function blockListOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Networks that the public internet does not route: RFC 1122, 1918, 3927, 4193, 4291 and, for containers, 6598. */
const privateNetworks = blockListOf([
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'],
  // The first is ::1, which `networkOf` writes as ::/56.
  ...['::/128', 'fc00::/7', 'fe80::/10'],
])

/**
 * Returns the IPv4 address, also of an IPv4-mapped one, or the /56 of an IPv6 address, which a household usually has.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*|^::ffff:(?=\d+\.)/gi, '')
  if (!isIPv6(plain)) return plain
  const groups = expandIPv6(plain).split(':')
  const [a = 0, b = 0, c = 0, d = 0] = groups.map((group) => Number.parseInt(group, 16))
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

/** Returns the IPv6 /48 of a network from `networkOf`, of which a provider gives some customers a whole one; IPv4 as it is. */
export function wideNetworkOf(network: string): string {
  return network.replace(/:[\da-f]+::\/56$/, '::/48')
}

/** Returns whether a network from `networkOf` is public. Behind a proxy that TRUSTED_PROXIES doesn't count, none is. */
export function isPublic(network: string): boolean {
  const address = network.replace('::/56', '::')
  const family = isIP(address)
  return family !== 0 && !privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
