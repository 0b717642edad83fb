import type { Send } from '../compose.ts'
import { failureOf } from '../failure.ts'

/** Sending took too long, or the process stops. */
class SendTimeout extends Error {
  override name = 'SendTimeout'
  readonly code = 'SEND_TIMEOUT'
}

/** Sends; ends the send and throws SendTimeout after `milliseconds`, or when `stop` says so. */
export async function withDeadline(send: Send, milliseconds: number, stop: AbortSignal): Promise<void> {
  const controller = new AbortController()
  const end = () => controller.abort()
  const timer = setTimeout(end, milliseconds)
  stop.addEventListener('abort', end)
  if (stop.aborted) end()
  try {
    await send(controller.signal)
  } catch (error) {
    throw controller.signal.aborted && failureOf(error) !== 'refused'
      ? new SendTimeout('The message was not accepted in time.', { cause: error })
      : error
  } finally {
    clearTimeout(timer)
    stop.removeEventListener('abort', end)
  }
}
