import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { networkHash } from './hashing.ts'

const secret = randomBytes(32)

test('what is stored names no address, and differs between stores', () => {
  const hash = networkHash(secret, '192.0.2.1')
  expect(hash).toMatch(/^[\w-]{22}$/)
  expect(networkHash(secret, '::ffff:192.0.2.1')).toBe(hash)
  expect(networkHash(secret, '192.0.2.2')).not.toBe(hash)
  expect(networkHash(randomBytes(32), '192.0.2.1')).not.toBe(hash)
  expect(networkHash(secret, '10.0.0.1')).toBe('')
})
