import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from './end-process.ts'
import type { Log } from './log.ts'

/** What is behind the server. */
export interface Stoppable {
  /** Makes /readyz say no, and each response the last one of its connection. */
  announceStop(): void
  /** Closes the booking service. */
  close(): Promise<void>
}

/** Milliseconds after the signal at which open requests are cut off, and at which the process ends in any case. */
const REQUESTS_UNTIL_MS = 3_500
const END_MS = 4_500

/** Milliseconds between two closings of idle connections: those whose response had begun before the signal. */
const IDLE_MS = 100

/**
 * On SIGTERM or SIGINT: says "not ready" for a while, so that a proxy sends visitors elsewhere, and accepts connections
 * meanwhile; then refuses new ones, finishes the open requests, closes what is behind the server, and ends the process
 * within five seconds. Ctrl+C on `npm start` arrives twice, from the terminal and from npm: later signals change nothing.
 * @param delayMs milliseconds between the signal and the refusal of new connections
 */
export function stopOnSignal(server: Server, delayMs: number, log: Log, site: Stoppable): void {
  let isStopping = false
  async function stop(signal: NodeJS.Signals) {
    if (isStopping) return
    isStopping = true
    const started = performance.now()
    const until = (ms: number) => wait(Math.max(0, ms - (performance.now() - started)), false, { ref: false })
    log.info({ signal }, 'Stopping')
    site.announceStop()
    await wait(delayMs)

    const finished = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
    setInterval(() => server.closeIdleConnections(), IDLE_MS).unref()
    const isFinished = await Promise.race([finished, until(REQUESTS_UNTIL_MS)])
    // A connection that keeps sending must not keep the process.
    server.closeAllConnections()
    const closed = site.close().then(
      () => true,
      () => false,
    )
    const isClosed = await Promise.race([closed, until(END_MS)])
    const ms = Math.round(performance.now() - started)
    if (isFinished && isClosed) log.info({ ms }, 'Stopped')
    else log.warn({ ms, isFinished, isClosed }, 'Stopped before everything had finished.')
    endProcess(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}
