import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it.each([
  ['no proxy: the header is a stranger’s word', '192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['one proxy: what it saw', '10.0.0.2', '203.0.113.9', 1, '203.0.113.9'],
  ['one proxy, forged front', '10.0.0.2', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies', '10.0.0.2', '198.51.100.1, 203.0.113.9, 10.0.0.9', 2, '203.0.113.9'],
  ['fewer entries than proxies', '10.0.0.2', '203.0.113.9', 3, '10.0.0.2'],
  ['no header behind a proxy', '10.0.0.2', undefined, 1, '10.0.0.2'],
  ['an entry that is no address', '10.0.0.2', 'made-up-17', 1, '10.0.0.2'],
  ['an IPv6 entry', '10.0.0.2', '2001:db8::7', 1, '2001:db8::7'],
  ['a socket already gone', undefined, undefined, 0, 'unknown'],
])('%s', (_name, peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected)
})
