import type { Send } from '../compose.ts'
import { failureOf } from '../failure.ts'

class SendTimeout extends Error {
  override name = 'SendTimeout'
  readonly code = 'SEND_TIMEOUT'
}

/** Sends; ends the send after `milliseconds` or on `stop`. @throws {SendTimeout} */
export async function withDeadline(send: Send, milliseconds: number, stop: AbortSignal): Promise<void> {
  const ended = AbortSignal.any([stop, AbortSignal.timeout(milliseconds)])
  try {
    await send(ended)
  } catch (error) {
    if (!ended.aborted || failureOf(error) === 'refused') throw error
    throw new SendTimeout('The message was not accepted in time.', { cause: error })
  }
}
