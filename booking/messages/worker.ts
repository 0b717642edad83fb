import { describeError } from '../../platform/describe-error.ts'
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
  const stop = new AbortController()
  const sending = new Map<string, { channel: Channel; delivery: Promise<void> }>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  const placesLeft = (channel: Channel) =>
    MAX_CONCURRENT - [...sending.values()].filter((one) => one.channel === channel).length
  const begin = (message: PendingMessage) => {
    const { channel } = message
    const delivery = deliver(options, message, stop.signal).finally(() => {
      const wasFull = placesLeft(channel) === 0
      sending.delete(message.id)
      if (wasFull) wake()
    })
    sending.set(message.id, { channel, delivery })
  }
  const startDue = async () => {
    let claimed: PendingMessage[]
    do {
      again = false
      const channels = CHANNELS.filter((channel) => placesLeft(channel) > 0)
      if (channels.length === 0) return
      const limit = Math.min(...channels.map(placesLeft))
      const due = { channels, dueAfter: await heldBefore(now()), except: [...sending.keys()] }
      claimed = await claimDue(store, now(), { limit, ...due })
      claimed.forEach(begin)
    } while (!stopped && (again || claimed.length > 0))
  }
  const tick = () => {
    clearTimeout(timer)
    running = startDue()
      .catch((error: unknown) => {
        log.error(describeError(error), 'The outbox could not be read; messages are delayed.')
      })
      .finally(() => {
        running = null
        if (!stopped) timer = setTimeout(tick, again ? 0 : everyMs)
      })
  }
  const wake = () => {
    again = true
    if (!running && !stopped) tick()
  }
  tick()
  return {
    /** Reads the outbox now instead of at the next poll. Call after a commit that enqueued messages. */
    wake,
    /** Resolves within seconds: what still hangs is ended, and tried again after the next start. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
      const end = setTimeout(() => stop.abort(), STOP_MS)
      await Promise.all([...sending.values()].map(({ delivery }) => delivery))
      clearTimeout(end)
    },
  }
}
