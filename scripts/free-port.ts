import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Listens on a port; null if it is taken. The open server doesn't keep the process from ending. */
async function hold(port: number): Promise<Server | null> {
  const server = createServer().listen(port).unref()
  try {
    await once(server, 'listening')
    return server
  } catch {
    return null
  }
}

/**
 * Returns a free port below the range of outgoing connections. The port above it stays open until this process ends,
 * which keeps other callers from getting the same port before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + 2 * Math.floor(Math.random() * 5_000)
    const claim = await hold(port + 1)
    const probe = claim && (await hold(port))
    if (probe) {
      await once(probe.close(), 'close')
      return port
    }
    claim?.close()
  }
}
