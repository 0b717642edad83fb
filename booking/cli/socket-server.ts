import { rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { databaseCode, StoreError } from '../db/store-error.ts'
import type { Log } from '../log.ts'
import { type Command, commandSchema } from './parse-command.ts'
import { CommandError, type CommandResult } from './run-command.ts'
import { socketPath } from './socket-path.ts'

/** Longer lines are not commands. */
const MAX_LINE_LENGTH = 1024
const TIMEOUT_MS = 5_000
const MAX_CONNECTIONS = 8

export interface OperatorSocket {
  /** Stops listening and removes the socket. */
  close(): Promise<void>
}

export interface OperatorSocketOptions {
  dataDir: string
  run: (command: Command) => Promise<CommandResult>
  log: Log
}

/**
 * Listens on `<dataDir>/desk.sock` for the operator's commands: one line of JSON in, one line of JSON out. Only
 * the user who runs the server may connect (mode 600). Call it while holding the lock of the data folder: an existing
 * socket is then stale and is replaced. When it cannot listen, it logs a warning and the server runs without it.
 */
export async function listenForOperator({
  dataDir,
  run,
  log,
}: OperatorSocketOptions): Promise<OperatorSocket> {
  const path = socketPath(dataDir)
  if (!path) return { close: async () => {} }
  const server = createServer({ allowHalfOpen: true }, (socket) => handleConnection(socket, run, log))
  server.maxConnections = MAX_CONNECTIONS
  const code = await listen(server, path)
  if (code) log.warn({ code }, 'The operator’s commands cannot reach this server.')
  return {
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Resolves to null, or to the error code. */
function listen(server: Server, path: string): Promise<string | null> {
  rmSync(path, { force: true })
  return new Promise((resolve) => {
    server.once('error', (error) => resolve(('code' in error && String(error.code)) || error.name))
    // The socket is created inside the call, so it is never readable by others.
    const previous = process.umask(0o177)
    try {
      server.listen(path, () => resolve(null))
    } finally {
      process.umask(previous)
    }
  })
}

function handleConnection(socket: Socket, run: OperatorSocketOptions['run'], log: Log): void {
  let received = ''
  // The client may disconnect at any time.
  socket.on('error', () => socket.destroy())
  socket.setEncoding('utf8').setTimeout(TIMEOUT_MS, () => socket.destroy())
  socket.on('data', (chunk: string) => {
    received += chunk
    if (received.length > MAX_LINE_LENGTH) return void socket.destroy()
    const end = received.indexOf('\n')
    if (end === -1) return
    socket.removeAllListeners('data').setTimeout(0)
    void reply(received.slice(0, end), run, log).then((line) => {
      socket.end(`${line}\n`)
      socket.setTimeout(TIMEOUT_MS)
    })
  })
  socket.on('end', () => {
    if (!received.includes('\n')) socket.destroy()
  })
}

async function reply(line: string, run: OperatorSocketOptions['run'], log: Log): Promise<string> {
  const command = commandSchema.safeParse(readJson(line))
  if (!command.success) {
    return JSON.stringify({ error: 'The running site does not know this command: restart it.' })
  }
  try {
    const result = await run(command.data)
    log.info({ command: command.data.name }, 'Operator command run.')
    return JSON.stringify(result)
  } catch (error) {
    if (error instanceof CommandError || error instanceof StoreError) {
      return JSON.stringify({ error: error.message })
    }
    const name = error instanceof Error ? error.name : typeof error
    log.error(
      { error: name, code: databaseCode(error), command: command.data.name },
      'An operator command failed.',
    )
    return JSON.stringify({ error: 'The command failed; see the log of the running site.' })
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
