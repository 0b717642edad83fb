import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { constants } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from './end-process.ts'
import type { Log } from './log.ts'

/** What is behind the server. */
export interface Stoppable {
  /** Makes /readyz say no, and changes nothing else. */
  announceStop(): void
  /** Closes the booking service. */
  close(): Promise<void>
}

/** Milliseconds after the signal at which open requests are cut off, and at which the process ends in any case. */
const REQUESTS_UNTIL_MS = 3_500
const END_MS = 4_500

/**
 * Milliseconds in which another signal is a repetition of the first: Ctrl+C on `npm start` arrives twice, from the
 * terminal and from npm.
 */
const REPEATED_MS = 1_000

/**
 * On SIGTERM or SIGINT: says "not ready" for a while, so that a proxy sends visitors elsewhere, and accepts connections
 * meanwhile; then refuses new ones, finishes the open requests, closes each connection after its response, closes what
 * is behind the server, and ends the process within five seconds. A later signal ends it at once.
 * @param delayMs milliseconds between the signal and the refusal of new connections
 */
export function stopOnSignal(server: Server, delayMs: number, log: Log, site: Stoppable): void {
  const responses = trackResponses(server)
  let firstSignal: number | undefined
  async function stop(signal: NodeJS.Signals) {
    const started = performance.now()
    if (firstSignal !== undefined) {
      if (started - firstSignal < REPEATED_MS) return
      endProcess(128 + constants.signals[signal])
    }
    firstSignal = started
    const until = (ms: number) =>
      wait(Math.max(0, ms - (performance.now() - started)), undefined, { ref: false })
    log.info({ signal }, 'Stopping')
    site.announceStop()
    responses.closeConnections()
    await wait(delayMs)

    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    await Promise.race([closed, until(REQUESTS_UNTIL_MS)])
    // A connection that keeps sending must not keep the process.
    const cut = responses.open()
    server.closeAllConnections()
    const behind = site.close().then(
      () => true,
      () => false,
    )
    const clean = await Promise.race([behind, until(END_MS).then(() => false)])
    const fields = { ms: Math.round(performance.now() - started), cut }
    if (clean && cut === 0) log.info(fields, 'Stopped')
    else log.warn({ ...fields, closed: clean }, 'Stopped before everything had finished.')
    endProcess(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}

/** Knows the responses that are under way, to end their connections once the server stops. */
function trackResponses(server: Server) {
  const open = new Set<ServerResponse>()
  let closing = false
  const closeAfter = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    open.add(response)
    // A response that waited for its turn when the connection broke is never closed.
    request.once('close', () => {
      if (request.socket.destroyed) open.delete(response)
    })
    response.once('close', () => {
      open.delete(response)
      // One that had sent its headers before the signal keeps its connection: it is idle from now on.
      if (closing && !server.listening) setImmediate(() => server.closeIdleConnections())
    })
    if (closing) closeAfter(response)
  })
  return {
    open: () => open.size,
    closeConnections() {
      closing = true
      for (const response of open) closeAfter(response)
    },
  }
}
