import { expect, test } from 'vitest'
import { isPublic, networkOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:7::1', '2001:db8:0:0::/56'],
  ['2001:0DB8:0000:01ff:ffff:1:2:3', '2001:db8:0:100::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['unknown', 'unknown'],
])('%j is counted as %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each(['127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '::ffff:192.168.1.1', 'fd00::1', 'unknown'])(
  '%j stands for nobody in particular',
  (address) => {
    expect(isPublic(networkOf(address))).toBe(false)
  },
)

test.each(['192.0.2.1', '2001:db8::1'])('%j is somebody’s', (address) => {
  expect(isPublic(networkOf(address))).toBe(true)
})
