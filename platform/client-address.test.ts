import { expect, it, vi } from 'vitest'
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
  ['an entry with a port', '10.0.0.2', '198.51.100.1, 203.0.113.9:51234', 1, '203.0.113.9'],
  ['an IPv6 entry with a port', '10.0.0.2', '[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['an IPv6 entry in brackets', '10.0.0.2', '[2001:db8::1]', 1, '2001:db8::1'],
  ['a port that is none', '10.0.0.2', '203.0.113.9:http', 1, '10.0.0.2'],
  ['a socket already gone', undefined, undefined, 0, 'unknown'],
])('%s', (_name, peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies, () => {})).toBe(expected)
})

it.each([
  ['unknown', 1],
  ['203.0.113.9', 0],
  ['203.0.113.9:51234', 0],
  [undefined, 0],
])('tells of an entry that is no address: %s', (header, times) => {
  const onUnreadable = vi.fn()
  clientAddress('10.0.0.2', header, 1, onUnreadable)
  expect(onUnreadable).toHaveBeenCalledTimes(times)
})
