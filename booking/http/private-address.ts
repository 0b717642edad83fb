import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Networks that the public internet does not route: RFC 1918, 3927, 4193, 4291 and, for containers, 6598. */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  privateNetworks.addSubnet(network, bits)
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return isIn(loopback, address)
}

/** Whether the public internet does not route an address. */
export function isPrivate(address: string): boolean {
  return isLoopback(address) || isIn(privateNetworks, address)
}

function isIn(list: BlockList, address: string): boolean {
  const unscoped = address.split('%')[0] ?? ''
  const family = isIP(unscoped)
  return family !== 0 && list.check(unscoped, family === 6 ? 'ipv6' : 'ipv4')
}
