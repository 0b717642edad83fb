import { describeError } from '../../platform/describe-error.ts'
import { repeatWork } from '../../platform/repeated-work.ts'
import { CHANNELS, type Channel } from '../core/message-kinds.ts'
import { type DeliveryOptions, deliver } from './deliver.ts'
import { claimDue, holdLate, type PendingMessage } from './outbox-claims.ts'

/** For each channel, so that one that hangs does not hold up the others. */
const MAX_CONCURRENT = 3
/** How long a stopping worker waits for the messages that are being sent. */
const STOP_MS = 2_500

/** Sends due messages every `everyMs` until stopped. Several workers may share one PostgreSQL database. */
export function startOutboxWorker(options: DeliveryOptions & { everyMs: number }) {
  const { store, now, log, everyMs } = options
  const heldBefore = holdLate(store)
  const end = new AbortController()
  const sending = new Map<string, { channel: Channel; isSuspect: boolean; delivery: Promise<void> }>()

  const placesLeft = (channel: Channel) =>
    MAX_CONCURRENT - [...sending.values()].filter((one) => one.channel === channel).length
  const begin = (message: PendingMessage) => {
    const { channel } = message
    const isSuspect = message.composings > 1
    const delivery = deliver(options, message, end.signal).finally(() => {
      const wasFull = placesLeft(channel) === 0
      sending.delete(message.id)
      if (wasFull || isSuspect) wake()
    })
    sending.set(message.id, { channel, isSuspect, delivery })
  }
  const startDue = async (stop: AbortSignal) => {
    let claimed: PendingMessage[]
    do {
      const channels = CHANNELS.filter((channel) => placesLeft(channel) > 0)
      if (channels.length === 0 || stop.aborted) return
      const limit = Math.min(...channels.map(placesLeft))
      const due = { channels, dueAfter: await heldBefore(now()), except: [...sending.keys()] }
      claimed = await claimDue(store, now(), { limit, ...due, isSuspect: false })
      // One at a time, so that the one that ends the process is told from those that were composed beside it.
      if (![...sending.values()].some(({ isSuspect }) => isSuspect))
        claimed.push(...(await claimDue(store, now(), { limit: 1, ...due, isSuspect: true })))
      claimed.forEach(begin)
    } while (claimed.length > 0)
  }
  const readOutbox = (stop: AbortSignal) =>
    startDue(stop).catch((error: unknown) =>
      log.error(describeError(error), 'The outbox could not be read; messages are delayed.'),
    )
  const reads = repeatWork(readOutbox, 0, everyMs, log)
  const wake = () => void reads.check()
  return {
    /** Reads the outbox now instead of at the next poll. Call after a commit that enqueued messages. */
    wake,
    /** Resolves within seconds: what still hangs is ended, and tried again after the next start. */
    async stop() {
      await reads.stop()
      const timer = setTimeout(() => end.abort(), STOP_MS)
      await Promise.all([...sending.values()].map(({ delivery }) => delivery))
      clearTimeout(timer)
    },
  }
}
