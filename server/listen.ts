import type { Server } from 'node:http'
import { describeError } from '../platform/describe-error.ts'
import type { Environment } from './config/environment.ts'
import { expectedMessage } from './config/expected-error.ts'
import { loadEnvFile } from './env-file.ts'
import type { Log } from './log.ts'
import { endProcess, type Stoppable, stopOnSignal } from './stop.ts'

/** Timeouts in milliseconds. A slow phone needs less; slower clients hold connections open on purpose (slowloris). */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  // Longer than Caddy's two minutes, or Caddy could send a booking on a connection that has just closed.
  keepAliveTimeout: 125_000,
}

/** A browser opens at most six connections; a proxy in front has its own limits. */
const MAX_CONNECTIONS = 1_000

/** Milliseconds that a response may make no progress. On a phone at 20 KB/s, progress shows every 67 seconds. */
const STALLED_RESPONSE_MS = 90_000

type Place = Pick<Environment, 'port' | 'host'>

/** Exits after printing one sentence for an expected error, or the stack of an unexpected one. */
export function exitWithError(error: unknown): never {
  console.error(expectedMessage(error) ?? error)
  endProcess(1)
}

/**
 * Runs a command with the settings of `.env`, and exits as above if it fails. What reads content is imported by `work`, because
 * `.env` may choose the owner's folder, and content may be wrong.
 */
export async function withSettings(root: string, work: () => Promise<unknown>): Promise<void> {
  try {
    loadEnvFile(root)
    await work()
  } catch (error) {
    exitWithError(error)
  }
}

/** Returns one sentence on why listening failed; null for an unknown error. */
function describeListenError(code: string | undefined, { port, host }: Place): string | null {
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
  // Logged once, so that a flood of connections doesn't flood the log.
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
  // By default Node prints the message, which may contain what a visitor typed.
  process.on('uncaughtException', (error) => {
    log.fatal(describeError(error), 'The process ends because of an unexpected error.')
    endProcess(1)
  })
  stopOnSignal(server, environment.stopDelayMs, log, opened)
}
