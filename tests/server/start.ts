import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')

export interface RunningServer {
  origin: string
  process: ChildProcess
  /** Everything the process has written so far, both streams. */
  output(): string
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  return port
}

/** Starts the built server as a visitor would meet it. `npm test` has built it before. */
export async function startServer(env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort()
  const child = spawnServer({ PORT: String(port), ...env })
  const output = collect(child)
  const origin = `http://localhost:${port}`
  const deadline = Date.now() + 60_000
  while (!output().includes('The site is at')) {
    if (child.exitCode !== null) throw new Error(`The server stopped at its start:\n${output()}`)
    if (Date.now() > deadline) throw new Error(`The server did not start:\n${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return { origin, process: child, output, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Starts the server where it is expected to refuse; resolves with its exit code and its words. */
export async function refusedStart(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawnServer(env)
  const output = collect(child)
  const [code] = await once(child, 'exit')
  return { code, output: output() }
}

function spawnServer(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [path.join(root, 'build', 'server', 'main.js')], {
    env: { PATH: process.env.PATH ?? '', BOOKING_ATTEMPTS_PER_TEN_MINUTES: '100000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function collect(child: ChildProcess): () => string {
  let text = ''
  const add = (chunk: Buffer) => {
    text += chunk
  }
  child.stdout?.on('data', add)
  child.stderr?.on('data', add)
  return () => text
}
