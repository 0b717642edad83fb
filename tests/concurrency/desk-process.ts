import { serve } from '@hono/node-server'
import { openBookingService } from '../../booking/booking-service.ts'
import { moveBooking } from '../../booking/db/change-booking.ts'
import { openStore } from '../../booking/db/open.ts'
import { StoreError } from '../../booking/db/store-error.ts'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import type { BookingSettings } from '../../booking/domain/settings.ts'

/**
 * One process of the desk, as the server would run it, with the settings of a test: `SETTINGS` holds what differs from
 * the example's, as JSON. Also answers `POST /move?id=…&start=…`, which moves a call as its page does. Prints its port.
 */
const { migrationsFolder, ...over } = JSON.parse(process.env.SETTINGS ?? '{}')
const settings: BookingSettings = { ...exampleSettings, ...over }
const silent = { info() {}, warn() {}, error() {} }
const service = await openBookingService(settings, {
  ...{ log: silent, migrationsFolder, minimumFillMs: 0 },
  assets: { script: '/desk/widget.js', style: 'body{margin:0}' },
})
const store = await openStore({ ...settings, migrationsFolder })

async function move(query: URLSearchParams): Promise<Response> {
  const startsAt = Temporal.Instant.from(query.get('start') ?? '')
  const change = { settings, now: Temporal.Now.instant(), tellVisitor: true }
  try {
    return Response.json(await moveBooking(store, query.get('id') ?? '', startsAt, change))
  } catch (error) {
    if (error instanceof StoreError) return new Response(null, { status: 503 })
    throw error
  }
}

const server = serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    fetch: (request) => {
      const { pathname, searchParams } = new URL(request.url)
      if (pathname === '/move') return move(searchParams)
      return service.fetch(request, { address: request.headers.get('x-visitor') ?? '' })
    },
  },
  ({ port }) => console.log(`PORT ${port}`),
)
process.on('SIGTERM', async () => {
  server.close()
  await service.close()
  await store.close()
  process.exit(0)
})
