import { expect, test } from 'vitest'
import { attemptLimit } from './rate-limit.ts'

test('counts an IPv6 sender by the /56', async () => {
  const limit = attemptLimit(1)
  expect(await limit.take('2001:db8:0:7::1')).toBe(0)
  expect(await limit.take('2001:db8:0:8::1')).toBeGreaterThan(0)
  expect(await limit.take('2001:db8:0:100::1')).toBe(0)
})
