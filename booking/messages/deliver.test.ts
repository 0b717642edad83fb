import { expect, it } from 'vitest'
import { bookExample } from '../../tests/fixtures/book-example.ts'
import { exampleSettings as settings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { claimAll, keepingSender } from '../../tests/fixtures/run-outbox.ts'
import { noLog } from '../core/reporting.ts'
import { listMessages } from '../lists/listings.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { deliver } from './deliver.ts'
import { settle } from './outbox-claims.ts'

const NOW = Temporal.Instant.from('2026-11-20T12:00:00Z')

onEmbeddedStore((store) => {
  /** Books a call and delivers its confirmation; `meanwhile` begins between the two checks whether it is still wanted. */
  const confirm = async (meanwhile: (message: string, booking: string) => Promise<unknown>) => {
    const booking = await bookExample(store(), {}, NOW)
    const claimed = await claimAll(store(), NOW)
    const message = claimed.find(({ kind }) => kind === 'confirmation')
    if (!message) throw new Error('There is no confirmation.')
    const { sender, sent } = keepingSender()
    let asked = 0
    let change: Promise<unknown> | undefined
    const now = () => {
      // It is asked for each check, and for composing. The database takes what comes first.
      if (++asked === 2) change = meanwhile(message.id, booking.id)
      return NOW
    }
    const { signal } = new AbortController()
    await deliver({ store: store(), settings, sender, now, log: noLog }, message, signal)
    await change
    const [row] = (await listMessages(store(), { all: true })).filter(({ id }) => id === message.id)
    return { sent: sent.length, isDropped: row?.droppedAt !== null }
  }

  it('sends what is still wanted', async () => {
    expect(await confirm(async () => {})).toEqual({ sent: 1, isDropped: false })
  })

  it('doesn’t send an email whose call is canceled while it is composed', async () => {
    const change = { settings, now: NOW, by: 'visitor', tellVisitor: true } as const
    const cancel = (_: string, booking: string) => cancelBooking(store(), booking, change)
    expect(await confirm(cancel)).toEqual({ sent: 0, isDropped: true })
  })

  it('doesn’t send a message that is dropped while it is composed', async () => {
    const drop = (message: string) => settle(store(), message, { droppedAt: NOW, lastError: 'dropped' })
    expect(await confirm(drop)).toEqual({ sent: 0, isDropped: true })
  })
})
