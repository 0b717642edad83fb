import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { startBookingService } from '../../tests/fixtures/start-booking-service.ts'
import { webhookFloods } from '../../tests/fixtures/webhook-floods.ts'
import { inBrief } from '../../tests/in-brief.ts'
import { listEvents, MAX_EVENTS } from '../db/webhook-events.ts'
import type { Client } from './client.ts'

const OWN_CALLS = 20
const CALLS = MAX_EVENTS + 20

onBothStores((store, place) => {
  /** Makes the calls in order and returns how many of each sender are in the history. */
  async function kept(calls: readonly { from: string; client: Client }[]): Promise<Record<string, number>> {
    const desk = await startBookingService(place())
    try {
      for (const { from, client } of calls) {
        const request = new Request(`https://practice.example.com/desk/webhook?from=${from}`)
        expect((await desk.service.fetch(request, client)).status).toBe(202)
      }
    } finally {
      await desk.close()
    }
    const senders = Object.groupBy(await listEvents(store()), ({ query }) => query.from ?? '')
    return Object.fromEntries(Object.entries(senders).map(([from, events]) => [from, events?.length ?? 0]))
  }
  const times = (count: number, from: string, client: (n: number) => Client) =>
    Array.from({ length: count }, (_, n) => ({ from, client: client(n) }))

  it.each(inBrief ? webhookFloods.slice(0, 1) : webhookFloods)(
    '$name push none of the agency’s earlier calls out',
    async ({ agency, stranger }) => {
      const calls = [
        ...times(OWN_CALLS, 'agency', () => agency),
        ...times(CALLS, 'stranger', stranger),
        { from: 'last', client: stranger(CALLS) },
      ]
      expect(await kept(calls)).toEqual({
        ...{ agency: OWN_CALLS, stranger: MAX_EVENTS - OWN_CALLS - 1, last: 1 },
      })
    },
    60_000,
  )

  it.each(webhookFloods.slice(1, inBrief ? 2 : 3))(
    '$name that were there first push none of the agency’s calls out',
    async ({ agency, stranger }) => {
      const calls = [
        ...times(CALLS / 2, 'stranger', stranger),
        ...times(OWN_CALLS, 'agency', () => agency),
        ...times(CALLS / 2, 'stranger', (n) => stranger(CALLS / 2 + n)),
      ]
      expect(await kept(calls)).toEqual({ agency: OWN_CALLS, stranger: MAX_EVENTS - OWN_CALLS })
    },
    60_000,
  )
})
