import { rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { databaseCode, StoreError } from '../db/store-error.ts'
import type { Log } from '../log.ts'
import { type Command, commandSchema } from './command.ts'
import { type Answer, CommandError } from './run-command.ts'
import { socketPath } from './socket-path.ts'

/** A command is a short line; whoever sends more is not the operator's program. Bytes. */
const LONGEST_LINE = 1024
const PATIENCE_MS = 5_000
const MOST_AT_ONCE = 8

export interface OperatorSocket {
  /** Stops listening and takes the socket away. */
  close(): Promise<void>
}

export interface ListenParts {
  dataDir: string
  answer: (command: Command) => Promise<Answer>
  log: Log
}

/**
 * Listens on `<dataDir>/desk.sock` for the operator's commands: one line of JSON in, one line of JSON out. Only
 * the user who runs the desk may connect (mode 600). Call it while holding the folder's lock: a socket that lies
 * there is then left over from a process that died. A desk that cannot listen works on and says so in the log.
 */
export async function listenForOperator({ dataDir, answer, log }: ListenParts): Promise<OperatorSocket> {
  const path = socketPath(dataDir)
  if (!path) return { close: async () => {} }
  const server = createServer({ allowHalfOpen: true }, (socket) => converse(socket, answer, log))
  server.maxConnections = MOST_AT_ONCE
  const code = await listen(server, path)
  if (code) log.warn({ code }, 'The operator’s commands cannot reach this desk while it runs.')
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Resolves to null, or to the code of what kept it from listening. */
function listen(server: Server, path: string): Promise<string | null> {
  rmSync(path, { force: true })
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(('code' in error && String(error.code)) || error.name))
    // The socket is made inside the call, so the narrow mask covers it from its first moment.
    const before = process.umask(0o177)
    try {
      server.listen(path, () => resolve(null))
    } finally {
      process.umask(before)
    }
  })
}

function converse(socket: Socket, answer: ListenParts['answer'], log: Log): void {
  let received = ''
  // An operator who hangs up early is none of the desk's business.
  socket.on('error', () => socket.destroy())
  socket.setEncoding('utf8').setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.on('data', (chunk: string) => {
    received += chunk
    if (received.length > LONGEST_LINE) return void socket.destroy()
    const end = received.indexOf('\n')
    if (end === -1) return
    socket.removeAllListeners('data').setTimeout(0)
    void reply(received.slice(0, end), answer, log).then((line) => {
      socket.end(`${line}\n`)
      socket.setTimeout(PATIENCE_MS)
    })
  })
  socket.on('end', () => {
    if (!received.includes('\n')) socket.destroy()
  })
}

async function reply(line: string, answer: ListenParts['answer'], log: Log): Promise<string> {
  const command = commandSchema.safeParse(readJson(line))
  if (!command.success) {
    return JSON.stringify({ refused: 'The running site does not know this command: restart it.' })
  }
  try {
    const given = await answer(command.data)
    log.info({ command: command.data.name }, 'The operator asked.')
    return JSON.stringify(given)
  } catch (error) {
    if (error instanceof CommandError || error instanceof StoreError) {
      return JSON.stringify({ refused: error.message })
    }
    const name = error instanceof Error ? error.name : typeof error
    log.error(
      { error: name, code: databaseCode(error), command: command.data.name },
      'An operator’s command failed.',
    )
    return JSON.stringify({ refused: 'The desk failed at it; its log says where.' })
  }
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
