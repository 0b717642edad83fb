import { openStore } from '../../../booking/db/open.ts'
import { listEvents, MAX_EVENTS } from '../../../booking/db/webhook-events.ts'
import { migrationsFolder } from '../../fixtures/migrations-folder.ts'
import { startBookingService } from '../../fixtures/start-booking-service.ts'
import type { Trial } from '../trial.ts'

const OWN_CALLS = 20
const STRANGERS = 20

const trial: Trial = {
  name: 'Twenty networks call the webhook to push the agency’s calls out of its history',
  tries: 2000,
  async run(tries) {
    const desk = await startBookingService()
    const call = async (address: string, value: string) => {
      const request = new Request(`https://practice.example.com/desk/webhook?from=${value}`)
      return (await desk.service.fetch(request, { address })).status
    }
    try {
      for (let n = 0; n < OWN_CALLS; n++) await call('192.0.2.1', 'agency')
      let accepted = 0
      for (let n = 0; n < tries; n++) {
        const status = await call(`203.0.113.${n % STRANGERS}`, 'stranger')
        accepted += Number(status === 202)
      }
      const store = await openStore({ dataDir: desk.settings.dataDir, migrationsFolder })
      const events = await listEvents(store)
      await store.close()
      const own = events.filter(({ query }) => query.from === 'agency').length
      return {
        // With fewer than the history holds, nothing was pushed.
        ...{ tried: accepted > MAX_EVENTS ? tries : 0, lost: OWN_CALLS - own, letIn: 0 },
        note: `${accepted} calls of strangers were accepted; the ${own} of the agency are still in the history`,
      }
    } finally {
      await desk.close()
    }
  },
}

export default trial
