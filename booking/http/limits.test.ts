import { describe, expect, test } from 'vitest'
import { attemptLimit } from './limits.ts'

test('refuses an address that has used up its attempts, and says how long to wait', async () => {
  const limit = attemptLimit(2)
  const taken = [1, 2, 3].map(() => limit.take({ address: '192.0.2.1' }))
  const [first, second, third = 0] = await Promise.all(taken)
  expect([first, second]).toEqual([0, 0])
  expect(third).toBeGreaterThan(590)
  expect(third).toBeLessThanOrEqual(600)
  expect(await limit.take({ address: '192.0.2.2' })).toBe(0)
})

test('counts an IPv6 sender by the /64, and all of a /48 together', async () => {
  const limit = attemptLimit(2)
  const take = (address: string) => limit.take({ address })
  expect(await take('2001:db8:0:7::1')).toBe(0)
  expect(await take('2001:db8:0:7:1:2:3:4')).toBe(0)
  expect(await take('2001:db8:0:7::5')).toBeGreaterThan(0)
  let allowed = 2
  for (let n = 8; n < 100; n++) if ((await take(`2001:db8:0:${n.toString(16)}::1`)) === 0) allowed++
  expect(allowed).toBe(40)
  expect(await take('2001:db8:1::1')).toBe(0)
})

test('counts an IPv4-mapped address as IPv4', async () => {
  const limit = attemptLimit(1)
  await limit.take({ address: '::ffff:192.0.2.1' })
  expect(await limit.take({ address: '192.0.2.1' })).toBeGreaterThan(0)
})

describe('behind an unconfirmed proxy', () => {
  const behind = (address: string, unconfirmedProxy = '127.0.0.1') => ({ address, unconfirmedProxy })

  test('one visitor cannot use up the attempts of the others', async () => {
    const limit = attemptLimit(3)
    for (let attempt = 0; attempt < 500; attempt++) await limit.take(behind('203.0.113.9'))
    expect(await limit.take(behind('203.0.113.9'))).toBeGreaterThan(0)
    expect(await limit.take(behind('203.0.113.10'))).toBe(0)
  })

  test('made-up addresses buy twenty times the attempts, and no more', async () => {
    const limit = attemptLimit(3)
    let allowed = 0
    for (let n = 0; n < 500; n++) {
      if ((await limit.take(behind(`198.51.${n >> 8}.${n & 255}`))) === 0) allowed++
    }
    expect(allowed).toBe(60)
    expect(await limit.take(behind('198.51.100.1', '10.0.0.2'))).toBe(0)
  })

  test('made-up attempts take none from the address they name', async () => {
    const limit = attemptLimit(1)
    await limit.take(behind('203.0.113.9'))
    expect(await limit.take({ address: '203.0.113.9' })).toBe(0)
  })
})
