import type { Server } from 'node:http'
import { StoreUnusable } from '../booking/db/store-error.ts'
import { InvalidRules } from '../booking/domain/rules.ts'
import { type Environment, InvalidSetting } from './config/environment.ts'
import type { Log } from './log.ts'

/**
 * Milliseconds a client may take for the headers and for the whole request, and how often this is checked. A phone
 * in a tunnel needs less; a slower one is holding the connection open on purpose (slowloris).
 */
export const requestTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
}

/** How long open connections may delay the end, in milliseconds. */
const CLOSE_TIMEOUT = 5_000

/** Ends the start with one sentence a person can act on. Anything unexpected keeps its stack. */
export function refuse(error: unknown): never {
  const expected = [InvalidSetting, InvalidRules, StoreUnusable].some((kind) => error instanceof kind)
  console.error(expected && error instanceof Error ? error.message : error)
  process.exit(1)
}

/**
 * Listens on the port of the settings until SIGTERM or SIGINT, then closes what is open and ends the process.
 * @param close closes the booking service
 */
export function listen(server: Server, environment: Environment, log: Log, close: () => Promise<void>): void {
  server.on('error', async (error: NodeJS.ErrnoException) => {
    await close()
    if (error.code !== 'EADDRINUSE') refuse(error)
    console.error(`Port ${environment.port} is taken by another program; set PORT to a free one.`)
    process.exit(1)
  })
  server.listen(environment.port, environment.host, () => {
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : environment.port
    log.info({ port, node: process.version, tz: process.versions.tz }, 'Listening')
    console.log(`\nThe site is at http://localhost:${port} (stop it with Ctrl+C)\n`)
  })

  let stopping = false
  async function stop(signal: string) {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'Stopping')
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    // A connection that keeps sending must not keep the process.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT).unref())])
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
