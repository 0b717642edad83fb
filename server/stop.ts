import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

export interface Stoppable {
  /** Makes /readyz answer 503, and closes each connection after its next response. */
  announceStop(): void
  close(): Promise<void>
}

/** Milliseconds after the signal at which open requests are cut off, and at which the process ends in any case. */
const REQUESTS_DEADLINE_MS = 3_500
const EXIT_DEADLINE_MS = 4_500

const CLOSE_IDLE_EVERY_MS = 100

/**
 * On SIGTERM or SIGINT, reports "not ready" for `delayMs`, so that a proxy sends visitors elsewhere. Then refuses
 * connections, finishes the open requests, closes the site, and ends the process within five seconds. A second signal
 * is ignored, because Ctrl+C on `npm start` arrives twice.
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
    setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref()
    const isFinished = await Promise.race([finished, until(REQUESTS_DEADLINE_MS)])
    server.closeAllConnections()
    const closed = site.close().then(
      () => true,
      () => false,
    )
    const isClosed = await Promise.race([closed, until(EXIT_DEADLINE_MS)])
    const ms = Math.round(performance.now() - started)
    if (isFinished && isClosed) log.info({ ms }, 'Stopped')
    else log.warn({ ms, isFinished, isClosed }, 'Stopped before everything had finished.')
    endProcess(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}

const SHELL = '/bin/sh'

/** Ends this process by replacing it with a shell that exits: docs/decisions/0026-limits-of-node.md. */
export function endProcess(code: number): never {
  if (process.execve && process.platform !== 'win32' && existsSync(SHELL)) {
    process.emit('exit', code)
    process.execve(SHELL, ['sh', '-c', `exit ${code}`], {})
  }
  process.exit(code)
}
