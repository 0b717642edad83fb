import { blockListOf } from '../../platform/network.ts'

/**
 * The addresses that a check never connects to: all that is not the public internet by IANA's special-purpose registries
 * for IPv4 and IPv6, and multicast. An IPv4-mapped address is judged by the IPv4 networks, and a network around it would
 * refuse all of IPv4. `BlockList.PRIVATE_RANGES` lacks several of them, `::` and `0.0.0.0` among others.
 */
export const innerAddresses = blockListOf([
  '0.0.0.0/8', // this machine
  '10.0.0.0/8', // private
  '100.64.0.0/10', // between a carrier and its customers
  '127.0.0.0/8', // loopback
  '168.63.129.16/32', // Azure's, for its machines
  '169.254.0.0/16', // of one link, where clouds hand out credentials
  '172.16.0.0/12', // private
  '192.0.0.0/24', // for protocols
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16', // private
  '198.18.0.0/15', // measurements
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved
  // What is outside of 2000::/3. It has addresses with an IPv4 address inside, and loopback.
  '::/96',
  '::ffff:0:0:0/96',
  '64::/16',
  '100::/8',
  '200::/7',
  '400::/6',
  '800::/5',
  '1000::/4',
  '4000::/2',
  '8000::/1',
  // What isn't public inside of it.
  '2001::/23', // Teredo and its neighbors
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4
  '3fff::/20', // documentation
])
