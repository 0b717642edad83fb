import { describe, expect, it } from 'vitest'
import { isLoopback } from '../booking/http/private-address.ts'
import { clientAddress, clientOf, type ForwardingHeaders } from './client-address.ts'

it.each([
  ['no proxy: the header is a stranger’s word', '192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
  ['one proxy: what it saw', '10.0.0.2', '203.0.113.9', 1, '203.0.113.9'],
  ['one proxy, forged front', '10.0.0.2', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies', '10.0.0.2', '198.51.100.1, 203.0.113.9, 10.0.0.9', 2, '203.0.113.9'],
  ['fewer entries than proxies', '10.0.0.2', '203.0.113.9', 3, '10.0.0.2'],
  ['no header behind a proxy', '10.0.0.2', null, 1, '10.0.0.2'],
  ['an entry that is no address', '10.0.0.2', 'made-up-17', 1, '10.0.0.2'],
  ['an entry with brackets and a port', '10.0.0.2', '[2001:db8::7]:4711', 1, '2001:db8::7'],
  ['a socket already gone', undefined, null, 0, 'unknown'],
])('%s', (_name, peer, header, proxies, expected) => {
  expect(clientAddress(peer, header, proxies)).toBe(expected)
})

const headers = (given: Partial<ForwardingHeaders>): ForwardingHeaders => ({
  ...{ forwardedFor: null, forwarded: null, realIp: null },
  ...given,
})

describe('without TRUSTED_PROXIES', () => {
  it.each([
    ['the last entry, which the proxy added', { forwardedFor: '198.51.100.1, 203.0.113.9' }, '203.0.113.9'],
    ['with a port', { forwardedFor: '203.0.113.9:51234' }, '203.0.113.9'],
    ['RFC 7239', { forwarded: 'for=198.51.100.1, by=x;for="[2001:db8::7]:4711";proto=https' }, '2001:db8::7'],
    ['nginx’s own header', { realIp: '203.0.113.9' }, '203.0.113.9'],
    [
      'headers that agree',
      { forwardedFor: '198.51.100.1, 203.0.113.9', realIp: '203.0.113.9' },
      '203.0.113.9',
    ],
    [
      'a forged X-Forwarded-For through a proxy that sets X-Real-IP',
      { forwardedFor: '198.51.100.1', realIp: '203.0.113.9' },
      'unknown',
    ],
    [
      'a forged X-Real-IP through a proxy that sets X-Forwarded-For',
      { forwardedFor: '203.0.113.9', realIp: '198.51.100.1' },
      'unknown',
    ],
    ['no address at all', { forwardedFor: '_hidden' }, 'unknown'],
  ])('an unconfirmed proxy on this machine: %s', (_name, given, address) => {
    expect(clientOf('127.0.0.1', headers(given), 0)).toEqual({ address, unconfirmedProxy: '127.0.0.1' })
  })

  it.each(['::1', '::ffff:127.0.0.1', '10.1.2.3', '172.17.0.1', '192.168.1.1', 'fd00::1', 'fe80::1%eth0'])(
    'takes %s for a proxy when it forwards',
    (peer) => {
      expect(clientOf(peer, headers({ forwardedFor: '203.0.113.9' }), 0).unconfirmedProxy).toBe(peer)
      expect(clientOf(peer, headers({}), 0)).toEqual({ address: peer })
    },
  )

  it.each(['192.0.2.1', '172.32.0.1', '2001:db8::1'])('ignores the headers of %s', (peer) => {
    expect(clientOf(peer, headers({ forwardedFor: '203.0.113.9' }), 0)).toEqual({ address: peer })
  })
})

it('believes the proxies that the setting counts', () => {
  expect(clientOf('127.0.0.1', headers({ forwardedFor: '203.0.113.9' }), 1)).toEqual({
    address: '203.0.113.9',
  })
})

it('tells this machine from others', () => {
  expect(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '::2', '', 'localhost', 'unknown'].some(isLoopback)).toBe(false)
})
