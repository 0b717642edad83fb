import { CalendarFailed } from './connected-calendar.ts'

/** Waits for what `fetch` brings. @throws {CalendarFailed} temporary, when it brings nothing */
export async function orNoAnswer<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    throw new CalendarFailed(codeOf(error), 'temporary', error)
  }
}

/** Node's code is in the cause of what `fetch` throws; the signal's end has none. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'NO_ANSWER'
}
