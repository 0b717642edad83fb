import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isNetworkFull, networkHash } from './hashing.ts'

const secret = randomBytes(32)

test('what is stored names no address, and differs between stores', () => {
  const hash = networkHash(secret, '192.0.2.1')
  expect(hash).toMatch(/^[\w-]{22}$/)
  expect(networkHash(secret, '::ffff:192.0.2.1')).toBe(hash)
  expect(networkHash(secret, '192.0.2.2')).not.toBe(hash)
  expect(networkHash(randomBytes(32), '192.0.2.1')).not.toBe(hash)
  expect(networkHash(secret, '10.0.0.1')).toBe('')
})

test('an IPv6 network has its share, and its /48 a larger one; an unknown network has none', () => {
  const calls = (length: number, address: (index: number) => string) =>
    Array.from({ length }, (_, index) => ({ network: networkHash(secret, address(index)) }))
  const isFull = (address: string, earlier: { network: string }[]) =>
    isNetworkFull(networkHash(secret, address), earlier)
  const own = calls(5, () => '2001:db8:0:100::1')
  expect(isFull('2001:db8:0:1ff::2', own)).toBe(true)
  expect(isFull('2001:db8:0:1ff::2', own.slice(1))).toBe(false)
  expect(isFull('2001:db8:0:200::1', own)).toBe(false)
  const wide = calls(15, (index) => `2001:db8:0:${(index * 256).toString(16)}::1`)
  expect(isFull('2001:db8:0:ff00::1', wide)).toBe(true)
  expect(isFull('2001:db8:0:ff00::1', wide.slice(1))).toBe(false)
  expect(isFull('2001:db8:1:ff00::1', wide)).toBe(false)
  const isPrivateFull = isFull(
    '10.0.0.1',
    calls(99, () => '10.0.0.1'),
  )
  expect(isPrivateFull).toBe(false)
})
