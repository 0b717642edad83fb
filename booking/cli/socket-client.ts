import { createConnection } from 'node:net'
import type { Command } from './parse-command.ts'
import { CommandError, type CommandResult } from './run-command.ts'
import { socketPath } from './socket-path.ts'

const TIMEOUT_MS = 15_000

/**
 * Sends a command to the server that runs on this data folder.
 * @returns null when no server listens there
 * @throws CommandError with the server's message, or when the socket is another user's or times out.
 */
export async function sendToRunningService(dataDir: string, command: Command): Promise<CommandResult | null> {
  const path = socketPath(dataDir)
  if (!path) return null
  const line = await exchange(path, JSON.stringify(command))
  if (line === null) return null
  if (line === '') throw new CommandError('The running site closed the connection: try again, or restart it.')
  const response: CommandResult | { error: string } = JSON.parse(line)
  if ('error' in response) throw new CommandError(response.error)
  return response
}

/** Sends one line and resolves to the response; null when nobody listens, empty when the connection broke. */
function exchange(path: string, line: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => socket.write(`${line}\n`))
    let received = ''
    socket.setEncoding('utf8').setTimeout(TIMEOUT_MS, () => {
      socket.destroy()
      reject(new CommandError(`The running site did not answer within ${TIMEOUT_MS / 1000} seconds.`))
    })
    socket.on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('end', () => resolve(received))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error
      // No socket, or a stale one of a killed process.
      if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(code)) return resolve(null)
      if (['EACCES', 'EPERM'].includes(code)) {
        return reject(
          new CommandError(`${path} belongs to another user: run the command as the user who runs the site.`),
        )
      }
      if (['ECONNRESET', 'EPIPE'].includes(code)) return resolve('')
      reject(error)
    })
  })
}
