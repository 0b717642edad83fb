import pino, { type Logger } from 'pino'

export type Log = Logger

/**
 * One JSON line an event on standard output. Lines carry ids, codes and paths without their query:
 * the query may hold a booking's reference, and a body holds a person.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime })
}
