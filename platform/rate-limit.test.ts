import { expect, test } from 'vitest'
import { attemptLimit } from './rate-limit.ts'

test('refuses an address that has used up its attempts, and says how long to wait', async () => {
  const limit = attemptLimit(2)
  const taken = [1, 2, 3].map(() => limit.take('192.0.2.1'))
  const [first, second, third = 0] = await Promise.all(taken)
  expect([first, second]).toEqual([0, 0])
  expect(third).toBeGreaterThan(590)
  expect(third).toBeLessThanOrEqual(600)
  expect(await limit.take('192.0.2.2')).toBe(0)
})

test('counts an IPv6 sender by the /56', async () => {
  const limit = attemptLimit(1)
  expect(await limit.take('2001:db8:0:7::1')).toBe(0)
  expect(await limit.take('2001:db8:0:8::1')).toBeGreaterThan(0)
  expect(await limit.take('2001:db8:0:100::1')).toBe(0)
})
