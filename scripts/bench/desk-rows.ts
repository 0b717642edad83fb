import { createHash, randomUUID } from 'node:crypto'

/** A row by its columns; instants are epoch milliseconds. */
export type Row = Record<string, string | number | null>

export interface BenchRows {
  bookings: Row[]
  outbox: Row[]
  callLinks: Row[]
}

const HOUR_MS = 60 * 60 * 1000
const CALL_MS = HOUR_MS / 2
/** How long a call keeps the code of the network it was booked from. */
const NETWORK_MS = 30 * 24 * HOUR_MS
const SPECIALTIES = ['Ketamine', 'Neuropathy', 'Vision', 'Aesthetics']
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * What an agency's database holds after some years: one call an hour back from now, every tenth cancelled, each with
 * its sent e-mails and the hashes of their links; and a few calls ahead with reminders that are not due yet.
 * @param count number of past calls
 * @param ahead starts of the upcoming calls, in epoch milliseconds
 */
export function deskRows(count: number, ahead: readonly number[], now: number): BenchRows {
  const rows: BenchRows = { bookings: [], outbox: [], callLinks: [] }
  const lastHour = Math.floor(now / HOUR_MS) * HOUR_MS - HOUR_MS
  for (let n = count; n > 0; n--) addCall(rows, lastHour - n * HOUR_MS, n, now)
  for (const [n, startsAt] of ahead.entries()) addCall(rows, startsAt, n, now)
  return rows
}

function addCall({ bookings, outbox, callLinks }: BenchRows, startsAt: number, n: number, now: number): void {
  const id = randomUUID()
  const bookedAt = Math.min(startsAt, now) - (1 + (n % 200)) * HOUR_MS
  const isCancelled = startsAt < now && n % 10 === 0
  bookings.push({
    ...{ id, starts_at: startsAt, ends_at: startsAt + CALL_MS, blocks_until: startsAt + HOUR_MS },
    ...{
      visitor_zone: 'America/Chicago',
      name: `Dana Example ${n}`,
      email: `dana.${n % 70_000}@example.com`,
    },
    ...{ phone: '+1 555 010 0199', practice: `Example Practice ${n}`, area: 'Knoxville, TN' },
    ...{ specialty: SPECIALTIES[n % SPECIALTIES.length] ?? '', note: 'We run ads today.'.repeat(n % 8) },
    consents: JSON.stringify({ reminderTexts: n % 2 === 0, marketingTexts: false, wording: {} }),
    attribution: JSON.stringify({ utm_source: 'newsletter', utm_campaign: `campaign-${n % 50}` }),
    ...{ status: isCancelled ? 'cancelled' : 'confirmed', sequence: isCancelled ? 1 : 0 },
    ...{ cancelled_at: isCancelled ? bookedAt : null, cancelled_by: isCancelled ? 'visitor' : null },
    network: startsAt > now - NETWORK_MS ? sha256(`network ${n % 300}`) : '',
    ...{ form_key: sha256(`key ${id}`), reference_hash: sha256(id), created_at: bookedAt },
  })
  const messages = [
    { kind: 'confirmation', due: bookedAt },
    { kind: 'agency-copy', due: bookedAt },
    { kind: 'day-reminder', due: startsAt - 24 * HOUR_MS },
    { kind: 'hour-reminder', due: startsAt - HOUR_MS },
  ]
  for (const { kind, due } of messages) {
    const sentAt = due <= now ? due : null
    outbox.push({
      ...{ id: randomUUID(), booking_id: id, kind, sequence: 0, created_at: due, due_at: due },
      ...{ attempts: sentAt ? 1 : 0, sent_at: sentAt },
    })
    if (sentAt) callLinks.push({ hash: sha256(`${id} ${kind}`), booking_id: id, created_at: due })
  }
}
