import pino, { type Logger } from 'pino'

export type Log = Logger

/**
 * One JSON line an event on standard output. Lines carry ids, codes and paths without their query:
 * the query may hold a booking's reference, and a body holds a person.
 */
export function createLog(level: string): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  // At once: the process ends without waiting for a write that is under way (end-process.ts).
  return pino(options, pino.destination({ dest: 1, sync: true }))
}
