import { blockListOf } from '../../platform/network.ts'

/**
 * The addresses that a check never connects to: all that is not the public internet by IANA's special-purpose registries
 * for IPv4 and IPv6, and multicast. An IPv4-mapped address is judged by the IPv4 networks, and a network around it would
 * refuse all of IPv4. `BlockList.PRIVATE_RANGES` lacks several of them, `::` and `0.0.0.0` among others.
 */
export const innerAddresses = blockListOf([
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // By this one Azure talks to its machines.
  '168.63.129.16/32',
  // Addresses with an IPv4 address inside, loopback among them, and all that is outside of 2000::/3.
  ...['::/96', '::ffff:0:0:0/96', '64::/16', '100::/8', '200::/7', '400::/6', '800::/5', '1000::/4'],
  ...['4000::/2', '8000::/1'],
  // Inside of it: Teredo and its neighbors, 6to4, documentation.
  ...['2001::/23', '2002::/16', '2001:db8::/32', '3fff::/20'],
])
