import { expect, test } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { book } from '../db/book.ts'
import { exampleRequest } from '../db/example-request.ts'
import { exampleSettings, settingsWithClinic } from '../domain/example-settings.ts'
import { settingsOfHost } from '../domain/hosts.ts'
import { contactOf } from '../domain/mailbox.ts'
import type { BookingContext } from './context.ts'
import { countForm, senderOf } from './daily-limits.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const email = 'drvictim@gmail.com'
const ofClinic = settingsOfHost(settingsWithClinic, 'legacy-oaks') ?? exampleSettings

onBothStores((store) => {
  const contextOf = (settings: typeof exampleSettings) =>
    ({ store: store(), settings, now: () => now }) as BookingContext
  /** The seconds to wait after each of nine posts from nine networks, in different spellings. */
  const nineTimes = async (form: 'lead' | 'result' | 'move', settings = exampleSettings) => {
    const waits: number[] = []
    for (let n = 0; n < 9; n++) {
      const client = { address: `198.51.100.${n}` }
      waits.push(await countForm(contextOf(settings), form, client, `dr.victim+${n}@gmail.com`))
    }
    return waits
  }
  const bookIn = (settings: typeof exampleSettings, n: number) => {
    const client = { address: `203.0.113.${n}` }
    const sender = senderOf(store().secret, client, contactOf({ email, phone: '' }), '')
    const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z').add({ hours: n })
    const request = exampleRequest({ startsAt, email, network: sender.network })
    return book(store(), request, settings, now, sender)
  }
  const eightThenNone = [...Array(8).fill(0), 86_400]

  test('each form counts the posts for a mailbox by itself', async () => {
    for (const form of ['lead', 'result', 'move'] as const)
      expect(await nineTimes(form), form).toEqual(eightThenNone)
    expect(await bookIn(exampleSettings, 1)).toMatchObject({ kind: 'booked', booking: { heldUntil: null } })
  })

  test('a clinic’s bookings and moves show in no form of the agency', async () => {
    for (let n = 0; n < 9; n++) expect((await bookIn(ofClinic, n)).kind).toBe('booked')
    await nineTimes('move', ofClinic)
    for (const form of ['lead', 'result', 'move'] as const)
      expect(await nineTimes(form), form).toEqual(eightThenNone)
    expect(await bookIn(exampleSettings, 1)).toMatchObject({ kind: 'booked', booking: { heldUntil: null } })
  })
})
