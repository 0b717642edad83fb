import { createConnection } from 'node:net'
import type { Command } from './command.ts'
import { type Answer, CommandError } from './run-command.ts'
import { socketPath } from './socket-path.ts'

const PATIENCE_MS = 15_000

/**
 * Asks the desk that runs on this data folder.
 * @returns null when none listens there.
 * @throws CommandError with its own words, or when it may not be asked or does not answer.
 */
export async function askRunningDesk(dataDir: string, command: Command): Promise<Answer | null> {
  const path = socketPath(dataDir)
  if (!path) return null
  const line = await exchange(path, JSON.stringify(command))
  if (line === null) return null
  if (line === '') throw new CommandError('The running site broke off the answer: try again, or restart it.')
  const answer: Answer | { refused: string } = JSON.parse(line)
  if ('refused' in answer) throw new CommandError(answer.refused)
  return answer
}

/** Sends one line and resolves to what comes back; null where nobody listens. */
function exchange(path: string, line: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path, () => socket.write(`${line}\n`))
    let received = ''
    socket.setEncoding('utf8').setTimeout(PATIENCE_MS, () => {
      socket.destroy()
      reject(new CommandError(`The running site did not answer within ${PATIENCE_MS / 1000} seconds.`))
    })
    socket.on('data', (chunk: string) => {
      received += chunk
    })
    socket.on('end', () => resolve(received))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      const { code = '' } = error
      // No socket, or one left over from a process that died.
      if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(code)) return resolve(null)
      if (['EACCES', 'EPERM'].includes(code)) {
        return reject(
          new CommandError(`${path} is another user’s: type the command as the user who runs the site.`),
        )
      }
      if (['ECONNRESET', 'EPIPE'].includes(code)) return resolve('')
      reject(error)
    })
  })
}
