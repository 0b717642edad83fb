import { expect, test } from 'vitest'
import { limitGroup } from './limits.ts'

test('counts IPv6 addresses by their /64 and IPv4 addresses singly', () => {
  expect(limitGroup('192.0.2.1')).toBe('192.0.2.1')
  expect(limitGroup('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1')
  const group = limitGroup('2001:db8:0:7::1')
  expect(limitGroup('2001:0db8:0000:0007:ffff:1:2:3')).toBe(group)
  expect(limitGroup('2001:db8:0:8::1')).not.toBe(group)
  expect(limitGroup('fe80::1%eth0')).toBe(limitGroup('fe80::2'))
  expect(limitGroup('')).toBe('')
})
