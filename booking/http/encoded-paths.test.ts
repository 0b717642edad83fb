import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBookingService, type TestService } from '../../tests/fixtures/start-booking-service.ts'

let test: TestService
beforeAll(async () => {
  test = await startBookingService()
})
afterAll(() => test.close())

it.each(['/desk/%62ooking', '/desk/%62ooking?clinic=no-such-clinic', '/desk/%73lots?clinic=no-such-clinic'])(
  '%s is no address, so that no clinic’s page is shown as the agency’s',
  async (address) => {
    expect((await test.get(address)).status).toBe(404)
  },
)
