import { connect } from 'node:net'

/** Sends raw bytes and resolves to the whole response. */
export function rawRequest(origin: string, bytes: string | Buffer, patienceMs = 10_000): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('The server kept silent.')))
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close the connection, which ends the response.
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(answer)
      else reject(error)
    })
    socket.on('close', () => resolve(answer))
    socket.write(bytes)
  })
}

/** The status of a raw response; 0 without one. */
export function statusOf(answer: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}
