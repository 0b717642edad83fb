/** The part of a logger that the booking service uses; pino satisfies it. Never pass personal data. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** For commands, which say on the terminal what happened. */
export const noLog: Log = { info() {}, warn() {}, error() {} }
