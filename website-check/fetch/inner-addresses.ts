import { BlockList } from 'node:net'

/**
 * Networks that are not the public internet: IANA's special-purpose registries for IPv4 and IPv6, and multicast. An
 * IPv4-mapped address is judged by the IPv4 networks. `BlockList.PRIVATE_RANGES` lacks several of them, `::` and
 * `0.0.0.0` among others.
 */
const NETWORKS = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Unspecified, loopback and IPv4-compatible addresses are in ::/96. Translated ones: NAT64, Teredo, 6to4.
  ...['::/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]

/** The addresses that a check never connects to. */
export const innerAddresses = new BlockList()
for (const network of NETWORKS) {
  const [address = '', bits] = network.split('/')
  innerAddresses.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}
