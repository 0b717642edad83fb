import { openConnection } from '../fixtures/servers/open-request.ts'

/** Sends raw bytes and resolves to the whole response, up to where the server closed the connection. */
export async function rawRequest(
  origin: string,
  bytes: string | Buffer,
  patienceMs = 10_000,
): Promise<string> {
  const { socket, received, closed } = await openConnection(origin, bytes)
  let isSilent = false
  socket.setTimeout(patienceMs, () => {
    isSilent = true
    socket.destroy()
  })
  await closed
  if (isSilent) throw new Error('The server kept silent.')
  return received()
}

/** The status of a raw response; 0 without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
