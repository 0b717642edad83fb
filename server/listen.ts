import type { Server } from 'node:http'
import { describeError } from '../platform/describe-error.ts'
import type { Environment } from './config/environment.ts'
import { expectedMessage } from './config/expected-error.ts'
import { endProcess } from './end-process.ts'
import type { Log } from './log.ts'
import { type Stoppable, stopOnSignal } from './stop.ts'

/**
 * Milliseconds a client may take for the headers and for the whole request, and how often this is checked. A phone
 * in a tunnel needs less; a slower one is holding the connection open on purpose (slowloris).
 */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
}

/** Connections at once. A browser holds six at most; a proxy in front keeps its own limits. */
const MAX_CONNECTIONS = 1_000

/**
 * Milliseconds without progress after which a connection is cut while its response is sent. A phone at 20 KB/s empties the
 * system's buffers of 4 MB so far that progress shows every 67 seconds.
 */
const STALL_MS = 90_000

type Place = Pick<Environment, 'port' | 'host'>

/** Ends the start with one sentence a person can act on. Anything unexpected keeps its stack. */
export function refuse(error: unknown): never {
  console.error(expectedMessage(error) ?? error)
  endProcess(1)
}

/** Why the system does not let the site listen, in one sentence; null for an error that is none of the known ones. */
export function describeListenError(code: string | undefined, { port, host }: Place): string | null {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; set PORT to a free one.`
    case 'EACCES':
      return `This user may not listen on port ${port}; set PORT to one from 1024 up and put a proxy in front.`
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is set to "${host}", which is no address of this machine; unset it to listen on all of them.`
    default:
      return null
  }
}

/**
 * Listens on the port of the settings until SIGTERM or SIGINT.
 * @param site what to announce the stop to, and what to close last
 */
export function listen(
  server: Server,
  environment: Place & Pick<Environment, 'stopDelayMs'>,
  log: Log,
  site: Stoppable,
): void {
  server.maxConnections = MAX_CONNECTIONS
  server.timeout = STALL_MS
  // Once: whoever floods the site must not flood the log.
  server.once('drop', () => log.warn('Connections are refused, because there are too many at once.'))
  server.on('error', async (error: NodeJS.ErrnoException) => {
    await site.close()
    const sentence = describeListenError(error.code, environment)
    if (sentence === null) refuse(error)
    console.error(sentence)
    endProcess(1)
  })
  server.listen(environment.port, environment.host, () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : environment.port
    // For a person in a terminal a sentence; for whoever collects the output a line like all others.
    if (process.stdout.isTTY) console.log(`\nThe site is at http://localhost:${port} (stop it with Ctrl+C)\n`)
    else log.info({ port, node: process.version, tz: process.versions.tz }, 'Listening')
  })
  // Node would print the error with its message and details, which may hold what a visitor typed.
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'The process ends because of an unexpected error.')
    endProcess(1)
  })
  stopOnSignal(server, environment.stopDelayMs, log, site)
}
