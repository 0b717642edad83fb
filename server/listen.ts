import type { Server } from 'node:http'
import { describeError } from '../platform/describe-error.ts'
import type { Environment } from './config/environment.ts'
import { expectedMessage } from './config/expected-error.ts'
import type { Log } from './log.ts'
import { endProcess, type Stoppable, stopOnSignal } from './stop.ts'

/** Milliseconds. A phone in a tunnel needs less; slower clients hold connections open on purpose (slowloris). */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than the two minutes for which Caddy keeps one: it could post a booking on a connection that has just closed.
  keepAliveTimeout: 125_000,
}

/** A browser holds six at most; a proxy in front keeps its own limits. */
const MAX_CONNECTIONS = 1_000

/** Milliseconds without progress of a response. With a phone at 20 KB/s, progress shows every 67 seconds. */
const STALLED_RESPONSE_MS = 90_000

type Place = Pick<Environment, 'port' | 'host'>

/** Ends the start with one sentence for the operator; an unexpected error keeps its stack. */
export function exitWithError(error: unknown): never {
  console.error(expectedMessage(error) ?? error)
  endProcess(1)
}

/** Why the system does not let the site listen, in one sentence; null for an unknown error. */
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

/** Listens on the port of the settings until SIGTERM or SIGINT, then stops the server and `opened`. */
export function listen(
  server: Server,
  environment: Place & Pick<Environment, 'stopDelayMs'>,
  log: Log,
  opened: Stoppable,
): void {
  server.maxConnections = MAX_CONNECTIONS
  server.timeout = STALLED_RESPONSE_MS
  // Once, so that a flood of connections doesn't flood the log.
  server.once('drop', () => log.warn('Connections are refused, because there are too many at once.'))
  server.on('error', async (error: NodeJS.ErrnoException) => {
    await opened.close()
    exitWithError(describeListenError(error.code, environment) ?? error)
  })
  server.listen(environment.port, environment.host, () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : environment.port
    if (process.stdout.isTTY) console.log(`\nThe site is at http://localhost:${port} (stop it with Ctrl+C)\n`)
    else log.info({ port, node: process.version, tz: process.versions.tz }, 'Listening')
  })
  // Node would print the message, which may hold what a visitor typed.
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'The process ends because of an unexpected error.')
    endProcess(1)
  })
  stopOnSignal(server, environment.stopDelayMs, log, opened)
}
