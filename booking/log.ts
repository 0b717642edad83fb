/** The part of a logger that the desk uses; pino satisfies it. Nothing personal may be passed in. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
