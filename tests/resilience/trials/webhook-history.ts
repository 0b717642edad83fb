import { openStore } from '../../../booking/db/open.ts'
import { listEvents, MAX_EVENTS } from '../../../booking/db/webhook-events.ts'
import type { Client } from '../../../booking/http/client.ts'
import { migrationsFolder } from '../../fixtures/migrations-folder.ts'
import { startBookingService } from '../../fixtures/start-booking-service.ts'
import { type WebhookFlood, webhookFloods } from '../../fixtures/webhook-floods.ts'
import type { Trial } from '../trial.ts'

const OWN_CALLS = 20

const trial: Trial = {
  name: 'Networks, a whole IPv6 /32 and invented addresses call the webhook to push the agency’s calls out of its history',
  tries: 5000,
  async run(tries) {
    const each = Math.ceil(tries / webhookFloods.length)
    let accepted = 0
    let lost = 0
    let floods = 0
    for (const flood of webhookFloods) {
      const outcome = await runFlood(flood, each)
      accepted += outcome.accepted
      lost += OWN_CALLS - outcome.own
      // With fewer than the history holds, nothing was pushed.
      floods += Number(outcome.accepted > MAX_EVENTS)
    }
    const own = webhookFloods.length * OWN_CALLS
    return {
      ...{ tried: floods === webhookFloods.length ? tries : 0, lost, letIn: 0 },
      note: `${floods} floods with ${accepted} accepted calls; ${own - lost} of the agency’s ${own} calls are still in the history`,
    }
  },
}

/** Makes the agency's calls, then those of the strangers. */
async function runFlood({ agency, stranger }: WebhookFlood, calls: number) {
  const desk = await startBookingService()
  const call = async (from: string, client: Client) => {
    const request = new Request(`https://practice.example.com/desk/webhook?from=${from}`)
    return (await desk.service.fetch(request, client)).status
  }
  try {
    for (let n = 0; n < OWN_CALLS; n++) await call('agency', agency)
    let accepted = 0
    for (let n = 0; n < calls; n++) accepted += Number((await call('stranger', stranger(n))) === 202)
    const store = await openStore({ dataDir: desk.settings.dataDir, migrationsFolder })
    const events = await listEvents(store)
    await store.close()
    return { accepted, own: events.filter(({ query }) => query.from === 'agency').length }
  } finally {
    await desk.close()
  }
}

export default trial
