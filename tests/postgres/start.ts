export interface RunningPostgres {
  /** `postgres://…` of a superuser on an empty database. */
  url: string
  stop(): Promise<void>
}

/** null where no PostgreSQL binaries are installed. */
export async function startPostgres(): Promise<RunningPostgres | null> {
  throw new Error('not written yet')
}
