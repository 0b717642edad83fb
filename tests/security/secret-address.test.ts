import { expect, it } from 'vitest'
import { appInProcess } from '../fixtures/app-in-process.ts'
import { startBookingService } from '../fixtures/servers/start-booking-service.ts'

const test = await startBookingService()

const ask = (address: string) =>
  appInProcess(test.service).request(new Request(`http://localhost${address}`), undefined, {})

it.each([
  ['/bookingconfirmation?booking=abcdefghijklmnop', 200],
  ['/bookingconfirmation?%62ooking=abcdefghijklmnop', 200],
  ['/%62ookingconfirmation?booking=abcdefghijklmnop', 301],
  ['/BookingConfirmation/?booking=abcdefghijklmnop', 301],
  ['/%2562ookingconfirmation?booking=abcdefghijklmnop', 404],
  ['/bookingconfirmation.html?booking=abcdefghijklmnop', 404],
  ['/bookingconfirmation%3Fbooking=abcdefghijklmnop', 404],
  ['/about?booking=abcdefghijklmnop', 200],
  ['/desk/call?booking=abcdefghijklmnop', 404],
  ['/desk/%63all?booking=abcdefghijklmnop', 404],
  ['/desk/day?link=abcdefghijklmnop', 404],
  ['/desk/office?link=abcdefghijklmnop', 404],
  ['/about%3Flink=abcdefghijklmnop', 404],
])('no cache keeps the answer to %s, and no other site is told of it', async (address, status) => {
  const response = await ask(address)
  expect(response.status).toBe(status)
  const { headers } = response
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('CDN-Cache-Control')).toBeNull()
  expect(headers.get('Referrer-Policy')).toBe('no-referrer')
})

it('leaves the answers to other addresses as they are', async () => {
  for (const address of ['/', '/bookingconfirmation', '/About']) {
    const { headers } = await ask(address)
    expect(headers.get('Cache-Control')).not.toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  }
})
