import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { groupsOf, networkOf, providerOf, storedHash } from './network.ts'

describe('an address is counted', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', ''],
    ['::ffff:192.0.2.1', '192.0.2.1', ''],
    ['::FFFF:c000:201', '192.0.2.1', ''],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1', ''],
    ['2001:db8:0:7::1', '2001:db8:0:7::/64', '2001:db8:0::/48'],
    ['2001:0DB8:0000:0007:ffff:1:2:3', '2001:db8:0:7::/64', '2001:db8:0::/48'],
    ['2001:db8:0:8::1', '2001:db8:0:8::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['', '', ''],
    ['unknown', 'unknown', ''],
  ])('%j as %j, in %j', (address, narrow, wide) => {
    expect(groupsOf(address)).toEqual({ narrow, wide })
  })
})

test.each([
  ['192.0.2.1', ''],
  ['::ffff:192.0.2.1', ''],
  ['2001:db8:7::1', '2001:db8::/32'],
  ['2001:0DB8:ffff:7::1', '2001:db8::/32'],
  ['2001:db9::1', '2001:db9::/32'],
  ['unknown', ''],
])('the provider of %j is %j', (address, provider) => {
  expect(providerOf(address)).toBe(provider)
})

test.each(['127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '::ffff:192.168.1.1', 'fd00::1'])(
  'nobody is counted by %s, which hides its visitors when it forwards no address',
  (address) => {
    expect(networkOf({ address })).toEqual({ narrow: '', wide: '' })
  },
)

test('behind an unconfirmed proxy visitors are counted singly and together', () => {
  const network = networkOf({ address: '203.0.113.9', unconfirmedProxy: '127.0.0.1' })
  expect(network).toEqual({ narrow: '203.0.113.9 by 127.0.0.1', wide: 'by 127.0.0.1' })
})

test('what is stored names no address, and differs between stores', () => {
  const secret = randomBytes(32)
  const hash = storedHash(secret, 'network', '192.0.2.1')
  expect(hash).toMatch(/^[\w-]{22}$/)
  expect(storedHash(secret, 'network', '192.0.2.1')).toBe(hash)
  expect(storedHash(secret, 'mailbox', '192.0.2.1')).not.toBe(hash)
  expect(storedHash(randomBytes(32), 'network', '192.0.2.1')).not.toBe(hash)
  expect(storedHash(secret, 'network', '')).toBe('')
})
