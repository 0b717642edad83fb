import pino, { type Logger } from 'pino'

export type Log = Logger

/** Creates the log: one JSON line per event on standard output, without queries and what visitors typed. */
export function createLog(level: string): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  // Writes synchronously, because `endProcess` doesn't wait for pending writes.
  return pino(options, pino.destination({ dest: 1, sync: true }))
}
